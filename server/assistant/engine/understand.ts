import type { Language } from '../../base/text.ts'
import { CURRENCY_CODES, CURRENCY_WORDS } from '../../language/dictionary/currencies.ts'
import { phrasesOf } from '../../language/phrases.ts'
import { type Token, tokenize } from '../../language/tokens.ts'
import { periodTitle } from './answers/period-texts.ts'
import { unusedWords } from './asked.ts'
import { mentionsBudgets, planOf } from './budget-commands.ts'
import { correctTypos } from './correct-typos.ts'
import { draftsOf } from './dictation/drafts.ts'
import type { Concept } from './dictionary/concepts.ts'
import { NEGATIONS, RECEIVING, SPENDING } from './dictionary/dictation-words.ts'
import { followUp } from './follow-up.ts'
import { impossibleDayIn } from './grammar/impossible-days.ts'
import { adoptUnknown, asksAboutLedger, asksSomething, isQuestion, opensAsQuestion } from './intent.ts'
import { detectForeignLanguage, languageOf } from './languages/detect-language.ts'
import { type ForeignLanguage, translate } from './languages/translate.ts'
import { questionOf } from './measures.ts'
import { type Mentions, mentionsIn } from './members.ts'
import type { Parts } from './parts.ts'
import { looksLikeBudgetList } from './pasted-lists.ts'
import { payersQuestion } from './payers.ts'
import type { EngineContext, PartialUnderstanding, Question, Understanding } from './question.ts'
import { refersBack, repeatsPeriod } from './references.ts'
import { askedToRecord, asksHelp, detectRefusedRequest, isFuture, namesEntry, ordersOther } from './refusals.ts'
import { scan } from './scan.ts'
import { ignoresThing } from './strange-words.ts'
import { asksUndo } from './undo-requests.ts'
import { amountAlone, lacksAmount } from './unfinished.ts'
import { upcomingOf } from './upcoming.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/**
 * Returns the meaning of a sentence: a question with its query, dictated entries, or the reason why there is no result.
 * Never throws.
 */
export function understand(written: string, context: EngineContext): Understanding {
  return understandSentence(readSentence(written, context))
}

/** A sentence before it is understood. */
export interface Sentence {
  written: string
  context: EngineContext
  vocabulary: Vocabulary
  tokens: Token[]
  mentions: Mentions
  /** Undefined for English. */
  language: ForeignLanguage | undefined
}

export function readSentence(written: string, context: EngineContext): Sentence {
  const vocabulary = vocabularyOf(context)
  const tokens = tokenize(written)
  const mentions = mentionsIn(tokens, context, vocabulary)
  const language = detectForeignLanguage(mentions.tokens, context.language ?? 'en', vocabulary)
  return { written, context, vocabulary, tokens, mentions, language }
}

/** Returns the language in which a sentence is answered. */
export function answerLanguage({ context, mentions, language }: Sentence): Language {
  return languageOf(mentions.tokens, context.language ?? 'en', language)
}

/** Like `understand`. */
export function understandSentence(sentence: Sentence): Understanding {
  const { written, context, vocabulary, tokens, mentions, language } = sentence
  if (looksLikeBudgetList(written)) return { kind: 'budgetList', text: written }
  const english = (typed: Token[]) =>
    language ? translate(typed, language, vocabulary) : correctTypos(typed, vocabulary.ownWords)
  const inEnglish = english(tokens)
  const { unfinished, ...rest } = context
  const isEnglish = (context.language ?? 'en') === 'en'
  const own = language
    ? { ...rest, monthFirst: false, isTranslated: true }
    : { ...rest, ...(!isEnglish && { monthFirst: false }) }
  const named = mentions.members.size === 0 ? inEnglish : english(mentions.tokens)
  const aboutMembers = payersQuestion({ ...mentions, tokens: named }, own, (others) =>
    withoutMembers(written, others, vocabulary, own),
  )
  if (aboutMembers) return aboutMembers
  const missing = unfinished === undefined ? undefined : amountAlone(written, inEnglish, own)
  return missing === undefined
    ? meaningOf(written, inEnglish, vocabulary, own)
    : understand(`${unfinished} ${missing}`, rest)
}

