import { phrasesOf } from '../../../language/phrases.ts'
import type { Token } from '../../../language/tokens.ts'
import { EACH, EDGES, RECEIVING, SPENDING } from '../dictionary/dictation-words.ts'
import type { Clause } from './clauses.ts'

const verbs = phrasesOf(`${SPENDING}, expenditure, expenditure of, got, get, took, ${EACH}`)
const receiving = phrasesOf(RECEIVING)

/**
 * Returns the description as typed: "spent 12.50 on lunch yesterday" is "Lunch". If another person acts ("Ben paid me
 * back twenty"), everything except the amount is kept.
 */
export function describe(text: string, clause: Clause): string {
  const tokens = [...trimEnd(clause.before), ...clause.after]
  const byOthers = tokens.findIndex((_, at) => receiving.at(tokens, at) !== undefined)
  const named = byOthers > 0 && !isOwnVerb(tokens, byOthers)
  const remaining = named ? tokens : trimmed(withoutVerbs(tokens))
  return capitalised(withoutLoneBrackets(written(text, remaining)))
}

/** "I have just sold the bike": the verb belongs to the speaker. */
function isOwnVerb(tokens: Token[], at: number): boolean {
  // A translated verb at the end: "2400 Lohn bekommen".
  const end = at + (receiving.at(tokens, at)?.length ?? 0)
  const isToMe = tokens.slice(at, end).some(({ word }) => word === 'me' || word === 'us')
  if (end === tokens.length && !isToMe && tokens[at]?.raw.toLowerCase() !== tokens[at]?.word) return true
  let subject = at - 1
  while (/^(?:have|had|just|also|finally)$/.test(tokens[subject]?.word ?? '')) subject--
  return /^(?:i|we|ive)$/.test(tokens[subject]?.word ?? '')
}

/** "lunch for 12 with Ben": removes the word before the amount. */
function trimEnd(tokens: Token[]): Token[] {
  const last = tokens.at(-1)
  return last && /^(?:for|cost|costs|was|is|of|at|a|about|around|came|to)$/.test(last.word)
    ? trimEnd(tokens.slice(0, -1))
    : tokens
}

function withoutVerbs(tokens: Token[]): Token[] {
  const remaining: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = verbs.at(tokens, at) ?? receiving.at(tokens, at)
    if (!found) remaining.push(...tokens.slice(at, at + 1))
    else if (remaining.at(-1)?.word === 'and') remaining.pop()
    at += found?.length ?? 1
  }
  return remaining
}

function trimmed(tokens: Token[]): Token[] {
  const isEdge = (token: Token | undefined) =>
    token !== undefined && (token.kind === 'mark' || (token.kind === 'word' && EDGES.has(token.word)))
  let from = 0
  let to = tokens.length
  while (from < to && isEdge(tokens[from])) from++
  while (to > from && isEdge(tokens[to - 1])) to--
  return tokens.slice(from, to)
}

function written(text: string, tokens: Token[]): string {
  let result = ''
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const gap = before ? text.slice(before.end, token.start) : ''
    const untouched = gap.length <= 3 && !/[\p{L}\p{N}]/u.test(gap)
    const written = token.corrected ?? token.raw
    result += before ? (untouched ? gap.replace(/\s+/g, ' ') : ' ') + written : written
  }
  return result.replace(/\s+/g, ' ').trim().slice(0, 500)
}

function withoutLoneBrackets(description: string): string {
  const paired = description.split('(').length === description.split(')').length
  return paired ? description : description.replace(/[()]/g, '').trim()
}

function capitalised(description: string): string {
  return description.charAt(0).toUpperCase() + description.slice(1)
}
