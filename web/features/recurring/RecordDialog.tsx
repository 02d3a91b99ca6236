import { Button, Stack } from '@chakra-ui/react'
import { type SubmitEvent, useId, useState } from 'react'
import type { RecurrenceRowFragment } from '../../generated.ts'
import { AmountInput } from '../../shared/AmountInput.tsx'
import { DialogFrame } from '../../shared/DialogFrame.tsx'
import { formatFullDay } from '../../shared/dates.ts'
import { compareAmounts, isAmount } from '../../shared/decimals.ts'
import { fieldErrorsOf, messageOf } from '../../shared/errors.ts'
import { FormField } from '../../shared/FormField.tsx'
import { useLocale } from '../../shared/locale.ts'
import { SegmentedControl } from '../../shared/SegmentedControl.tsx'
import { useRecurringChanges } from './changes.ts'

interface RecordDialogProps {
  recurrence: RecurrenceRowFragment
  date: string
  onClose: () => void
}

/** The next one, recorded as planned or with another amount: then it is asked whether that is so from now on. */
export function RecordDialog({ recurrence, date, onClose }: RecordDialogProps) {
  const locale = useLocale()
  const formId = useId()
  const { record } = useRecurringChanges()
  const { value: planned, currency } = recurrence.amount
  const [amount, setAmount] = useState(planned)
  const [scope, setScope] = useState<'this' | 'all'>('this')
  const [error, setError] = useState<string | undefined>()
  const [isPending, setPending] = useState(false)
  const isOther = isAmount(amount) && compareAmounts(amount, planned) !== 0

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isAmount(amount)) return setError('Write the amount as a number, such as 12.34.')
    setPending(true)
    try {
      await record(recurrence, date, isOther ? amount : null, isOther && scope === 'all')
      onClose()
    } catch (refusal) {
      setError(fieldErrorsOf(refusal).amount ?? messageOf(refusal))
    } finally {
      setPending(false)
    }
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Record ${recurrence.description}`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? 'Recording' : 'Record'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="16px">
          <FormField label="Amount" error={error} help={`For ${formatFullDay(date, locale)}`}>
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
              label="Which ones have this amount"
              options={[
                { value: 'this', label: 'Only this one' },
                { value: 'all', label: 'From now on' },
              ]}
              value={scope}
              onChange={setScope}
              isWide
            />
          )}
        </Stack>
      </form>
    </DialogFrame>
  )
}
