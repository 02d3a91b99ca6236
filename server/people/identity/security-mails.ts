import { msg } from '@lingui/core/runtime-macro'
import type { Mail } from '../../adapters/mail.ts'
import { forReader, readerLanguage, type Text } from '../../base/text.ts'
import { enqueue, requireDetail, type ServerTask } from '../../platform/jobs/jobs.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { compose } from '../mails/layout.ts'
import { findAccount, lockPassword, savePassword } from './credentials.ts'
import type { SignInMailServices } from './mails.ts'

/** A change of how someone can sign in to an account, about which its user gets a mail. */
export type SecurityChange = (typeof securityChanges)[number]

export const securityChanges = [
  'passkey-added',
  'passkey-removed',
  'password-set',
  'password-changed',
  'totp-added',
  'totp-removed',
  'recovery-codes-renewed',
  'provider-linked',
  'provider-unlinked',
  'email-changed',
] as const

/**
 * The mails that each mutation of the sign-in sends. Those without one add no way to sign in and remove none. A test
 * compares the list with the schema.
 */
export const mailsOfMutations: Record<string, readonly SecurityChange[]> = {
  changePassword: ['password-set', 'password-changed'],
  requestEmailChange: [],
  cancelEmailChange: [],
  endSession: [],
  endAllSessions: [],
  unlinkProvider: ['provider-unlinked'],
  moveProfile: [],
  startPasskey: [],
  finishPasskey: ['passkey-added'],
  renamePasskey: [],
  removePasskey: ['passkey-removed'],
  startTotp: [],
  finishTotp: ['totp-added'],
  removeTotp: ['totp-removed'],
  renewRecoveryCodes: ['recovery-codes-renewed'],
}

/** The mails of the entry points below /auth/ and of the callbacks of providers. */
export const mailsOfActions: Record<string, readonly SecurityChange[]> = {
  register: [],
  verify: [],
  login: [],
  'second-factor': ['provider-linked'],
  'passkey/start': [],
  'passkey/finish': [],
  forgot: [],
  reset: ['password-set', 'password-changed'],
  email: ['email-changed'],
  refresh: [],
  logout: [],
}

/**
 * Enqueues a mail to the account's address.
 * @param device such as "Firefox, Windows", or '' if unknown
 * @param formerAddress also gets the mail
 */
export function enqueueSecurityMail(
  db: WriteDb,
  accountId: string,
  change: SecurityChange,
  device: string,
  formerAddress = '',
): Promise<void> {
  const at = new Date().toISOString()
  return enqueue(db, 'security-mail', { accountId, change, device, at, ...(formerAddress && { formerAddress }) })
}

/** Saves the hash of a new password, and enqueues a mail about it. */
export async function replacePassword(db: WriteDb, accountId: string, hash: string, device: string): Promise<void> {
  const former = await lockPassword(db, accountId)
  await savePassword(db, accountId, hash)
  await enqueueSecurityMail(db, accountId, former === null ? 'password-set' : 'password-changed', device)
}

export const securityTasks: Record<string, ServerTask<SignInMailServices>> = {
  'security-mail': {
    async runForServer(pool, details, { mailer, address }) {
      const id = requireDetail(details, 'accountId')
      const account = await inServerTransaction(pool, (db) => findAccount(db, { id }))
      if (!account) return
      const change = requireDetail(details, 'change') as SecurityChange
      const [at, device] = [new Date(requireDetail(details, 'at')), requireDetail(details, 'device')]
      const { formerAddress } = details
      const readers = typeof formerAddress === 'string' ? [formerAddress, account.email] : [account.email]
      for (const reader of readers) {
        await mailer.send(
          forReader(account.language ?? 'en', () => securityMail(reader, change, { at, device, address })),
        )
      }
    },
  },
}

const headings: Record<SecurityChange, Text> = {
  'passkey-added': msg`A passkey was added to your account`,
  'passkey-removed': msg`A passkey was removed from your account`,
  'password-set': msg`A password was set for your account`,
  'password-changed': msg`Your password was changed`,
  'totp-added': msg`An authenticator app was added to your account`,
  'totp-removed': msg`The authenticator app of your account was turned off`,
  'recovery-codes-renewed': msg`Your recovery codes were replaced`,
  'provider-linked': msg`Another way to log in was linked to your account`,
  'provider-unlinked': msg`A linked way to log in was removed from your account`,
  'email-changed': msg`Your email address was changed`,
}

const meanings: Record<SecurityChange, Text> = {
  'passkey-added': msg`The new passkey can log in to your Purser account.`,
  'passkey-removed': msg`The passkey no longer logs in to your Purser account.`,
  'password-set': msg`The new password can log in to your Purser account.`,
  'password-changed': msg`Your other devices were logged out. Use the new password to log in to Purser.`,
  'totp-added': msg`From now on, logging in with a password also needs a code of the app.`,
  'totp-removed': msg`From now on, logging in with a password needs no code.`,
  'recovery-codes-renewed': msg`The former recovery codes no longer work.`,
  'provider-linked': msg`The account at the other provider can log in to your Purser account.`,
  'provider-unlinked': msg`The account at the other provider no longer logs in to your Purser account.`,
  'email-changed': msg`From now on, you log in with the new address.`,
}

const resetAtOnce = msg`If it wasn't you, reset your password from the login page at once. That logs out all devices.`
const checkSettings = msg`If it wasn't you, change your password, check your security settings, and log out your other devices.`

const remedies: Record<SecurityChange, Text> = {
  'passkey-added': msg`If it wasn't you, remove the passkey in your security settings, change your password, and log out your other devices.`,
  'passkey-removed': checkSettings,
  'password-set': resetAtOnce,
  'password-changed': resetAtOnce,
  'totp-added': checkSettings,
  'totp-removed': checkSettings,
  'recovery-codes-renewed': checkSettings,
  'provider-linked': checkSettings,
  'provider-unlinked': checkSettings,
  'email-changed': msg`If it wasn't you, tell the operator of this server at once.`,
}

interface Circumstances {
  at: Date
  device: string
  address: string
}

function securityMail(to: string, change: SecurityChange, { at, device, address }: Circumstances): Mail {
  return compose({
    to,
    subject: headings[change],
    heading: headings[change],
    paragraphs: [meanings[change], msg`If it was you, you don't need to do anything.`, remedies[change]],
    facts: [[msg`When`, timeText(at)], ...(device ? [[msg`Device`, device] as [Text, string]] : [])],
    button: { label: msg`Open security settings`, url: `${address}/settings/security` },
    reasons: [msg`You receive this because it concerns the security of your account at ${{ address }}.`],
  })
}

/** An account has no time zone. */
function timeText(at: Date): string {
  const language = readerLanguage()
  const locale = language === 'en' ? 'en-US' : language
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(at)} (UTC)`
}
