import { Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { useOrganization } from '../../../app/session/organization.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { FormDialog } from '../../../shared/overlays/FormDialog.tsx'
import { useNewTransaction } from '../form/new-transaction.ts'
import { TransactionFields } from '../form/TransactionFields.tsx'
import { UnsavedEntry } from '../form/UnsavedEntry.tsx'
import { type LineState, useLineReading } from './line-reading.ts'

interface QuickEntryProps {
  isOpen: boolean
  onClose: () => void
}

/** A new transaction over any page: one line, and below it the fields that the line fills. */
export function QuickEntry({ isOpen, onClose }: QuickEntryProps) {
  return isOpen && <Entry onClose={onClose} />
}

function Entry({ onClose }: Pick<QuickEntryProps, 'onClose'>) {
  const { currency } = useOrganization()
  const form = useRef<HTMLFormElement>(null)
  const lineField = useRef<HTMLInputElement>(null)
  const entry = useNewTransaction(form, { readsAddress: false })
  const { line, setLine, read, state } = useLineReading(entry.change)

  const save = async () => {
    // Enter in the line may come before its reading.
    const fields = state === 'UNREAD' ? await read() : null
    if (fields) entry.change(fields)
    if ((await entry.save(fields ?? {})) !== 'REFUSED') onClose()
  }
  return (
    <FormDialog
      title={t`New transaction`}
      form={form}
      initialFocus={lineField}
      action={t`Save`}
      doing={t`Saving`}
      isPending={entry.isPending}
      error={entry.refusal}
      onSubmit={save}
      onClose={onClose}
    >
      <UnsavedEntry leftAt={entry.leftAt} onStartEmpty={entry.startEmpty} />
      <Stack gap="16px">
        <FormField label={t`In one line`} help={helpOf(state)}>
          <Input
            ref={lineField}
            value={line}
            maxLength={500}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={t`12.50 lunch yesterday #trip`}
            onChange={({ target }) => setLine(target.value)}
          />
        </FormField>
        <TransactionFields
          values={entry.draft}
          onChange={entry.change}
          errors={entry.errors}
          base={currency}
          amountKey={entry.amountKey}
          takesFocus={false}
          categoryHelp={entry.isSuggested && t`Suggested from past transactions`}
          onChoose={entry.takeOver}
        />
      </Stack>
    </FormDialog>
  )
}

function helpOf(state: LineState): string {
  switch (state) {
    case 'NO_AMOUNT':
      return t`No amount was found in this line. Fill in the fields below.`
    case 'SEVERAL':
      return t`Only the first entry of this line is filled in. The assistant takes several at once.`
    default:
      return t`Write what you spent, with @ for who paid and # for a tag. The fields below are filled in.`
  }
}
