import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import type { Role } from '../../platform/database/tables.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { requireSeat } from '../billing/limits.ts'
import { isAddress, normalAddress } from './addresses.ts'
import { type Invitation, invitations, isExpired, isUnanswered } from './read.ts'
import { hashOf, linkOf, type Sending, tokenOf } from './tokens.ts'

export interface InvitationServices {
  signer: Signer
  address: string
}

/** The link is returned only once, because the token is not stored. */
export interface SentInvitation {
  invitation: Invitation
  link: string
}

/**
 * Sends an invitation by mail. An expired invitation to the same address is renewed.
 * @throws AppError INVALID_INPUT; PLAN_LIMIT; CONFLICT for a member or an already invited address
 */
export function createInvitation(
  tenant: Tenant,
  services: InvitationServices,
  input: { email: string; role: Role },
): Promise<SentInvitation> {
  const email = normalAddress(input.email)
  const { role } = input
  ensure({
    email: isAddress(email) || msg`Enter an email address, such as sam@example.com.`,
    role: role !== 'OWNER' || msg`You can't invite an Owner. Change their role after they join.`,
  })
  return tenant.write(async (db) => {
    await requireNoMember(db, email)
    const earlier = await findUnanswered(db, email)
    if (earlier && !earlier.isExpired) throw invitedAlready(email)
    await requireSeat(db, role)
    return earlier ? renewInvitation(db, services, earlier, role) : recordInvitation(db, services, email, role)
  })
}

/**
 * Sends a new link, which is valid for 7 days. The former link becomes invalid.
 * @throws AppError NOT_FOUND; CONFLICT when the invitation was answered or revoked; PLAN_LIMIT
 */
export function resendInvitation(tenant: Tenant, services: InvitationServices, id: string): Promise<SentInvitation> {
  return tenant.write(async (db) => {
    const known = await requireOpen(db, id)
    if (known.isExpired) await requireSeat(db, known.role)
    return renewInvitation(db, services, known, known.role)
  })
}

/**
 * @returns the invitation's id
 * @throws AppError NOT_FOUND; CONFLICT when the invitation was answered or revoked
 */
export function revokeInvitation(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    await requireOpen(db, id)
    await db.updateTable('invitations').set({ revokedAt: sql`now()` }).where('id', '=', id).execute()
    return id
  })
}

async function requireNoMember(db: WriteDb, email: string): Promise<void> {
  const member = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select('users.id')
    .where('memberships.organizationId', '=', (eb) => eb.fn('current_organization'))
    .where('memberships.removedAt', 'is', null)
    .where(sql<string>`lower(users.email collate "C")`, '=', email)
    .executeTakeFirst()
  if (member) throw new AppError('CONFLICT', msg`${{ email }} is already a member.`)
}

function findUnanswered(db: WriteDb, email: string) {
  return db
    .selectFrom('invitations')
    .select(['id', 'sends'])
    .select(isExpired.as('isExpired'))
    .where('email', '=', email)
    .where(isUnanswered)
    .forUpdate()
    .executeTakeFirst()
}

async function recordInvitation(db: WriteDb, services: InvitationServices, email: string, role: Role) {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
  const first = { id: requireFound(rows[0]?.id, 'invitation'), sends: 1 }
  const recorded = await db
    .insertInto('invitations')
    .values({ ...first, email, role, tokenHash: hashOf(tokenOf(services.signer, first)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!recorded) throw invitedAlready(email)
  return sendOut(db, services, first)
}

async function renewInvitation(db: WriteDb, services: InvitationServices, { id, sends }: Sending, role: Role) {
  const next = { id, sends: sends + 1 }
  await db
    .updateTable('invitations')
    .set({
      role,
      sends: next.sends,
      tokenHash: hashOf(tokenOf(services.signer, next)),
      invitedBy: sql`current_app_user()`,
      sentAt: sql`now()`,
      expiresAt: sql`now() + interval '7 days'`,
    })
    .where('id', '=', id)
    .execute()
  return sendOut(db, services, next)
}

async function sendOut(
  db: WriteDb,
  { signer, address }: InvitationServices,
  sending: Sending,
): Promise<SentInvitation> {
  await enqueue(db, 'invitation-mail', { invitationId: sending.id }, `invitation-mail ${sending.id}`)
  const invitation = await invitations(db).where('id', '=', sending.id).executeTakeFirstOrThrow()
  return { invitation, link: linkOf(address, tokenOf(signer, sending)) }
}

async function requireOpen(db: WriteDb, id: string) {
  const found = await db
    .selectFrom('invitations')
    .select(['id', 'sends', 'email', 'role', 'revokedAt'])
    .select([isExpired.as('isExpired'), isUnanswered.as('isUnanswered')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const { email, revokedAt, ...known } = requireFound(found, 'invitation')
  if (revokedAt) throw new AppError('CONFLICT', msg`This invitation was revoked. Invite ${{ email }} again.`)
  if (!known.isUnanswered) throw new AppError('CONFLICT', msg`${{ email }} has already answered this invitation.`)
  return known
}

const invitedAlready = (email: string) =>
  new AppError('CONFLICT', msg`${{ email }} has already been invited. Resend the invitation instead.`)
