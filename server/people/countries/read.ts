import type { SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface Country {
  id: string
  /** An ISO 3166-1 alpha-2 code. */
  code: string
  name: string
  /** An ISO 4217 code. */
  currency: string
  symbol: string
}

export function listCountries(person: SignedInUser): Promise<Country[]> {
  return person.read((db) => countries(db).orderBy('name').execute())
}

export function countries(db: ReadDb) {
  return db.selectFrom('countries').select(['id', 'code', 'name', 'currency', 'symbol'])
}
