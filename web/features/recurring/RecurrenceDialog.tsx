import { Box, Button } from '@chakra-ui/react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Withdrawn } from '../../app/CannotWrite.tsx'
import type { RecurrenceRowFragment } from '../../generated.ts'
import { DialogFrame } from '../../shared/DialogFrame.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/errors.ts'
import { focusFirstError } from '../../shared/FormField.tsx'
import { useRecurringChanges } from './changes.ts'
import { RecurrenceFields } from './RecurrenceFields.tsx'
import { changesTo, errorsIn, inputOf, type RecurrenceErrors, type RecurrenceValues } from './recurrence-values.ts'

interface RecurrenceDialogProps {
  /** The one that is changed; null for a new one. */
  recurrence: RecurrenceRowFragment | null
  initial: RecurrenceValues
  onClose: () => void
}

/** What recurs, written or changed. */
export function RecurrenceDialog({ recurrence, initial, onClose }: RecurrenceDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { create, update } = useRecurringChanges()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<RecurrenceErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const change = (changes: Partial<RecurrenceValues>) => {
    setValues((before) => ({ ...before, ...changes }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
  }
  const refuse = (broken: RecurrenceErrors) => {
    setErrors(broken)
    focusFirstError(form.current)
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const broken = errorsIn(values)
    if (Object.keys(broken).length > 0) return refuse(broken)
    setPending(true)
    setRefusal(null)
    try {
      if (recurrence) {
        await update(
          recurrence,
          changesTo(recurrence, values),
          `${values.description.trim()} saved`,
          recurrence.version,
        )
      } else {
        await create(inputOf(values))
      }
      onClose()
    } catch (error) {
      const fields: RecurrenceErrors = fieldErrorsOf(error)
      if (Object.keys(fields).length > 0) refuse(fields)
      else setRefusal(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={recurrence ? `Edit the recurring ${recurrence.description}` : 'New recurring'}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? 'Saving' : recurrence ? 'Save' : 'Add recurring'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={(event) => void save(event)} noValidate>
        <Withdrawn permission="PLANS_WRITE" />
        <RecurrenceFields values={values} onChange={change} errors={errors} isNew={recurrence === null} />
        {refusal && (
          <Box role="alert" mt="12px" color="over.fg">
            {refusal}
          </Box>
        )}
      </form>
    </DialogFrame>
  )
}
