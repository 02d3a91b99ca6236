import type { Token } from '../../language/tokens.ts'
import type { Concept } from './dictionary/concepts.ts'
import type { Subject } from './parts.ts'

/** "What subscriptions do I have", "which groceries did I buy": asks for a list. */
export function asksWhich(tokens: Token[], at: number, length: number): boolean {
  const asks = /^(?:what|which)$/.test(tokens[at - 1]?.word ?? '')
  const isRecord = /^(?:bills|payments|expenses|purchases|costs)$/.test(tokens[at + length]?.word ?? '')
  return (
    asks && /^(?:do|did|have|am|are|were|has|pay|payment)$/.test(tokens[at + length + (isRecord ? 1 : 0)]?.word ?? '')
  )
}

/** "What did Acme pay in May": a name that pays is a source of income. */
export function isPayer({ text }: Subject, tokens: Token[], at: number, length: number): boolean {
  const verb = tokens[at + length]?.word ?? ''
  return (
    text !== null &&
    /^(?:did|does|do|has|have)$/.test(tokens[at - 1]?.word ?? '') &&
    /^(?:pay|paid|send|sent|transfer|transferred|give|given|gave|reimburse|reimbursed)$/.test(verb)
  )
}

/** True if an article or a similar word, or another subject, precedes. */
export function isThing(tokens: Token[], at: number): boolean {
  return /^(?:the|a|an|my|at|on|in|wine|chocolate|cocktail|tapas|sports|and|to)$/.test(tokens[at - 1]?.word ?? 'the')
}

/** True after "and", a comma or a plus: "clothes and shoes". */
export function isJoined(tokens: Token[], at: number): boolean {
  let before = at - 1
  while (/^(?:the|my|on|at|for|from)$/.test(tokens[before]?.word ?? '')) before--
  return /^(?:and|plus|,|&|\+)$/.test(tokens[before]?.word ?? '')
}

/** "Give me the total" is a request, and "what did Grandma give me" asks about income. */
export function meantHere(meanings: Concept[], tokens: Token[], at: number): Concept[] {
  if (!meanings.includes('LIST') || !meanings.includes('INCOME')) return meanings
  const orders = tokens.slice(0, at).every(({ kind, word }) => kind === 'mark' || ORDER_LEADS.has(word))
  return meanings.filter((meaning) => meaning !== (orders ? 'INCOME' : 'LIST'))
}

const ORDER_LEADS = new Set('please can could would will you just and now ok okay hey kindly'.split(' '))
