import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import type { Permission } from '../../platform/tenancy/permissions.ts'
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
  | 'webhook'

export interface UndoFacts {
  userId: string | null
  origin: Origin
  actionKinds: readonly ActionKind[]
  /** The action recorded or reverted an import that still exists. */
  isImport: boolean
}

type Asker = Pick<Tenant, 'userId' | 'may'>

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
  if (needed.every(asker.may)) return undefined
  const isOthers = needed.includes('others:delete') && !asker.may('others:delete')
  return new AppError(
    'FORBIDDEN',
    isOthers
      ? msg`This is another member's change. An Owner or Admin can undo it.`
      : msg`Your role in this organization doesn't allow that.`,
  )
}

function otherWayOf({ origin, actionKinds, isImport }: UndoFacts): Text | undefined {
  if (isImport) {
    return msg`Imports can't be undone here. Revert or repeat the import under Imports.`
  }
  if (origin === 'reader' || actionKinds.includes('document:handed_over')) {
    return msg`Readings and proposals can't be undone. Discard the items in the review inbox instead.`
  }
  if (actionKinds.includes('invitation'))
    return msg`Invitations can't be undone here. Manage them in Settings, under Members.`
  if (actionKinds.includes('webhook')) {
    return msg`Changes of webhooks can't be undone here. Change them in Settings, under Webhooks.`
  }
  if (actionKinds.includes('member:other')) {
    return msg`Joining and leaving can't be undone. Invite or remove the member in Settings, under Members.`
  }
  if (actionKinds.includes('organization:other')) {
    return msg`The plan, the email address and the deletion of an organization can't be undone here. Change them in Settings.`
  }
  if (actionKinds.every((actionKind) => actionKind === 'receipt_match:offer')) {
    return msg`Suggested matches are renewed automatically. Decline the match on the receipt instead.`
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
  webhook: null,
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
