import type { ReadDb } from '../core/fence.ts'
import type { OrganizationKind, Role } from '../core/tables.ts'
import type { Person, Tenant } from '../core/tenant.ts'

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
export function listInvitations(_tenant: Tenant): Promise<Invitation[]> {
  throw new Error('To be written.')
}

/** What a link offers, to whoever has the link. @throws AppError NOT_FOUND */
export function getInvitationOffer(_db: ReadDb, _token: string): Promise<InvitationOffer> {
  throw new Error('To be written.')
}

/** Open ones to the caller's verified address. */
export function listMyInvitations(_person: Person, _email: string): Promise<InvitationOffer[]> {
  throw new Error('To be written.')
}
