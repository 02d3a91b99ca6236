import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Country, countries } from '../countries/read.ts'
import { type MailKind, mailKinds } from '../mails/kinds.ts'
import { type Organization, organizations } from '../organizations/read.ts'

/** The signed-in user's own profile. */
export interface Me {
  id: string
  name: string
  email: string
  hasCompletedOnboarding: boolean
  /** The tour was closed before its last step. */
  hasDismissedTour: boolean
  country: Country | undefined
  defaultPersonalOrganization: Organization | undefined
  creditsUsed: number
  /** BCP 47; null for as the device writes numbers and dates. */
  locale: string | null
  mutedMails: MailKind[]
  /** When the data of this account ends, if it was deleted. */
  purgedAt: Date | null
}

/** What a user shows to fellow members. */
export interface MemberProfile {
  id: string
  name: string
}

export function getMe(person: SignedInUser): Promise<Me> {
  return person.read((db) => requireMe(db, person.userId))
}

/** Joins a transaction. */
export async function requireMe(db: ReadDb, userId: string): Promise<Me> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'hasCompletedOnboarding', 'hasDismissedTour', 'countryId', 'locale', 'mutedMails'])
    .select(sql<Date | null>`deleted_at + interval '30 days'`.as('purgedAt'))
    .select(sql<number>`ai_credits_used(id)`.as('creditsUsed'))
    .where('id', '=', userId)
    .executeTakeFirst()
  const { countryId, mutedMails, ...me } = requireFound(user, 'profile')
  const own = await organizations(db)
    .where('organizations.kind', '=', 'PERSONAL')
    .where('organizations.createdBy', '=', userId)
    .orderBy('organizations.createdAt')
    .executeTakeFirst()
  const country = countryId ? await countries(db).where('id', '=', countryId).executeTakeFirst() : undefined
  const muted = mailKinds.filter((kind) => mutedMails.includes(kind))
  return { ...me, mutedMails: muted, country, defaultPersonalOrganization: own }
}

/** The names behind some ids, of present and former members of the organization. */
export function listMemberProfiles(person: SignedInUser, ids: readonly string[]): Promise<MemberProfile[]> {
  if (ids.length === 0) return Promise.resolve([])
  return person.read((db) => db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute())
}
