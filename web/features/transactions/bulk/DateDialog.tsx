import { Button } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { DateInput } from '../../../shared/controls/DateInput.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { type Day, today } from '../../../shared/format/dates.ts'
import { DialogFrame } from '../../../shared/overlays/DialogFrame.tsx'

interface DateDialogProps {
  count: number
  onClose: () => void
  onChoose: (day: Day) => void
}

export function DateDialog({ count, onClose, onChoose }: DateDialogProps) {
  const [day, setDay] = useState<Day>(today())
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={t`${plural(count, { one: 'Change the date of # transaction', other: 'Change the date of # transactions' })}`}
      size="question"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button disabled={!day} onClick={() => onChoose(day)}>
            {t`Change`}
          </Button>
        </>
      }
    >
      <FormField label={t`Date`}>
        <DateInput value={day} onChange={setDay} />
      </FormField>
    </DialogFrame>
  )
}
