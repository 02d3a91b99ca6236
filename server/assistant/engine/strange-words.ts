import type { Token } from '../../language/tokens.ts'
import { COMMON } from './dictionary/stop-words.ts'
import type { Parts } from './parts.ts'
import type { Measure, Question } from './question.ts'

const SUMMING: Measure[] = ['total', 'count', 'average', 'largest', 'list', 'groups', 'net']

/**
 * True if the question would ignore a thing that it is about: "zumba costs this year" is not the sum of all costs. Verbs
 * and common words only affect how something is asked, and are named in the answer.
 */
export function ignoresThing({ unknown }: Parts, { measure, filter }: Question, tokens: Token[]): boolean {
  if (!SUMMING.includes(measure)) return false
  const isNamed = filter.categoryIds.length > 0 || filter.text !== null || filter.tag !== null || filter.uncategorised
  return unknown.some((words) => isThing(words, tokens) && (!isNamed || LEADS.has(words.lead ?? '')))
}

function isThing({ text, at }: Parts['unknown'][number], tokens: Token[]): boolean {
  const words = text.toLowerCase().split(' ')
  if (words.every((word) => COMMON.has(word) || word.length < 3 || /ly$/.test(word))) return false
  return !(words.length === 1 && (/(?:ed|ing)$/.test(text) || isVerb(tokens, at)))
}

/** After a pronoun: "how much did I fritter away". */
function isVerb(tokens: Token[], at: number): boolean {
  return /^(?:i|we|you|ive|weve|id|to|not|have|had|did|was|were|been|and)$/.test(tokens[at - 1]?.word ?? '')
}

const LEADS = new Set(['at', 'on', 'for', 'from', 'with', 'by'])
