import type { TransactionType } from '../../../language/categories.ts'
import { Phrases } from '../../../language/phrases.ts'
import type { Token } from '../../../language/tokens.ts'
import { RECEIVING, SPENDING } from '../dictionary/dictation-words.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { Clause } from './clauses.ts'

export interface Direction {
  type: TransactionType
  /** The money came from a person: "Ben paid me back". */
  back: boolean
}

const verbs = new Phrases<TransactionType>()
verbs.addAll(SPENDING, 'EXPENSE')
verbs.addAll(RECEIVING, 'INCOME')

/** The longest verb decides between income and expense, then the named items. The default is an expense. */
export function directionOf({ before, after }: Clause, vocabulary: Vocabulary): Direction {
  const tokens = [...before, ...after]
  const back = tokens.some(
    ({ word }) =>
      word === 'back' || word === 'refund' || word === 'refunded' || word === 'cashback' || word === 'reimbursed',
  )
  const verb = longestVerb(tokens)
  if (tokens.some(({ word }, at) => word === 'to' && /^(?:me|us)$/.test(tokens[at + 1]?.word ?? '')))
    return { type: 'INCOME', back }
  // "Five hundred from Anna" and "20 back from Ben" are income if no item is named.
  const from = tokens[0]?.word === 'back' ? 1 : 0
  if (!verb && tokens[from]?.word === 'from' && !vocabulary.categories.within(tokens)) return { type: 'INCOME', back }
  // "Paid Ben back" is an expense; "Ben paid me back" is income.
  if (verb && !isPaidIn(tokens, vocabulary)) return { type: verb, back }
  if (gotMoney(tokens, before.length, vocabulary)) return { type: 'INCOME', back }
  return { type: tokens.some(({ word }) => word === 'got') ? 'EXPENSE' : namedType(tokens, vocabulary), back }
}

/** "invoice paid 600", "salary paid": the verb follows a kind of income. */
function isPaidIn(tokens: Token[], vocabulary: Vocabulary): boolean {
  const paid = tokens.findIndex(({ word }) => word === 'paid')
  return paid > 0 && tokens[paid + 1]?.word !== 'for' && namedType(tokens.slice(0, paid), vocabulary) === 'INCOME'
}

function longestVerb(tokens: Token[]): TransactionType | undefined {
  let best: { length: number; type: TransactionType } | undefined
  for (let at = 0; at < tokens.length; at++) {
    const found = verbs.at(tokens, at)
    const type = found?.meanings[0]
    if (found && type && found.length > (best?.length ?? 0)) best = { length: found.length, type }
  }
  return best?.type
}

/** "got 2400 salary" and "got 20 from Ben" are income; "got a sandwich for 5" is an expense. */
function gotMoney(tokens: Token[], amountAt: number, vocabulary: Vocabulary): boolean {
  const got = tokens.findIndex(({ word }) => word === 'got' || word === 'get')
  if (got < 0) return false
  if (namedType(tokens, vocabulary) === 'INCOME') return true
  return amountAt === got + 1 && (tokens.some(({ word }) => word === 'from') || !vocabulary.categories.within(tokens))
}

/** "salary 2400" is income without a verb. A word for both types ("gift") is an expense. */
function namedType(tokens: Token[], vocabulary: Vocabulary): TransactionType {
  for (let at = 0; at < tokens.length; at++) {
    const found = vocabulary.categories.at(tokens, at)
    if (!found) continue
    if (found.meanings.every(({ type }) => type === 'INCOME')) return 'INCOME'
    if (found.meanings.some(({ type }) => type === 'EXPENSE')) {
      const both = found.meanings.some(({ type }) => type === 'INCOME')
      return both && tokens.some(({ word }) => word === 'from') ? 'INCOME' : 'EXPENSE'
    }
  }
  return 'EXPENSE'
}
