import { msg } from '@lingui/core/runtime-macro'
import type { Insertable } from 'kysely'
import { ReadingError } from '../../base/reading-error.ts'
import { render } from '../../base/text.ts'
import { stagePastedList } from '../../intake/staging/stage-budget-list.ts'
import { type Money, parseMoney } from '../../language/money.ts'
import { requireCategory, suggestCategory } from '../../ledger/categories/read.ts'
import { shownName } from '../../ledger/categories/shown-name.ts'
import type { StagedItems } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Draft, PlanBudget } from '../engine/question.ts'

/** The items that a message proposes, in a document without a file. */
export interface Proposal {
  documentId: string
  items: ProposedItem[]
}

export interface ProposedItem {
  description: string
  amount: Money
  categoryName: string | null
  /** yyyy-MM-dd; null for a budget. */
  date: string | null
  /** yyyy-MM; null for a transaction. */
  month: string | null
}

export interface NoteDocument {
  id: string
  fileName: string
  confidence: number
  doubt: string | null
}

type StagedRow = Insertable<StagedItems>

export async function proposeDrafts(
  db: WriteDb,
  tenant: Tenant,
  said: string,
  drafts: Draft[],
  into?: NoteDocument,
): Promise<Proposal> {
  const documentId = into?.id ?? (await recordText(db, said))
  const items: ProposedItem[] = []
  const rows: StagedRow[] = []
  for (const [position, { type, amount, currency, description, categoryId, date }] of drafts.entries()) {
    const money = parseMoney(amount, currency ?? tenant.currency)
    const category = categoryId ? await requireCategory(db, categoryId) : await suggestCategory(db, description, type)
    const item = { description: description.slice(0, 500), amount: money, date, month: null }
    items.push({ ...item, categoryName: category ? shownName(category) : null })
    rows.push({
      documentId,
      kind: 'DRAFT',
      position,
      type,
      description: item.description,
      amountMinor: money.minor,
      currency: money.currency,
      date,
      categoryId: category?.id ?? null,
      ...transcriptFacts(into),
    })
  }
  await db.insertInto('stagedItems').values(rows).execute()
  return { documentId, items }
}

export async function proposePlan(
  db: WriteDb,
  tenant: Tenant,
  said: string,
  plan: PlanBudget,
  into?: NoteDocument,
): Promise<Proposal> {
  const documentId = into?.id ?? (await recordText(db, said))
  const category = await requireCategory(db, plan.categoryId)
  const amount = parseMoney(plan.amount, tenant.currency)
  await db
    .insertInto('stagedItems')
    .values({
      documentId,
      kind: 'BUDGET_LINE',
      position: 0,
      type: category.type,
      description: shownName(category),
      amountMinor: amount.minor,
      currency: amount.currency,
      month: `${plan.month}-01`,
      categoryId: category.id,
      ...transcriptFacts(into),
    })
    .execute()
  const item = {
    description: shownName(category),
    amount,
    categoryName: shownName(category),
    date: null,
    month: plan.month,
  }
  return { documentId, items: [item] }
}

/**
 * Stages the lines of a pasted budget list for approval.
 * @returns the id of the document
 * @throws ReadingError if the text has no budget lines; nothing is saved then
 */
export async function proposeList(db: WriteDb, tenant: Tenant, said: string, into?: NoteDocument): Promise<string> {
  if (into) {
    await stagePastedList(db, tenant, into, said)
    return into.id
  }
  const fileName = render(msg`Pasted list`)
  const { id } = await db
    .insertInto('documents')
    .values({ ...noFile, kind: 'BUDGET_LIST', fileName, title: fileName })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    await stagePastedList(db, tenant, { id, fileName }, said)
    return id
  } catch (error) {
    if (error instanceof ReadingError) await db.deleteFrom('documents').where('id', '=', id).execute()
    throw error
  }
}

const transcriptFacts = (note: NoteDocument | undefined) => note && { confidence: note.confidence, doubt: note.doubt }

async function recordText(db: WriteDb, said: string): Promise<string> {
  const title = said.length > 120 ? `${said.slice(0, 119)}…` : said
  const { id } = await db
    .insertInto('documents')
    .values({ ...noFile, kind: 'TEXT', stage: 'STAGED', fileName: '', title })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const noFile = { contentType: 'text/plain', size: 0 }
