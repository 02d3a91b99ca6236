import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Country, countries } from '../countries/read.ts'
import { type MailKind, mailKinds } from '../mails/kinds.ts'
import { type Organization, organizations } from '../organizations/read.ts'

export interface Me {
  id: string
  name: string
  email: string
  hasCompletedOnboarding: boolean
  hasDismissedTour: boolean
  country: Country | undefined
  defaultPersonalOrganization: Organization | undefined
  creditsUsed: number
  /** A BCP 47 tag, or null for the format of the device. */
  locale: string | null
  /** A language of the interface, or null for the browser's. */
  language: string | null
  /** The first day of the week, 1 (Monday) to 7, or null for that of the format. */
  weekStart: number | null
  mutedMails: MailKind[]
  purgedAt: Date | null
}

export interface MemberProfile {
  id: string
  name: string
}

export function getMe(signedInUser: SignedInUser): Promise<Me> {
  return signedInUser.read((db) => requireMe(db, signedInUser.userId))
}

export async function requireMe(db: ReadDb, userId: string): Promise<Me> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'hasCompletedOnboarding', 'hasDismissedTour', 'countryId', 'locale', 'language'])
    .select(['weekStart', 'mutedMails'])
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

export function listMemberProfiles(signedInUser: SignedInUser, ids: readonly string[]): Promise<MemberProfile[]> {
  if (ids.length === 0) return Promise.resolve([])
  return signedInUser.read((db) => db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute())
}
