import type { Mailer } from '../../adapters/mail.ts'
import { type JobDetails, type OrganizationTask, requireDetail, type Task } from '../../platform/jobs/jobs.ts'
import type { OrganizationWork } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { MailKind } from './kinds.ts'
import { removedLetter, roleLetter } from './templates.ts'

export interface MailParts {
  mailer: Mailer
  /** Where people reach the server. */
  address: string
}

/** A mail is sent outside of any transaction. One that could not be sent is given up with a line in the log. */
export const mailTask = <Parts>(run: Task<Parts>['run']): Task<Parts> => ({ run, onGivenUp: async () => {} })

/**
 * Tells a member of their new role, or that they were removed, also when the Owner or Admin who did it has left since.
 * Details: memberId, what ('role' or 'removed').
 */
const membershipMail = async (
  work: OrganizationWork,
  details: JobDetails,
  { mailer, address }: MailParts,
): Promise<void> => {
  const isRemoved = requireDetail(details, 'what') === 'removed'
  const told = await work.read(async (db) => {
    const member = await findReader(db, requireDetail(details, 'memberId'), 'membership_changed')
    // Whoever has come back, or left, since then is not told of what no longer is.
    if (!member || member.isPresent === isRemoved) return undefined
    return {
      ...member,
      organization: await nameOfOrganization(db),
      by: await nameOf(db, requireDetail(details, 'userId')),
    }
  })
  if (!told) return
  const reader = { to: told.email, organization: told.organization, address }
  await mailer.send(isRemoved ? removedLetter(told.by, reader) : roleLetter(told.role, told.by, reader))
}

export const mailTasks: Record<string, OrganizationTask<MailParts>> = {
  'membership-mail': { runForOrganization: membershipMail },
}

/** Joins a transaction: a present or former member who wants such mail and whose account is open. */
export async function findReader(db: ReadDb, userId: string, kind: MailKind) {
  const member = await db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.userId', 'users.id')
    .select(['users.name', 'users.email', 'users.mutedMails', 'memberships.role', 'memberships.removedAt'])
    .where('memberships.organizationId', '=', (eb) => eb.fn('current_organization'))
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .where('users.email', '<>', '')
    .executeTakeFirst()
  if (!member || member.mutedMails.includes(kind)) return undefined
  const { name, email, role, removedAt } = member
  return { name, email, role, isPresent: removedAt === null }
}

/** Joins a transaction. */
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
