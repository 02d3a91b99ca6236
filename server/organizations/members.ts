import type { Role } from '../core/tables.ts'
import type { Tenant } from '../core/tenant.ts'

export interface Member {
  /** The user's. */
  id: string
  name: string
  email: string
  role: Role
  joinedAt: Date
  /** To about a minute; null for one who was never at work here. */
  lastActiveAt: Date | null
}

/** By role, then by name. */
export function listMembers(_tenant: Tenant): Promise<Member[]> {
  throw new Error('To be written.')
}

/** Present members among some users. */
export function findMembers(_tenant: Tenant, _ids: readonly string[]): Promise<Member[]> {
  throw new Error('To be written.')
}

export function updateMemberRole(_tenant: Tenant, _userId: string, _role: Role): Promise<Member> {
  throw new Error('To be written.')
}

/** @returns the user's id */
export function removeMember(_tenant: Tenant, _userId: string): Promise<string> {
  throw new Error('To be written.')
}

/** @returns the organization's id */
export function leaveOrganization(_tenant: Tenant): Promise<string> {
  throw new Error('To be written.')
}

/** The other becomes Owner, the caller Admin. */
export function transferOwnership(_tenant: Tenant, _userId: string): Promise<Member> {
  throw new Error('To be written.')
}
