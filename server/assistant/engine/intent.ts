import { phrasesOf } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'
import { CONCEPTS, type Concept } from './dictionary/concepts.ts'
import { RECEIVING, SPENDING } from './dictionary/dictation-words.ts'
import { TEENS, TENS, UNITS } from './dictionary/numbers.ts'
import { COMMON, PLURALS } from './dictionary/stop-words.ts'
import type { Parts } from './parts.ts'
import type { EngineContext } from './question.ts'
import { named } from './subjects.ts'

const openings = phrasesOf(
  'how, what, whats, which, when, where, who, whose, why, did, do, does, have i, have we, has, had i, am, are, is, was, were, will, would, can, could, should, shall, may i, show, list, compare, display, find, search, tell, give me, see, let me, total, sum, average, top, biggest, largest, smallest, highest, lowest, cheapest, most, any, count, avg, mean, typical, usual, total, anything, something, everything, is it, number of, hows, wheres, whens, and what, and how, and which, and did, what about, how about, also show, break down, breakdown, view, summarise, summarize, summary, report, overview, rank, calculate, i want to know, i would like to know, id like to know, id like to see, i want to see, do you know, add up, sum up, look up, get me',
)

/** Questions that follow a period: "last month, how much did I spend". */
const inner = phrasesOf(
  'how much, how many, how often, what did i, what did we, what have i, what have we, what was my, what were my, when did i, where did i',
)

/** "over 100", "less than 20" select transactions. In a dictation a verb precedes them ("spent just over 50"). */
const limits = phrasesOf(
  'over, under, above, below, more than, less than, at least, at most, between, no more than, bigger than, larger than, smaller than',
)
const spent = phrasesOf('spent, paid, bought, cost, got, received, gave, earned, claimed, refunded, reimbursed')

const superlatives = phrasesOf(`${CONCEPTS.LARGEST}, ${CONCEPTS.SMALLEST}, top, main`)
const COUNTS = { ...UNITS, ...TEENS, ...TENS }

/** True for a question mark, a question word at the start, or limits of amounts. */
export function isQuestion(tokens: Token[]): boolean {
  if (isPassiveStatement(tokens)) return false
  return (
    tokens.some(({ raw }) => raw === '?') ||
    opensAsQuestion(tokens) ||
    inner.within(tokens) ||
    (mentionsSeveral(tokens) && !spent.within(tokens))
  )
}

/** "Was charged 9.99 by Spotify" is a statement, although it begins like a question. */
function isPassiveStatement(tokens: Token[]): boolean {
  const hasAmount = tokens.some(({ kind }) => kind === 'number')
  return (
    tokens[0]?.word === 'was' &&
    hasAmount &&
    passives.at(tokens, 0) !== undefined &&
    !tokens.some(({ raw }) => raw === '?')
  )
}

const passives = phrasesOf(`${SPENDING}, ${RECEIVING}`)

function mentionsSeveral(tokens: Token[]): boolean {
  return tokens.some(({ word }, at) => {
    if (PLURALS.has(word)) return true
    const found = limits.at(tokens, at)
    const following = tokens[at + (found?.length ?? 0)]
    return found !== undefined && (following?.kind === 'number' || following?.kind === 'sign')
  })
}

export function opensAsQuestion(tokens: Token[]): boolean {
  const start = tokens.findIndex(
    ({ kind, word }) =>
      kind !== 'mark' &&
      !/^(?:please|hey|hi|hello|ok|okay|so|and|but|um|uh|er|erm|well|now|assistant|purser|then|also|just|oh|the|my|actually)$/.test(
        word,
      ),
  )
  const counts = tokens[start]?.kind === 'number' || Object.hasOwn(COUNTS, tokens[start]?.word ?? '')
  const ranks = counts && superlatives.at(tokens, start + 1) !== undefined
  if (ranks && tokens.filter(({ kind, raw }) => kind === 'number' && !/^20\d\d$/.test(raw)).length < 2) return true
  const first = ranks ? start + 1 : start
  if (tokens[first]?.word === 'top' && tokens[first + 1]?.word === 'up') return false
  return first >= 0 && (openings.at(tokens, first) !== undefined || PLURALS.has(tokens[first]?.word ?? ''))
}

/** Concepts that are sufficient for a question. Others only modify it. */
const STATEMENT_CONCEPTS: Concept[] = [
  'EXPENSE',
  'INCOME',
  'ANY_TYPE',
  'NET',
  'BUDGET',
  'LEFT',
  'OVER',
  'WITHIN',
  'PENDING',
  'UNCATEGORISED',
  'RECURRING',
  'BY_CATEGORY',
  'BY_SHOP',
  'AFTER_REFUNDS',
  'TOP',
  'EVERY_MONTH',
  'COMPARE',
  'WHICH_MORE',
  'BY_MONTH',
  'UNUSUAL',
  'NEXT',
]

/** True if a sentence asks about money, even if the rest was not understood. */
export function asksAboutLedger({ concepts, subjects, strange }: Parts): boolean {
  const asks: Concept[] = [...STATEMENT_CONCEPTS, 'TOTAL', 'LIST', 'COUNT', 'AVERAGE', 'LARGEST', 'SMALLEST']
  return strange < 4 && (subjects.length > 0 || asks.some((concept) => concepts.has(concept)))
}

