import { t } from '@lingui/core/macro'
import { dayOf, formatDay } from '../../../shared/format/dates.ts'

interface Used {
  createdAt: string
  lastUsedAt: string | null | undefined
}

/** Returns "Added Nov 3, last used Nov 17". */
export function usageText({ createdAt, lastUsedAt }: Used, locale: string): string {
  const added = formatDay(dayOf(new Date(createdAt)), locale)
  if (!lastUsedAt) return t`Added ${added}, not used yet`
  const used = formatDay(dayOf(new Date(lastUsedAt)), locale)
  return t`Added ${added}, last used ${used}`
}
