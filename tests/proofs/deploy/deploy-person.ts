import { setTimeout as pause } from 'node:timers/promises'
import { drawReceipt, market } from '../../support/data/receipt-picture.ts'
import { bodiesOf, type SmtpServer } from '../../support/servers/smtp-server.ts'

export interface Person {
  token: string
  organizationId: string
}

export const account = { email: 'ada@example.test', password: 'a long password of the proof', name: 'Ada Black' }

/** Registers as a person would: with the form, the mail and its link. Then signs in. */
export async function register(baseUrl: string, smtp: SmtpServer): Promise<string> {
  await post(baseUrl, '/auth/register', account)
  const code = await waitFor(async () => {
    const mail = smtp.mails.find(({ to }) => to.includes(account.email))
    return mail && /\/login#verify=([\w.-]+)/.exec(bodiesOf(mail)['text/plain'] ?? mail.body)?.[1]
  })
  await post(baseUrl, '/auth/verify', { code, password: account.password, name: account.name })
  return signIn(baseUrl)
}

/** @returns the token */
export async function signIn(baseUrl: string): Promise<string> {
  const { token } = await post(baseUrl, '/auth/login', { email: account.email, password: account.password })
  if (typeof token !== 'string') throw new Error('The sign-in returned no token.')
  return token
}

export async function createProfile(baseUrl: string, token: string): Promise<Person> {
  const person = { token, organizationId: '' }
  await rest(baseUrl, person, 'POST', '/users/initialize-profile', { name: account.name })
  return openProfile(baseUrl, token)
}

export async function openProfile(baseUrl: string, token: string): Promise<Person> {
  const organizations = await rest(baseUrl, { token, organizationId: '' }, 'GET', '/organizations')
  return { token, organizationId: organizations[0].id }
}

/** Uploads a photo of a receipt, and returns it when it is read. */
export async function addReceipt(baseUrl: string, person: Person) {
  const bytes = drawReceipt()
  const about = { fileName: 'market.jpg', contentType: 'image/jpeg' }
  const { uploadUrl, storagePath } = await rest(baseUrl, person, 'POST', '/receipts/upload-url', about)
  const body = new Uint8Array(bytes)
  const sent = await fetch(new URL(uploadUrl, baseUrl), {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body,
  })
  if (!sent.ok) throw new Error(`The upload was answered ${sent.status}.`)
  const { id } = await rest(baseUrl, person, 'POST', '/receipts', { ...about, storagePath })
  const receipt = await waitFor(async () => {
    const found = await rest(baseUrl, person, 'GET', `/receipts/${id}`)
    return ['staged', 'failed'].includes(found.stage) ? found : undefined
  })
  return { receipt, isRight: receipt.stage === 'staged' && String(Number(receipt.total)) === market.total }
}

export function listReceipts(baseUrl: string, person: Person) {
  return rest(baseUrl, person, 'GET', '/receipts?limit=10')
}

// biome-ignore lint/suspicious/noExplicitAny: the REST contract is untyped JSON, and the proof states what it expects.
async function rest(baseUrl: string, person: Person, method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(person.organizationId && { 'x-active-organization-id': person.organizationId }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function post(baseUrl: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

/** Asks again until there is a value, for at most 60 s. */
export async function waitFor<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(100)) {
    const found = await find()
    if (found !== undefined) return found
  }
  throw new Error('The value did not appear within 60 s.')
}
