import { createHmac } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from '../../support/test.ts'

export const password = 'correct horse'

export const freshEmail = () => `own-${process.pid}-${crypto.randomUUID()}@example.test`

interface Mail {
  to: string
  subject: string
  text: string
}

export async function register(page: Page, baseUrl: string, email: string, name = 'Maya Lindqvist') {
  await page.goto(`${baseUrl}/register`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

export async function logIn(page: Page, email: string, typed = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Creates an account with a profile by the entry points that the screens use. */
export async function createAccount(baseUrl: string, name = 'Maya Lindqvist'): Promise<string> {
  const email = await createAddress(baseUrl, freshEmail(), name)
  const { token } = await post(baseUrl, 'login', { email, password })
  for (const [path, body] of [
    ['initialize-profile', { name }],
    ['complete-onboarding', {}],
  ] as const) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    await fetch(`${baseUrl}/api/v1/users/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return email
}

/** Creates an account without a profile. */
export async function createAddress(baseUrl: string, email: string, name: string): Promise<string> {
  await post(baseUrl, 'register', { email, password, name })
  const link = await linkIn(baseUrl, email, 'Verify your email address')
  await post(baseUrl, 'verify', { code: link.slice(link.indexOf('=') + 1) })
  return email
}

async function post(baseUrl: string, path: string, body: object) {
  const response = await fetch(`${baseUrl}/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer
}

let addresses = 0

/** Gives a device a network of its own, because the entry points limit the requests of a network. */
export const setOwnNetwork = ({ context }: { context: BrowserContext }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() })

const nextAddress = () => `10.1.${process.pid % 250}.${++addresses}`

/** Waits for a mail to this address and returns its link to the server. */
export async function linkIn(baseUrl: string, email: string, subject: string): Promise<string> {
  const mail = await mailTo(baseUrl, email, subject)
  const [link] = mail.text.match(/https?:\S+\/login\S*/) ?? []
  if (!link) throw new Error(`No link: ${mail.text}`)
  return link
}

export async function mailTo(baseUrl: string, email: string, subject: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const response = await fetch(`${baseUrl}/dev/mail`, { headers: { accept: 'application/json' } })
        const mails: Mail[] = await response.json()
        found = mails.find((mail) => mail.to === email && mail.subject === subject)
        return found
      },
      { timeout: 15_000 },
    )
    .toBeDefined()
  if (!found) throw new Error('No mail')
  return found
}

/** Waits until the app shows the dashboard of a signed-in user. */
export async function atDashboard(page: Page) {
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
}

/** Computes the code that an authenticator app shows in this step of 30 seconds, or in a later one (RFC 6238). */
export function totpCode(secret: string, laterSteps = 0): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + laterSteps))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Adds a device to the browser that stores passkeys and verifies its user by itself. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Closes the tour that opens for a new user. */
export async function closeTour(page: Page) {
  const tour = page.getByRole('dialog', { name: 'Welcome' })
  await tour.getByRole('button', { name: 'Close' }).click()
  await tour.waitFor({ state: 'hidden' })
}
