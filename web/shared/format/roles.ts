import type { Role } from '../../generated.ts'

export const roleNames: Record<Role, string> = { OWNER: 'Owner', ADMIN: 'Admin', MEMBER: 'Member', VIEWER: 'Viewer' }

export const roleMeanings: Record<Role, string> = {
  OWNER: 'As an Owner you do everything, the plan and the deletion of the organization included.',
  ADMIN: 'As an Admin you do everything but choose the plan, make Owners and delete the organization.',
  MEMBER: 'As a Member you record, review and plan; the organization itself is kept by others.',
  VIEWER: 'As a Viewer you see everything and change nothing.',
}

export const rolesToGive: readonly Role[] = ['ADMIN', 'MEMBER', 'VIEWER']
