import { Box, Skeleton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { type CategoryRowFragment, useCategoryUseQuery } from '../../generated.ts'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useCategoryChanges } from './changes.ts'
import { formatUse } from './in-use.ts'

interface MergeDialogProps {
  category: CategoryRowFragment
  others: readonly CategoryRowFragment[]
  onClose: () => void
}

export function MergeDialog({ category, others, onClose }: MergeDialogProps) {
  const { merge } = useCategoryChanges()
  const [intoId, setIntoId] = useState<string | null>(null)
  const { data } = useCategoryUseQuery({ variables: { id: category.id }, fetchPolicy: 'network-only' })
  const into = others.find(({ id }) => id === intoId)
  const usage = data && formatUse(data.categoryUse)

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Merge ${category.name} into another category`}
      confirm="Merge"
      pending="Merging"
      onConfirm={async () => {
        if (!into) throw new Error('Choose the category that stays.')
        await merge(category, into.id, `Merged ${category.name} into ${into.name}`)
      }}
    >
      <Box color="fg" mb="12px">
        <CategorySelect
          label={`Merge ${category.name} into`}
          placeholder="Choose the one that stays"
          categories={others}
          value={intoId}
          onChange={setIntoId}
        />
      </Box>
      {usage === undefined ? (
        <Skeleton h="20px" w="70%" />
      ) : (
        <Text>
          {usage ? `${usage} will go along. ` : 'Nothing is in it. '}
          {category.name} will be gone; undo brings all of it back.
        </Text>
      )}
    </ConfirmDialog>
  )
}
