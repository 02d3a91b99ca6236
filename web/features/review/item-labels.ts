import { CalendarRange, Landmark, List, type LucideIcon, MessageSquareText, ReceiptText } from 'lucide-react'
import type { DocumentKind, StagedItemKind } from '../../generated.ts'

export const itemNames: Record<StagedItemKind, string> = {
  RECEIPT_ITEM: 'Receipt item',
  STATEMENT_ROW: 'Statement row',
  BUDGET_LINE: 'Budget line',
  DRAFT: 'Entry',
}

export const itemIcons: Record<StagedItemKind, LucideIcon> = {
  RECEIPT_ITEM: ReceiptText,
  STATEMENT_ROW: Landmark,
  BUDGET_LINE: CalendarRange,
  DRAFT: MessageSquareText,
}

export const documentNames: Record<DocumentKind, string> = {
  RECEIPT: 'Receipt',
  STATEMENT: 'Statement',
  BUDGET_LIST: 'Budget list',
  TEXT: 'Dictated',
  VOICE: 'Voice note',
}

export const documentIcons: Record<DocumentKind, LucideIcon> = {
  RECEIPT: ReceiptText,
  STATEMENT: Landmark,
  BUDGET_LIST: List,
  TEXT: MessageSquareText,
  VOICE: MessageSquareText,
}
