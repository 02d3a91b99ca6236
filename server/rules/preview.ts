import { sql } from 'kysely'
import type { Money } from '../core/money.ts'
import type { Tenant } from '../core/tenant.ts'
import { findTransactions, type Transaction } from '../transactions/read.ts'
import { outcomeOf } from './outcome.ts'
import { storedConditions } from './read.ts'
import { checkedRule, type RuleInput } from './write.ts'

/** What a rule would do to what is in the books already. */
export interface RulePreview {
  /** How many it holds for, and what they come to. */
  count: number
  income: Money
  expense: Money
  /** How many of them it would change. */
  changing: number
  /** How many keep a category that a person has set. */
  locked: number
  /** The newest 10. */
  first: PreviewedTransaction[]
}

export interface PreviewedTransaction {
  transaction: Transaction
  changes: boolean
  isLocked: boolean
}

/**
 * @param id of the rule that is being changed; null for a new one
 * @throws AppError INVALID_INPUT
 */
export async function previewRule(tenant: Tenant, input: RuleInput, id: string | null): Promise<RulePreview> {
  const { figures, first } = await tenant.read(async (db) => {
    const { conditions, actions } = await checkedRule(db, tenant.currency, input)
    const { changes, isLocked } = outcomeOf(actions, id)
    const matches = sql`transactions t join rule_matches(${storedConditions(conditions)}::jsonb) m on m.id = t.id`
    const counted = sql<Figures>`(
      select count(*) as count, count(*) filter (where ${changes}) as changing, count(*) filter (where ${isLocked}) as locked,
        coalesce(sum(t.base_amount_minor) filter (where t.type = 'INCOME'), 0)::bigint as income,
        coalesce(sum(t.base_amount_minor) filter (where t.type = 'EXPENSE'), 0)::bigint as expense from ${matches})`
    const newest = sql<{ id: string; changes: boolean; isLocked: boolean }>`(
      select t.id, ${changes} as changes, ${isLocked} as "isLocked" from ${matches} order by t.date desc, t.id desc limit 10)`
    return {
      figures: await db.selectFrom(counted.as('counted')).selectAll().executeTakeFirstOrThrow(),
      first: await db.selectFrom(newest.as('newest')).selectAll().execute(),
    }
  })
  const transactions =
    first.length > 0
      ? await findTransactions(
          tenant,
          first.map(({ id: each }) => each),
        )
      : []
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]))
  const { currency } = tenant
  return {
    count: Number(figures.count),
    changing: Number(figures.changing),
    locked: Number(figures.locked),
    income: { minor: figures.income, currency },
    expense: { minor: figures.expense, currency },
    first: first.flatMap(({ id: each, changes, isLocked }) => {
      const transaction = byId.get(each)
      return transaction ? { transaction, changes, isLocked } : []
    }),
  }
}

interface Figures {
  count: bigint
  changing: bigint
  locked: bigint
  income: bigint
  expense: bigint
}
