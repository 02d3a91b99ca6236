import { sql } from 'kysely'
import { readerLanguage } from '../../base/text.ts'
import type { NamedCategory } from '../../language/categories.ts'
import { distinctNames } from '../../ledger/categories/paths.ts'
import { categories } from '../../ledger/categories/read.ts'
import { shownName } from '../../ledger/categories/shown-name.ts'
import { tags } from '../../ledger/tags/read.ts'
import { listMemberNames } from '../../people/organizations/members.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { EngineContext, Measure, Question } from '../engine/question.ts'
import type { ToolContext } from '../model/tool-input.ts'

/** Reads what the text engine needs to know about the organization. */
export async function readEngineContext(db: ReadDb, tenant: Tenant, lastQuestion: unknown): Promise<EngineContext> {
  const tagNames = await tags(db)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute()
  const weekStart = await findWeekStart(db, tenant)
  return {
    ...(await readToolContext(db, tenant)),
    tags: tagNames.map(({ name }) => name),
    merchants: await listMerchants(db),
    language: readerLanguage(),
    userId: tenant.userId,
    ...(weekStart !== null && { weekStart }),
    ...(isQuestion(lastQuestion) && { previous: lastQuestion }),
    ...(isUnfinished(lastQuestion) && { unfinished: lastQuestion.unfinished }),
  }
}

/** Reads what the tools need to know about the organization. */
export async function readToolContext(
  db: ReadDb,
  { today, currency, monthStartDay }: Pick<Tenant, 'today' | 'currency' | 'monthStartDay'>,
): Promise<ToolContext> {
  const known = await categories(db).where('archivedAt', 'is', null).orderBy('position').execute()
  const names = distinctNames(known)
  const named = known.map((category): NamedCategory => {
    const { id, key, type } = category
    const [ownName, name = ownName] = [shownName(category), names.get(id)]
    return { id, key, name, type, ...(name !== ownName && { ownName }) }
  })
  return { today, currency, monthStartDay, categories: named, members: await listMemberNames(db) }
}

async function findWeekStart(db: ReadDb, { userId }: Tenant): Promise<number | null> {
  const user = await db.selectFrom('users').select('weekStart').where('id', '=', userId).executeTakeFirst()
  return user?.weekStart ?? null
}

/**
 * The most frequent descriptions among the latest 5,000 transactions. The limit keeps the query fast and is enough to
 * recognize shops.
 */
async function listMerchants(db: ReadDb): Promise<string[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('transactions')
        .select('description')
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .limit(5_000)
        .as('latest'),
    )
    .select('description')
    .where('description', '!=', '')
    .groupBy('description')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('description')
    .limit(500)
    .execute()
  return rows.map(({ description }) => description)
}

const measures: Record<Measure, true> = {
  total: true,
  net: true,
  count: true,
  average: true,
  list: true,
  largest: true,
  groups: true,
  compare: true,
  budget: true,
  recurring: true,
  unusual: true,
  payers: true,
  upcoming: true,
  pending: true,
}

/** Checks a question stored in a session: JSON written by the server, possibly in an earlier form. */
export function isQuestion(stored: unknown): stored is Question {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'measure' in stored &&
    typeof stored.measure === 'string' &&
    stored.measure in measures &&
    'subject' in stored &&
    typeof stored.subject === 'object' &&
    'filter' in stored &&
    typeof stored.filter === 'object' &&
    stored.filter !== null &&
    'excludedTags' in stored.filter
  )
}

/** An entry without an amount, which is stored in place of the question that it interrupted. */
export function isUnfinished(stored: unknown): stored is { unfinished: string } {
  return (
    typeof stored === 'object' && stored !== null && 'unfinished' in stored && typeof stored.unfinished === 'string'
  )
}
