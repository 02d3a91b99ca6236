import { Checkbox, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
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
  const { name } = category
  const usage = formatUse(use)
  const [isReplaced, setReplaced] = useState(true)
  const [replacementId, setReplacementId] = useState<string | null>(null)
  const [movesBudgets, setMovesBudgets] = useState(true)

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t`Delete ${name}?`}
      confirm={t`Delete`}
      pending={t`Deleting`}
      tone="over"
      onConfirm={async () => {
        if (isReplaced && !replacementId) throw new Error(t`Choose a replacement category.`)
        const replacement = isReplaced ? { replacementId, movesBudgets } : { leavesUncategorised: true }
        await remove({ id: category.id, ...replacement }, t`${name} deleted`)
      }}
    >
      <Text mb="12px">{t`In use: ${usage}.`}</Text>
      <Stack gap="12px" color="fg">
        <SegmentedControl
          label={t`Move these to`}
          isWide
          options={[
            { value: 'replace', label: t`Another category` },
            { value: 'leave', label: t`Uncategorised` },
          ]}
          value={isReplaced ? 'replace' : 'leave'}
          onChange={(value) => setReplaced(value === 'replace')}
        />
        {isReplaced && (
          <CategorySelect
            label={t`Replacement`}
            placeholder={t`Choose a category`}
            categories={others}
            value={replacementId}
            onChange={setReplacementId}
          />
        )}
        {isReplaced && use.budgets > 0 && (
          <Checkbox.Root checked={movesBudgets} onCheckedChange={({ checked }) => setMovesBudgets(checked === true)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{t`Combine budgets`}</Checkbox.Label>
          </Checkbox.Root>
        )}
      </Stack>
      {(!isReplaced || !movesBudgets) && use.budgets > 0 && <Text mt="10px">{t`This also deletes its budgets.`}</Text>}
    </ConfirmDialog>
  )
}
