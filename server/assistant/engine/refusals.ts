import { COURTESIES, FUTURE, HELP, ORDERED_THINGS, ORDERS, TRESPASSES } from './dictionary/refused-words.ts'
import { Phrases, phrasesOf } from './lexicon.ts'
import type { Refusal } from './question.ts'
import type { Token } from './tokens.ts'

const courtesies = phrasesOf(COURTESIES)
const future = phrasesOf(FUTURE)
const help = phrasesOf(HELP)
const trespasses = new Phrases<Refusal>()
for (const { words, reason } of TRESPASSES) trespasses.addAll(words, reason)

/** Why a sentence is refused: it reaches into what is not theirs, or orders a change of the ledger or a payment. */
export function refusalOf(tokens: Token[]): Refusal | undefined {
  const trespass = trespasses.firstIn(tokens)
  if (trespass) return trespass
  const order = tokens[afterCourtesies(tokens)]
  if (order?.kind !== 'word') return undefined
  const tells = ORDERED_THINGS.has(order.word) && tokens.some(({ kind }) => kind === 'number')
  return tells ? undefined : ORDERS[order.word]
}

/** Asks what can be asked: "help", "what can you do?", "hello". */
export function asksHelp(tokens: Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const start = help.at(words, 0)
  if (start && words.length <= start.length + 3) return true
  return words.length <= 6 && words[0]?.word === 'help'
}

/** Speaks of what is to come: planned, owed, or wished for. */
export function isFuture(tokens: Token[]): boolean {
  return future.within(tokens)
}

function afterCourtesies(tokens: Token[]): number {
  let at = 0
  for (;;) {
    const found = courtesies.at(tokens, at)
    if (found) at += found.length
    else if (tokens[at]?.kind === 'mark') at++
    else return at
  }
}
