import { msg } from '@lingui/core/runtime-macro'
import { type Grant, type Scope, scopes } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import type { AccessRequirement } from './permissions.ts'

/**
 * The scope that each access requirement needs from an API token or a connected app. Null is for what only a signed-in
 * user may do: everything about the account, and what an organization cannot take back.
 */
const requiredScopes: Record<AccessRequirement, Scope | null> = {
  public: 'read',
  identity: null,
  account: null,
  person: 'read',
  'ledger:read': 'read',
  'assistant:ask': 'stage',
  'assistant:stage': 'stage',
  'documents:add': 'stage',
  'documents:review': 'write',
  'transactions:write': 'write',
  'others:delete': 'write',
  'plans:write': 'write',
  'categories:manage': 'write',
  'views:write': 'write',
  'organization:manage': 'admin',
  'members:manage': 'admin',
  'changes:read': 'admin',
  'membership:own': null,
  'billing:read': 'read',
  'organization:own': null,
}

/** A session of a user has no grant and needs no scope. */
export function allows(grant: Grant | undefined, requirement: AccessRequirement): boolean {
  const required = requiredScopes[requirement]
  return !grant || (required !== null && grant.scopes.some((scope) => includes(scope, required)))
}

/** A grant with more scopes could do it. */
export class InsufficientScope extends AppError {
  constructor(scope: Scope) {
    super('FORBIDDEN', msg`This token or app lacks the scope "${{ scope }}".`)
  }
}

/** @throws AppError FORBIDDEN; InsufficientScope if the grant lacks the scope */
export function requireScope(grant: Grant | undefined, requirement: AccessRequirement): void {
  if (allows(grant, requirement)) return
  const scope = requiredScopes[requirement]
  if (scope !== null) throw new InsufficientScope(scope)
  throw new AppError('FORBIDDEN', msg`API tokens and connected apps can't do that. Sign in to Purser instead.`)
}

/** Adds the scopes that others include, in the order of their rights. */
export function withIncludedScopes(granted: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => granted.some((each) => includes(each, scope)))
}

/**
 * The active organization of a request. A grant for one organization makes it the active one; a request for another is
 * answered like one for an unknown organization.
 */
export function activeOrganizationOf(grant: Grant | undefined, requested: string | undefined): string | undefined {
  const only = grant?.organizationId
  if (!only || requested === only) return requested
  return requested === undefined ? only : unknownOrganizationId
}

/** No organization has this id. */
export const unknownOrganizationId = '00000000-0000-0000-0000-000000000000'

const includes = (scope: Scope, other: Scope) => scopes.indexOf(scope) >= scopes.indexOf(other)
