import { phrasesOf } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'

const rest = phrasesOf(
  'of that, of those, of these, of them, of it, of which, of this, among them, among those, out of that, out of those',
)
const unit = /^(?:month|week|year|quarter|day|weekend|period|time|fortnight|months|weeks|days)$/

/** "How much of that was at Tesco", "how often was I there": the sentence is about the previous answer. */
export function refersBack(tokens: Token[]): boolean {
  return tokens.some((_, at) => isPartOfIt(tokens, at) || isThere(tokens, at))
}

/** "Only the food", "just at Tesco", "the food there": a part of what the previous question was about. */
export function narrowsPrevious(tokens: Token[]): boolean {
  return refersBack(tokens) || tokens.some(({ word }) => word === 'only' || word === 'just')
}

/** "And with the rent?", "including rent": takes back an exclusion of the previous question. */
export function includesAgain(tokens: Token[]): boolean {
  return tokens.some(({ word }) => /^(?:with|including|include|included|counting|plus|add)$/.test(word))
}

/** "In that month", "in the same period": the period of the previous question. */
export function repeatsPeriod(tokens: Token[]): boolean {
  return tokens.some(({ word }, at) => {
    const isUnit = unit.test(tokens[at + 1]?.word ?? '')
    if (word === 'that') return isUnit && !/^(?:before|after|since|until)$/.test(tokens[at - 1]?.word ?? '')
    return word === 'same' && isUnit && !/^(?:last|of|as|a|the)$/.test(tokens[at + 2]?.word ?? '')
  })
}

/** "The priciest purchases, no rent": a thing after "no" is left out, unless the sentence asks whether there is one. */
export function isExcludedByNo(tokens: Token[], at: number): boolean {
  const article = /^(?:the|my|our|any)$/.test(tokens[at - 1]?.word ?? '') ? 1 : 0
  const no = at - 1 - article
  if (!/^(?:no|not)$/.test(tokens[no]?.word ?? '')) return false
  return no > 0 && !/^(?:is|are|was|were|there|have|had|has|why|do|did|does|say|of)$/.test(tokens[no - 1]?.word ?? '')
}

function isPartOfIt(tokens: Token[], at: number): boolean {
  const found = rest.at(tokens, at)
  const following = tokens[at + (found?.length ?? 0)]
  return found !== undefined && !unit.test(following?.word ?? '')
}

function isThere(tokens: Token[], at: number): boolean {
  if (tokens[at]?.word !== 'there') return false
  const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '']
  return at > 0 && !/^(?:is|are|was|were|be|been|out)$/.test(before) && !/^(?:is|are|was|were|any|be)$/.test(after)
}
