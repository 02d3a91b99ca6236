import { useAssistantCreditsQuery } from '../../generated.ts'

/** The credits that are left this month, never below 0; null while they are not known. */
export function useCreditsLeft(): number | null {
  const { data } = useAssistantCreditsQuery()
  if (!data) return null
  const { limits, usageStats } = data.me
  return Math.max(0, limits.aiProcessesPerMonth - usageStats.currentMonthAiProcessingCount)
}

/** What sending a file costs: 1 credit for each 5 pages begun, or for a voice note. */
export interface Cost {
  /** Null where the browser cannot tell. */
  pages: number | null
  /** Null where the pages are not known. */
  credits: number | null
}

export async function costOf(file: File): Promise<Cost> {
  if (file.type !== 'application/pdf') return { pages: file.type.startsWith('image/') ? 1 : null, credits: 1 }
  const pages = pagesIn(new TextDecoder('latin1').decode(await file.arrayBuffer()))
  return { pages, credits: pages && Math.ceil(pages / 5) }
}

/** "1 credit", "2 credits", or how it is reckoned where the pages are not known. */
export function wordsOfCost({ credits }: Cost): string {
  if (credits === null) return '1 credit for each 5 pages'
  return credits === 1 ? '1 credit' : `${credits} credits`
}

/** The pages that a PDF names in plain sight. Those within compressed objects are not seen: then null. */
function pagesIn(pdf: string): number | null {
  return pdf.match(/\/Type\s*\/Page(?![a-z])/gi)?.length ?? null
}
