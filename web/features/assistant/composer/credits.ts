import { plural, t } from '@lingui/core/macro'
import { useAssistantCreditsQuery } from '../../../generated.ts'
import { bareTypeOf } from '../../../shared/format/file-validation.ts'
import { pagesIn } from './pdf-pages.ts'

/** Returns the credits that are left this month, at least 0, or null while they load. */
export function useCreditsLeft(): number | null {
  const { data } = useAssistantCreditsQuery()
  if (!data) return null
  const { limits, usageStats } = data.me
  return Math.max(0, limits.aiProcessesPerMonth - usageStats.currentMonthAiProcessingCount)
}

/** The cost of a file: 1 credit per 5 pages or part of them, or 1 credit for a transcribed voice note. */
export interface Cost {
  /** Null for files without pages, and if the browser cannot count them. */
  pages: number | null
  /** Null if the number of pages is unknown. */
  credits: number | null
}

export async function costOf(file: File, { transcribes }: { transcribes: boolean }): Promise<Cost> {
  const type = bareTypeOf(file)
  if (type.startsWith('audio/')) return { pages: null, credits: transcribes ? 1 : 0 }
  const isPicture = type.startsWith('image/')
  if (file.type !== 'application/pdf') return { pages: isPicture ? 1 : null, credits: 1 }
  const pages = await pagesIn(file)
  return { pages, credits: pages && Math.ceil(pages / 5) }
}

/** Returns "1 credit", "2 credits" or "no credits", or the rule if the number of pages is unknown. */
export function formatCost({ credits }: Pick<Cost, 'credits'>): string {
  if (credits === null) return t`1 credit per 5 pages`
  if (credits === 0) return t`no credits`
  return plural({ count: credits }, { one: '# credit', other: '# credits' })
}

/** Returns the total, or null if the cost of a file is unknown. */
export function sumOf(costs: readonly (Cost | null)[]): number | null {
  return costs.reduce<number | null>(
    (sum, cost) => (sum === null || cost?.credits == null ? null : sum + cost.credits),
    0,
  )
}
