import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { preserveOrganization } from '../../platform/tenancy/active-organization.ts'
import { requireActiveAccount, type SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { requireSeats } from '../billing/limits.ts'
import { type Organization, requireOrganization } from '../organizations/read.ts'
import { invitedAddress, normalAddress } from './addresses.ts'
import { findInvitationByToken, findInvitationTo, noInvitation } from './read.ts'

/**
 * Adds the caller to the organization. An existing member keeps their role.
 * @param email the caller's verified address
 * @param token the token of the invitation link, if the caller used one
 * @throws AppError NOT_FOUND; FORBIDDEN for another address; PLAN_LIMIT; ACCOUNT_DELETED
 * @throws AppError CONFLICT when the invitation has expired, was answered or was revoked
 */
export function acceptInvitation(user: SignedInUser, email: string, id: string, token?: string): Promise<Organization> {
  requireActiveAccount(user)
  return user.write((db) => preserveOrganization(db, () => join(db, user.userId, email, id, token)))
}

async function join(db: WriteDb, userId: string, email: string, id: string, token?: string): Promise<Organization> {
  const { rows } = await sql<{ organizationId: string | null }>`
    select join_by_invitation(${id}, ${invitedAddress(email)}) as organization_id`.execute(db)
  const organizationId = rows[0]?.organizationId
  if (!organizationId) throw await explainUnavailable(db, email, id, token)
  const { isNew } = await db
    .selectFrom('memberships')
    // `now()` is the start of the transaction. An existing member has an earlier time.
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

/**
 * @returns the id of the organization's invitation
 * @throws AppError with the codes of `acceptInvitation`
 */
export function declineInvitation(user: SignedInUser, email: string, id: string): Promise<string> {
  return user.write(async (db) => {
    const { rows } = await sql<{ declined: string | null }>`
      select decline_invitation(${id}, ${invitedAddress(email)}) as declined`.execute(db)
    if (!rows[0]?.declined) throw await explainUnavailable(db, email, id)
    return id
  })
}

async function explainUnavailable(db: WriteDb, email: string, id: string, token?: string): Promise<AppError> {
  const linked = token ? await findInvitationByToken(db, token) : undefined
  const invitation = linked?.id === id ? linked : await findInvitationTo(db, email, id)
  if (!invitation) return noInvitation()
  if (invitation.email !== normalAddress(email)) {
    const { email: invited } = invitation
    return new AppError('FORBIDDEN', msg`This invitation is for ${{ invited }}. You're logged in as ${{ email }}.`)
  }
  const { invitedBy: inviter } = invitation
  const sentences = {
    accepted: msg`This invitation has already been used.`,
    declined: msg`This invitation was declined. Ask ${{ inviter }} for a new one.`,
    revoked: msg`This invitation was revoked. Ask ${{ inviter }} for a new one.`,
    expired: msg`This invitation has expired. Ask ${{ inviter }} for a new one.`,
    open: msg`This invitation has just changed. Try again.`,
  }
  return new AppError('CONFLICT', sentences[invitation.state])
}
