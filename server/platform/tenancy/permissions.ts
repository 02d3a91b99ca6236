import type { Role } from '../database/tables.ts'

export const permissions = {
  'ledger:read': ['OWNER', 'ADMIN', 'MEMBER', 'VIEWER'],
  'assistant:ask': ['OWNER', 'ADMIN', 'MEMBER', 'VIEWER'],
  'assistant:stage': ['OWNER', 'ADMIN', 'MEMBER'],
  'documents:add': ['OWNER', 'ADMIN', 'MEMBER'],
  'documents:review': ['OWNER', 'ADMIN', 'MEMBER'],
  'transactions:write': ['OWNER', 'ADMIN', 'MEMBER'],
  'others:delete': ['OWNER', 'ADMIN'],
  'plans:write': ['OWNER', 'ADMIN', 'MEMBER'],
  'categories:manage': ['OWNER', 'ADMIN'],
  'views:write': ['OWNER', 'ADMIN', 'MEMBER', 'VIEWER'],
  'organization:manage': ['OWNER', 'ADMIN'],
  'members:manage': ['OWNER', 'ADMIN'],
  'changes:read': ['OWNER', 'ADMIN'],
  'membership:own': ['OWNER', 'ADMIN', 'MEMBER', 'VIEWER'],
  'billing:read': ['OWNER'],
  'organization:own': ['OWNER'],
} as const satisfies Record<string, readonly Role[]>

const whileReadOnly: readonly Permission[] = [
  'ledger:read',
  'assistant:ask',
  'changes:read',
  'members:manage',
  'views:write',
  'membership:own',
  'billing:read',
  'organization:own',
]

export type Permission = keyof typeof permissions

export const allPermissions = Object.keys(permissions).filter((name): name is Permission => name in permissions)

/**
 * The access requirement of an operation: nothing, a sign-in (the profile is created before the address is verified), a
 * verified sign-in with a profile, or a permission in the active organization. 'account' is a 'person' who has signed in:
 * no API token and no connected app may do it (scopes.ts).
 */
export type AccessRequirement = 'public' | 'identity' | 'account' | 'person' | Permission

export function permits(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role)
}

export function permissionsOf(role: Role, isReadOnly: boolean): Permission[] {
  return allPermissions.filter((each) => permits(role, each) && (!isReadOnly || isAllowedWhileReadOnly(each)))
}

export function isAllowedWhileReadOnly(permission: Permission): boolean {
  return whileReadOnly.includes(permission)
}

export function isPermission(rule: AccessRequirement): rule is Permission {
  return rule in permissions
}
