import type { Filter } from '../question.ts'

/**
 * The address of the list of just these transactions. Null where lists cannot be filtered so (by what is left out, by a
 * tag): a figure then has no link rather than one to another sum.
 */
export function hrefOf(filter: Filter): string | null {
  if (filter.excludedCategoryIds.length > 0 || filter.excludedText !== null || filter.tag !== null) return null
  const { period, categoryIds, type, text, min, max, uncategorised } = filter
  const query = new URLSearchParams()
  if (period.from) query.set('from', period.from)
  if (period.to) query.set('to', period.to)
  const categories = [...categoryIds, ...(uncategorised ? ['none'] : [])]
  if (categories.length > 0) query.set('category', categories.join(','))
  if (type) query.set('type', type)
  if (text) query.set('text', text)
  if (min) query.set('min', min)
  if (max) query.set('max', max)
  const parameters = query.toString().replaceAll('%2C', ',')
  return parameters ? `/transactions?${parameters}` : '/transactions'
}

/** The page of a month's (yyyy-MM) budgets, which shows what is planned and left. */
export function budgetsHref(month: string): string {
  return `/budgets?month=${month}`
}
