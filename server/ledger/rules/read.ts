import { requireFound } from '../../base/errors.ts'
import { type Check, isId, isText, listOf, oneOf, shapeOf } from '../../base/json-shape.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** Of a rule's text. */
export const mostCharacters = 200

export const textMatches = ['CONTAINS', 'IS', 'STARTS_WITH'] as const
export type TextMatch = (typeof textMatches)[number]

/** All that is given must hold. */
export interface Conditions {
  /** Of the description; accents and letter case do not count. */
  text: string | null
  match: TextMatch
  /** In the organization's currency, in minor units, both included. */
  min: bigint | null
  max: bigint | null
  type: CategoryType | null
}

/** What is done then. */
export interface Actions {
  categoryId: string | null
  tagIds: string[]
  /** Marks it as reviewed. */
  marksReviewed: boolean
}

export interface Rule extends Conditions, Actions {
  id: string
  isEnabled: boolean
  version: number
}

/** In their order: the first one that sets a category does so. */
export function listRules(tenant: Tenant): Promise<Rule[]> {
  return tenant.read(async (db) =>
    (await rules(db).orderBy('position').orderBy('createdAt').orderBy('id').execute()).map(ruleOf),
  )
}

export function getRule(tenant: Tenant, id: string): Promise<Rule> {
  return tenant.read((db) => requireRule(db, id))
}

/** Joins a transaction. */
export async function requireRule(db: ReadDb, id: string): Promise<Rule> {
  return ruleOf(requireFound(await rules(db).where('id', '=', id).executeTakeFirst(), 'rule'))
}

/** As they are kept. */
export function storedConditions({ text, match, min, max, type }: Conditions): string {
  return JSON.stringify({
    ...(text !== null && { text, match }),
    // Amounts of any size: JSON's numbers are exact only in the database.
    ...(min !== null && { min_minor: String(min) }),
    ...(max !== null && { max_minor: String(max) }),
    ...(type !== null && { type }),
  })
}

/** As they are kept. */
export function storedActions({ categoryId, tagIds, marksReviewed }: Actions): string {
  return JSON.stringify({
    ...(categoryId !== null && { category_id: categoryId }),
    ...(tagIds.length > 0 && { tag_ids: tagIds }),
    ...(marksReviewed && { reviewed: true }),
  })
}

function rules(db: ReadDb) {
  return db.selectFrom('rules').select(['id', 'enabled', 'version']).select(['conditions', 'actions'])
}

interface StoredConditions {
  text?: string
  match?: TextMatch
  min_minor?: string
  max_minor?: string
  type?: CategoryType
}

interface StoredActions {
  category_id?: string
  tag_ids?: string[]
  reviewed?: boolean
}

const isMinor: Check = (value) => isText(value) && /^\d{1,15}$/.test(value)
const isWords: Check = (value) => isText(value) && value.trim() !== '' && value.length <= mostCharacters

const hasConditions = shapeOf(
  {},
  {
    text: isWords,
    match: oneOf(...textMatches),
    min_minor: isMinor,
    max_minor: isMinor,
    type: oneOf('EXPENSE', 'INCOME'),
  },
)
const hasActions = shapeOf({}, { category_id: isId, tag_ids: listOf(isId), reviewed: oneOf(true) })

/** Whether conditions are as `storedConditions` writes those of a rule that somebody may save. */
export function areConditions(value: unknown): boolean {
  if (!hasConditions(value)) return false
  const { text, match, min_minor: min, max_minor: max } = value as StoredConditions
  const isSaid = text !== undefined || min !== undefined || max !== undefined
  return isSaid && (text !== undefined || match === undefined) && (max === undefined || BigInt(max) >= BigInt(min ?? 0))
}

/** Whether actions are as `storedActions` writes them. */
export function areActions(value: unknown): boolean {
  return hasActions(value) && Object.keys(value as StoredActions).length > 0
}

type Row = Awaited<ReturnType<ReturnType<typeof rules>['execute']>>[number]

/** A rule that no form could have written is shown empty and off: it never holds, and can be changed or deleted. */
function ruleOf({ id, enabled, version, ...stored }: Row): Rule {
  const isSound = areConditions(stored.conditions) && areActions(stored.actions)
  const { text, match, min_minor, max_minor, type } = (isSound ? stored.conditions : {}) as StoredConditions
  const actions = (isSound ? stored.actions : {}) as StoredActions
  return {
    id,
    version,
    isEnabled: enabled && isSound,
    text: text ?? null,
    match: match ?? 'CONTAINS',
    min: min_minor === undefined ? null : BigInt(min_minor),
    max: max_minor === undefined ? null : BigInt(max_minor),
    type: type ?? null,
    categoryId: actions.category_id ?? null,
    tagIds: actions.tag_ids ?? [],
    marksReviewed: actions.reviewed ?? false,
  }
}
