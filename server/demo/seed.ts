import type pg from 'pg'
import { recordBudget } from '../budgets/write.ts'
import { listCategories } from '../categories/read.ts'
import { addMonths } from '../core/days.ts'
import { openFence } from '../core/fence.ts'
import { openTenant, type Terms, type Wake } from '../core/tenant.ts'
import { findRecurring } from '../recurrences/find.ts'
import { recordRecurrence } from '../recurrences/write.ts'
import { recordRule } from '../rules/write.ts'
import { listCountries } from '../settings/read.ts'
import { updateCountry } from '../settings/write.ts'
import { recordTransaction } from '../transactions/record.ts'
import { completeOnboarding, initializeProfile } from '../users/write.ts'
import { demoBudgets, demoLedger, demoRecurrences } from './ledger.ts'

/** The demo user's sign-in. Only the embedded provider of identities ever has it. */
export const demoSignIn = { email: 'demo@purser.example', password: 'purser-demo', name: 'Maya Lindqvist' }

/**
 * Makes the demo user's profile with a year of sample data, once: does nothing when the profile is there, or while
 * another process makes it.
 */
export async function seedDemo(pool: pg.Pool, terms: Terms, uid: string, today: string, wake: Wake): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtext('purser demo')) as mine`,
    )
    return rows[0]?.mine === true && (await makeDemo(pool, terms, uid, today, wake))
  } finally {
    // The lock ends with its connection.
    client.release(true)
  }
}

async function makeDemo(pool: pg.Pool, terms: Terms, uid: string, today: string, wake: Wake): Promise<boolean> {
  const fence = await openFence(pool, 'read write', { uid, via: 'sample' })
  if (fence.entered) {
    await fence.rollback()
    return false
  }
  const signedIn = {
    uid,
    email: demoSignIn.email,
    emailVerified: true,
    name: demoSignIn.name,
    signedInAt: 0,
    expiresAt: 0,
  }
  const me = await initializeProfile(fence.db, terms, signedIn, demoSignIn.name)
  await fence.commit()

  const organizationId = me.defaultPersonalOrganization?.id
  const caller = { uid, organizationId, via: 'sample' as const }
  const country = await openTenant(pool, caller, today, wake)
  const unitedStates = (await listCountries(country)).find(({ code }) => code === 'US')
  if (unitedStates) await updateCountry(country, unitedStates.id)
  await completeOnboarding(country)

  const tenant = await openTenant(pool, caller, today, wake)
  const categories = await listCategories(tenant)
  const idOf = (key: string | null) => categories.find((category) => category.key === key)?.id ?? null
  await tenant.write(async (db) => {
    for (const { category, ...entry } of demoLedger(today)) {
      await recordTransaction(db, tenant.currency, { ...entry, categoryId: category && idOf(category) })
    }
    for (const { category, ...entry } of demoRecurrences(today)) {
      await recordRecurrence(db, tenant.currency, { ...entry, categoryId: idOf(category) })
    }
    await recordRule(db, tenant.currency, { text: 'Sound Transit', categoryId: idOf('transport') })
    await findRecurring(db, today)
    const month = today.slice(0, 7)
    for (const planned of [addMonths(month, -1), month]) {
      for (const [key, amount] of demoBudgets) {
        const categoryId = idOf(key)
        if (categoryId) await recordBudget(db, tenant.currency, { categoryId, month: planned, amount })
      }
    }
  })
  return true
}
