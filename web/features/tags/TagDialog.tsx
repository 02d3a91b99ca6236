import { Input, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { TagRowFragment } from '../../generated.ts'
import { ColorChoice } from '../../shared/controls/ColorChoice.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { useTagChanges } from './changes.ts'

/** A tag's name and colour. @param tag null: a new one */
export function TagDialog({ tag, onClose }: { tag: TagRowFragment | null; onClose: () => void }) {
  const { create, update } = useTagChanges()
  const [name, setName] = useState(tag?.name ?? '')
  const [color, setColor] = useState(tag?.color ?? 1)
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const fields = fieldErrorsOf(error)

  const save = async () => {
    setPending(true)
    try {
      await (tag ? update(tag.id, { name, color }) : create(name, color))
      onClose()
    } catch (refusal) {
      setError(refusal)
    } finally {
      setPending(false)
    }
  }

  return (
    <FormDialog
      title={tag ? 'Edit tag' : 'New tag'}
      size="question"
      deed="Save"
      doing="Saving"
      isPending={isPending}
      refusal={error !== null && Object.keys(fields).length === 0 ? messageOf(error) : null}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px">
        <FormField label="Name" error={fields.name}>
          <Input
            value={name}
            maxLength={60}
            autoComplete="off"
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
        </FormField>
        <ColorChoice value={color} onChange={setColor} error={fields.color} />
      </Stack>
    </FormDialog>
  )
}
