import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { VerifiedToken } from '../../adapters/identity.ts'
import { AppError, ensure } from '../../base/errors.ts'
import { isLanguage, languages, statedLanguage } from '../../base/text.ts'
import { checkName, plainName } from '../../language/names.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import type { OperatorSettings, SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { saveVerifiedEmail } from '../../platform/tenancy/verified-emails.ts'
import type { MailKind } from '../mails/kinds.ts'
import { personalName } from '../organizations/personal-name.ts'
import { zoneOf } from '../organizations/validation.ts'
import { type NewOrganization, recordOrganization } from '../organizations/write.ts'
import { type Me, requireMe } from './read.ts'

const personal: Omit<NewOrganization, 'name'> = {
  kind: 'PERSONAL',
  currency: 'USD',
  monthStartDay: 1,
  timeZone: 'UTC',
  hasTeamCategories: false,
}

function nameOf(text: string): string {
  const name = plainName(text)
  ensure({ name: checkName(name) })
  return name
}

/**
 * Creates the profile, in the language of the browser, and the personal organization after the first sign-in. Returns
 * the existing profile if there is one.
 * @param timeZone the IANA time zone of the device; UTC replaces an unknown zone
 */
export async function initializeProfile(
  db: WriteDb,
  operatorSettings: OperatorSettings,
  signedIn: VerifiedToken,
  name: string,
  timeZone = personal.timeZone,
): Promise<Me> {
  const chosen = nameOf(name)
  await sql`select pg_advisory_xact_lock(hashtextextended(${signedIn.uid}, 0))`.execute(db)
  const { rows } = await sql<{ userId: string }>`
    select user_id from identify_caller(${signedIn.uid}, null, null, current_setting('app.via'))`.execute(db)
  const existing = rows[0]?.userId
  const meOf = async (userId: string): Promise<Me> => ({ ...(await requireMe(db, userId)), email: signedIn.email })
  if (existing) return meOf(existing)

  const { rows: made } = await sql<{ id: string }>`
    select set_config('app.user_id', uuidv7()::text, true) as id`.execute(db)
  const id = made[0]?.id
  if (!id) throw new AppError('UNEXPECTED', msg`Couldn't create your profile. Try again.`)
  // An unverified address may belong to another user, so it is neither shown nor used for mail.
  const language = statedLanguage() ?? null
  await db.insertInto('users').values({ id, authUid: signedIn.uid, name: chosen, email: '', language }).execute()
  if (signedIn.emailVerified) await saveVerifiedEmail(signedIn).execute(db)
  await recordOrganization(db, operatorSettings, {
    ...personal,
    name: personalName(chosen),
    timeZone: zoneOf(timeZone) ?? personal.timeZone,
  })
  return meOf(id)
}

export function updatePreferredName(user: SignedInUser, name: string): Promise<Me> {
  const chosen = nameOf(name)
  return user.write(async (db) => {
    const before = await requireMe(db, user.userId)
    await db.updateTable('users').set({ name: chosen }).where('id', '=', user.userId).execute()
    const own = before.defaultPersonalOrganization
    if (own?.role === 'OWNER' && languages.some((language) => own.name === personalName(before.name, language)))
      await renameOrganization(db, own.id, personalName(chosen))
    return requireMe(db, user.userId)
  })
}

function renameOrganization(db: WriteDb, id: string, name: string): Promise<unknown> {
  return withOrganization(db, id, () => db.updateTable('organizations').set({ name }).where('id', '=', id).execute())
}

export function completeOnboarding(user: SignedInUser): Promise<Me> {
  return user.write(async (db) => {
    await db.updateTable('users').set({ hasCompletedOnboarding: true }).where('id', '=', user.userId).execute()
    return requireMe(db, user.userId)
  })
}

export function dismissTour(user: SignedInUser): Promise<Me> {
  return user.write(async (db) => {
    await db.updateTable('users').set({ hasDismissedTour: true }).where('id', '=', user.userId).execute()
    return requireMe(db, user.userId)
  })
}

export interface Preferences {
  /** A BCP 47 tag, or an empty string for the format of the device. */
  locale: string
  /** A language of the interface, or an empty string for the browser's. */
  language: string
  /** 1 (Monday) to 7, or 0 for that of the format. */
  weekStart: number
  mutedMails: MailKind[]
}

export function updatePreferences(user: SignedInUser, preferences: Partial<Preferences>): Promise<Me> {
  const { locale, language, weekStart, mutedMails } = preferences
  ensure({
    locale: !locale || isLocale(locale) || msg`Choose a format from the list.`,
    language: !language || isLanguage(language) || msg`Choose a language from the list.`,
    weekStart: !weekStart || (weekStart >= 1 && weekStart <= 7) || msg`Choose a day from the list.`,
  })
  return user.write(async (db) => {
    const chosen = {
      ...(locale !== undefined && { locale: locale || null }),
      ...(language !== undefined && { language: language || null }),
      ...(weekStart !== undefined && { weekStart: weekStart || null }),
      ...(mutedMails && { mutedMails }),
    }
    if (Object.keys(chosen).length > 0) {
      await db.updateTable('users').set(chosen).where('id', '=', user.userId).execute()
    }
    return requireMe(db, user.userId)
  })
}

export function isLocale(tag: string): boolean {
  try {
    return tag.length <= 35 && Intl.NumberFormat.supportedLocalesOf(tag).length === 1
  } catch {
    return false
  }
}
