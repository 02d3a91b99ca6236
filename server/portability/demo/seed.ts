import type pg from 'pg'
import { listCountries } from '../../people/countries/read.ts'
import { updateCountry } from '../../people/users/country.ts'
import { completeOnboarding, initializeProfile } from '../../people/users/write.ts'
import { createTenant, type NotifySubscribers, type OperatorSettings } from '../../platform/tenancy/tenant.ts'
import { beginTenantTransaction } from '../../platform/tenancy/tenant-transaction.ts'
import { fillYear } from '../sample/fill.ts'

/** The demo user's sign-in, which exists only in the embedded identity provider. */
export const demoSignIn = { email: 'demo@purser.example', password: 'purser-demo', name: 'Maya Lindqvist' }

/**
 * Creates the demo user's profile with a year of data. Does nothing if the profile exists or another process is
 * creating it.
 */
export async function seedDemo(
  pool: pg.Pool,
  operatorSettings: OperatorSettings,
  uid: string,
  today: string,
  wake: NotifySubscribers,
): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtext('purser demo')) as mine`,
    )
    return rows[0]?.mine === true && (await makeDemo(pool, operatorSettings, uid, today, wake))
  } finally {
    client.release(true)
  }
}

async function makeDemo(
  pool: pg.Pool,
  operatorSettings: OperatorSettings,
  uid: string,
  today: string,
  wake: NotifySubscribers,
): Promise<boolean> {
  const tenantTransaction = await beginTenantTransaction(pool, 'read write', { uid, via: 'sample' })
  if (tenantTransaction.identified) {
    await tenantTransaction.rollback()
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
  const me = await initializeProfile(tenantTransaction.db, operatorSettings, signedIn, demoSignIn.name)
  await tenantTransaction.commit()

  const organizationId = me.defaultPersonalOrganization?.id
  const caller = { uid, organizationId, via: 'sample' as const }
  const country = await createTenant(pool, caller, today, wake)
  const unitedStates = (await listCountries(country)).find(({ code }) => code === 'US')
  if (unitedStates) await updateCountry(country, unitedStates.id)
  await completeOnboarding(country)

  const tenant = await createTenant(pool, caller, today, wake)
  await tenant.write((db) => fillYear(db, tenant))
  return true
}
