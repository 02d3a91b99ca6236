import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { DateInput } from '../../shared/DateInput.tsx'
import { DialogFrame } from '../../shared/DialogFrame.tsx'
import { type Day, today } from '../../shared/dates.ts'
import { FormField } from '../../shared/FormField.tsx'
import { countOf } from '../../shared/words.ts'

interface DateDialogProps {
  count: number
  onClose: () => void
  onChoose: (day: Day) => void
}

/** Asks for the day that the selected transactions get. */
export function DateDialog({ count, onClose, onChoose }: DateDialogProps) {
  const [day, setDay] = useState<Day>(today())
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Change the date of ${countOf(count, 'transaction')}`}
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
