import type { Filter } from '../question.ts'

/**
 * Returns the address of the list of exactly these transactions; null if list filters cannot express the question
 * (exclusions, tags).
 */
export function hrefOf(filter: Filter): string | null {
  const { period, categoryIds, excludedCategoryIds, excludedTexts, excludedTags, tag } = filter
  const { type, text, min, max, uncategorised, paidBy } = filter
  if ([...excludedCategoryIds, ...excludedTexts, ...excludedTags].length > 0 || tag !== null) return null
  const query = new URLSearchParams()
  if (period.from) query.set('from', period.from)
  if (period.to) query.set('to', period.to)
  const categories = [...categoryIds, ...(uncategorised ? ['none'] : [])]
  if (categories.length > 0) query.set('category', categories.join(','))
  if (type) query.set('type', type)
  if (text) query.set('text', text)
  if (min) query.set('min', min)
  if (max) query.set('max', max)
  if (paidBy) query.set('paid', paidBy)
  const parameters = query.toString().replaceAll('%2C', ',')
  return parameters ? `/transactions?${parameters}` : '/transactions'
}

export function budgetsHref(month: string): string {
  return `/budgets?month=${month}`
}
