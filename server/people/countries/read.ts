import type { SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface Country {
  id: string
  /** ISO 3166-1, two letters. */
  code: string
  name: string
  /** ISO 4217. */
  currency: string
  symbol: string
}

/** All countries, by name. */
export function listCountries(person: SignedInUser): Promise<Country[]> {
  return person.read((db) => countries(db).orderBy('name').execute())
}

/** Joins a transaction: what every reader of countries returns. */
export function countries(db: ReadDb) {
  return db.selectFrom('countries').select(['id', 'code', 'name', 'currency', 'symbol'])
}
