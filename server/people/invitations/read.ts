import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import type { OrganizationKind, Role } from '../../platform/database/tables.ts'
import { permits } from '../../platform/tenancy/permissions.ts'
import type { SignedInUser, Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { invitedAddress } from './addresses.ts'
import { hashOf } from './tokens.ts'

/** An invitation as the organization sees it: open, or expired. */
export interface Invitation {
  id: string
  email: string
  role: Role
  /** The inviting member's user. */
  invitedBy: string
  sentAt: Date
  expiresAt: Date
  isExpired: boolean
}

export type InvitationState = 'open' | 'expired' | 'accepted' | 'declined' | 'revoked'

/** An invitation as the invited one sees it. */
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

/** Open and expired ones, newest first. */
export function listInvitations(tenant: Tenant): Promise<Invitation[]> {
  return tenant.read((db) =>
    invitations(db).where(isUnanswered).orderBy('sentAt', 'desc').orderBy('id', 'desc').execute(),
  )
}

/** Some that wait for an answer, by their ids, in no order; none for who may not manage members. */
export async function findInvitations(tenant: Tenant, ids: readonly string[]): Promise<Invitation[]> {
  if (!permits(tenant.role, 'members:manage')) return []
  return tenant.read((db) => invitations(db).where('id', 'in', ids).where(isUnanswered).execute())
}

/** Joins a transaction: what every reader of an organization's invitations returns. */
export function invitations(db: ReadDb) {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'invitedBy', 'sentAt', 'expiresAt'])
    .select(isExpired.as('isExpired'))
}

export const isUnanswered = sql<boolean>`num_nonnulls(accepted_at, declined_at, revoked_at) = 0`
export const isExpired = sql<boolean>`expires_at <= now()`

/** What a link offers, to whoever has the link. @throws AppError NOT_FOUND */
export async function getInvitationOffer(db: ReadDb, token: string): Promise<InvitationOffer> {
  const offer = await findOfferByToken(db, token)
  if (!offer) throw noInvitation()
  return offer
}

/** Open ones to the caller's verified address. */
export function listMyInvitations(person: SignedInUser, email: string): Promise<InvitationOffer[]> {
  const address = invitedAddress(email)
  return person.read((db) => offers(db, sql`invitation_offers(null, ${address})`).where('state', '=', 'open').execute())
}

/** Joins a transaction. */
export function findOfferByToken(db: ReadDb, token: string): Promise<InvitationOffer | undefined> {
  return offers(db, sql`invitation_offers(${hashOf(token)}, null)`).executeTakeFirst()
}

/** Joins a transaction: the invitation with this id, answered or not, if it was sent to this address. */
export function findOfferTo(db: ReadDb, email: string, id: string): Promise<InvitationOffer | undefined> {
  return offers(db, sql`invitation_offer_to(${invitedAddress(email)}, ${id})`).executeTakeFirst()
}

/** The same for a token that never was, for one of before it was sent again, and for an id that is somebody else's. */
export const noInvitation = () => new AppError('NOT_FOUND', 'This invitation does not exist. Ask for a new one.')

function offers(db: ReadDb, source: ReturnType<typeof sql>) {
  return db
    .selectFrom(sql<InvitationOffer>`${source}`.as('offers'))
    .select(['id', 'organizationName', 'organizationKind', 'invitedBy', 'email', 'role'])
    .select(['sentAt', 'expiresAt', 'state'])
}
