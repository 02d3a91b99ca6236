import { AppError } from '../../base/errors.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import { isAllowedWhileReadOnly, type Permission, permits } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/**
 * The effect of an action, as needed to decide who may undo it: the kind of record, with a suffix if the kind alone is
 * not enough.
 */
export type ActionKind =
  | 'transaction'
  /** Restored a record that another member created. Undo deletes the record. */
  | 'transaction:others'
  | 'receipt_link'
  | 'receipt'
  | 'receipt:others'
  | 'receipt_match'
  | 'receipt_match:offer'
  | 'staged_item'
  | 'document'
  | 'document:others'
  | 'document:handed_over'
  | 'budget'
  | 'tag'
  | 'tag:managed'
  | 'recurrence'
  | 'rule'
  | 'category'
  /** Archived, unarchived, merged or deleted. */
  | 'category:managed'
  | 'category:made'
  | 'organization'
  | 'organization:other'
  | 'member:role'
  | 'member:owner'
  | 'member:other'
  | 'invitation'

export interface UndoFacts {
  userId: string | null
  origin: Origin
  actionKinds: readonly ActionKind[]
  /** The action recorded or reverted an import that still exists. */
  isImport: boolean
}

type Asker = Pick<Tenant, 'userId' | 'role' | 'isReadOnly'>

export function mayUndo(asker: Asker, facts: UndoFacts): boolean {
  return explainUndoDenial(asker, facts) === undefined
}

/**
 * @returns the reason why the user may not undo the action: INVALID_INPUT if another operation reverses it, or
 * FORBIDDEN
 */
export function explainUndoDenial(asker: Asker, facts: UndoFacts): AppError | undefined {
  const other = otherWayOf(facts)
  if (other !== undefined) return new AppError('INVALID_INPUT', other)
  const needed = permissionsFor(asker, facts)
  if (
    needed.every(
      (permission) => permits(asker.role, permission) && (!asker.isReadOnly || isAllowedWhileReadOnly(permission)),
    )
  ) {
    return undefined
  }
  const isOthers = needed.includes('others:delete') && !permits(asker.role, 'others:delete')
  return new AppError(
    'FORBIDDEN',
    isOthers
      ? 'Somebody else did that: an Owner or Admin can undo it.'
      : 'Your role in this organization does not allow that.',
  )
}

function otherWayOf({ origin, actionKinds, isImport }: UndoFacts): string | undefined {
  if (isImport)
    return 'A file that was imported is taken back as a whole, and brought in again, under Imports: revert it there.'
  if (origin === 'reader' || actionKinds.includes('document:handed_over')) {
    return 'What was read or proposed waits for review: discard it there.'
  }
  if (actionKinds.includes('invitation')) return 'Invitations are sent and revoked in Settings, under Members.'
  if (actionKinds.includes('member:other')) {
    return 'Who is a member is not undone: invite them again, or remove them, in Settings under Members.'
  }
  if (actionKinds.includes('organization:other')) {
    return 'The plan of an organization, and its end, are changed in Settings, not undone.'
  }
  if (actionKinds.every((actionKind) => actionKind === 'receipt_match:offer')) {
    return 'Offers are made anew by themselves: say at the receipt that it is another transaction.'
  }
  return undefined
}

const permissionOf: Record<ActionKind, Permission | null> = {
  transaction: 'transactions:write',
  'transaction:others': 'others:delete',
  receipt_link: 'transactions:write',
  receipt: 'documents:review',
  'receipt:others': 'others:delete',
  receipt_match: 'documents:review',
  'receipt_match:offer': null,
  staged_item: 'documents:review',
  document: 'documents:review',
  'document:others': 'others:delete',
  'document:handed_over': null,
  budget: 'plans:write',
  tag: 'plans:write',
  'tag:managed': 'categories:manage',
  recurrence: 'plans:write',
  rule: 'plans:write',
  category: 'plans:write',
  'category:managed': 'categories:manage',
  'category:made': 'plans:write',
  organization: 'organization:manage',
  'organization:other': null,
  'member:role': 'members:manage',
  'member:owner': 'organization:own',
  'member:other': null,
  invitation: null,
}

/**
 * Kinds that every member with the permission can undo. Other kinds can only be undone by the author or with a further
 * permission.
 */
const anybodys: readonly ActionKind[] = [
  'budget',
  'tag',
  'tag:managed',
  'recurrence',
  'rule',
  'category',
  'category:managed',
  'organization',
  'member:role',
  'member:owner',
]

function permissionsFor({ userId }: Asker, facts: UndoFacts): Permission[] {
  const { actionKinds } = facts
  const needed = actionKinds.flatMap((actionKind) => permissionOf[actionKind] ?? [])
  // Changes made by a rule have no author.
  const isOwn = facts.userId === userId || facts.origin === 'rule'
  if (!isOwn && actionKinds.includes('category:made')) needed.push('categories:manage')
  if (!isOwn && actionKinds.some((actionKind) => !anybodys.includes(actionKind) && actionKind !== 'category:made')) {
    needed.push('others:delete')
  }
  return [...new Set(needed)]
}
