import type { Person, Tenant, Terms } from '../core/tenant.ts'
import type { Organization } from './read.ts'

/** Days between the deletion of an account or organization and the end of its data. */
export const daysToRestore = 30

export interface DeletedOrganization {
  id: string
  name: string
  deletedAt: Date
  /** When its data ends. */
  purgedAt: Date
}

/** Deleted ones of which the caller is an Owner: they can be restored. */
export function listDeletedOrganizations(_person: Person): Promise<DeletedOrganization[]> {
  throw new Error('To be written.')
}

/** @param name as it is written, so that nothing is deleted by a slip */
export function deleteOrganization(_tenant: Tenant, _name: string): Promise<DeletedOrganization> {
  throw new Error('To be written.')
}

export function restoreOrganization(_person: Person, _id: string): Promise<Organization> {
  throw new Error('To be written.')
}
