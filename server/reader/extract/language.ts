import type { FactRow } from './facts.ts'
import type { Language } from './keywords.ts'

/**
 * How many rows of a receipt speak each language, by the words that no other language has for the same; misread and
 * common words make single rows unreliable, so a few of them say little.
 */
export function languagesOf(rows: FactRow[]): Map<Language, number> {
  const votes = new Map<Language, number>()
  for (const { labels, text } of rows) {
    const spoken = new Set(
      labels.flatMap(({ language, start, end }) =>
        language && end - start >= 4 && isWord(text, start, end) ? language : [],
      ),
    )
    for (const language of spoken) votes.set(language, (votes.get(language) ?? 0) + 1)
  }
  return votes
}

/** The language most rows speak, English apart, which is everywhere; null where none does. */
export function languageOf(rows: FactRow[]): Language | null {
  const [first] = [...languagesOf(rows)].filter(([language]) => language !== 'english').sort(([, a], [, b]) => b - a)
  return first?.[0] ?? null
}

/** Not a run of letters from within a longer text. */
function isWord(text: string, start: number, end: number): boolean {
  return !/\p{L}/u.test(text.charAt(start - 1)) && !/\p{L}/u.test(text.charAt(end))
}
