import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import { render, type Text } from '../../base/text.ts'
import type { Money } from '../../language/money.ts'
import type { DocumentKind, DocumentStage, DocumentState } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface Document {
  id: string
  kind: DocumentKind
  stage: DocumentStage
  /** STAGING while any item is pending. */
  state: DocumentState
  fileName: string
  contentType: string
  /** Bytes. */
  size: number
  title: string
  total: Money | null
  failure: string | null
  stageSince: Date
  credits: number
  transcript: string | null
  storagePath: string | null
  note: string | null
  /** The email that the document came with. */
  mailId: string | null
  part: number
  partOfId: string | null
  sameAsId: string | null
  createdBy: string
  createdAt: Date
  receiptId: string | null
  itemCount: number
  pendingItemCount: number
  reviewPath: string
}

export function getDocument(tenant: Tenant, id: string): Promise<Document> {
  return tenant.read((db) => requireDocument(db, id))
}

export function findDocuments(tenant: Tenant, ids: readonly string[]): Promise<Document[]> {
  return tenant.read(async (db) => {
    if (ids.length === 0) return []
    const rows = await documents(db).where('documents.id', 'in', ids).execute()
    return rows.map(documentOf)
  })
}

export function findFileDocuments(tenant: Tenant, documentIds: readonly string[]): Promise<Document[]> {
  return tenant.read(async (db) => {
    const rows = await documents(db)
      .where('documents.partOf', 'in', documentIds)
      .orderBy('documents.partOf')
      .orderBy('documents.part')
      .execute()
    return rows.map(documentOf)
  })
}

export async function requireDocument(db: ReadDb, id: string): Promise<Document> {
  const row = await documents(db).where('documents.id', '=', id).executeTakeFirst()
  return documentOf(requireFound(row, 'document'))
}

function documents(db: ReadDb) {
  return db
    .selectFrom('documents')
    .leftJoin('receipts', 'receipts.documentId', 'documents.id')
    .select(['documents.id', 'documents.kind', 'documents.stage', 'documents.state', 'documents.fileName'])
    .select(['documents.contentType', 'documents.size', 'documents.title', 'documents.failure'])
    .select(['documents.totalMinor', 'documents.currency', 'documents.createdBy', 'documents.createdAt'])
    .select(['documents.stageSince', 'documents.credits', 'documents.transcript', 'documents.storagePath'])
    .select(['documents.note', 'documents.mailId'])
    .select(['documents.part', 'documents.partOf as partOfId', 'receipts.id as receiptId'])
    .select(sameAs.as('sameAsId'))
    .select(sql<boolean>`documents.created_by = current_app_user()`.as('isOwn'))
    .select((eb) => {
      const items = eb.selectFrom('stagedItems').whereRef('stagedItems.documentId', '=', 'documents.id')
      const count = eb.fn.countAll<bigint>().as('count')
      return [
        items.select(count).as('itemCount'),
        items.where('stagedItems.state', '=', 'PENDING').select(count).as('pendingItemCount'),
      ]
    })
}

/** Compares receipts if they were read, and files otherwise. Resolved and discarded documents are not compared. */
const sameAs = sql<string | null>`case when documents.state = 'STAGING' and not documents.is_kept_twice then coalesce(
  (select earlier.document_id from receipts earlier join documents other on other.id = earlier.document_id
    where earlier.id = receipts.duplicate_of and other.state <> 'DISCARDED'),
  (select earlier.id from documents earlier
    where earlier.sha256 = documents.sha256 and earlier.part = documents.part and earlier.id < documents.id
      and earlier.state <> 'DISCARDED' and earlier.stage <> 'FAILED'
    order by earlier.id limit 1)) end`

type Row = Awaited<ReturnType<ReturnType<typeof documents>['execute']>>[number]

/** Dictated text and recordings are private to their author. All members review the items read from them. */
export function withoutTranscript(
  kind: DocumentKind,
): Pick<Document, 'title' | 'transcript' | 'storagePath'> | undefined {
  const title = privateTitles[kind]
  return title && { title: render(title), transcript: null, storagePath: null }
}

const privateTitles: Partial<Record<DocumentKind, Text>> = { TEXT: msg`Typed entry`, VOICE: msg`Voice note` }

function documentOf({ totalMinor, currency, itemCount, pendingItemCount, isOwn, ...row }: Row): Document {
  return {
    ...row,
    title: row.title || row.fileName,
    ...(!isOwn && withoutTranscript(row.kind)),
    total: totalMinor !== null && currency !== null ? { minor: totalMinor, currency } : null,
    itemCount: Number(itemCount),
    pendingItemCount: Number(pendingItemCount),
    reviewPath: reviewPathOf(row),
  }
}

export function reviewPathOf({ id, kind, receiptId }: Pick<Document, 'id' | 'kind' | 'receiptId'>): string {
  if (receiptId) return `/receipts/${receiptId}/review`
  return kind === 'BUDGET_LIST' ? `/budgets/review/${id}` : '/review'
}
