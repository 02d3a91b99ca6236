import type { Token } from '../../language/tokens.ts'
import type { Parts } from './parts.ts'

/** "Since my birthday" and "in 99999" name a time that cannot be resolved. */
export function withTimesApart(parts: Parts): Parts {
  const untold = [
    ...parts.unknown.filter(({ lead }) => lead !== null && TIME_LEADS.has(lead)),
    ...parts.numbers.filter(({ text, lead }) => text.length > 2 && (TIME_LEADS.has(lead) || lead === 'in')),
  ]
  return {
    ...parts,
    ambiguousTimes: [
      ...(parts.periods.some(({ unit }) => unit !== 'YEAR')
        ? parts.ambiguousTimes.filter(isNoSeason)
        : parts.ambiguousTimes),
      ...untold.map(({ text, lead }) => `${lead} ${text}`),
    ],
    unknown: parts.unknown.filter((each) => !untold.includes(each)),
    numbers: parts.numbers.filter((each) => !untold.includes(each)),
  }
}

/** "This summer, June to August": months can explain a season. */
function isNoSeason(word: string): boolean {
  return !/^(?:summer|winter|spring|autumn|semester|term)$/i.test(word)
}

const TIME_LEADS = new Set(['since', 'until', 'till', 'before', 'after', 'during'])

/** @returns the position after the word */
export function takeAmbiguousTime({ raw }: Token, before: string, at: number, parts: Parts): number {
  parts.ambiguousTimes.push(TIME_LEADS.has(before) ? `${before} ${raw}` : raw)
  return at + 1
}
