import { t } from '@lingui/core/macro'
import type {
  DocumentKind,
  ReviewedStagedItemInput,
  ReviewRowFragment,
  StagedDocumentFragment,
} from '../../generated.ts'
import { compareAmounts, isAmount, sumOf } from '../../shared/format/decimals.ts'

export interface Group {
  document: StagedDocumentFragment
  items: readonly ReviewRowFragment[]
}

export type InboxTab = 'all' | 'receipts' | 'statements' | 'lists' | 'dictated'

const tabOf: Record<DocumentKind, InboxTab> = {
  RECEIPT: 'receipts',
  STATEMENT: 'statements',
  BUDGET_LIST: 'lists',
  TEXT: 'dictated',
  VOICE: 'dictated',
}

export function groupsOf(items: readonly ReviewRowFragment[], tab: InboxTab): Group[] {
  const byDocument = Map.groupBy(
    items.filter(({ document }) => tab === 'all' || tabOf[document.kind] === tab),
    ({ document }) => document.id,
  )
  return [...byDocument.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ document: first.document, items: group }] : []
  })
}

export function shelvesOf(items: readonly ReviewRowFragment[]): { value: InboxTab; label: string }[] {
  const count = (tab: InboxTab) => items.filter(({ document }) => tabOf[document.kind] === tab).length
  const shelves = ['receipts', 'statements', 'lists', 'dictated'] as const
  return [
    { value: 'all', label: shelfLabel('all', items.length) },
    ...shelves.flatMap((value) => (count(value) > 0 ? [{ value, label: shelfLabel(value, count(value)) }] : [])),
  ]
}

function shelfLabel(tab: InboxTab, count: number): string {
  switch (tab) {
    case 'all':
      return t`All ${count}`
    case 'receipts':
      return t`Receipts ${count}`
    case 'statements':
      return t`Statements ${count}`
    case 'lists':
      return t`Lists ${count}`
    case 'dictated':
      return t`Entries ${count}`
  }
}

/** Returns a mark of two or three words, or null. */
export function warningOf(item: ReviewRowFragment): string | null {
  const { doubtKind, amountDoubt, category, proposedCategoryName, lookAlikes } = item
  if (lookAlikes.length > 0) return t`Possible duplicate`
  if (planOf(item)?.isOfList === false) return t`Budget differs`
  if (amountDoubt !== null || doubtKind === 'AMOUNT') return t`Check the amount`
  if (doubtKind === 'DIRECTION') return t`Spent or received?`
  if (doubtKind !== null) return t`Check this line`
  if (category !== null) return null
  return proposedCategoryName ? t`New category` : t`No category`
}

/** Returns the current and the future amount of a budget item if they differ. Items of one list add up. */
export function planOf({ plannedNow, plannedAfter, amount }: ReviewRowFragment) {
  if (!plannedNow || !plannedAfter) return null
  const [now, after] = [plannedNow.value, plannedAfter.value]
  if (compareAmounts(now, '0') === 0 || compareAmounts(now, after) === 0) return null
  return {
    now,
    after,
    currency: plannedNow.currency,
    isOfList: compareAmounts(sumOf([now, amount.value]), after) === 0,
  }
}

/** Returns a warning to show before approval, or null. */
export function doubtOf({ doubt, amountDoubt }: ReviewRowFragment): string | null {
  const isRepeated = amountDoubt !== null && doubt?.includes(amountDoubt)
  return [doubt, isRepeated ? null : amountDoubt].filter(Boolean).join(' ') || null
}

/**
 * Returns true if approval would record a doubtful amount unchanged, which the server accepts only with a confirmation.
 */
export function needsConfirmation(
  { amountDoubt, amount }: ReviewRowFragment,
  { amount: typed }: ReviewedStagedItemInput,
): boolean {
  return amountDoubt !== null && (typed == null || (isAmount(typed) && compareAmounts(typed, amount.value) === 0))
}

export function reasonOf(item: ReviewRowFragment): string | null {
  const { category, proposedCategoryName, kind } = item
  const doubt = doubtOf(item)
  if (doubt !== null) return doubt
  if (category === null) {
    return proposedCategoryName
      ? t`None of your categories fit. Approving creates “${proposedCategoryName}”.`
      : t`No matching category. Choose one, or approve as uncategorised.`
  }
  return kind === 'RECEIPT_ITEM' ? t`Approving adds this item's share of tax and discounts.` : null
}

/** Bank statements and dictated items are reviewed in the inbox itself. */
export function hasPage({ reviewPath }: Pick<ReviewRowFragment['document'], 'reviewPath'>): boolean {
  return reviewPath !== '/review'
}

/** Receipt items and budgets are shown without a sign. Items that become transactions have one. */
export function isEntry({ kind }: Pick<ReviewRowFragment, 'kind'>): boolean {
  return kind === 'STATEMENT_ROW' || kind === 'DRAFT'
}
