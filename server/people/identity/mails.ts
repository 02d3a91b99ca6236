import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Mail, Mailer } from '../../adapters/mail.ts'
import { forReader, isLanguage } from '../../base/text.ts'
import { enqueue, requireDetail, type ServerTask } from '../../platform/jobs/jobs.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { SignInLimits } from '../../platform/security/token-bucket.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { compose } from '../mails/layout.ts'
import { type CodePurpose, tokenOfCode } from './codes.ts'
import { findAccount } from './credentials.ts'
import type { RegistrationMode } from './services.ts'

export interface SignInMailServices {
  mailer: Mailer
  signer: Signer
  address: string
  registration: RegistrationMode
}

interface PendingMail {
  purpose: CodePurpose
  email: string
  hasAccount: boolean
  isInvited: boolean
  language: string | undefined
}

/**
 * Counts a mail that anyone can cause.
 * @returns false at the limit of the address. Nothing is sent then, and the links of its earlier mails stay valid, so that
 * strangers keep no one from an account.
 * @throws AppError RATE_LIMITED at the limit of the network for this address
 */
export function takeMail({ mails, mailsToAddress }: SignInLimits, email: string, network: string): boolean {
  mails.take(`${email} ${network}`)
  if (mailsToAddress.read(email) < 1) return false
  mailsToAddress.take(email)
  return true
}

/** The mail is sent by a job that reads the code, so that the job contains no address and no code. */
export function enqueueSignInMail(db: WriteDb, codeId: string): Promise<void> {
  return enqueue(db, 'sign-in-mail', { codeId })
}

const sendSignInMail: ServerTask<SignInMailServices>['runForServer'] = async (pool, details, services) => {
  const codeId = requireDetail(details, 'codeId')
  const pending = await findPendingMail(pool, codeId)
  if (!pending) return
  const { address, mailer } = services
  const linkTo = (step: string) => `${address}/login#${step}=${tokenOfCode(services, pending.purpose, codeId)}`
  const language = pending.language && isLanguage(pending.language) ? pending.language : 'en'
  const mail = forReader(language, () => mailOf(pending, services, linkTo))
  if (mail) await mailer.send(mail)
}

export const signInTasks: Record<string, ServerTask<SignInMailServices>> = {
  'sign-in-mail': { runForServer: sendSignInMail },
}

/** @returns undefined if nothing is sent, because the address has no account or was not invited */
function mailOf(
  { purpose, email, hasAccount, isInvited }: PendingMail,
  { address, registration }: SignInMailServices,
  linkTo: (step: string) => string,
): Mail | undefined {
  if (purpose === 'register') {
    if (hasAccount) return accountExistsMail(email, address)
    return registration === 'invited' && !isInvited ? undefined : verificationMail(email, linkTo('verify'), address)
  }
  if (purpose === 'reset') return hasAccount ? resetMail(email, linkTo('reset'), address) : undefined
  if (purpose === 'email_former') return formerAddressMail(email, linkTo('email'), address)
  if (purpose === 'email_new') return hasAccount ? undefined : newAddressMail(email, linkTo('email'), address)
  return undefined
}

function verificationMail(to: string, url: string, address: string): Mail {
  return compose({
    to,
    subject: msg`Verify your email address`,
    heading: msg`Verify your email address`,
    paragraphs: [msg`Open this link to finish creating your Purser account. It's valid for 24 hours.`],
    button: { label: msg`Verify email address`, url },
    reasons: [
      msg`Someone signed up with ${{ email: to }} at ${{ address }}.`,
      msg`If it wasn't you, ignore this email. No account is created without the link.`,
    ],
  })
}

function accountExistsMail(to: string, address: string): Mail {
  return compose({
    to,
    subject: msg`You already have a Purser account`,
    heading: msg`You already have a Purser account`,
    paragraphs: [
      msg`Someone tried to sign up with this address. It already has an account, so nothing has changed.`,
      msg`Log in as usual. If you forgot your password, you can set a new one there.`,
    ],
    button: { label: msg`Log in`, url: `${address}/login?email=${encodeURIComponent(to)}` },
    reasons: [msg`Someone tried to sign up with ${{ email: to }} at ${{ address }}.`],
  })
}

function resetMail(to: string, url: string, address: string): Mail {
  return compose({
    to,
    subject: msg`Reset your password`,
    heading: msg`Reset your password`,
    paragraphs: [msg`Open this link to set a new password. It's valid for one hour and logs out all your devices.`],
    button: { label: msg`Set a new password`, url },
    reasons: [
      msg`Someone asked to reset the password of ${{ email: to }} at ${{ address }}.`,
      msg`If it wasn't you, ignore this email. Your password stays as it is.`,
    ],
  })
}

function formerAddressMail(to: string, url: string, address: string): Mail {
  return compose({
    to,
    subject: msg`Confirm the change of your email address`,
    heading: msg`Confirm the change of your email address`,
    paragraphs: [
      msg`Open this link to allow your Purser account to move to another email address. It's valid for 24 hours.`,
      msg`To finish the change, also open the link that we sent to the new address.`,
    ],
    button: { label: msg`Allow the change`, url },
    reasons: [
      msg`You asked for this in the settings of ${{ address }}.`,
      msg`If it wasn't you, don't open the link, and change your password.`,
    ],
  })
}

function newAddressMail(to: string, url: string, address: string): Mail {
  return compose({
    to,
    subject: msg`Confirm your new email address`,
    heading: msg`Confirm your new email address`,
    paragraphs: [
      msg`Open this link to use this address for your Purser account. It's valid for 24 hours.`,
      msg`To finish the change, also open the link that we sent to your current address.`,
    ],
    button: { label: msg`Confirm this address`, url },
    reasons: [
      msg`Someone entered ${{ email: to }} as their new address at ${{ address }}.`,
      msg`If it wasn't you, ignore this email.`,
    ],
  })
}

/** @returns undefined for a code that was used or has expired since */
async function findPendingMail(pool: pg.Pool, codeId: string): Promise<PendingMail | undefined> {
  return inServerTransaction(pool, async (db) => {
    const { rows } = await sql<{ purpose: CodePurpose; email: string; language?: string; isInvited: boolean }>`
      select purpose, email, details->>'language' as language, is_invited(email) as "isInvited"
        from read_code(${codeId}) where used_at is null`.execute(db)
    const [code] = rows
    if (!code) return undefined
    const account = await findAccount(db, { email: code.email })
    return {
      ...code,
      hasAccount: account !== undefined,
      language: account?.language ?? code.language,
    }
  })
}
