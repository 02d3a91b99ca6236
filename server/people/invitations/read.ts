import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import type { OrganizationKind, Role } from '../../platform/database/tables.ts'
import type { SignedInUser, Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { invitedAddress } from './addresses.ts'
import { hashOf } from './tokens.ts'

/** An open or expired invitation as members of the organization see it. */
export interface Invitation {
  id: string
  email: string
  role: Role
  invitedBy: string
  sentAt: Date
  expiresAt: Date
  isExpired: boolean
}

export type InvitationState = 'open' | 'expired' | 'accepted' | 'declined' | 'revoked'

export interface InvitationOffer {
  id: string
  organizationName: string
  organizationKind: OrganizationKind
  invitedBy: string
  email: string
  role: Role
  sentAt: Date
  expiresAt: Date
  state: InvitationState
}

export function listInvitations(tenant: Tenant): Promise<Invitation[]> {
  return tenant.read((db) =>
    invitations(db).where(isUnanswered).orderBy('sentAt', 'desc').orderBy('id', 'desc').execute(),
  )
}

/** Returns unanswered invitations in no particular order. The result is empty for a caller without `members:manage`. */
export async function findInvitations(tenant: Tenant, ids: readonly string[]): Promise<Invitation[]> {
  if (!tenant.may('members:manage')) return []
  return tenant.read((db) => invitations(db).where('id', 'in', ids).where(isUnanswered).execute())
}

export function invitations(db: ReadDb) {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'invitedBy', 'sentAt', 'expiresAt'])
    .select(isExpired.as('isExpired'))
}

export const isUnanswered = sql<boolean>`num_nonnulls(accepted_at, declined_at, revoked_at) = 0`
export const isExpired = sql<boolean>`expires_at <= now()`

/**
 * Returns the invitation of a link.
 * @throws AppError NOT_FOUND
 */
export async function getInvitationByToken(db: ReadDb, token: string): Promise<InvitationOffer> {
  const invitation = await findInvitationByToken(db, token)
  if (!invitation) throw noInvitation()
  return invitation
}

export function listMyInvitations(user: SignedInUser, email: string): Promise<InvitationOffer[]> {
  const address = invitedAddress(email)
  return user.read((db) =>
    queryInvitations(db, sql`invitation_offers(null, ${address})`).where('state', '=', 'open').execute(),
  )
}

export function findInvitationByToken(db: ReadDb, token: string): Promise<InvitationOffer | undefined> {
  return queryInvitations(db, sql`invitation_offers(${hashOf(token)}, null)`).executeTakeFirst()
}

/** Finds an invitation by its id and address, including answered invitations. */
export function findInvitationTo(db: ReadDb, email: string, id: string): Promise<InvitationOffer | undefined> {
  return queryInvitations(db, sql`invitation_offer_to(${invitedAddress(email)}, ${id})`).executeTakeFirst()
}

/**
 * The message is identical for unknown tokens, replaced tokens and invitations to other users, so that it reveals
 * nothing.
 */
export const noInvitation = () => new AppError('NOT_FOUND', msg`This invitation doesn't exist. Ask for a new one.`)

function queryInvitations(db: ReadDb, source: ReturnType<typeof sql>) {
  return db
    .selectFrom(sql<InvitationOffer>`${source}`.as('offers'))
    .select(['id', 'organizationName', 'organizationKind', 'invitedBy', 'email', 'role'])
    .select(['sentAt', 'expiresAt', 'state'])
}
