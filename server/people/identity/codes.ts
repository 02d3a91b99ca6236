import { sql } from 'kysely'
import type { Signer } from '../../platform/security/signer.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The steps that a code is for. A code is valid for one purpose only. */
export type CodePurpose =
  | 'register'
  | 'reset'
  | 'email_former'
  | 'email_new'
  | 'second_factor'
  | 'passkey_sign_in'
  | 'provider_sign_in'
  | 'passkey_add'
  | 'totp_add'

export interface Code {
  accountId: string | null
  email: string
  details: Record<string, string>
}

type CodeServices = { signer: Signer }

/** In seconds. */
const lifetimes: Record<CodePurpose, number> = {
  register: 86_400,
  reset: 3_600,
  email_former: 86_400,
  email_new: 86_400,
  second_factor: 300,
  passkey_sign_in: 300,
  provider_sign_in: 600,
  passkey_add: 300,
  totp_add: 900,
}

/** @returns the id of the code, which is only valid with the signature of `tokenOfCode` */
export async function createCode(
  db: WriteDb,
  purpose: CodePurpose,
  { accountId = null, email = '', details = {} }: Partial<Code>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select create_code(${purpose}, ${accountId}, ${email || null}, ${JSON.stringify(details)}::jsonb,
      ${lifetimes[purpose]}) as id`.execute(db)
  const id = rows[0]?.id
  if (!id) throw new Error('The code was not created.')
  return id
}

/** The text that a link or a client carries. It is not stored, so that a copy of the database contains no valid code. */
export function tokenOfCode({ signer }: CodeServices, purpose: CodePurpose, id: string): string {
  return signer.sign(`code ${purpose}`, id)
}

/** Uses a code. Undefined for a code that is unknown, used or expired. */
export function useCode(db: WriteDb, services: CodeServices, purpose: CodePurpose, token: string) {
  return readToken(services, purpose, token, (id) =>
    sql<Code>`select account_id as "accountId", email, details from use_code(${id}, ${purpose})`.execute(db),
  )
}

/** Reads a code without using it. Undefined for a code that is unknown, used or expired. */
export function readCode(db: WriteDb, services: CodeServices, purpose: CodePurpose, token: string) {
  return readToken(services, purpose, token, (id) =>
    sql<Code>`select account_id as "accountId", email, details from read_code(${id}) where used_at is null`.execute(db),
  )
}

/** Reads a code and counts the attempt. Undefined for a code that is unknown, used, expired or was tried five times. */
export function tryCode(db: WriteDb, services: CodeServices, purpose: CodePurpose, token: string) {
  return readToken(services, purpose, token, (id) =>
    sql<Code>`select account_id as "accountId", email, details from try_code(${id}, ${purpose})`.execute(db),
  )
}

export function idOfToken({ signer }: CodeServices, purpose: CodePurpose, token: string): string | undefined {
  return token.length <= 200 ? signer.open(`code ${purpose}`, token) : undefined
}

async function readToken(
  { signer }: CodeServices,
  purpose: CodePurpose,
  token: string,
  read: (id: string) => Promise<{ rows: Code[] }>,
): Promise<Code | undefined> {
  const id = idOfToken({ signer }, purpose, token)
  if (id === undefined) return undefined
  const { rows } = await read(id)
  return rows[0]
}
