import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { DateInput } from '../../../shared/controls/DateInput.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { type Day, today } from '../../../shared/format/dates.ts'
import { pluralize } from '../../../shared/format/pluralize.ts'
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
      title={`Change the date of ${pluralize(count, 'transaction')}`}
      size="question"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!day} onClick={() => onChoose(day)}>
            Change
          </Button>
        </>
      }
    >
      <FormField label="Date">
        <DateInput value={day} onChange={setDay} />
      </FormField>
    </DialogFrame>
  )
}
