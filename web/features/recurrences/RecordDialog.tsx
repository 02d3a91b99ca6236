import { Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { RecurrenceRowFragment } from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { formatFullDay } from '../../shared/format/dates.ts'
import { compareAmounts, isAmount } from '../../shared/format/decimals.ts'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { useRecurringChanges } from './changes.ts'

interface RecordDialogProps {
  recurrence: RecurrenceRowFragment
  date: string
  onClose: () => void
}

/**
 * Records the next occurrence, as planned or with another amount. For another amount, it asks whether future
 * occurrences change too.
 */
export function RecordDialog({ recurrence, date, onClose }: RecordDialogProps) {
  const locale = useLocale()
  const { record } = useRecurringChanges()
  const { description } = recurrence
  const { value: planned, currency } = recurrence.amount
  const day = formatFullDay(date, locale)
  const [amount, setAmount] = useState(planned)
  const [scope, setScope] = useState<'this' | 'all'>('this')
  const [error, setError] = useState<string | undefined>()
  const [isPending, setPending] = useState(false)
  const isOther = isAmount(amount) && compareAmounts(amount, planned) !== 0

  const save = async () => {
    if (!isAmount(amount)) return setError(t`Enter an amount, such as 12.34.`)
    setPending(true)
    try {
      await record(recurrence, date, isOther ? amount : null, isOther && scope === 'all')
      onClose()
    } catch (caught) {
      setError(fieldErrorsOf(caught).amount ?? messageOf(caught))
    } finally {
      setPending(false)
    }
  }

  return (
    <FormDialog
      title={t`Record ${description}`}
      action={t`Record`}
      doing={t`Recording`}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px">
        <FormField label={t`Amount`} error={error} help={t`For ${day}`}>
          <AmountInput
            currency={currency}
            defaultValue={planned}
            size="entry"
            onChange={(value) => {
              setAmount(value)
              setError(undefined)
            }}
          />
        </FormField>
        {isOther && (
          <SegmentedControl
            label={t`Apply this amount to`}
            options={[
              { value: 'this', label: t`This time only` },
              { value: 'all', label: t`From now on` },
            ]}
            value={scope}
            onChange={setScope}
            isWide
          />
        )}
      </Stack>
    </FormDialog>
  )
}
