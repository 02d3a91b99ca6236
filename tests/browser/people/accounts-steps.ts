import { createHmac } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { password, signUpWithAccount } from '../../support/accounts.ts'
import { nextAddress } from '../../support/network-address.ts'

export const freshEmail = () => `own-${process.pid}-${crypto.randomUUID()}@example.test`

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
  return (await signUpWithAccount(baseUrl, freshEmail(), name)).email
}

/** Gives a device a network of its own, because the entry points limit the requests of a network. */
export const setOwnNetwork = ({ context }: { context: BrowserContext }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() })

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
