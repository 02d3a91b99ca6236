import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Model } from '../../adapters/model.ts'
import type { TokenUsage } from '../../adapters/model-error.ts'
import type { ReadDb, WriteDb } from '../tenancy/tenant-transaction.ts'

/** What is kept of a call of a model: never what was said. */
export interface ModelCall extends TokenUsage {
  purpose: 'answer' | 'document'
  /** What it was told, of which a hash is kept. */
  prompt: string
  /** `answered`, `stopped`, or how it failed. */
  outcome: string
}

/** Joins a transaction: whether the organization has had a model read and write as much as it may in a day (UTC). */
export async function isOverBudget(db: ReadDb, { tokensPerDay }: Model): Promise<boolean> {
  const { tokens } = await db
    .selectFrom('modelCalls')
    .select(sql<bigint>`coalesce(sum(input_tokens + output_tokens), 0)`.as('tokens'))
    .where('at', '>=', sql<Date>`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`)
    .executeTakeFirstOrThrow()
  return tokens >= BigInt(tokensPerDay)
}

/** Joins a transaction. */
export async function recordCall(db: WriteDb, { name }: Model, call: ModelCall): Promise<void> {
  const { purpose, prompt, toolCalls, inputTokens, outputTokens, outcome } = call
  const promptHash = createHash('sha256').update(prompt).digest()
  const kept = { purpose, toolCalls, inputTokens, outputTokens, outcome, promptHash, model: name.slice(0, 200) }
  await db.insertInto('modelCalls').values(kept).execute()
}
