import { sql } from 'kysely'
import type { Language } from '../../base/text.ts'
import type { CredentialKind } from '../../platform/database/tables.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Account } from './sessions.ts'

export interface FoundAccount extends Account {
  language: Language | null
  isDisabled: boolean
}

/** Finds an account by its id, its address or the subject of its tokens. */
export async function findAccount(
  db: ReadDb | WriteDb,
  { id = null, email = null, subject = null }: { id?: string | null; email?: string | null; subject?: string | null },
): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`
    select id, subject, email, name, language, disabled as "isDisabled" from find_account(${id}, ${email}, ${subject})`.execute(
    db as WriteDb,
  )
  return rows[0]
}

/** @returns whether it is new: false if the address has an account */
export async function insertAccount(
  db: WriteDb,
  account: {
    email: string
    name: string | undefined
    language: string | undefined
    passwordHash: string | null | undefined
  },
): Promise<boolean> {
  const { email, name, language, passwordHash } = account
  const { rows } = await sql<{ id: string | null }>`
    select create_account(${email}, ${name}, ${language ?? null}, ${passwordHash}) as id`.execute(db)
  return rows[0]?.id != null
}

export interface Credential {
  accountId: string
  key: string
  secret: string | null
  counter: string
  transports: string[]
}

/** Finds a passkey or the link to a provider by its key, or another credential of an account. */
export async function findCredential(
  db: WriteDb,
  kind: CredentialKind,
  key: string,
  accountId: string | null = null,
): Promise<Credential | undefined> {
  const { rows } = await sql<Credential>`
    select account_id as "accountId", key, secret, counter, transports
      from find_credential(${kind}, ${key}, ${accountId})`.execute(db)
  return rows[0]
}

export async function addCredential(
  db: WriteDb,
  accountId: string,
  kind: CredentialKind,
  credential: { key?: string; name?: string; secret?: string; transports?: readonly string[]; counter?: number },
): Promise<boolean> {
  const { key = '', name = '', secret = null, transports = [], counter = 0 } = credential
  const { rows } = await sql<{ added: boolean }>`
    select add_credential(${accountId}, ${kind}, ${key}, ${name}, ${secret}, ${[...transports]}, ${counter}) as added`.execute(
    db,
  )
  return rows[0]?.added === true
}

/** Notes a use. False if the counter shows that the credential was used before or copied. */
export async function useCredential(
  db: WriteDb,
  accountId: string,
  kind: CredentialKind,
  key: string,
  counter: number,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select use_credential(${accountId}, ${kind}, ${key}, ${counter}) as used`.execute(db)
  return rows[0]?.used === true
}

/** Removes one credential, or all of a kind. Returns how many were removed. */
export async function removeCredentials(
  db: WriteDb,
  accountId: string,
  kind: CredentialKind,
  key: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select remove_credentials(${accountId}, ${kind}, ${key}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

export function savePassword(db: WriteDb, accountId: string, hash: string): Promise<unknown> {
  return sql`select save_password(${accountId}, ${hash})`.execute(db)
}

/** Reads the hash of the password. Until the end of the transaction, it is not changed and no code of the account is used. */
export async function lockPassword(db: WriteDb, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`select lock_password(${accountId}) as hash`.execute(db)
  return rows[0]?.hash ?? null
}

export interface FoundPassword {
  accountId: string | null
  passwordHash: string | null
  isDisabled: boolean
  hasTotp: boolean
  isKnownNetwork: boolean
  pendingId: string | null
  pendingHash: string | null
}

/** Finds what a sign-in by password needs. */
export async function findPassword(db: WriteDb, address: string, network: string): Promise<FoundPassword> {
  const { rows } = await sql<FoundPassword>`
    select account_id as "accountId", password_hash as "passwordHash", disabled as "isDisabled",
        has_totp as "hasTotp", is_known_network as "isKnownNetwork", pending_id as "pendingId",
        pending_hash as "pendingHash"
      from find_password(${address}, ${network})`.execute(db)
  const [found] = rows
  if (!found) throw new Error('find_password returned no row.')
  return found
}
