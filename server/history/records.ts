import { documentRecord, readingRecord } from '../intake/documents/descriptor.ts'
import { importLayoutRecord } from '../intake/imports/layout-descriptor.ts'
import { mailRecord } from '../intake/mails/descriptor.ts'
import {
  merchantNameRecord,
  receiptLinkRecord,
  receiptMatchRecord,
  receiptRecord,
} from '../intake/receipts/descriptor.ts'
import { stagedItemRecord } from '../intake/review/descriptor.ts'
import { budgetRecord } from '../ledger/budgets/descriptor.ts'
import { categoryRecord } from '../ledger/categories/descriptor.ts'
import { recurrenceDayRecord, recurrenceRecord, recurrenceSuggestionRecord } from '../ledger/recurrences/descriptor.ts'
import { categoryCorrectionRecord } from '../ledger/rules/correction-descriptor.ts'
import { ruleRecord } from '../ledger/rules/descriptor.ts'
import { tagRecord } from '../ledger/tags/descriptor.ts'
import { transactionRecord } from '../ledger/transactions/descriptor.ts'
import { savedViewRecord } from '../ledger/views/descriptor.ts'
import { invitationRecord } from '../people/invitations/descriptor.ts'
import { memberRecord, organizationRecord } from '../people/organizations/descriptor.ts'
import type { RecordDescriptor } from '../platform/records/descriptor.ts'
import { webhookRecord } from '../webhooks/settings/descriptor.ts'

/** The descriptors of all records that the change log or an archive contains. A record comes after those that it refers to. */
export const records: readonly RecordDescriptor[] = [
  organizationRecord,
  memberRecord,
  invitationRecord,
  categoryRecord,
  tagRecord,
  ruleRecord,
  recurrenceRecord,
  recurrenceDayRecord,
  recurrenceSuggestionRecord,
  budgetRecord,
  mailRecord,
  documentRecord,
  readingRecord,
  receiptRecord,
  transactionRecord,
  receiptLinkRecord,
  receiptMatchRecord,
  stagedItemRecord,
  merchantNameRecord,
  categoryCorrectionRecord,
  savedViewRecord,
  importLayoutRecord,
  webhookRecord,
]

export function recordOfKind(kind: string): RecordDescriptor {
  const record = records.find((each) => each.kind === kind)
  if (!record) throw new Error(`No record has the kind ${kind}.`)
  return record
}
