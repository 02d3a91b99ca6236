import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type {
  ImportFactsFragment,
  ImportFormat,
  ImportRowField,
  ImportVerdict,
  LeftOutReason,
} from '../../generated.ts'

export const formatList = () =>
  t`CSV, Excel, OFX, QFX, QIF, CAMT.053 or MT940 from your bank, or an export from Actual, Firefly III, YNAB, Mint or Purser. Up to 100 MB.`

export function formatName(format: ImportFormat): string {
  switch (format) {
    case 'HTML':
      return t`HTML table`
    case 'XLSX':
      return 'Excel'
    case 'CAMT':
      return 'CAMT.053'
    case 'ARCHIVE':
      return t`Purser archive`
    case 'ACTUAL':
      return 'Actual'
    case 'PURSER':
      return t`Purser export`
    default:
      return format
  }
}

export function verdictLabel(verdict: ImportVerdict): string {
  if (verdict === 'NEW') return t`New`
  if (verdict === 'CHANGED') return t`Changed`
  return verdict === 'POSSIBLE' ? t`Possible duplicate` : t`Existing`
}

export function fieldLabel(field: ImportRowField): string {
  const labels: Record<ImportRowField, string> = {
    DATE: t`Date`,
    TYPE: t`Type`,
    DESCRIPTION: t`Description`,
    NOTE: t`Note`,
    AMOUNT: t`Amount`,
    BASE_AMOUNT: t`Base amount`,
    RATE: t`Exchange rate`,
    CATEGORY: t`Category`,
    SPLITS: t`Splits`,
    TAGS: t`Tags`,
    PAID_BY: t`Paid by`,
    REVIEWED: t`Reviewed`,
  }
  return labels[field]
}

/** Returns "Amount: €10.00 → €12.00". */
export const changeText = ({ field, before, after }: { field: ImportRowField; before: string; after: string }) =>
  `${fieldLabel(field)}: ${before || t`None`} → ${after || t`None`}`

const leftOutLabels: Record<LeftOutReason, (count: number) => string> = {
  PENDING: (count) => plural(count, { one: '# pending', other: '# pending' }),
  REVERTED: (count) => plural(count, { one: '# reverted by the bank', other: '# reverted by the bank' }),
  NO_AMOUNT: (count) => plural(count, { one: '# without an amount', other: '# without an amount' }),
  NO_DATE: (count) => plural(count, { one: '# without a date', other: '# without a date' }),
  TOTAL: (count) => plural(count, { one: '# balance or total', other: '# balances or totals' }),
  TRANSFER: (count) =>
    plural(count, { one: '# transfer between your accounts', other: '# transfers between your accounts' }),
}

/** Returns "5 rows left out: 3 pending, 2 balances or totals.", or null without any. */
export function leftOutOf({ leftOut }: Pick<ImportFactsFragment, 'leftOut'>, locale: string): string | null {
  const all = leftOut.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  const each = leftOut.filter(({ count }) => count > 0).map(({ reason, count }) => leftOutLabels[reason](count))
  const reasons = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(each)
  const number = formatCount(all, locale)
  return plural(all, { one: `${number} row left out: ${reasons}.`, other: `${number} rows left out: ${reasons}.` })
}

export interface ImportStatus {
  text: string
  tone: 'fg' | 'fg.muted' | 'over.fg' | 'accent.fg'
}

export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count)
}

/** @param progress from 0 to 100 */
export function formatPercent(progress: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(progress / 100)
}

/** Returns "1,204 rows". */
export function rowsText(count: number, locale: string): string {
  const number = formatCount(count, locale)
  return plural(count, { one: `${number} row`, other: `${number} rows` })
}

export function skippedText(count: number, locale: string): string {
  const number = formatCount(count, locale)
  return plural(count, { one: `${number} row skipped.`, other: `${number} rows skipped.` })
}

/** Returns what an applied import has added. */
export function addedText({ format, takenCount, updatedCount }: ImportFactsFragment, locale: string): string {
  if (format === 'ARCHIVE') return t`Archive added`
  const [added, updated] = [takenCount - updatedCount, updatedCount]
  const [number, updatedNumber] = [formatCount(added, locale), formatCount(updated, locale)]
  if (updated > 0 && added > 0) return t`${number} added, ${updatedNumber} updated`
  if (updated > 0) {
    return plural(updated, {
      one: `${updatedNumber} transaction updated`,
      other: `${updatedNumber} transactions updated`,
    })
  }
  return plural(takenCount, { one: `${number} transaction added`, other: `${number} transactions added` })
}

export function statusOf(found: ImportFactsFragment, locale: string): ImportStatus {
  const { state, takenCount, updatedCount, rowCount } = found
  const percent = formatPercent(found.progress, locale)
  switch (state) {
    case 'READING':
      return { text: t`Reading, ${percent}`, tone: 'fg.muted' }
    case 'READY':
      return { text: readyText(found, locale), tone: 'accent.fg' }
    case 'APPLYING':
      return { text: t`Adding, ${percent}`, tone: 'fg.muted' }
    case 'DONE': {
      const number = formatCount(takenCount, locale)
      const text = plural(takenCount, { one: `${number} added`, other: `${number} added` })
      if (updatedCount > 0) return { text: addedText(found, locale), tone: 'fg' }
      return { text: rowCount > 0 ? text : t`Added`, tone: 'fg' }
    }
    case 'REVERTING':
      return { text: t`Reverting, ${percent}`, tone: 'fg.muted' }
    case 'REVERTED':
      return { text: t`Reverted`, tone: 'fg.muted' }
    case 'FAILED':
      return { text: t`Could not be read`, tone: 'over.fg' }
    case 'CANCELLED':
      return { text: t`Cancelled`, tone: 'fg.muted' }
  }
}

function readyText({ format, newCount, changedCount }: ImportFactsFragment, locale: string): string {
  if (format === 'ARCHIVE' || changedCount > 0) return t`To review`
  if (newCount === 0) return t`Nothing new`
  const number = formatCount(newCount, locale)
  return plural(newCount, { one: `${number} new to review`, other: `${number} new to review` })
}

export function isUnderWay({ state }: Pick<ImportFactsFragment, 'state'>): boolean {
  return state === 'READING' || state === 'APPLYING' || state === 'REVERTING'
}

/** Returns the source of a category that no user chose, such as "by a rule". */
export function sourceOf(categorySetBy: string | null): string | null {
  if (categorySetBy === null) return null
  if (categorySetBy.startsWith('rule')) return t`by a rule`
  return categorySetBy === 'file' ? t`from the file` : t`suggested`
}
