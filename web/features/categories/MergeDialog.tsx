import { Box, Skeleton, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
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
  const { name } = category
  const usage = data && formatUse(data.categoryUse)

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t`Merge ${name} into another category`}
      confirm={t`Merge`}
      pending={t`Merging`}
      onConfirm={async () => {
        if (!into) throw new Error(t`Choose a category to merge into.`)
        const target = into.name
        await merge(category, into.id, t`Merged ${name} into ${target}`)
      }}
    >
      <Box color="fg" mb="12px">
        <CategorySelect
          label={t`Merge ${name} into`}
          placeholder={t`Choose a category`}
          categories={others}
          value={intoId}
          onChange={setIntoId}
        />
      </Box>
      {usage === undefined ? (
        <Skeleton h="20px" w="70%" />
      ) : (
        <Text>
          {usage
            ? t`This moves ${usage}, then deletes ${name}. You can undo this.`
            : t`${name} isn't in use. Merging deletes it. You can undo this.`}
        </Text>
      )}
    </ConfirmDialog>
  )
}
