import { requireFound } from '../../base/errors.ts'
import { type Check, isId, isText, listOf, oneOf, shapeOf } from '../../base/json-shape.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The limit of a rule's text. */
export const maxCharacters = 200

export const textMatches = ['CONTAINS', 'IS', 'STARTS_WITH'] as const
export type TextMatch = (typeof textMatches)[number]

export interface Conditions {
  /** Compared with the description, ignoring accents and case. */
  text: string | null
  match: TextMatch
  /** Inclusive minor units of the organization currency. */
  min: bigint | null
  max: bigint | null
  type: CategoryType | null
}

export interface Actions {
  categoryId: string | null
  tagIds: string[]
  marksReviewed: boolean
  /** The clean name that the rule sets. */
  payee: string | null
}

export interface Rule extends Conditions, Actions {
  id: string
  isEnabled: boolean
  version: number
}

export function listRules(tenant: Tenant): Promise<Rule[]> {
  return tenant.read(async (db) =>
    (await rules(db).orderBy('position').orderBy('createdAt').orderBy('id').execute()).map(ruleOf),
  )
}

export function getRule(tenant: Tenant, id: string): Promise<Rule> {
  return tenant.read((db) => requireRule(db, id))
}

export async function requireRule(db: ReadDb, id: string): Promise<Rule> {
  return ruleOf(requireFound(await rules(db).where('id', '=', id).executeTakeFirst(), 'rule'))
}

export function storedConditions({ text, match, min, max, type }: Conditions): string {
  return JSON.stringify({
    ...(text !== null && { text, match }),
    // JavaScript numbers are not exact for all amounts, so they are stored as strings.
    ...(min !== null && { min_minor: String(min) }),
    ...(max !== null && { max_minor: String(max) }),
    ...(type !== null && { type }),
  })
}

export function storedActions({ categoryId, tagIds, marksReviewed, payee }: Actions): string {
  return JSON.stringify({
    ...(categoryId !== null && { category_id: categoryId }),
    ...(tagIds.length > 0 && { tag_ids: tagIds }),
    ...(marksReviewed && { reviewed: true }),
    ...(payee !== null && { payee }),
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
  payee?: string
}

const isMinor: Check = (value) => isText(value) && /^\d{1,15}$/.test(value)
const isFilledText: Check = (value) => isText(value) && value.trim() !== '' && value.length <= maxCharacters

const hasConditions = shapeOf(
  {},
  {
    text: isFilledText,
    match: oneOf(...textMatches),
    min_minor: isMinor,
    max_minor: isMinor,
    type: oneOf('EXPENSE', 'INCOME'),
  },
)
const hasActions = shapeOf({}, { category_id: isId, tag_ids: listOf(isId), reviewed: oneOf(true), payee: isFilledText })

export function areConditions(value: unknown): boolean {
  if (!hasConditions(value)) return false
  const { text, match, min_minor: min, max_minor: max } = value as StoredConditions
  const isGiven = text !== undefined || min !== undefined || max !== undefined
  return (
    isGiven && (text !== undefined || match === undefined) && (max === undefined || BigInt(max) >= BigInt(min ?? 0))
  )
}

export function areActions(value: unknown): boolean {
  return hasActions(value) && Object.keys(value as StoredActions).length > 0
}

type Row = Awaited<ReturnType<ReturnType<typeof rules>['execute']>>[number]

/** An invalid stored rule is returned empty and disabled. It never matches, and users can change or delete it. */
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
    payee: actions.payee ?? null,
  }
}
