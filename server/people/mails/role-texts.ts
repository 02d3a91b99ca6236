import type { Role } from '../../platform/database/tables.ts'

export const roleNames: Record<Role, string> = { OWNER: 'Owner', ADMIN: 'Admin', MEMBER: 'Member', VIEWER: 'Viewer' }

export const roleMeanings: Record<Role, string> = {
  OWNER: 'As an Owner you may do everything, its plan and its Owners included.',
  ADMIN: 'As an Admin you keep the books and look after members, categories and settings.',
  MEMBER: 'As a Member you record transactions, upload receipts and plan budgets.',
  VIEWER: 'As a Viewer you see everything and change nothing.',
}

export const withArticle = (role: Role) => `${role === 'OWNER' || role === 'ADMIN' ? 'an' : 'a'} ${roleNames[role]}`

/**
 * Formats a date such as 'November 28, 2026'.
 * @param timeZone an IANA time zone
 */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(moment)
}
