import { earlierOf } from './calendar.ts'
import { TIME_UNITS } from './dictionary/calendar-words.ts'
import { CORRECTIONS, EACH, FILLERS, RECORDING, TAKING } from './dictionary/dictation-words.ts'
import { type Amount, amount } from './grammar/amounts.ts'
import { period } from './grammar/periods.ts'
import type { Input, Match } from './grammar/rules.ts'
import { phrasesOf } from './lexicon.ts'
import type { EngineContext } from './question.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One dictated entry: its words, without what was read as amount and date. */
export interface Clause {
  tokens: Token[]
  amount: Amount
  /** The place in `tokens` at which the amount stood. */
  amountAt: number
  /** How many at that price: "two tickets, nine dollars each". */
  times: number
  date: string | null
  /** The date stood before everything else, and so holds for the clauses after it too. */
  leads: boolean
}

interface Piece {
  tokens: Token[]
  amounts: { amount: Amount; at: number; length: number }[]
  date: string | null
  leads: boolean
  corrects: boolean
  each: boolean
}

const recording = phrasesOf(RECORDING)
const fillers = phrasesOf(FILLERS)
const corrections = phrasesOf(CORRECTIONS)
const taking = phrasesOf(TAKING)
const each = phrasesOf(EACH)

/** Cuts a sentence at commas, "and" and the like into clauses of one amount each. */
export function clausesOf(
  tokens: Token[],
  vocabulary: Vocabulary,
  context: EngineContext,
): { clauses: Clause[]; lacksAmount: boolean } {
  const pieces = joined(cut(tokens).map((piece) => readPiece(piece, context)))
  const clauses: Clause[] = []
  let counted = 1
  for (const piece of pieces) {
    const chosen = chooseAmount(piece)
    const last = clauses.at(-1)
    if (!chosen) {
      counted = countIn(piece) ?? counted
      continue
    }
    const times = piece.each ? (countBeside(piece, chosen) ?? counted) : 1
    if (piece.corrects && last) {
      last.amount = chosen.amount
      if (piece.each) last.times = Math.max(last.times, times)
      continue
    }
    clauses.push({
      tokens: piece.tokens,
      amount: chosen.amount,
      amountAt: chosen.at,
      times,
      date: piece.date,
      leads: piece.leads,
    })
  }
  const tells = taking.within(tokens) || vocabulary.categories.within(tokens)
  return { clauses, lacksAmount: clauses.length === 0 && tells && taking.within(tokens) }
}

function cut(tokens: Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const joint = token.kind === 'mark' ? /^[,;\n.!–—/]$/.test(token.raw) : /^(?:and|then|plus)$/.test(token.word)
    if (joint && !withinPhrase(tokens, at)) pieces.push([])
    else pieces.at(-1)?.push(token)
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** "forty three pounds and twenty pence", "between 12 and 18 October": what is read as one does not divide. */
function withinPhrase(tokens: Token[], at: number): boolean {
  const start = Math.max(0, at - 8)
  const input: Input = { tokens, context: noContext, prior: null }
  for (let from = start; from < at; from++) {
    const joins = tokens[at]?.word === 'and' ? amount(input, from) : undefined
    if ((joins && joins.next > at) || (period(input, from)?.next ?? 0) > at) return true
  }
  return false
}

const noContext: EngineContext = { today: '2000-01-01', currency: 'USD', monthStartDay: 1, categories: [], tags: [] }

/** Reads a piece's date and amounts, and takes the date and the asking words out of its tokens. */
function readPiece(all: Token[], context: EngineContext): Piece {
  const corrects = corrections.at(all, 0)
  const trimmed = withoutLead(corrects ? all.slice(corrects.length) : all)
  const kept: Token[] = []
  const amounts: Piece['amounts'] = []
  let date: string | null = null
  let leads = false
  const input: Input = { tokens: trimmed, context, prior: null }
  let at = 0
  while (at < trimmed.length) {
    const money = amount(input, at)
    const when: Match<string> | undefined = startsWithSign(trimmed, at) ? undefined : dayAt(input, at)
    if (when) {
      leads ||= kept.length === 0 && amounts.length === 0
      date ??= when.value
      at = when.next
    } else if (money && !isTime(trimmed, money.next)) {
      amounts.push({ amount: money.value, at: kept.length, length: money.next - at })
      kept.push(...trimmed.slice(at, money.next))
      at = money.next
    } else {
      kept.push(...trimmed.slice(at, at + 1))
      at++
    }
  }
  return { tokens: kept, amounts, date, leads, corrects: corrects !== undefined, each: each.within(trimmed) }
}

/** The day that an entry is dated: a day itself, else the last of a period that is over. A year alone is no date. */
function dayAt(input: Input, at: number): Match<string> | undefined {
  const match = period(input, at)
  if (!match) return undefined
  const { from, to, unit } = match.value
  if (unit === 'ALL' || from === null || to === null) return undefined
  if (unit === 'YEAR' && input.tokens[at]?.kind === 'number') return undefined
  return { value: unit === 'DAY' ? from : earlierOf(to, input.context.today), next: match.next }
}

function startsWithSign(tokens: Token[], at: number): boolean {
  return tokens[at]?.kind === 'sign'
}

/** Pieces without an amount belong to a neighbour: "milk, bread and eggs for 12.40", "lunch 12 with Ben and Anna". */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  let waiting: Piece | undefined
  for (const [index, piece] of pieces.entries()) {
    const whole = waiting ? merge(waiting, piece) : piece
    waiting = undefined
    const last = result.at(-1)
    if (chooseAmount(whole) || piece.corrects) result.push(whole)
    else if (pieces.slice(index + 1).some((next) => chooseAmount(next) && !next.corrects)) waiting = whole
    else if (last) result[result.length - 1] = merge(last, whole)
    else result.push(whole)
  }
  return result
}

