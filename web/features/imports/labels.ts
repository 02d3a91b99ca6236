import type { ImportFactsFragment, ImportFormat, ImportVerdict, LeftOutReason } from '../../generated.ts'
import { pluralize } from '../../shared/format/pluralize.ts'

export const formatList =
  'CSV, Excel, OFX, QFX, QIF, CAMT.053 and MT940, and what Actual, Firefly III, YNAB, Mint or Purser export. Up to 100 MB.'

export const formatNames: Record<ImportFormat, string> = {
  CSV: 'CSV',
  OFX: 'OFX',
  QIF: 'QIF',
  CAMT: 'CAMT.053',
  MT940: 'MT940',
  HTML: 'HTML table',
  XLSX: 'Excel',
  ARCHIVE: 'Purser archive',
  ACTUAL: 'Actual',
}

export const verdictLabels: Record<ImportVerdict, string> = {
  NEW: 'New',
  POSSIBLE: 'Possible duplicate',
  THERE: 'Already there',
}

const leftOutLabels: Record<LeftOutReason, (count: number) => string> = {
  PENDING: (count) => `${count} pending`,
  REVERTED: (count) => `${count} reverted by the bank`,
  NO_AMOUNT: (count) => `${count} without an amount`,
  NO_DATE: (count) => `${count} without a date`,
  TOTAL: (count) => pluralize(count, 'balance or total', 'balances or totals'),
  TRANSFER: (count) => pluralize(count, 'transfer between own accounts', 'transfers between own accounts'),
}

/** Returns "5 rows left out: 3 pending, 2 balances or totals", or null without any. */
export function leftOutOf({ leftOut }: Pick<ImportFactsFragment, 'leftOut'>, locale: string): string | null {
  const all = leftOut.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  const reasons = leftOut.filter(({ count }) => count > 0).map(({ reason, count }) => leftOutLabels[reason](count))
  return `${counted(all, 'row', locale)} left out: ${reasons.join(', ')}`
}

export interface ImportStatus {
  text: string
  tone: 'fg' | 'fg.muted' | 'over.fg' | 'accent.fg'
}

export function counted(count: number, word: string, locale: string): string {
  return `${new Intl.NumberFormat(locale).format(count)} ${count === 1 ? word : `${word}s`}`
}

export function statusOf(found: ImportFactsFragment, locale: string): ImportStatus {
  const number = new Intl.NumberFormat(locale)
  const { state, progress, takenCount, newCount, format, rowCount } = found
  switch (state) {
    case 'READING':
      return { text: `Reading, ${progress}%`, tone: 'fg.muted' }
    case 'READY':
      if (format === 'ARCHIVE') return { text: 'To be checked', tone: 'accent.fg' }
      return { text: newCount > 0 ? `${number.format(newCount)} new, to be checked` : 'Nothing new', tone: 'accent.fg' }
    case 'APPLYING':
      return { text: `Adding, ${progress}%`, tone: 'fg.muted' }
    case 'DONE':
      return { text: rowCount > 0 ? `${number.format(takenCount)} added` : 'Added', tone: 'fg' }
    case 'REVERTING':
      return { text: `Reverting, ${progress}%`, tone: 'fg.muted' }
    case 'REVERTED':
      return { text: 'Reverted', tone: 'fg.muted' }
    case 'FAILED':
      return { text: 'Could not be read', tone: 'over.fg' }
    case 'CANCELLED':
      return { text: 'Cancelled', tone: 'fg.muted' }
  }
}

export function isUnderWay({ state }: Pick<ImportFactsFragment, 'state'>): boolean {
  return state === 'READING' || state === 'APPLYING' || state === 'REVERTING'
}

/** Returns the source of a category that no user chose, such as "by a rule". */
export function sourceOf(categorySetBy: string | null): string | null {
  if (categorySetBy === null) return null
  if (categorySetBy.startsWith('rule')) return 'by a rule'
  return categorySetBy === 'file' ? 'from the file' : 'suggested'
}
