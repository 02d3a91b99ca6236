import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import { reversedInReview } from '../../intake/documents/descriptor.ts'
import type { LoggedKind } from '../../platform/records/kinds-generated.ts'
import type { UndoRule } from '../../platform/records/log-rules.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import type { Permission } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { logRulesOf, records } from '../records.ts'

/**
 * The effect of an action, as needed to decide who may undo it: the kind of record, with the name of a case of its undo
 * rules if one holds.
 */
export type ActionKind = LoggedKind | `${LoggedKind}:${string}`

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
  if (origin === 'reader') return reversedInReview
  const rules = byDependence.flatMap((kind) => actionKinds.filter((each) => kindOf(each) === kind).map(ruleOf))
  const [first, ...others] = rules.map(({ insteadAlone }) => insteadAlone)
  return rules.find(({ instead }) => instead)?.instead ?? (others.every((other) => other === first) ? first : undefined)
}

/** Of several reasons, that of the record which refers to the others is given. */
const byDependence = records.map(({ kind }) => kind).toReversed()

const kindOf = (actionKind: ActionKind) => actionKind.split(':')[0] ?? ''

function ruleOf(actionKind: ActionKind): UndoRule {
  const [kind = '', name] = actionKind.split(':')
  const { undo } = logRulesOf(kind)
  if (name === undefined) return undo
  const rule = undo.cases?.[name]
  if (!rule) throw new Error(`The undo rules of ${kind} have no case ${name}.`)
  return rule
}

function permissionsFor({ userId }: Asker, { userId: authorId, origin, actionKinds }: UndoFacts): Permission[] {
  // Changes made by a rule have no author.
  const isOwn = authorId === userId || origin === 'rule'
  const needed = actionKinds.map(ruleOf).flatMap(({ needs, ofOthers }) => [needs, isOwn ? undefined : ofOthers])
  return [...new Set(needed.flatMap((permission) => permission ?? []))]
}
