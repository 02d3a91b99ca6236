import { Box, Button, Input, Stack } from '@chakra-ui/react'
import { type SubmitEvent, useId, useState } from 'react'
import type { TagRowFragment } from '../../generated.ts'
import { ColorChoice } from '../../shared/ColorChoice.tsx'
import { DialogFrame } from '../../shared/DialogFrame.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/errors.ts'
import { FormField } from '../../shared/FormField.tsx'
import { useTagChanges } from './changes.ts'

/** A tag's name and colour. @param tag null: a new one */
export function TagDialog({ tag, onClose }: { tag: TagRowFragment | null; onClose: () => void }) {
  const formId = useId()
  const { create, update } = useTagChanges()
  const [name, setName] = useState(tag?.name ?? '')
  const [color, setColor] = useState(tag?.color ?? 1)
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const fields = fieldErrorsOf(error)

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
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
    <DialogFrame
      isOpen
      onClose={onClose}
      title={tag ? 'Edit tag' : 'New tag'}
      size="question"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? 'Saving' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate>
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
        {error !== null && Object.keys(fields).length === 0 && (
          <Box role="alert" mt="12px" color="over.fg">
            {messageOf(error)}
          </Box>
        )}
      </form>
    </DialogFrame>
  )
}
