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
import { accountRecord, balanceStatementRecord } from '../ledger/accounts/descriptor.ts'
import { budgetRecord } from '../ledger/budgets/descriptor.ts'
import { categoryParentRecord, categoryRecord } from '../ledger/categories/descriptor.ts'
import { recurrenceDayRecord, recurrenceRecord, recurrenceSuggestionRecord } from '../ledger/recurrences/descriptor.ts'
import { categoryCorrectionRecord } from '../ledger/rules/correction-descriptor.ts'
import { ruleRecord } from '../ledger/rules/descriptor.ts'
import { tagRecord } from '../ledger/tags/descriptor.ts'
import { transactionRecord } from '../ledger/transactions/descriptor.ts'
import { savedViewRecord } from '../ledger/views/descriptor.ts'
import { invitationRecord } from '../people/invitations/descriptor.ts'
import { memberRecord, organizationRecord } from '../people/organizations/descriptor.ts'
import type { RecordDescriptor } from '../platform/records/descriptor.ts'
import type { LoggedKind } from '../platform/records/kinds-generated.ts'
import type { LogRules } from '../platform/records/log-rules.ts'
import { webhookRecord } from '../webhooks/settings/descriptor.ts'

/**
 * The descriptors of all records that the change log or an archive contains. A record comes after those that it refers
 * to: archives are read, and undo restores records, in this order.
 */
export const records: readonly RecordDescriptor[] = [
  organizationRecord,
  memberRecord,
  invitationRecord,
  tagRecord,
  categoryRecord,
  categoryParentRecord,
  accountRecord,
  balanceStatementRecord,
  budgetRecord,
  ruleRecord,
  recurrenceRecord,
  recurrenceSuggestionRecord,
  mailRecord,
  documentRecord,
  readingRecord,
  transactionRecord,
  recurrenceDayRecord,
  receiptRecord,
  stagedItemRecord,
  receiptLinkRecord,
  receiptMatchRecord,
  merchantNameRecord,
  categoryCorrectionRecord,
  savedViewRecord,
  importLayoutRecord,
  webhookRecord,
]

export type LoggedRecord = RecordDescriptor & { kind: LoggedKind; log: LogRules }

const isLogged = (record: RecordDescriptor): record is LoggedRecord => Boolean(record.log)

/** The records of the change log, by rank: an action is described by its first kinds. */
export const loggedRecords = records.filter(isLogged).toSorted((a, b) => a.log.rank - b.log.rank)

const byKind = new Map<string, LoggedRecord>(loggedRecords.map((record) => [record.kind, record]))

export function recordOfKind(kind: string): LoggedRecord {
  const record = byKind.get(kind)
  if (!record) throw new Error(`No record of the change log has the kind ${kind}.`)
  return record
}

export const logRulesOf = (kind: string): LogRules => recordOfKind(kind).log
