import { msg } from '@lingui/core/runtime-macro'
import type { Mail } from '../../adapters/mail.ts'
import { forReader, readerLanguage, type Text } from '../../base/text.ts'
import { enqueue, requireDetail, type ServerTask } from '../../platform/jobs/jobs.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { compose } from '../mails/layout.ts'
import { findAccount, lockPassword, savePassword } from './credentials.ts'
import type { SignInMailServices } from './mails.ts'

/** A change after which someone can sign in to an account in a new way. */
type SecurityChange = 'passkey-added' | 'password-set' | 'password-changed'

/**
 * Enqueues a mail to the account's address.
 * @param device such as "Firefox, Windows", or '' if unknown
 */
export function enqueueSecurityMail(
  db: WriteDb,
  accountId: string,
  change: SecurityChange,
  device: string,
): Promise<void> {
  return enqueue(db, 'security-mail', { accountId, change, device, at: new Date().toISOString() })
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
      await mailer.send(
        forReader(account.language ?? 'en', () => securityMail(account.email, change, { at, device, address })),
      )
    },
  },
}

const headings: Record<SecurityChange, Text> = {
  'passkey-added': msg`A passkey was added to your account`,
  'password-set': msg`A password was set for your account`,
  'password-changed': msg`Your password was changed`,
}

const meanings: Record<SecurityChange, Text> = {
  'passkey-added': msg`The new passkey can log in to your Purser account.`,
  'password-set': msg`The new password can log in to your Purser account.`,
  'password-changed': msg`Your other devices were logged out. Use the new password to log in to Purser.`,
}

const remedies: Record<SecurityChange, Text> = {
  'passkey-added': msg`If it wasn't you, remove the passkey in your security settings, change your password, and log out your other devices.`,
  'password-set': msg`If it wasn't you, reset your password from the login page at once. That logs out all devices.`,
  'password-changed': msg`If it wasn't you, reset your password from the login page at once. That logs out all devices.`,
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
