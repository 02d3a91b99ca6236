import { setTimeout as pause } from 'node:timers/promises'
import { nextAddress } from './network-address.ts'
import { createProfile, type TestUser } from './people.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export const password = 'correct horse'

/** Sends a request to an entry point of built-in accounts. */
// biome-ignore lint/suspicious/noExplicitAny: the answers are untyped JSON; tests state what they expect of them.
export async function postAuth(baseUrl: string, action: string, body: object): Promise<any> {
  const response = await fetch(`${baseUrl}/auth/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${action}: ${JSON.stringify(answer)}`)
  return answer
}

/** Creates a verified account without a profile, and returns its address. */
export async function createAddress(baseUrl: string, email: string, name: string): Promise<string> {
  await postAuth(baseUrl, 'register', { email, password, name })
  const link = await linkIn(baseUrl, email, 'Verify your email address')
  await postAuth(baseUrl, 'verify', { code: link.slice(link.indexOf('=') + 1), password, name })
  return email
}

/** Creates a built-in account with a profile and signs it in. */
export async function signUpWithAccount(baseUrl: string, email: string, name = 'Maya Lindqvist'): Promise<TestUser> {
  await createAddress(baseUrl, email, name)
  const { token } = await postAuth(baseUrl, 'login', { email, password })
  return createProfile({ baseUrl, email, password, token, name, organizationId: '' })
}

/** Waits for a mail to this address and returns its link to the server. */
export async function linkIn(baseUrl: string, email: string, subject: string): Promise<string> {
  const { text } = await mailTo(baseUrl, email, subject)
  const [link] = text.match(/https?:\S+\/login\S*/) ?? []
  if (!link) throw new Error(`No link: ${text}`)
  return link
}

/** Waits for a mail that is shown at /dev/mail. */
export async function mailTo(baseUrl: string, email: string, subject: string): Promise<Mail> {
  const until = Date.now() + 60_000
  for (;;) {
    const response = await fetch(`${baseUrl}/dev/mail`, { headers: { accept: 'application/json' } })
    const mails: Mail[] = await response.json()
    const found = mails.find((mail) => mail.to === email && mail.subject === subject)
    if (found) return found
    if (Date.now() > until) throw new Error(`There is no mail "${subject}" to ${email}.`)
    await pause(50)
  }
}
