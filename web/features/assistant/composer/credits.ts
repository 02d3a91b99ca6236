import { useAssistantCreditsQuery } from '../../../generated.ts'
import { bareTypeOf } from '../../../shared/format/file-validation.ts'
import { pagesIn } from './pdf-pages.ts'

/** The credits that are left this month, never below 0; null while they are not known. */
export function useCreditsLeft(): number | null {
  const { data } = useAssistantCreditsQuery()
  if (!data) return null
  const { limits, usageStats } = data.me
  return Math.max(0, limits.aiProcessesPerMonth - usageStats.currentMonthAiProcessingCount)
}

/** What sending a file costs: 1 credit for each 5 pages begun, or for a voice note that is listened to. */
export interface Cost {
  /** Null where the browser cannot tell, and for what has none. */
  pages: number | null
  /** Null where the pages are not known. */
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

/** "1 credit", "2 credits", "no credits"; how it is reckoned where the pages are not known. */
export function wordsOfCost({ credits }: Pick<Cost, 'credits'>): string {
  if (credits === null) return '1 credit for each 5 pages'
  if (credits === 0) return 'no credits'
  return credits === 1 ? '1 credit' : `${credits} credits`
}

/** What several files cost together; null while one of them is not reckoned, or cannot be. */
export function sumOf(costs: readonly (Cost | null)[]): number | null {
  return costs.reduce<number | null>(
    (sum, cost) => (sum === null || cost?.credits == null ? null : sum + cost.credits),
    0,
  )
}
