import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { Withdrawn } from '../../app/session/CannotWrite.tsx'
import type { RecurrenceRowFragment } from '../../generated.ts'
import { focusFirstError } from '../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { useRecurringChanges } from './changes.ts'
import { RecurrenceFields } from './RecurrenceFields.tsx'
import { changesTo, errorsIn, inputOf, type RecurrenceErrors, type RecurrenceValues } from './recurrence-values.ts'

interface RecurrenceDialogProps {
  /** Null for a new recurrence. */
  recurrence: RecurrenceRowFragment | null
  initial: RecurrenceValues
  onClose: () => void
}

export function RecurrenceDialog({ recurrence, initial, onClose }: RecurrenceDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const { create, update } = useRecurringChanges()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<RecurrenceErrors>({})
  const [errorText, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const change = (changes: Partial<RecurrenceValues>) => {
    setValues((before) => ({ ...before, ...changes }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
  }
  const showErrors = (broken: RecurrenceErrors) => {
    setErrors(broken)
    focusFirstError(form.current)
  }
  const save = async () => {
    const broken = errorsIn(values)
    if (Object.keys(broken).length > 0) return showErrors(broken)
    setPending(true)
    setError(null)
    try {
      if (recurrence) {
        const description = values.description.trim()
        await update(recurrence, changesTo(recurrence, values), t`${description} saved`, recurrence.version)
      } else {
        await create(inputOf(values))
      }
      onClose()
    } catch (error) {
      const fields: RecurrenceErrors = fieldErrorsOf(error)
      if (Object.keys(fields).length > 0) showErrors(fields)
      else setError(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <FormDialog
      title={recurrence ? t`Edit recurring transaction` : t`New recurring`}
      action={recurrence ? t`Save` : t`Add recurring`}
      doing={t`Saving`}
      isPending={isPending}
      error={errorText}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Withdrawn permission="PLANS_WRITE" />
      <RecurrenceFields values={values} onChange={change} errors={errors} isNew={recurrence === null} />
    </FormDialog>
  )
}
