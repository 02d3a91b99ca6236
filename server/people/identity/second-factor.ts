import { createHmac, randomBytes } from 'node:crypto'
import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type pg from 'pg'
import { AppError, ensure } from '../../base/errors.ts'
import type { Signer } from '../../platform/security/signer.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { countFailedAttempts } from './attempts.ts'
import { createCode, tokenOfCode, tryCode, useCode } from './codes.ts'
import { addCredential, findCredential, removeCredentials, useCredential } from './credentials.ts'
import { deviceName } from './device-name.ts'
import { requireEnabledAccount } from './login.ts'
import { linkTicket } from './provider-links.ts'
import { enqueueSecurityMail } from './security-mails.ts'
import type { SignInServices } from './services.ts'
import { type Client, openSession, type Session } from './sessions.ts'
import { base32, createTotpKey, findTotpStep, totpUrl } from './totp.ts'

const recoveryCodeCount = 10
const encryptionPurpose = 'totp'

/**
 * Completes a sign-in with a code of the authenticator app or with a recovery code.
 * @throws AppError UNAUTHENTICATED for a wrong code or for a ticket that is used, expired or was tried five times;
 * RATE_LIMITED
 */
export async function completeSignIn(
  services: SignInServices,
  { ticket, code }: { ticket: string; code: string },
  client: Client,
): Promise<Session> {
  const { pool } = services
  // The attempt is counted in a transaction of its own, which a wrong code does not roll back.
  const tried = await inServerTransaction(pool, (db) => tryCode(db, services, 'second_factor', ticket))
  const accountId = tried?.accountId
  if (!accountId) throw new AppError('UNAUTHENTICATED', msg`This took too long. Log in again.`)
  const session = await countFailedAttempts([[services.signInLimits.attempts, `code ${accountId}`]], () =>
    inServerTransaction(pool, async (db) => {
      if (!(await useSecondFactor(db, services.signer, accountId, code))) return undefined
      const used = await useCode(db, services, 'second_factor', ticket)
      if (!used || !(await linkTicket(db, accountId, used.details, deviceName(client.device)))) return undefined
      return openSession(db, services, await requireEnabledAccount(db, accountId), client)
    }),
  )
  if (!session) throw new AppError('UNAUTHENTICATED', msg`This code isn't right. Enter the current one from your app.`)
  return session
}

/** @returns the ticket that completes the setup, and the key in two forms */
export async function startTotp(
  db: WriteDb,
  services: { signer: Signer },
  account: { id: string; email: string },
): Promise<{ ticket: string; secret: string; url: string }> {
  const key = createTotpKey()
  const details = { key: services.signer.encryptText(encryptionPurpose, key.toString('base64')) }
  const id = await createCode(db, 'totp_add', { accountId: account.id, details })
  return { ticket: tokenOfCode(services, 'totp_add', id), secret: base32(key), url: totpUrl(key, account.email) }
}

/**
 * Turns the second factor on after a first code.
 * @returns the recovery codes
 * @throws AppError INVALID_INPUT for a wrong code
 */
export async function finishTotp(
  db: WriteDb,
  services: { signer: Signer },
  accountId: string,
  { ticket, code }: { ticket: string; code: string },
  device: string,
): Promise<string[]> {
  const setup = await tryCode(db, services, 'totp_add', ticket)
  const encrypted = setup?.accountId === accountId ? setup.details.key : undefined
  if (!encrypted) throw new AppError('INVALID_INPUT', msg`This took too long. Start again.`)
  const step = findTotpStep(openKey(services.signer, encrypted), plainCode(code))
  ensure({ code: step !== undefined || msg`This code isn't right. Enter the current one from your app.` })
  await removeCredentials(db, accountId, 'totp')
  await addCredential(db, accountId, 'totp', { secret: encrypted, counter: step ?? 0 })
  await useCode(db, services, 'totp_add', ticket)
  await enqueueSecurityMail(db, accountId, 'totp-added', device)
  return replaceRecoveryCodes(db, services.signer, accountId)
}

export async function removeTotp(db: WriteDb, accountId: string, device: string): Promise<void> {
  await enqueueSecurityMail(db, accountId, 'totp-removed', device)
  await removeCredentials(db, accountId, 'totp')
  await removeCredentials(db, accountId, 'recovery')
}

export async function renewRecoveryCodes(
  db: WriteDb,
  signer: Signer,
  accountId: string,
  device: string,
): Promise<string[]> {
  await enqueueSecurityMail(db, accountId, 'recovery-codes-renewed', device)
  return replaceRecoveryCodes(db, signer, accountId)
}

/** Replaces the recovery codes. Only their hashes are stored. */
async function replaceRecoveryCodes(db: WriteDb, signer: Signer, accountId: string): Promise<string[]> {
  await removeCredentials(db, accountId, 'recovery')
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const text = base32(randomBytes(10)).toLowerCase()
    return text.match(/.{4}/g)?.join('-') ?? text
  })
  for (const code of codes) {
    const [key] = hashesOf(signer, accountId, code)
    await addCredential(db, accountId, 'recovery', { key })
  }
  return codes
}

/** Uses a code of the app, each time step only once, or a recovery code, which is then removed. */
async function useSecondFactor(db: WriteDb, signer: Signer, accountId: string, code: string): Promise<boolean> {
  const plain = plainCode(code)
  const totp = await findCredential(db, 'totp', '', accountId)
  if (!totp?.secret) return false
  const step = findTotpStep(openKey(signer, totp.secret), plain)
  if (step !== undefined) return useCredential(db, accountId, 'totp', '', step)
  for (const key of hashesOf(signer, accountId, plain)) {
    if ((await removeCredentials(db, accountId, 'recovery', key)) > 0) return true
  }
  return false
}

/** People type codes with spaces, dashes and capital letters. */
const plainCode = (code: string) => code.slice(0, 100).replace(/[\s-]/g, '').toLowerCase()

/**
 * A recovery code has 80 random bits, so that a fast hash is enough. The first hash does not depend on the server's key,
 * which may be replaced. Codes of an earlier version have one of the others.
 */
function hashesOf(signer: Signer, accountId: string, code: string): [string, ...string[]] {
  const hash = (secret: string) => createHmac('sha256', secret).update(plainCode(code)).digest('base64url')
  return [hash(accountId), ...signer.derive('recovery code', accountId).map(hash)]
}

/**
 * Encrypts the keys of authenticator apps with the current key of the server. The former key is still configured while it
 * is being replaced, and its removal would make them unreadable.
 */
export async function renewTotpKeys(pool: pg.Pool, signer: Signer): Promise<void> {
  await inServerTransaction(pool, async (db) => {
    const { rows } = await sql<{ accountId: string; secret: string }>`
      select account_id as "accountId", secret from list_totp_keys()`.execute(db)
    for (const { accountId, secret } of rows) {
      const key = signer.decryptText(encryptionPurpose, secret)
      if (key === undefined) continue
      const renewed = signer.encryptText(encryptionPurpose, key)
      await sql`select replace_totp_key(${accountId}, ${secret}, ${renewed})`.execute(db)
    }
  })
}

function openKey(signer: Signer, encrypted: string): Buffer {
  const key = signer.decryptText(encryptionPurpose, encrypted)
  if (key === undefined) {
    throw new AppError('UNAVAILABLE', msg`The key of your authenticator app can't be read. Use a recovery code.`)
  }
  return Buffer.from(key, 'base64')
}