/** True if the parts form a question about money. */
export function asksSomething(parts: Parts): boolean {
  const { concepts } = parts
  // Many unknown words mean another language or topic.
  if (parts.strange >= 4 && parts.subjects.length < 2) return false
  if (STATEMENT_CONCEPTS.some((concept) => concepts.has(concept))) return true
  const bare = [...concepts].every((concept) => concept === 'TOTAL')
  if (parts.periods.length > 0 && parts.unknown.length === 0 && bare) return true
  const measured = concepts.size > 0 || parts.periods.length > 0 || parts.bounds !== null
  const clear = parts.unknown.length === 0
  const measures: Concept[] = ['AVERAGE', 'PER_TRANSACTION', 'LARGEST', 'SMALLEST']
  if (clear && measures.some((concept) => concepts.has(concept)) && !concepts.has('WHETHER')) return true
  if (clear && parts.periods.length > 0 && (concepts.has('LIST') || concepts.has('EXCEPT'))) return true
  if (parts.bounds !== null && (concepts.has('LIST') || concepts.has('WHETHER'))) return true
  const named = parts.subjects.some(({ excluded }) => !excluded || concepts.has('TOTAL'))
  // "What is the best restaurant in Berlin?" names a category but is not about money.
  const strange = parts.unknown.some(({ text }) => COMMON.has(text.toLowerCase()) || text !== text.toLowerCase())
  // "How much did pizza come to in May?" is clear enough despite unknown words.
  if (named && parts.periods.length > 0 && concepts.has('TOTAL') && parts.strange <= 2 && !concepts.has('WHETHER'))
    return true
  return named && (measured || parts.unknown.length === 0) && !strange
}

const costing = phrasesOf(
  'cost, costs, come to, came to, set me back, total, amount to, add up to, charge, charge me, charged, earn, bring, make, take',
)

/**
 * An unknown word without a preposition is a name only if its spelling or position suggests one: "how much did Zephyr
 * cost", but not "total disbursements in May".
 */
function isNamed({ text, at }: Parts['unknown'][number], tokens: Token[], merchants: string[]): boolean {
  const typed = text.toLowerCase()
  if (merchants.some((merchant) => merchant.toLowerCase().includes(typed))) return true
  if (at > 0 && text !== typed) return true
  if (tokens.slice(Math.max(0, at - 3), at).some(({ stem }) => stem === 'cost')) return true
  const article = /^(?:the|my|our|a|an)$/.test(tokens[at - 1]?.word ?? '') ? 1 : 0
  const follows = /^(?:did|does|do|has|have|is|was|were)$/.test(tokens[at - 1 - article]?.word ?? '')
  return follows && costing.at(tokens, at + text.split(' ').length) !== undefined
}

const NAMELESS: Concept[] = ['BUDGET', 'LEFT', 'OVER', 'UNUSUAL']

/**
 * Treats unknown words as names to search for in descriptions: always after "at", "from", "on" or "to", and elsewhere
 * if there is no other subject. The answer names the remaining words.
 */
export function adoptUnknown(parts: Parts, tokens: Token[], { merchants = [] }: EngineContext): Parts {
  const money =
    parts.concepts.has('COUNT') ||
    parts.concepts.has('AVERAGE') ||
    parts.concepts.has('LIST') ||
    parts.concepts.has('WHEN') ||
    STATEMENT_CONCEPTS.some((concept) => parts.concepts.has(concept)) ||
    parts.periods.length > 0 ||
    parts.bounds !== null
  if (NAMELESS.some((concept) => parts.concepts.has(concept))) return parts
  const text = parts.subjects.some((subject) => subject.text !== null || subject.tag !== null)
  const isPlain = (words: string) => words.split(' ').every((word) => COMMON.has(word.toLowerCase()))
  const isAboutLedger = parts.subjects.length > 0 || STATEMENT_CONCEPTS.some((concept) => parts.concepts.has(concept))
  const rows: Concept[] = ['WHETHER', 'WHEN', 'COUNT', 'LIST']
  const asksForRows = parts.subjects.length === 0 && rows.some((concept) => parts.concepts.has(concept))
  const candidates = parts.unknown.filter(
    (unknown) =>
      (money || unknown.lead === 'at' || (unknown.lead === 'on' && parts.concepts.has('TOTAL'))) &&
      (unknown.lead !== null ||
        (!isPlain(unknown.text) && (!isAboutLedger || asksForRows || isNamed(unknown, tokens, merchants)))),
  )
  const chosen =
    candidates.find(({ lead }) => lead === 'at') ?? candidates.find(({ lead }) => lead !== null) ?? candidates[0]
  const strange = parts.unknown.flatMap(({ text: words }) => words.split(' ')).length
  // "I was glad about the weather today" tells something, and names no shop.
  const tells =
    parts.concepts.size === 0 && !isQuestion(tokens) && tokens.some(({ word }) => /^(?:i|me|we)$/.test(word))
  if (text || !chosen || (tells && chosen.lead === null)) return { ...parts, strange }
  const excluded = tokens
    .slice(Math.max(0, chosen.at - 4), chosen.at)
    .some(({ word }) => /^(?:except|excluding|without)$/.test(word))
  const isGuess = !merchants.some((merchant) => merchant.toLowerCase().includes(chosen.text.toLowerCase()))
  const lead =
    chosen.lead === 'on' || chosen.lead === 'for' || chosen.lead === 'from' || chosen.lead === 'with'
      ? chosen.lead
      : 'at'
  return {
    ...parts,
    subjects: [...parts.subjects, { ...named(chosen.text, lead, chosen.at), excluded, isGuess }],
    unknown: parts.unknown.filter((unknown) => unknown !== chosen),
    strange,
  }
}
