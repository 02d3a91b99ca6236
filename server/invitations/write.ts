import type { Signer } from '../core/signer.ts'
import type { Role } from '../core/tables.ts'
import type { Person, Tenant } from '../core/tenant.ts'
import type { Organization } from '../organizations/read.ts'
import type { Invitation } from './read.ts'

export interface InvitationParts {
  signer: Signer
  address: string
}

/** The link can be handed over by other means; it is told only now. */
export interface SentInvitation {
  invitation: Invitation
  link: string
}

export function createInvitation(
  _tenant: Tenant,
  _parts: InvitationParts,
  _input: { email: string; role: Role },
): Promise<SentInvitation> {
  throw new Error('To be written.')
}

export function resendInvitation(_tenant: Tenant, _parts: InvitationParts, _id: string): Promise<SentInvitation> {
  throw new Error('To be written.')
}

export function revokeInvitation(_tenant: Tenant, _id: string): Promise<string> {
  throw new Error('To be written.')
}

export function acceptInvitation(_person: Person, _email: string, _id: string): Promise<Organization> {
  throw new Error('To be written.')
}

export function declineInvitation(_person: Person, _email: string, _id: string): Promise<string> {
  throw new Error('To be written.')
}
