import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { reviewPathOf } from '../../intake/documents/read.ts'
import type {
  ChatRole,
  DocumentKind,
  DocumentStage,
  DocumentState,
  MessageState,
} from '../../platform/database/tables.ts'
import { type AnswerSegment, type AnswerTable, askedOf, segmentsOf, tableOf } from './stored-answer.ts'

export interface ChatMessage {
  id: string
  sessionId: string
  role: ChatRole
  content: string
  answer: AnswerSegment[]
  table: AnswerTable | null
  working: boolean
  stopped: boolean
  notice: string | null
  canRunAgain: boolean
  documentId: string | null
  documentKind: DocumentKind | null
  metadata: MessageMetadata | null
  receiptStatus: DocumentState | null
  budgetImportStatus: DocumentState | null
  pendingReceiptItemCount: number
  pendingBudgetItemCount: number
  createdAt: Date
}

export interface MessageMetadata {
  type: 'DOCUMENT_STAGED' | 'BUDGET_LIST_PROCESSED'
  itemsFound: number
  reviewUrl: string
}

export interface MessageRow {
  id: string
  sessionId: string
  role: ChatRole
  content: string
  progress: MessageState
  question: unknown
  notice: string | null
  answer: unknown
  answerTable: unknown
  createdAt: Date
  documentId: string | null
  kind: DocumentKind | null
  stage: DocumentStage | null
  state: DocumentState | null
  failure: string | null
  waitingId: string | null
  receiptId: string | null
  itemsFound: number
  pendingBudgetItems: number
  pendingOtherItems: number
}

export function messageOf(row: MessageRow): ChatMessage {
  const { id, sessionId, createdAt, documentId, kind } = row
  const text = {
    id,
    sessionId,
    createdAt,
    documentId,
    documentKind: kind,
    stopped: row.progress === 'STOPPED',
    notice: row.notice,
    canRunAgain: row.progress !== 'WORKING' && (askedOf(row.question)?.queries.length ?? 0) > 0,
    answer: segmentsOf(row.answer),
    table: tableOf(row.answerTable),
  }
  const { role, content } = row
  if (role === 'USER' || documentId === null || kind === null) {
    return { ...text, role, content, ...nothingRead, working: row.progress === 'WORKING' }
  }
  const isOpen = row.state === 'STAGING'
  if (isOpen && row.stage === 'FAILED') {
    return { ...text, role: 'ERROR', content: row.failure ?? content, ...nothingRead }
  }
  if (isOpen && row.stage !== 'STAGED') return { ...text, role, content, ...nothingRead, working: true }
  const isList = kind === 'BUDGET_LIST'
  if (kind === 'VOICE' && row.itemsFound === 0) return { ...text, role, content, ...nothingRead }
  return {
    ...text,
    role,
    content: kind === 'TEXT' || kind === 'VOICE' ? content : stagedSentence(row),
    working: false,
    metadata: {
      type: isList ? 'BUDGET_LIST_PROCESSED' : 'DOCUMENT_STAGED',
      itemsFound: row.itemsFound,
      reviewUrl: reviewPathOf({ id: row.waitingId ?? documentId, kind, receiptId: row.receiptId }),
    },
    receiptStatus: isList ? null : row.state,
    budgetImportStatus: isList ? row.state : null,
    pendingReceiptItemCount: row.pendingOtherItems,
    pendingBudgetItemCount: row.pendingBudgetItems,
  }
}

const nothingRead = {
  working: false,
  metadata: null,
  receiptStatus: null,
  budgetImportStatus: null,
  pendingReceiptItemCount: 0,
  pendingBudgetItemCount: 0,
} as const

/** Specification section 4, "Chat document states", defines these texts. */
function stagedSentence({ pendingBudgetItems, pendingOtherItems, state }: MessageRow): string {
  const pending = pendingBudgetItems + pendingOtherItems
  if (pending > 0) return render(msg`I processed your document. You have ${{ pending }} item(s) left to review.`)
  return state === 'STAGING'
    ? render(msg`All items from this document have been handled.`)
    : render(msg`This document has been fully processed.`)
}
