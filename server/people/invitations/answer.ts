import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { preserveOrganization } from '../../platform/tenancy/active-organization.ts'
import { requireActiveAccount, type SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { requireSeats } from '../billing/limits.ts'
import { type Organization, requireOrganization } from '../organizations/read.ts'
import { invitedAddress, normalAddress } from './addresses.ts'
import { findOfferByToken, findOfferTo, noInvitation } from './read.ts'

/**
 * Joins the organization that invites. Who is a member already keeps their role; nothing else of theirs is touched.
 * @param email the caller's, proved
 * @param token of the link, if the caller came by it: then one who has another address is told whom it is for
 * @throws AppError NOT_FOUND for an id that is not the caller's to know of; FORBIDDEN for another address; CONFLICT when
 * it has expired, was answered or revoked; PLAN_LIMIT; ACCOUNT_DELETED
 */
export function acceptInvitation(
  person: SignedInUser,
  email: string,
  id: string,
  token?: string,
): Promise<Organization> {
  requireActiveAccount(person)
  return person.write((db) => preserveOrganization(db, () => join(db, person.userId, email, id, token)))
}

async function join(db: WriteDb, userId: string, email: string, id: string, token?: string): Promise<Organization> {
  const { rows } = await sql<{ organizationId: string | null }>`
    select join_by_invitation(${id}, ${invitedAddress(email)}) as organization_id`.execute(db)
  const organizationId = rows[0]?.organizationId
  if (!organizationId) throw await refusalOf(db, email, id, token)
  const { isNew } = await db
    .selectFrom('memberships')
    // The transaction's own moment: whoever was a member before has an earlier one.
    .select(sql<boolean>`joined_at = now()`.as('isNew'))
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (isNew) {
    await requireSeats(db)
    await enqueue(db, 'accepted-mail', { invitationId: id })
  }
  return requireOrganization(db, organizationId)
}

/** @returns its id. @throws AppError as `acceptInvitation` */
export function declineInvitation(person: SignedInUser, email: string, id: string): Promise<string> {
  return person.write(async (db) => {
    const { rows } = await sql<{ declined: string | null }>`
      select decline_invitation(${id}, ${invitedAddress(email)}) as declined`.execute(db)
    if (!rows[0]?.declined) throw await refusalOf(db, email, id)
    return id
  })
}

/** Why an invitation cannot be answered by the caller. */
async function refusalOf(db: WriteDb, email: string, id: string, token?: string): Promise<AppError> {
  const linked = token ? await findOfferByToken(db, token) : undefined
  const offer = linked?.id === id ? linked : await findOfferTo(db, email, id)
  if (!offer) return noInvitation()
  if (offer.email !== normalAddress(email)) {
    return new AppError('FORBIDDEN', `This invitation is for ${offer.email}. You are signed in as ${email}.`)
  }
  const sentences = {
    accepted: 'This invitation has been used already.',
    declined: `This invitation was declined. Ask ${offer.invitedBy} for a new one.`,
    revoked: `This invitation was revoked. Ask ${offer.invitedBy} for a new one.`,
    expired: `This invitation has expired. Ask ${offer.invitedBy} for a new one.`,
    // It was sent anew in this moment.
    open: 'This invitation has just changed. Try again.',
  }
  return new AppError('CONFLICT', sentences[offer.state])
}
