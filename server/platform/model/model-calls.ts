import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Model } from '../../adapters/model.ts'
import type { TokenUsage } from '../../adapters/model-error.ts'
import type { ReadDb, WriteDb } from '../tenancy/tenant-transaction.ts'

/** The log of a model call, which never includes the conversation. */
export interface ModelCall extends TokenUsage {
  purpose: 'answer' | 'document'
  /** The instructions, of which a hash is stored. */
  prompt: string
  /** `answered`, `stopped`, or the kind of failure. */
  outcome: string
}

/** Returns true if the organization has used its model tokens of the day (UTC). */
export async function isOverBudget(db: ReadDb, { tokensPerDay }: Model): Promise<boolean> {
  const { tokens } = await db
    .selectFrom('modelCalls')
    .select(sql<bigint>`coalesce(sum(input_tokens + output_tokens), 0)`.as('tokens'))
    .where('at', '>=', sql<Date>`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`)
    .executeTakeFirstOrThrow()
  return tokens >= BigInt(tokensPerDay)
}

export async function recordCall(db: WriteDb, { name }: Model, call: ModelCall): Promise<void> {
  const { purpose, prompt, toolCalls, inputTokens, outputTokens, outcome } = call
  const promptHash = createHash('sha256').update(prompt).digest()
  const record = { purpose, toolCalls, inputTokens, outputTokens, outcome, promptHash, model: name.slice(0, 200) }
  await db.insertInto('modelCalls').values(record).execute()
}
