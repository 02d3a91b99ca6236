import { Button, Checkbox, Input, Stack } from '@chakra-ui/react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { SavedViewRowFragment, ViewPage } from '../../generated.ts'
import { DialogFrame } from '../../shared/DialogFrame.tsx'
import { messageOf } from '../../shared/errors.ts'
import { FormField, focusFirstError } from '../../shared/FormField.tsx'
import { useViewChanges } from './saved-views.ts'

interface ViewNameDialogProps {
  page: ViewPage
  address: string
  /** The view that gets another name; without one, a new one is saved. */
  renamed: SavedViewRowFragment | undefined
  mayShare: boolean
  onSaved: (id: string) => void
  onClose: () => void
}

export function ViewNameDialog({ page, address, renamed, mayShare, onSaved, onClose }: ViewNameDialogProps) {
  const { create, update } = useViewChanges()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(renamed?.name ?? '')
  const [isShared, setShared] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const save = async () => {
    setPending(true)
    try {
      if (renamed) await update(renamed.id, { name })
      else onSaved((await create({ name, page, address, isShared })).id)
      onClose()
    } catch (refusal) {
      setError(messageOf(refusal))
      focusFirstError(form.current)
    } finally {
      setPending(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={renamed ? `Rename ${renamed.name}` : 'Save this view'}
      size="question"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? 'Saving' : renamed ? 'Rename' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate>
        <Stack gap="16px" pt="8px">
          <FormField label="Name" error={error ?? undefined}>
            <Input
              value={name}
              maxLength={60}
              onChange={({ target }) => {
                setName(target.value)
                setError(null)
              }}
            />
          </FormField>
          {!renamed && mayShare && (
            <Checkbox.Root checked={isShared} onCheckedChange={({ checked }) => setShared(checked === true)}>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>Share with all members</Checkbox.Label>
            </Checkbox.Root>
          )}
        </Stack>
      </form>
    </DialogFrame>
  )
}
