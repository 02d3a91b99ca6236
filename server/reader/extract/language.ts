import type { FactRow } from './facts.ts'
import type { Language } from './keywords.ts'

/**
 * Counts the rows per language by phrases that only one language has. Single rows are unreliable because of misread and
 * common words.
 */
export function languagesOf(rows: FactRow[]): Map<Language, number> {
  const votes = new Map<Language, number>()
  for (const { labels, text } of rows) {
    const languageNames = new Set(
      labels.flatMap(({ language, start, end }) =>
        language && end - start >= 4 && isWord(text, start, end) ? language : [],
      ),
    )
    for (const language of languageNames) votes.set(language, (votes.get(language) ?? 0) + 1)
  }
  return votes
}

export function languageOf(rows: FactRow[]): Language | null {
  const [first] = [...languagesOf(rows)].filter(([language]) => language !== 'english').sort(([, a], [, b]) => b - a)
  return first?.[0] ?? null
}

function isWord(text: string, start: number, end: number): boolean {
  return !/\p{L}/u.test(text.charAt(start - 1)) && !/\p{L}/u.test(text.charAt(end))
}
