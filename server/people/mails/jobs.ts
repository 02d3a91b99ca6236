import type pg from 'pg'
import type { Mailer } from '../../adapters/mail.ts'
import { AppError } from '../../base/errors.ts'
import { forReader, isLanguage, type Language } from '../../base/text.ts'
import { enqueue, type JobDetails, type OrganizationTask, requireDetail, type Task } from '../../platform/jobs/jobs.ts'
import type { OrganizationWork } from '../../platform/tenancy/organization-work.ts'
import { createTenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { MailKind } from './kinds.ts'
import { removedLetter, roleLetter } from './templates.ts'

export interface MailServices {
  mailer: Mailer
  address: string
}

/**
 * Creates a task that sends mail outside of a database transaction. A mail that fails after all attempts is only
 * logged.
 */
export const mailTask = <Parts>(run: Task<Parts>['run']): Task<Parts> => ({ run, onGivenUp: async () => {} })

/**
 * Enqueues a mail job for each member, so that a failed mail does not affect the others. Members who have lost access
 * since the query are skipped.
 */
export async function enqueueMails(
  pool: pg.Pool,
  job: string,
  members: readonly { organization_id: string; user_id: string }[],
): Promise<void> {
  for (const { organization_id: organizationId, user_id: userId } of members) {
    try {
      const tenant = await createTenant(pool, { organizationId, userId, via: 'job' }, undefined, () => {})
      await tenant.write((db) => enqueue(db, job, { today: tenant.today }, `${job} ${organizationId} ${userId}`))
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error
    }
  }
}

/**
 * Notifies a member of a new role or of a removal, even if the acting member has left since. Details: memberId, what
 * ('role' or 'removed').
 */
const membershipMail = async (
  work: OrganizationWork,
  details: JobDetails,
  { mailer, address }: MailServices,
): Promise<void> => {
  const isRemoved = requireDetail(details, 'what') === 'removed'
  const mail = await work.read(async (db) => {
    const member = await findReader(db, requireDetail(details, 'memberId'), 'membership_changed')
    if (!member || member.isPresent === isRemoved) return undefined
    return {
      ...member,
      organization: await nameOfOrganization(db),
      by: await nameOf(db, requireDetail(details, 'userId')),
    }
  })
  if (!mail) return
  const reader = { to: mail.email, organization: mail.organization, address }
  const letter = () => (isRemoved ? removedLetter(mail.by, reader) : roleLetter(mail.role, mail.by, reader))
  await mailer.send(forReader(mail.language, letter))
}

export const mailTasks: Record<string, OrganizationTask<MailServices>> = {
  'membership-mail': { runForOrganization: membershipMail },
}

/**
 * Finds a present or former member with an active account who has not muted this kind of mail, and the language in which
 * the mail is written. A mail without a kind cannot be muted.
 */
export async function findReader(db: ReadDb, userId: string, kind?: MailKind) {
  const member = await db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.userId', 'users.id')
    .select(['users.name', 'users.email', 'users.language', 'users.mutedMails'])
    .select(['memberships.role', 'memberships.removedAt'])
    .where('memberships.organizationId', '=', (eb) => eb.fn('current_organization'))
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .where('users.email', '<>', '')
    .executeTakeFirst()
  if (!member || (kind && member.mutedMails.includes(kind))) return undefined
  const { name, email, role, removedAt } = member
  return { name, email, role, language: languageOf(member), isPresent: removedAt === null }
}

const languageOf = ({ language }: { language: string | null }): Language =>
  language !== null && isLanguage(language) ? language : 'en'

export async function nameOfOrganization(db: ReadDb): Promise<string> {
  const { name } = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', (eb) => eb.fn('current_organization'))
    .executeTakeFirstOrThrow()
  return name
}

async function nameOf(db: ReadDb, userId: string): Promise<string> {
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  return name
}
