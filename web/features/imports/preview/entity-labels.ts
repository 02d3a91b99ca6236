import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ArchivedRecords } from '../../../kinds-generated.ts'

/** The record types of an archive, by the names that the archive gives them. */
const labels: Readonly<Record<ArchivedRecords | 'members' | 'files', MessageDescriptor>> = {
  members: msg`Members`,
  categories: msg`Categories`,
  category_parents: msg`Parent category`,
  tags: msg`Tags`,
  accounts: msg`Accounts`,
  balance_statements: msg`Balances`,
  transactions: msg`Transactions`,
  budgets: msg`Budgets`,
  rules: msg`Rules`,
  category_corrections: msg`Category corrections`,
  recurrences: msg`Recurring transactions`,
  recurrence_days: msg`Recurring dates`,
  recurrence_suggestions: msg`Recurring suggestions`,
  saved_views: msg`Saved views`,
  mails: msg`Emails`,
  documents: msg`Documents`,
  readings: msg`Document readings`,
  items: msg`Document items`,
  receipts: msg`Receipts`,
  receipt_matches: msg`Receipt matches`,
  receipt_links: msg`Receipt links`,
  merchant_names: msg`Merchant names`,
  import_layouts: msg`Column mappings`,
  files: msg`Files`,
}

export function entityLabel(name: string): string {
  return isKnown(name) ? i18n._(labels[name]) : name.replaceAll('_', ' ')
}

function isKnown(name: string): name is keyof typeof labels {
  return Object.hasOwn(labels, name)
}
