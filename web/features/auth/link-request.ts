import { useEffect, useState } from 'react'
import { type IdentityError, identityErrorOf } from '../../app/identity/identity-errors.ts'

interface LinkRequest<Answer> {
  answer: Answer | null
  error: IdentityError | null
}

/** Sends the code of a mailed link once. */
export function useLinkRequest<Answer>(code: string, send: (code: string) => Promise<Answer>): LinkRequest<Answer> {
  const [request, setRequest] = useState<LinkRequest<Answer>>({ answer: null, error: null })
  useEffect(() => {
    send(code).then(
      (answer) => setRequest({ answer, error: null }),
      (error: unknown) => setRequest({ answer: null, error: identityErrorOf(error) }),
    )
  }, [code, send])
  return request
}
