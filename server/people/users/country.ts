import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import type { SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { countries } from '../countries/read.ts'
import { isEmpty } from '../organizations/write.ts'
import { type Me, requireMe } from './read.ts'

/**
 * Sets the user's country. The currency of the personal organization changes too if its ledger is empty, because
 * existing amounts keep their currency.
 */
export function updateCountry(person: SignedInUser, countryId: string): Promise<Me> {
  return person.write(async (db) => {
    const country = await countries(db).where('id', '=', countryId).executeTakeFirst()
    ensure({ countryId: country !== undefined || msg`Choose a country from the list.` })
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
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .executeTakeFirst()
  if (!personal) return
  await withOrganization(db, personal.id, async () => {
    if (!(await isEmpty(db))) return
    await db.updateTable('organizations').set({ currency }).where('id', '=', personal.id).execute()
  })
}