/** The meaning of a question about members, whose names are left out. */
function withoutMembers(text: string, tokens: Token[], vocabulary: Vocabulary, context: EngineContext): Understanding {
  const reason = detectRefusedRequest(tokens, vocabulary)
  if (reason) return { kind: 'refuse', reason }
  const upcoming = upcomingOf(tokens, vocabulary, context)
  if (upcoming) return { kind: 'question', question: upcoming }
  return isQuestion(tokens) ? asked(tokens, vocabulary, context) : readStatement(text, tokens, vocabulary, context)
}

function meaningOf(text: string, tokens: Token[], vocabulary: Vocabulary, context: EngineContext): Understanding {
  if (asksUndo(tokens)) return { kind: 'undo' }
  if (asksHelp(tokens)) return { kind: 'help' }
  const plan = planOf(tokens, vocabulary, context)
  if (plan) return { kind: 'command', command: plan }
  const day = impossibleDayIn({ tokens, context, prior: null })
  if (day !== undefined) return { kind: 'unknown', reason: 'NO_SUCH_DAY', heard: { understood: [], missed: [day] } }
  const recorded = askedToRecord(tokens)
  if (recorded) {
    if (mentionsBudgets(recorded)) return { kind: 'refuse', reason: 'CHANGES_LEDGER' }
    // "Can you add lunch 12?" has the form of a question but dictates an entry.
    const meant = readStatement(text, recorded, vocabulary, context)
    if (meant.kind === 'drafts') return meant
    if (ordersOther(recorded)) return { kind: 'refuse', reason: 'CHANGES_LEDGER' }
    if (namesEntry(recorded)) return { kind: 'unknown', reason: 'NO_AMOUNT' }
    if (lacksAmount(recorded, vocabulary, context)) return { kind: 'unknown', reason: 'NO_AMOUNT' }
  }
  const reason = detectRefusedRequest(tokens, vocabulary)
  const upcoming = reason ? undefined : upcomingOf(tokens, vocabulary, context)
  if (upcoming) return { kind: 'question', question: upcoming }
  // "I want to buy …" is a wish and not an order.
  if (reason === 'MOVES_MONEY' && isFuture(tokens)) return { kind: 'unknown', reason: 'FUTURE' }
  if (reason) return { kind: 'refuse', reason }
  return isQuestion(tokens) ? asked(tokens, vocabulary, context) : readStatement(text, tokens, vocabulary, context)
}

function asked(tokens: Token[], vocabulary: Vocabulary, context: EngineContext): Understanding {
  const parts = adoptUnknown(scan(tokens, vocabulary, context), tokens, context)
  // Questions about remaining budgets and next payments are about the future but supported.
  const known = (['BUDGET', 'LEFT', 'OVER', 'NEXT'] as const).some((concept) => parts.concepts.has(concept))
  if (isFuture(tokens) && !known) return { kind: 'unknown', reason: 'FUTURE' }
  if (parts.ambiguousTimes.length > 0 && asksAboutLedger(parts)) {
    return {
      kind: 'unknown',
      reason: 'UNTOLD_TIME',
      heard: { ...partialUnderstandingOf(parts, context), missed: parts.ambiguousTimes },
    }
  }
  const question = questionFrom(parts, tokens, context)
  // The dictionaries of other languages are small, so their unknown words are only named in the answer.
  const isStrange = question !== undefined && !context.isTranslated && ignoresThing(parts, question, tokens)
  return question && !isStrange
    ? { kind: 'question', question }
    : { kind: 'unknown', reason: 'NOT_UNDERSTOOD', heard: partialUnderstandingOf(parts, context) }
}

function partialUnderstandingOf(parts: Parts, { today }: EngineContext): PartialUnderstanding {
  const things = parts.subjects.map(({ name }) => name)
  return {
    understood: [...things, ...parts.periods.map((period) => periodTitle(period, today))],
    missed: [...unusedWords(parts), ...parts.ambiguousTimes],
  }
}

