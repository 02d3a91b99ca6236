import type { Filter } from '../question.ts'

/**
 * The address of the list of just these transactions. Null where lists cannot be filtered so: a figure then has no link
 * rather than one to another sum.
 */
export function hrefOf(filter: Filter): string | null {
  if (filter.excludedCategoryIds.length > 0 || filter.excludedText !== null) return null
  const { period, categoryIds, type, text, min, max, tag, uncategorised } = filter
  const query = new URLSearchParams()
  if (period.from) query.set('from', period.from)
  if (period.to) query.set('to', period.to)
  if (uncategorised) query.set('category', 'none')
  else if (categoryIds.length > 0) query.set('category', categoryIds.join(','))
  if (type) query.set('type', type)
  if (text) query.set('text', text)
  if (min) query.set('min', min)
  if (max) query.set('max', max)
  if (tag) query.set('tag', tag)
  const parameters = query.toString().replaceAll('%2C', ',')
  return parameters ? `/transactions?${parameters}` : '/transactions'
}
