import { draftsOf } from './dictation/drafts.ts'
import type { Concept } from './dictionary/concepts.ts'
import { followUp } from './follow-up.ts'
import { correctSlips } from './lexicon.ts'
import { questionOf } from './measures.ts'
import type { Parts } from './parts.ts'
import { looksLikeBudgetList } from './pasted-lists.ts'
import { planOf } from './plans.ts'
import type { EngineContext, Question, Understanding } from './question.ts'
import { asksHelp, isFuture, refusalOf } from './refusals.ts'
import { scan } from './scan.ts'
import { adoptUnknown, asksSomething, isQuestion, opensAsQuestion } from './sense.ts'
import { type Token, tokenize } from './tokens.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/**
 * What a sentence means: a question with all that its query needs, dictated entries, or why nothing comes of it.
 * Never throws and never guesses: what is not understood says so.
 */
export function understand(text: string, context: EngineContext): Understanding {
  if (looksLikeBudgetList(text)) return { kind: 'budgetList', text }
  const vocabulary = vocabularyOf(context)
  const tokens = correctSlips(tokenize(text), vocabulary.names)
  if (asksHelp(tokens)) return { kind: 'help' }
  const plan = planOf(tokens, vocabulary, context)
  if (plan) return { kind: 'command', command: plan }
  const reason = refusalOf(tokens)
  // "I want to buy …" is a wish, and no order.
  if (reason === 'MOVES_MONEY' && isFuture(tokens)) return { kind: 'unknown', reason: 'FUTURE' }
  if (reason) return { kind: 'refuse', reason }
  return isQuestion(tokens) ? asked(tokens, vocabulary, context) : said(text, tokens, vocabulary, context)
}

/** A sentence that asks. */
function asked(tokens: Token[], vocabulary: Vocabulary, context: EngineContext): Understanding {
  const parts = adoptUnknown(scan(tokens, vocabulary, context), tokens)
  const budget = parts.concepts.has('BUDGET') || parts.concepts.has('LEFT') || parts.concepts.has('OVER')
  if (isFuture(tokens) && !budget) return { kind: 'unknown', reason: 'FUTURE' }
  const question = questionFrom(parts, tokens, context)
  return question ? { kind: 'question', question } : { kind: 'unknown', reason: 'NOT_UNDERSTOOD' }
}

/** A sentence that tells: entries where it has amounts, else a question said in short ("restaurants in October"). */
function said(text: string, tokens: Token[], vocabulary: Vocabulary, context: EngineContext): Understanding {
  const dictated = draftsOf(text, tokens, vocabulary, context)
  if (dictated.drafts.length > 0) {
    return isFuture(tokens) ? { kind: 'unknown', reason: 'FUTURE' } : { kind: 'drafts', drafts: dictated.drafts }
  }
  if (dictated.lacksAmount) return { kind: 'unknown', reason: isFuture(tokens) ? 'FUTURE' : 'NO_AMOUNT' }
  return asked(tokens, vocabulary, context)
}

function questionFrom(parts: Parts, tokens: Token[], context: EngineContext): Question | undefined {
  const { previous } = context
  if (previous && continuesIt(parts, tokens)) return followUp(parts, previous, context)
  return asksSomething(parts) ? questionOf(parts, context) : undefined
}

/** Concepts that turn what was asked before, where nothing else is said: "how many times?", "by month", "show them". */
const TURNS: Concept[] = [
  'LIST',
  'TOTAL',
  'COUNT',
  'AVERAGE',
  'LARGEST',
  'SMALLEST',
  'PER_DAY',
  'PER_WEEK',
  'PER_MONTH',
  'PER_TRANSACTION',
  'BY_MONTH',
  'BY_CATEGORY',
  'BY_SHOP',
]

/** Goes on from the question before: says so, or says too little to stand for itself ("eating out?", "show them"). */
function continuesIt({ continues, periods, subjects, concepts, bounds }: Parts, tokens: Token[]): boolean {
  const things = periods.length + subjects.length + (bounds === null ? 0 : 1)
  if (things + concepts.size === 0) return false
  const pointsBack = subjects.length === 0 && tokens.some(({ word }) => /^(?:it|that|those|them|these)$/.test(word))
  if (continues || (pointsBack && concepts.has('COMPARE'))) return true
  const onlyTurns = [...concepts].every((concept) => TURNS.includes(concept))
  const isShort = tokens.filter(({ kind }) => kind === 'word').length <= 2
  if (things === 0) return onlyTurns || (isShort && (concepts.has('INCOME') || concepts.has('EXPENSE')))
  return concepts.size === 0 && (periods.length === 0 || subjects.length === 0) && !opensAsQuestion(tokens)
}
