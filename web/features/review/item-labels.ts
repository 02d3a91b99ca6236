import { plural, t } from '@lingui/core/macro'
import { CalendarRange, Landmark, List, type LucideIcon, MessageSquareText, ReceiptText } from 'lucide-react'
import type { DocumentKind, StagedItemKind } from '../../generated.ts'

/** Returns "Receipt item 2 of 5". */
export function itemPosition(kind: StagedItemKind, position: number, count: number): string {
  switch (kind) {
    case 'RECEIPT_ITEM':
      return t`Receipt item ${position} of ${count}`
    case 'STATEMENT_ROW':
      return t`Statement entry ${position} of ${count}`
    case 'BUDGET_LINE':
      return t`Budget line ${position} of ${count}`
    case 'DRAFT':
      return t`Entry ${position} of ${count}`
  }
}

export const itemIcons: Record<StagedItemKind, LucideIcon> = {
  RECEIPT_ITEM: ReceiptText,
  STATEMENT_ROW: Landmark,
  BUDGET_LINE: CalendarRange,
  DRAFT: MessageSquareText,
}

/** Returns "Receipt, by Ana". */
export function documentOrigin(kind: DocumentKind, author: string): string {
  switch (kind) {
    case 'RECEIPT':
      return t`Receipt, by ${author}`
    case 'STATEMENT':
      return t`Statement, by ${author}`
    case 'BUDGET_LIST':
      return t`Budget list, by ${author}`
    case 'TEXT':
      return t`Typed entry, by ${author}`
    case 'VOICE':
      return t`Voice note, by ${author}`
  }
}

/** Says what a document is that was opened as a budget list. */
export function otherDocument(kind: DocumentKind): string | null {
  switch (kind) {
    case 'RECEIPT':
      return t`This document is a receipt.`
    case 'STATEMENT':
      return t`This document is a bank statement.`
    case 'TEXT':
      return t`This is a typed entry.`
    case 'VOICE':
      return t`This is a voice note.`
    case 'BUDGET_LIST':
      return null
  }
}

export function approveAllLabel(count: number): string {
  return t`${plural(count, { one: 'Approve', other: 'Approve all #' })}`
}

export const documentIcons: Record<DocumentKind, LucideIcon> = {
  RECEIPT: ReceiptText,
  STATEMENT: Landmark,
  BUDGET_LIST: List,
  TEXT: MessageSquareText,
  VOICE: MessageSquareText,
}
