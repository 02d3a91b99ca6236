import { sql } from 'kysely'
import { ensure } from '../core/errors.ts'
import type { WriteDb } from '../core/fence.ts'
import type { Person } from '../core/tenant.ts'
import { type Me, requireMe } from '../users/read.ts'
import { countries } from './read.ts'

/**
 * Sets the user's country. The currency of their personal organization follows it as long as nothing is recorded
 * there: amounts that are in the books keep their currency.
 */
export function updateCountry(person: Person, countryId: string): Promise<Me> {
  return person.write(async (db) => {
    const country = await countries(db).where('id', '=', countryId).executeTakeFirst()
    ensure({ countryId: country !== undefined || 'Choose a country from the list.' })
    await db.updateTable('users').set({ countryId }).where('id', '=', person.userId).execute()
    if (country) await adoptCurrency(db, person.userId, country.currency)
    return requireMe(db, person.userId)
  })
}

async function adoptCurrency(db: WriteDb, userId: string, currency: string) {
  const personal = await db
    .selectFrom('organizations')
    .select('id')
    .where('kind', '=', 'PERSONAL')
    .where('createdBy', '=', userId)
    .executeTakeFirst()
  if (!personal) return
  // The personal organization may not be the active one: step into it for what follows, then back.
  const { rows } = await sql<{ active: string }>`
    select current_setting('app.organization_id', true) as active`.execute(db)
  await sql`select set_config('app.organization_id', ${personal.id}, true)`.execute(db)
  const used = await db.selectFrom('transactions').select('id').limit(1).executeTakeFirst()
  const planned = await db.selectFrom('budgets').select('id').limit(1).executeTakeFirst()
  if (!used && !planned) await db.updateTable('organizations').set({ currency }).where('id', '=', personal.id).execute()
  await sql`select set_config('app.organization_id', ${rows[0]?.active ?? ''}, true)`.execute(db)
}
