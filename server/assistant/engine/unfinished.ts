import { phrasesOf } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'
import { BUYING, RECORDING } from './dictionary/dictation-words.ts'
import { amount } from './grammar/amounts.ts'
import { period } from './grammar/periods.ts'
import type { EngineContext } from './question.ts'
import { afterCourtesies } from './refusals.ts'
import { conceptWords } from './subjects.ts'
import type { Vocabulary } from './vocabulary.ts'

const buying = phrasesOf(BUYING)
const recording = phrasesOf(RECORDING)
const around =
  /^(?:it|its|that|thats|this|was|is|were|i|we|paid|spent|cost|costs|came|to|for|about|around|roughly|exactly|just|only|the|amount|price|total|of|sorry|oh|yes|yeah|ok|okay|so|in|altogether|please|thanks)$/

/** "It was 85", "12.50 euros": returns the amount as typed if the message contains nothing else. */
export function amountAlone(text: string, tokens: Token[], context: EngineContext): string | undefined {
  const input = { tokens, context, prior: null }
  const from = tokens.findIndex((_, at) => amount(input, at) !== undefined)
  const next = amount(input, from)?.next
  if (from < 0 || next === undefined) return undefined
  const rest = [...tokens.slice(0, from), ...tokens.slice(next)]
  if (!rest.every(({ kind, word }) => kind === 'mark' || around.test(word))) return undefined
  return text.slice(tokens[from]?.start, tokens[next - 1]?.end)
}

/** "Paid the plumber yesterday", "record a taxi": an entry of today or another day that lacks its amount. */
export function lacksAmount(tokens: Token[], vocabulary: Vocabulary, context: EngineContext): boolean {
  if (tokens.some(({ kind, raw }) => kind === 'number' && !/^\d\d?$/.test(raw))) return false
  const start = afterCourtesies(tokens)
  const recorded = recording.at(tokens, start)
  const subject = /^(?:i|we|ive|weve)$/.test(tokens[start]?.word ?? '') ? start + 1 : start
  const bought = recorded ? undefined : buying.at(tokens, subject)
  const from = recorded ? start + recorded.length : subject + (bought?.length ?? 0)
  if (!recorded && !bought) return false
  const input = { tokens, context, prior: null }
  let things = 0
  for (let at = from; at < tokens.length; ) {
    const when = period(input, at)
    if (when && when.value.unit !== 'DAY') return false
    const concept = when ? undefined : conceptWords.at(tokens, at)
    const own = vocabulary.categories.at(tokens, at)?.length ?? 0
    if (concept && concept.length > own && tokens[at]?.word !== 'and' && !buying.at(tokens, at)) return false
    if (
      !when &&
      tokens[at]?.kind === 'word' &&
      !/^(?:a|an|the|my|our|some|it|that|this|for|to|at|on|in)$/.test(tokens[at]?.word ?? '')
    )
      things++
    at = when?.next ?? at + Math.max(1, own)
  }
  return things > 0 || (recorded?.length ?? 0) > 1
}
