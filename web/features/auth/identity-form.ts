import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { type IdentityError, identityErrorOf } from '../../app/identity/identity-errors.ts'
import { focusFirstError } from '../../shared/controls/FormField.tsx'

interface IdentityForm {
  form: RefObject<HTMLFormElement | null>
  isPending: boolean
  identityError: IdentityError | null
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** A form that the identity provider validates. `send` receives the trimmed fields and the unchanged password. */
export function useIdentityForm(send: (fields: Record<string, string>) => Promise<unknown>): IdentityForm {
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [identityError, setError] = useState<IdentityError | null>(null)

  const run = async (fields: Record<string, string>) => {
    setPending(true)
    try {
      await send(fields)
      setError(null)
    } catch (error) {
      setError(identityErrorOf(error))
      focusFirstError(form.current)
    } finally {
      setPending(false)
    }
  }

  return {
    form,
    isPending,
    identityError,
    submit(event) {
      event.preventDefault()
      if (!isPending) void run(fieldsOf(event.currentTarget))
    },
  }
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, name === 'password' ? String(value) : String(value).trim()]),
  )
}
