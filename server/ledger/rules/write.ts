import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { parseMoney } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import {
  type Actions,
  type Conditions,
  maxCharacters,
  type Rule,
  requireRule,
  storedActions,
  storedConditions,
  type TextMatch,
} from './read.ts'

export interface RuleInput {
  text?: string | null
  match?: TextMatch | null
  min?: string | null
  max?: string | null
  type?: CategoryType | null
  categoryId?: string | null
  tagIds?: readonly string[] | null
  marksReviewed?: boolean | null
  payee?: string | null
  isEnabled?: boolean | null
}

const maxRules = 200

export function createRule(tenant: Tenant, input: RuleInput): Promise<Rule> {
  return tenant.write((db) => recordRule(db, tenant.currency, input))
}

/**
 * @throws AppError INVALID_INPUT
 * @throws AppError PLAN_LIMIT
 */
export async function recordRule(db: WriteDb, currency: string, input: RuleInput): Promise<Rule> {
  const { conditions, actions } = await checkedRule(db, currency, input)
  const last = await db
    .selectFrom('rules')
    .select((eb) => [eb.fn.max('position').as('position'), eb.fn.countAll<bigint>().as('count')])
    .executeTakeFirst()
  if ((last?.count ?? 0n) >= maxRules)
    throw new AppError('INVALID_INPUT', msg`You can have at most ${{ limit: maxRules }} rules. Delete one first.`)
  const { id } = await db
    .insertInto('rules')
    .values({
      conditions: storedConditions(conditions),
      actions: storedActions(actions),
      enabled: input.isEnabled ?? true,
      position: (last?.position ?? 0) + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return requireRule(db, id)
}

/**
 * @param version the version that the changes are based on
 * @throws AppError CONFLICT if `version` is given and the record has a later version
 */
export function updateRule(tenant: Tenant, id: string, input: RuleInput, version?: number | null): Promise<Rule> {
  return tenant.write(async (db) => {
    await db.selectFrom('rules').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const before = await requireRule(db, id)
    if (version != null && version !== before.version) {
      throw new AppError('CONFLICT', msg`Someone else changed this rule. Review their version, then save again.`)
    }
    const { conditions, actions } = await checkedRule(db, tenant.currency, input)
    await db
      .updateTable('rules')
      .set({
        conditions: storedConditions(conditions),
        actions: storedActions(actions),
        version: before.version + 1,
        ...(input.isEnabled != null && { enabled: input.isEnabled }),
      })
      .where('id', '=', id)
      .execute()
    return requireRule(db, id)
  })
}

/**
 * Keeps the fields that the rule has set.
 * @throws AppError NOT_FOUND
 */
export function deleteRule(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    const deleted = await db.deleteFrom('rules').where('id', '=', id).returning('id').executeTakeFirst()
    return requireFound(deleted, 'rule').id
  })
}

export function enableRule(tenant: Tenant, id: string, isEnabled: boolean): Promise<Rule> {
  return tenant.write(async (db) => {
    await db
      .updateTable('rules')
      .set({ enabled: isEnabled, version: (eb) => eb('version', '+', 1) })
      .where('id', '=', id)
      .execute()
    return requireRule(db, id)
  })
}

/** Sets the order of the rules. Rules that are not named follow in their former order. */
export function orderRules(tenant: Tenant, ids: readonly string[]): Promise<void> {
  if (ids.length > maxRules) throw new AppError('INVALID_INPUT', msg`Order at most ${{ limit: maxRules }} rules.`)
  return tenant.write(async (db) => {
    const all = await db
      .selectFrom('rules')
      .select(['id', 'position'])
      .orderBy('position')
      .orderBy('createdAt')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const known = new Set(all.map(({ id }) => id))
    const wanted = [...new Set(ids)].filter((id) => known.has(id))
    const ordered = [...wanted, ...all.map(({ id }) => id).filter((id) => !wanted.includes(id))]
    const positions = new Map(all.map(({ id, position }) => [id, position]))
    for (const [index, id] of ordered.entries()) {
      if (positions.get(id) === index + 1) continue
      await db
        .updateTable('rules')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute()
    }
  })
}

/**
 * Validates a rule. If the rule sets a category, its type is the type of the category.
 * @throws AppError INVALID_INPUT
 */
export async function checkedRule(
  db: ReadDb,
  currency: string,
  input: RuleInput,
): Promise<{ conditions: Conditions; actions: Actions }> {
  const text = input.text?.trim() || null
  const min = input.min == null ? null : parseMoney(input.min, currency, 'min').minor
  const max = input.max == null ? null : parseMoney(input.max, currency, 'max').minor
  const category =
    input.categoryId == null
      ? undefined
      : await db.selectFrom('categories').select(['id', 'type']).where('id', '=', input.categoryId).executeTakeFirst()
  const wanted = [...new Set(input.tagIds ?? [])]
  const tags = wanted.length > 0 ? await db.selectFrom('tags').select('id').where('id', 'in', wanted).execute() : []
  const marksReviewed = input.marksReviewed ?? false
  const payee = input.payee?.trim() || null
  ensure({
    text:
      text === null && min === null && max === null
        ? msg`Enter part of a description, or an amount.`
        : (text?.length ?? 0) <= maxCharacters || msg`Shorten the text to 200 characters.`,
    min: min === null || min >= 0n || msg`Enter zero or more.`,
    max: max === null || max >= (min ?? 0n) || msg`The maximum can't be less than the minimum.`,
    categoryId:
      input.categoryId != null && (!category || (input.type != null && category.type !== input.type))
        ? msg`Invalid category selected.`
        : input.categoryId != null ||
          wanted.length > 0 ||
          marksReviewed ||
          payee !== null ||
          msg`Choose what the rule does.`,
    payee: (payee?.length ?? 0) <= maxCharacters || msg`Shorten the text to 200 characters.`,
    tagIds: tags.length === wanted.length || msg`One of these tags was deleted. Choose again.`,
  })
  return {
    conditions: { text, match: input.match ?? 'CONTAINS', min, max, type: category?.type ?? input.type ?? null },
    actions: { categoryId: category?.id ?? null, tagIds: wanted, marksReviewed, payee },
  }
}
