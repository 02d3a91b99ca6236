import { sql } from 'kysely'
import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { storedConditions } from '../rules/read.ts'
import { checkedRule, type RuleInput } from '../rules/write.ts'
import { findTransactions, type Transaction } from './read.ts'
import { sumsUnder } from './sums.ts'

export interface RulePreview {
  count: number
  income: Money
  expense: Money
  changing: number
  locked: number
  /** The latest 10 matching transactions. */
  first: PreviewedTransaction[]
  limitedTo: number | null
}

export interface PreviewedTransaction {
  transaction: Transaction
  changes: boolean
  isLocked: boolean
}

/** The limit of compared transactions. Each comparison takes about 10 µs. */
const maxCompared = 10_000

/**
 * @param id the rule that is being changed; null for a new one
 * @throws AppError INVALID_INPUT
 */
export async function previewRule(tenant: Tenant, input: RuleInput, id: string | null): Promise<RulePreview> {
  const { first, ...figures } = await tenant.read(async (db) => {
    const { conditions, actions } = await checkedRule(db, tenant.currency, input)
    const { changes, isLocked } = outcomeOf(actions, id)
    const { income, expense } = sumsUnder({})
    const judged = sql<Judged>`(
      with newest as materialized (
        select * from transactions order by date desc, id desc limit ${maxCompared}),
      judged as materialized (
        select t.id, t.date, ${changes} as changes, ${isLocked} as locked
          from newest t
          where rule_matches_names(${storedConditions(conditions)}::jsonb, t.type, t.base_amount_minor, t.description, t.payee,
            t.source_id))
      select count(*) as count, count(*) filter (where changes) as changing, count(*) filter (where locked) as locked,
          (select ${income} from transactions where id in (select id from judged)) as income,
          (select ${expense} from transactions where id in (select id from judged)) as expense,
          (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'changes', changes, 'isLocked', locked)), '[]')
             from (select * from judged order by date desc, id desc limit 10) ten) as first,
          exists (select from transactions order by date desc, id desc offset ${maxCompared}) as is_limited
        from judged)`
    return db.selectFrom(judged.as('judged')).selectAll().executeTakeFirstOrThrow()
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
    limitedTo: figures.isLimited ? maxCompared : null,
  }
}

interface Judged {
  count: bigint
  changing: bigint
  locked: bigint
  income: bigint
  expense: bigint
  isLimited: boolean
  first: { id: string; changes: boolean; isLocked: boolean }[]
}
