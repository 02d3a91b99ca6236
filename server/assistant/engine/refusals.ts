import { NAMED_DAYS, TIME_UNITS, WEEKDAYS } from '../../language/dictionary/calendar-words.ts'
import { MONTHS } from '../../language/dictionary/month-names.ts'
import { Phrases, phrasesOf } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'
import { RECORDING } from './dictionary/dictation-words.ts'
import {
  COURTESIES,
  DOINGS,
  FUTURE,
  GREETINGS,
  HELP,
  HOLDINGS,
  ORDER_PHRASES,
  ORDERED_THINGS,
  ORDERS,
  TRESPASSES,
} from './dictionary/refused-words.ts'
import { NOISE } from './dictionary/stop-words.ts'
import type { RejectionReason } from './question.ts'
import { conceptWords } from './subjects.ts'
import type { Vocabulary } from './vocabulary.ts'

const courtesies = phrasesOf(COURTESIES)
const future = phrasesOf(FUTURE)
const help = phrasesOf(HELP)
const greetings = phrasesOf(GREETINGS)
const recording = phrasesOf(RECORDING)
const trespasses = new Phrases<RejectionReason>()
for (const { words, reason } of TRESPASSES) trespasses.addAll(words, reason)
const orderPhrases = new Phrases<RejectionReason>()
for (const { words, reason } of ORDER_PHRASES) orderPhrases.addAll(words, reason)

/**
 * Returns the reason to refuse a sentence: a request for other users' data, an order to change the ledger, or a
 * payment.
 */
export function detectRefusedRequest(tokens: Token[], vocabulary: Vocabulary): RejectionReason | undefined {
  const trespass = trespasses.firstIn(tokens)
  if (trespass) return trespass
  if (asksOfOthers(tokens, vocabulary)) return 'OTHER_BOOKS'
  const from = afterCourtesies(tokens)
  const ordered = orderPhrases.at(tokens, from)?.meanings[0]
  if (ordered) return ordered
  const order = tokens[from]
  if (order?.kind !== 'word') return undefined
  // "Split October by shop" asks for groups.
  if (order.word === 'split' && tokens.some(({ word }) => word === 'by')) return undefined
  // "Change 3.50" is an entry, and "change the rent to 900" is an order.
  const object = tokens[tokens.indexOf(order) + 1]?.word ?? ''
  const isStatement =
    ORDERED_THINGS.has(order.word) &&
    !/^(?:the|my|our|that|this|it|all)$/.test(object) &&
    tokens.some(({ kind }) => kind === 'number')
  return isStatement ? undefined : ORDERS[order.word]
}

/** "Add a category called Fun": only transactions can be dictated. */
export function ordersOther(recorded: Token[]): boolean {
  return recorded.some(({ word }) => /^(?:categor(?:y|ies)|tags?|members?|users?|accounts?|rules?)$/.test(word))
}

/** "Add the purchase at Rewe" */
export function namesEntry(recorded: Token[]): boolean {
  return recorded.some(({ word }) => /^(?:purchase|payment|expense|transaction|entry)$/.test(word))
}

export function askedToRecord(tokens: Token[]): Token[] | undefined {
  const from = afterCourtesies(tokens)
  const found = recording.at(tokens, from)
  return found && tokens[from + found.length]?.word !== 'up' ? tokens.slice(from) : undefined
}

/** "Bob's books", "how much does my boss earn": asks about a person who does not occur in the ledger. */
function asksOfOthers(tokens: Token[], vocabulary: Vocabulary): boolean {
  const isStranger = (at: number) => {
    const token = tokens[at]
    if (token?.kind !== 'word' || NOISE.has(token.word) || OURSELVES.has(token.word)) return false
    if (token.word in MONTHS || token.word in WEEKDAYS || token.word in TIME_UNITS || token.word in NAMED_DAYS)
      return false
    return !vocabulary.categories.at(tokens, at) && !vocabulary.shopAt(tokens, at) && !conceptWords.at(tokens, at)
  }
  return tokens.some(({ raw, word }, at) => {
    if (/['’]s$/.test(raw) && isStranger(at)) return [1, 2].some((next) => HOLDINGS.has(tokens[at + next]?.word ?? ''))
    if (!/^(?:does|do|did|has)$/.test(word)) return false
    const who = at + (/^(?:my|the|our|your)$/.test(tokens[at + 1]?.word ?? '') ? 2 : 1)
    const verb = isStranger(who) && isStranger(who + 1) ? who + 2 : who + 1
    return isStranger(who) && DOINGS.has(tokens[verb]?.word ?? '')
  })
}

const OURSELVES = new Set('organization organisation company household team family business firm'.split(' '))

export function asksHelp(tokens: Token[]): boolean {
  const all = tokens.filter(({ kind }) => kind === 'word')
  const greeted = greetings.at(all, 0)?.length ?? 0
  const rest = all.slice(greeted)
  // "Thank you very much" is only thanks, and "thanks, and May?" continues with a question.
  const words = rest.every(({ word }) => THANKS.has(word)) ? all : rest
  const start = help.at(words, 0)
  if (start && words.length <= start.length + 3) return true
  return words.length <= 6 && words[0]?.word === 'help'
}

const THANKS = new Set('very so much a lot you for that this the all your help again and'.split(' '))

/** True for planned, owed or desired payments. */
export function isFuture(tokens: Token[]): boolean {
  const isRepaid = tokens.some(({ word }) => word === 'back' || word === 'repaid' || word === 'settled')
  return future.within(isRepaid ? tokens.filter(({ word }) => !/^ow(?:e|es|ed)$/.test(word)) : tokens)
}

export function afterCourtesies(tokens: Token[]): number {
  let at = 0
  for (;;) {
    const found = courtesies.at(tokens, at)
    if (found) at += found.length
    else if (tokens[at]?.kind === 'mark') at++
    else return at
  }
}
