import { Checkbox, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import type { SavedViewRowFragment, ViewPage } from '../../generated.ts'
import { FormField, focusFirstError } from '../../shared/controls/FormField.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { useViewChanges } from './saved-views.ts'

interface ViewNameDialogProps {
  page: ViewPage
  address: string
  renamed: SavedViewRowFragment | undefined
  mayShare: boolean
  onSaved: (id: string) => void
  onClose: () => void
}

export function ViewNameDialog({ page, address, renamed, mayShare, onSaved, onClose }: ViewNameDialogProps) {
  const { create, update } = useViewChanges()
  const formerName = renamed?.name
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(formerName ?? '')
  const [isShared, setShared] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const save = async () => {
    setPending(true)
    try {
      if (renamed) await update(renamed.id, { name })
      else onSaved((await create({ name, page, address, isShared })).id)
      onClose()
    } catch (caught) {
      setError(messageOf(caught))
      focusFirstError(form.current)
    } finally {
      setPending(false)
    }
  }

  return (
    <FormDialog
      title={formerName === undefined ? t`Save this view` : t`Rename ${formerName}`}
      size="question"
      action={renamed ? t`Rename` : t`Save`}
      doing={t`Saving`}
      isPending={isPending}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px" pt="8px">
        <FormField label={t`Name`} error={error ?? undefined}>
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
            <Checkbox.Label>{t`Share with all members`}</Checkbox.Label>
          </Checkbox.Root>
        )}
      </Stack>
    </FormDialog>
  )
}
