import { phrasesOf } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'
import { ARRIVING, BUYING, RECORDING } from './dictionary/dictation-words.ts'
import { amount } from './grammar/amounts.ts'
import { period } from './grammar/periods.ts'
import type { EngineContext } from './question.ts'
import { afterCourtesies } from './refusals.ts'
import { conceptWords } from './subjects.ts'
import type { Vocabulary } from './vocabulary.ts'

const buying = phrasesOf(BUYING)
const recording = phrasesOf(RECORDING)
const arriving = phrasesOf(ARRIVING)
const statementLeads = phrasesOf('i, we, ive, weve, i have, we have, have i, have we, i just, we just')
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

/**
 * "Paid the plumber yesterday", "record a taxi", "my salary arrived today": an entry of today or another day that lacks its
 * amount. A translated verb may be at the end: "I have yesterday the dentist paid".
 */
export function lacksAmount(tokens: Token[], vocabulary: Vocabulary, context: EngineContext): boolean {
  if (tokens.some(({ kind, raw }) => kind === 'number' && !/^\d\d?$/.test(raw))) return false
  const input = { tokens, context, prior: null }
  const first = afterCourtesies(tokens)
  const day = period(input, first)
  const start = day?.value.unit === 'DAY' ? day.next : first
  const recorded = recording.at(tokens, start)
  const subject = start + (statementLeads.at(tokens, start)?.length ?? 0)
  const bought = recorded ? undefined : buying.at(tokens, subject)
  const isStated = recorded ?? bought ?? (subject > start ? endsWith(buying, tokens) : findPhrase(arriving, tokens))
  if (!isStated) return false
  const from = recorded ? start + recorded.length : subject + (bought?.length ?? 0)
  let things = 0
  for (let at = from; at < tokens.length; ) {
    const when = period(input, at)
    if (when && when.value.unit !== 'DAY') return false
    const concept = when ? undefined : conceptWords.at(tokens, at)
    const own = vocabulary.categories.at(tokens, at)?.length ?? 0
    const verb = buying.at(tokens, at) ?? arriving.at(tokens, at)
    if (concept && concept.length > own && tokens[at]?.word !== 'and' && !verb) return false
    if (!when && !verb && tokens[at]?.kind === 'word' && !withoutMeaning.test(tokens[at]?.word ?? '')) things++
    at = when?.next ?? at + Math.max(1, own, verb?.length ?? 0)
  }
  return things > 0 || (recorded?.length ?? 0) > 1
}

const withoutMeaning = /^(?:a|an|the|my|our|some|it|that|this|for|to|at|on|in|is|has|just)$/

type Phrases = typeof buying

function findPhrase(phrases: Phrases, tokens: Token[]): ReturnType<Phrases['at']> {
  return tokens.map((_, at) => phrases.at(tokens, at)).find((found) => found !== undefined)
}

function endsWith(phrases: Phrases, tokens: Token[]): ReturnType<Phrases['at']> {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  const found = words.map((_, at) => ({ at, phrase: phrases.at(words, at) }))
  return found.find(({ at, phrase }) => phrase && at + phrase.length === words.length)?.phrase
}
