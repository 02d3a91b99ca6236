import { AppError } from '../../base/errors.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import { isAllowedWhileReadOnly, type Permission, permits } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/**
 * What an action did, as far as it matters for who may take it back: the kind of record it changed, with a word behind
 * it where that kind alone does not say enough.
 */
export type ActionKind =
  | 'transaction'
  /** Put back what somebody else had recorded: taking that back deletes it. */
  | 'transaction:others'
  | 'receipt_link'
  | 'receipt'
  | 'receipt:others'
  | 'receipt_match'
  /** An offer that nobody has decided about. */
  | 'receipt_match:offer'
  | 'staged_item'
  | 'document'
  | 'document:others'
  /** Handed over to be read. */
  | 'document:handed_over'
  | 'budget'
  | 'tag'
  /** Merged or deleted. */
  | 'tag:managed'
  | 'recurrence'
  | 'rule'
  | 'category'
  /** Archived, brought back from there, merged or deleted. */
  | 'category:managed'
  /** Came, or came back: taking that back deletes it. */
  | 'category:made'
  | 'organization'
  /** Its plan, or its end. */
  | 'organization:other'
  | 'member:role'
  /** Became an Owner, or is none any more. */
  | 'member:owner'
  /** Came or went. */
  | 'member:other'
  | 'invitation'

/** What of an action decides who may take it back. */
export interface UndoFacts {
  /** Who did it; null for the server by itself. */
  userId: string | null
  origin: Origin
  /** Each once. */
  actionKinds: readonly ActionKind[]
  /** What an import of a file has recorded or taken back, as long as there is a record of it. */
  isImport: boolean
}

type Asker = Pick<Tenant, 'userId' | 'role' | 'isReadOnly'>

/** Whether somebody may take an action back, if nothing stands against it and it is not undone. */
export function mayUndo(asker: Asker, facts: UndoFacts): boolean {
  return undoRefusalOf(asker, facts) === undefined
}

/** @returns why somebody may not take an action back: INVALID_INPUT for what is taken back in another way; FORBIDDEN */
export function undoRefusalOf(asker: Asker, facts: UndoFacts): AppError | undefined {
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

/** How an action is taken back that undo does not take back. */
function otherWayOf({ origin, actionKinds: deeds, isImport }: UndoFacts): string | undefined {
  if (isImport)
    return 'A file that was imported is taken back as a whole, and brought in again, under Imports: revert it there.'
  if (origin === 'reader' || deeds.includes('document:handed_over')) {
    return 'What was read or proposed waits for review: discard it there.'
  }
  if (deeds.includes('invitation')) return 'Invitations are sent and revoked in Settings, under Members.'
  if (deeds.includes('member:other')) {
    return 'Who is a member is not undone: invite them again, or remove them, in Settings under Members.'
  }
  if (deeds.includes('organization:other')) {
    return 'The plan of an organization, and its end, are changed in Settings, not undone.'
  }
  if (deeds.every((deed) => deed === 'receipt_match:offer')) {
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

/** What anybody who may do it at all changes by hand, whoever did it. The rest is for its own person, or for who may. */
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
  const { actionKinds: deeds } = facts
  const needed = deeds.flatMap((deed) => permissionOf[deed] ?? [])
  // Nobody has decided what a rule did.
  const isOwn = facts.userId === userId || facts.origin === 'rule'
  if (!isOwn && deeds.includes('category:made')) needed.push('categories:manage')
  if (!isOwn && deeds.some((deed) => !anybodys.includes(deed) && deed !== 'category:made')) {
    needed.push('others:delete')
  }
  return [...new Set(needed)]
}
