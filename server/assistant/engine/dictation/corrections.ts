import { phrasesOf } from '../../../language/phrases.ts'
import type { Token } from '../../../language/tokens.ts'
import { CORRECTIONS, HESITATIONS } from '../dictionary/dictation-words.ts'
import { amount } from '../grammar/amounts.ts'
import type { GrammarParser, Input } from '../grammar/combinators.ts'
import { period } from '../grammar/periods.ts'
import type { EngineContext } from '../question.ts'

const corrections = phrasesOf(CORRECTIONS)

/** Removes "um" and amounts or dates that the speaker corrected. */
export function applyCorrections(inputTokens: Token[], context: EngineContext): Token[] {
  let tokens = inputTokens.filter(
    ({ word }, at) => !HESITATIONS.has(word) && !(word === 'like' && leadsToSum(inputTokens, at + 1, context)),
  )
  for (let at = 1; at < tokens.length; at++) {
    const to = corrections.at(tokens, at) ? correctionsEnd(tokens, at) : at
    const without = to > at ? retractedTokens({ tokens, context, prior: null }, at, to) : undefined
    if (without) {
      tokens = without
      at = 0
    }
  }
  return tokens
}

/** "Actually, make that" is one correction. */
function correctionsEnd(tokens: Token[], at: number): number {
  const next = skipMarks(tokens, at)
  const found = corrections.at(tokens, next)
  return found ? correctionsEnd(tokens, next + found.length) : at
}

function leadsToSum(tokens: Token[], at: number, context: EngineContext): boolean {
  return amount({ tokens, context, prior: null }, at) !== undefined
}

/**
 * "Eighteen no wait eighty", "yesterday, no, on Monday", "18 for shoes no wait 80": the second value replaces the
 * first.
 */
function retractedTokens(input: Input, from: number, to: number): Token[] | undefined {
  const { tokens } = input
  const right = skipLead(tokens, to)
  let end = from
  while (end > 0 && tokens[end - 1]?.kind === 'mark') end--
  for (const rule of [amount, period] as GrammarParser<unknown>[]) {
    if (!rule(input, right)) continue
    const start = startOf(rule, input, end)
    if (start !== undefined) return [...tokens.slice(0, start), ...tokens.slice(right)]
  }
  const before = end === from && amount(input, right) ? lastSum(input, end) : undefined
  if (!before) return undefined
  const between = tokens.slice(before.next, from)
  const after = amount(input, right)?.next ?? right
  // "Thirty for dinner, no, thirty five for dinner": repeated words are kept once.
  const isRepeated = between.every(({ word }, offset) => tokens[after + offset]?.word === word) ? between.length : 0
  return [...tokens.slice(0, before.at), ...between, ...tokens.slice(right, after), ...tokens.slice(after + isRepeated)]
}

/** Returns the start of a match that ends at `end`. */
function startOf(rule: GrammarParser<unknown>, input: Input, end: number): number | undefined {
  for (let at = Math.max(0, end - 8); at < end; at++) if (rule(input, at)?.next === end) return at
  return undefined
}

/** Returns the only amount between the last separator and `end`. */
function lastSum(input: Input, end: number): { at: number; next: number } | undefined {
  const sums: { at: number; next: number }[] = []
  for (let at = end - 1; at >= 0 && end - at < 12; at--) {
    const token = input.tokens[at]
    if (token?.kind === 'mark' || token?.word === 'and' || token?.word === 'each') break
    const found = amount(input, at)
    if (found) sums.push({ at, next: found.next })
  }
  const earliest = sums.at(-1)
  return earliest && sums.every(({ next }) => next === earliest.next) ? earliest : undefined
}

/** "No wait, it was thirteen": skips the words before the correct value. */
function skipLead(tokens: Token[], at: number): number {
  let next = skipMarks(tokens, at)
  while (/^(?:it|its|was|is|that|thats|only|just|like|about)$/.test(tokens[next]?.word ?? '')) next++
  return next
}

function skipMarks(tokens: Token[], at: number): number {
  let next = at
  while (tokens[next]?.kind === 'mark') next++
  return next
}