/** Reads a statement as entries if there are amounts, and otherwise as a short question ("restaurants in October"). */
function readStatement(text: string, tokens: Token[], vocabulary: Vocabulary, context: EngineContext): Understanding {
  const { drafts, obstacle } = draftsOf(text, tokens, vocabulary, context)
  if (drafts.length > 0 || obstacle) {
    if (namesYearOnly(tokens, context)) {
      const question = asked(tokens, vocabulary, context)
      if (question.kind === 'question') return question
    }
    if (isFuture(tokens)) return { kind: 'unknown', reason: 'FUTURE' }
    if (negations.within(tokens)) return { kind: 'unknown', reason: 'NEGATED' }
    return obstacle ? { kind: 'unknown', reason: obstacle } : { kind: 'drafts', drafts }
  }
  if (lacksAmount(tokens, vocabulary, context) && !negations.within(tokens)) {
    return { kind: 'unknown', reason: isFuture(tokens) ? 'FUTURE' : 'NO_AMOUNT' }
  }
  return asked(tokens, vocabulary, context)
}

const negations = phrasesOf(NEGATIONS)
const spending = phrasesOf(
  [...SPENDING.split(','), ...RECEIVING.split(',')]
    .filter((verb) => !/^ *(?:costs?|expense|income|spend)$/.test(verb))
    .join(),
)

/** "Groceries 2026", "electricity costs 2026": a recent year and not an amount, unlike "a laptop for 2026". */
function namesYearOnly(tokens: Token[], { today }: EngineContext): boolean {
  const numbers = tokens.filter(({ kind }) => kind === 'number')
  const isLate = ({ raw }: Token) => {
    const late = Number(today.slice(0, 4)) - Number(raw)
    return late >= 0 && late <= 3
  }
  return numbers.length > 0 && numbers.every(isLate) && !mentionsSpending(tokens) && !tokens.some(isMoneySign)
}

function mentionsSpending(tokens: Token[]): boolean {
  return spending.within(tokens) || tokens.some(({ word }) => word === 'a' || word === 'an')
}

function isMoneySign({ kind, word }: Token): boolean {
  return kind === 'sign' || Object.hasOwn(CURRENCY_WORDS, word) || CURRENCY_CODES.has(word.toUpperCase())
}

function questionFrom(scanned: Parts, tokens: Token[], context: EngineContext): Question | undefined {
  const { previous } = context
  const repeats = previous !== undefined && scanned.periods.length === 0 && repeatsPeriod(tokens)
  const parts = repeats ? { ...scanned, periods: [previous.filter.period] } : scanned
  if (previous && continuesIt(parts, tokens)) return followUp(parts, previous, context)
  return asksSomething(parts) ? questionOf(parts, context) : undefined
}

/** Concepts that modify the previous question without other words: "how many times?", "by month", "show them". */
const FOLLOW_UP_CONCEPTS: Concept[] = [
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
  'PER_YEAR',
  'TOP',
  'WHEN',
  'SHARE',
  'EXCEPT',
  'UNUSUAL',
  'BY_MONTH',
  'BY_CATEGORY',
  'BY_SHOP',
]

/** True if the sentence says that it continues, or is too short to be a question ("eating out?", "show them"). */
function continuesIt({ continues, periods, subjects, concepts, bounds }: Parts, tokens: Token[]): boolean {
  const things = periods.length + subjects.length + (bounds === null ? 0 : 1)
  if (things + concepts.size === 0) return false
  const pointsBack = subjects.length === 0 && tokens.some(({ word }) => /^(?:it|that|those|them|these)$/.test(word))
  if (continues || refersBack(tokens) || (pointsBack && concepts.has('COMPARE'))) return true
  const hasOnlyFollowUps = [...concepts].every(
    (concept) =>
      FOLLOW_UP_CONCEPTS.includes(concept) ||
      (concepts.has('SHARE') && (concept === 'EXPENSE' || concept === 'INCOME')),
  )
  const isShort = tokens.filter(({ kind }) => kind === 'word').length <= 2
  if (things === 0) return hasOnlyFollowUps || (isShort && (concepts.has('INCOME') || concepts.has('EXPENSE')))
  if (concepts.size === 1 && concepts.has('EXCEPT')) return true
  // "Compared to September"
  if (concepts.size === 1 && concepts.has('COMPARE') && periods.length === 1 && subjects.length === 0)
    return !opensAsQuestion(tokens)
  return concepts.size === 0 && (periods.length === 0 || subjects.length === 0) && !opensAsQuestion(tokens)
}
