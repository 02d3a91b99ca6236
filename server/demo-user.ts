import { sql } from 'kysely'
import type pg from 'pg'
import { ensureAccount } from './adapters/emulated-account.ts'
import type { Infrastructure } from './infrastructure.ts'
import { utcDay } from './language/days.ts'
import { findAccount } from './people/identity/credentials.ts'
import { createAccount } from './people/identity/operator.ts'
import { hashPassword } from './people/identity/passwords.ts'
import { inServerTransaction } from './platform/tenancy/server-transaction.ts'
import type { NotifySubscribers, OperatorSettings } from './platform/tenancy/tenant.ts'
import { demoSignIn, seedDemo } from './portability/demo/seed.ts'

/**
 * Creates the demo user with a year of sample data, as a built-in account or in the emulator. An external Firebase
 * project has no demo user.
 * @returns false if the demo user exists
 */
export async function createDemoUser(
  { emulator, firebase }: Infrastructure,
  pool: pg.Pool,
  operatorSettings: OperatorSettings,
  notify: NotifySubscribers,
): Promise<boolean> {
  if (firebase && !emulator) return false
  const uid = firebase && emulator ? await ensureAccount(emulator.url, firebase, demoSignIn) : await ensureOwn(pool)
  return seedDemo(pool, operatorSettings, uid, utcDay(), notify)
}

async function ensureOwn(pool: pg.Pool): Promise<string> {
  const { email, password } = demoSignIn
  const existing = await inServerTransaction(pool, (db) => findAccount(db, { email }))
  if (existing) return existing.subject
  const hash = await hashPassword(password, { lane: email, isTrusted: true })
  return inServerTransaction(pool, async (db) => {
    const { account } = await createAccount(db, demoSignIn, hash)
    // A demo user of the emulator, with which earlier versions began, keeps the data.
    await sql`select move_profile(${account.subject})`.execute(db)
    return account.subject
  })
}
