import { Checkbox, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { CategoryRowFragment, CategoryUseQuery } from '../../generated.ts'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useCategoryChanges } from './changes.ts'
import { formatUse } from './in-use.ts'

interface DeleteDialogProps {
  category: CategoryRowFragment
  use: CategoryUseQuery['categoryUse']
  others: readonly CategoryRowFragment[]
  onClose: () => void
}

export function DeleteDialog({ category, use, others, onClose }: DeleteDialogProps) {
  const { remove } = useCategoryChanges()
  const [isReplaced, setReplaced] = useState(true)
  const [replacementId, setReplacementId] = useState<string | null>(null)
  const [movesBudgets, setMovesBudgets] = useState(true)

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Delete ${category.name}?`}
      confirm="Delete"
      pending="Deleting"
      tone="over"
      onConfirm={async () => {
        if (isReplaced && !replacementId) throw new Error('Choose the category that takes its place.')
        const replacement = isReplaced ? { replacementId, movesBudgets } : { leavesUncategorised: true }
        await remove({ id: category.id, ...replacement }, `${category.name} deleted`)
      }}
    >
      <Text mb="12px">It is in use: {formatUse(use)}.</Text>
      <Stack gap="12px" color="fg">
        <SegmentedControl
          label="Where that goes"
          isWide
          options={[
            { value: 'replace', label: 'To another category' },
            { value: 'leave', label: 'Uncategorised' },
          ]}
          value={isReplaced ? 'replace' : 'leave'}
          onChange={(value) => setReplaced(value === 'replace')}
        />
        {isReplaced && (
          <CategorySelect
            label="Replacement"
            placeholder="Choose the one that takes its place"
            categories={others}
            value={replacementId}
            onChange={setReplacementId}
          />
        )}
        {isReplaced && use.budgets > 0 && (
          <Checkbox.Root checked={movesBudgets} onCheckedChange={({ checked }) => setMovesBudgets(checked === true)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Add its budgets to those there</Checkbox.Label>
          </Checkbox.Root>
        )}
      </Stack>
      {(!isReplaced || !movesBudgets) && use.budgets > 0 && <Text mt="10px">Its budgets go with it.</Text>}
    </ConfirmDialog>
  )
}
