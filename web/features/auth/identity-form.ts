import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { type IdentityError, identityErrorOf } from '../../app/identity/identity-errors.ts'
import { focusFirstError } from '../../shared/controls/FormField.tsx'

type Fields = Record<string, string>

/** Messages by the name of the field. */
export type FieldErrors = Partial<Record<string, string>>

interface IdentityForm {
  form: RefObject<HTMLFormElement | null>
  isPending: boolean
  identityError: IdentityError | null
  fieldErrors: FieldErrors
  submit: (event: FormEvent<HTMLFormElement>) => void
  /** Removes the errors that are mended. */
  recheck: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A form that the identity provider validates. `send` receives the trimmed fields and the unchanged password.
 * @param check returns the errors of all fields, which are shown together before anything is sent
 */
export function useIdentityForm(
  send: (fields: Fields) => Promise<unknown>,
  check: (fields: Fields) => FieldErrors = () => ({}),
): IdentityForm {
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [identityError, setError] = useState<IdentityError | null>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})

  const run = async (fields: Fields) => {
    const errors = check(fields)
    setFieldErrors(errors)
    if (Object.keys(errors).length > 0) {
      setError(null)
      focusFirstError(form.current)
      return
    }
    setPending(true)
    try {
      await send(fields)
      setError(null)
    } catch (error) {
      const refused = identityErrorOf(error)
      setError(refused)
      setFieldErrors(refused.fields)
      focusFirstError(form.current)
    } finally {
      setPending(false)
    }
  }

  return {
    form,
    isPending,
    identityError,
    fieldErrors,
    submit(event) {
      event.preventDefault()
      if (!isPending) void run(fieldsOf(event.currentTarget))
    },
    recheck(event) {
      if (Object.keys(fieldErrors).length === 0) return
      const left = check(fieldsOf(event.currentTarget))
      setFieldErrors(Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => left[field])))
    },
  }
}

function fieldsOf(form: HTMLFormElement): Fields {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, name === 'password' ? String(value) : String(value).trim()]),
  )
}