function merge(first: Piece, second: Piece): Piece {
  const offset = first.tokens.length
  return {
    tokens: [...first.tokens, ...second.tokens],
    amounts: [...first.amounts, ...second.amounts.map((found) => ({ ...found, at: found.at + offset }))],
    date: first.date ?? second.date,
    leads: first.leads && first.date !== null,
    corrects: first.corrects,
    each: first.each || second.each,
  }
}

/** Of several numbers the one that is money: said so, else led by "for", else the last that does not count things. */
function chooseAmount({ tokens, amounts }: Piece): Piece['amounts'][number] | undefined {
  const certain = amounts.filter(({ amount }) => amount.certain)
  if (certain.length > 0) return certain.at(-1)
  const counts = amounts.filter((found) => countsThings(tokens, found))
  const others = amounts.filter((found) => !counts.includes(found))
  if (others.length > 0)
    return others.find(({ at }) => /^(?:for|cost|paid|spent)$/.test(tokens[at - 1]?.word ?? '')) ?? others.at(-1)
  // "I bought 3 books" names no price; "20 groceries" does.
  return taking.within(tokens) ? undefined : counts[0]
}

/** "3 books": a whole number before a thing, not led by a word that makes it a price. */
function countsThings(tokens: Token[], { amount, at, length }: Piece['amounts'][number]): boolean {
  const before = tokens[at - 1]?.word ?? ''
  const after = tokens[at + length]
  if (amount.certain || /^(?:spent|paid|pay|cost|costs|was|earned|received|of|back|me)$/.test(before)) return false
  if (
    after?.kind !== 'word' ||
    /^(?:on|for|at|from|to|in|with|each|and|the|by|a|of|salary|today|back)$/.test(after.word)
  )
    return false
  return Number(amount.value) <= 100
}

function countBeside(piece: Piece, chosen: Piece['amounts'][number]): number | undefined {
  const other = piece.amounts.find((found) => found !== chosen && !found.amount.certain)
  return other ? Number(other.amount.value) : undefined
}

function countIn({ amounts }: Piece): number | undefined {
  const [first] = amounts
  return first && !first.amount.certain ? Number(first.amount.value) : undefined
}

function isTime(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  return (
    token?.kind === 'word' &&
    (token.word in TIME_UNITS || /^(?:am|pm|km|kg|miles|minutes|hours|oclock|times|percent)$/.test(token.word))
  )
}

function withoutLead(tokens: Token[]): Token[] {
  let at = 0
  for (;;) {
    const found = fillers.at(tokens, at) ?? recording.at(tokens, at)
    const mark = tokens[at]?.kind === 'mark'
    if (!found && !mark) return tokens.slice(at)
    at += found?.length ?? 1
  }
}
