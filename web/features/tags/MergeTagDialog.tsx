import { NativeSelect, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { FormField } from '../../shared/controls/FormField.tsx'
import { countOf } from '../../shared/format/pluralize.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useTagChanges } from './changes.ts'
import type { CountedTag } from './TagsSection.tsx'

interface MergeTagDialogProps {
  tag: CountedTag
  others: readonly CountedTag[]
  onClose: () => void
}

/** Gives all that have a tag another one instead. */
export function MergeTagDialog({ tag, others, onClose }: MergeTagDialogProps) {
  const { merge } = useTagChanges()
  const [into, setInto] = useState(others[0]?.id ?? '')
  const name = others.find(({ id }) => id === into)?.name ?? ''
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Merge the tag ${tag.name}?`}
      confirm="Merge"
      pending="Merging"
      onConfirm={() => merge(tag.id, into, `${tag.name} is part of ${name} now`)}
    >
      <Stack gap="12px">
        <FormField label="Into">
          <NativeSelect.Root>
            <NativeSelect.Field value={into} onChange={(event) => setInto(event.target.value)}>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <span>{`${countOf(tag.transactionCount, 'transaction')} will have ${name} instead. You can undo this.`}</span>
      </Stack>
    </ConfirmDialog>
  )
}
