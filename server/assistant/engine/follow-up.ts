import { addMonthsToDay, monthOf } from '../../language/days.ts'
import { unusedWords } from './asked.ts'
import type { Concept } from './dictionary/concepts.ts'
import { filterOf, topicOf, typeOf } from './filters.ts'
import { ALL_TIME, periodOf } from './grammar/period-of.ts'
import { monthSpan } from './grammar/resolve.ts'
import { questionOf } from './measures.ts'
import type { Parts, Subject } from './parts.ts'
import type { CompareQuestion, EngineContext, Filter, Period, Question, Side, Topic } from './question.ts'

/** Concepts that set a measure. A follow-up without one keeps the previous measure. */
const MEASURES: Concept[] = [
  'COUNT',
  'AVERAGE',
  'LARGEST',
  'SMALLEST',
  'TOP',
  'RECURRING',
  'NEXT',
  'UNUSUAL',
  'COMPARE',
  'SHARE',
  'NET',
  'BUDGET',
  'LEFT',
  'OVER',
  'USED',
  'PENDING',
  'LIST',
  'WHEN',
  'BY_CATEGORY',
  'BY_SHOP',
  'BY_MONTH',
  'PER_DAY',
  'PER_WEEK',
  'PER_MONTH',
  'PER_YEAR',
  'PER_TRANSACTION',
  'AFTER_REFUNDS',
  'UNCATEGORISED',
]

/** Changes the previous question: "and last month?", "what about eating out?", "which ones?". */
export function followUp(scanned: Parts, asked: Question, context: EngineContext): Question {
  const takenBack = isTakenBack(scanned, asked)
  const previous = takenBack ? withoutExclusions(scanned, asked) : asked
  const parts = takenBack ? { ...scanned, subjects: [] } : scanned
  return changed(parts, previous, context)
}

/** "With rent?", after a question that excluded rent. */
function isTakenBack({ includes, subjects }: Parts, { filter }: Question): boolean {
  return (
    includes && subjects.length > 0 && subjects.every((subject) => !subject.excluded && isExcluded(subject, filter))
  )
}

function isExcluded({ categoryIds, text, tag }: Subject, filter: Filter): boolean {
  if (text !== null) return filter.excludedTexts.includes(text)
  if (tag !== null) return filter.excludedTags.includes(tag)
  return categoryIds.length > 0 && categoryIds.every((id) => filter.excludedCategoryIds.includes(id))
}

function withoutExclusions({ subjects }: Parts, question: Question): Question {
  const { filter, subject } = question
  const names = new Set(subjects.flatMap(({ name, text, tag, categoryIds }) => [name, text, tag, ...categoryIds]))
  const isKept = (name: string) => !names.has(name)
  return {
    ...question,
    subject: { ...subject, excluded: subject.excluded.filter(isKept) },
    filter: {
      ...filter,
      excludedCategoryIds: filter.excludedCategoryIds.filter(isKept),
      excludedTexts: filter.excludedTexts.filter(isKept),
      excludedTags: filter.excludedTags.filter(isKept),
    },
  }
}

function changed(parts: Parts, previous: Question, context: EngineContext): Question {
  if (parts.concepts.has('COMPARE') && parts.periods.length === 1) return comparedWith(parts, previous, context)
  if (parts.concepts.has('SHARE') && parts.subjects.length === 0) return shareOf(parts, previous)
  const filter = continued(parts, previous)
  const subject = continuedTopic(parts, previous)
  const asked = {
    filter,
    subject,
    periodAssumed: previous.periodAssumed && parts.periods.length === 0,
    ignored: unusedWords(parts),
  }
  if (
    MEASURES.some((concept) => parts.concepts.has(concept)) ||
    (parts.concepts.has('TOTAL') && previous.measure !== 'total')
  ) {
    return {
      ...questionOf({ ...parts, periods: parts.periods.length > 0 ? parts.periods : [filter.period] }, context),
      ...asked,
    }
  }
  return repeatQuestion(previous, asked, context)
}

/** "As a share of my spending" compares the previous subject with the total. */
function shareOf(parts: Parts, previous: Question): CompareQuestion {
  const { filter } = previous
  const period = parts.periods[0] ?? filter.period
  const type = parts.concepts.has('INCOME') ? 'INCOME' : (filter.type ?? 'EXPENSE')
  const whole = { ...filter, categoryIds: [], text: null, tag: null, min: null, max: null, uncategorised: false }
  return {
    filter: { ...filter, type: filter.type ?? 'EXPENSE', period },
    subject: previous.subject,
    periodAssumed: previous.periodAssumed && parts.periods.length === 0,
    ignored: unusedWords(parts),
    measure: 'compare',
    ask: 'SHARE',
    other: { filter: { ...whole, type, period }, subject: topicOf([]) },
    whole: null,
  }
}

/**
 * "compare it with last year" compares the previous period with another; for a month, with the same month of that year.
 */
function comparedWith(parts: Parts, previous: Question, context: EngineContext): Question {
  const filter = continued({ ...parts, periods: [] }, previous)
  const phrase = parts.periods[0] ?? filter.period
  const { from, to, wholeTo, unit } = filter.period
  const yearAgo = phrase.unit === 'YEAR' && unit !== 'YEAR' && from !== null && to !== null
  const back = yearAgo ? Number(phrase.from?.slice(0, 4)) * 12 - Number(from.slice(0, 4)) * 12 : 0
  const other = yearAgo
    ? periodOf({ from: addMonthsToDay(from, back), to: addMonthsToDay(wholeTo ?? to, back), unit }, context)
    : phrase
  const question = questionOf({ ...parts, periods: [filter.period, other] }, context)
  if (question.measure !== 'compare') return question
  const along = (period: Period) => ({ filter: { ...filter, period }, subject: previous.subject })
  return {
    ...question,
    ...along(question.filter.period),
    other: along(question.other.filter.period),
    whole: question.whole && along(question.whole.filter.period),
  }
}

/** Returns the previous question with another filter, which its other parts also use. */
function repeatQuestion(
  previous: Question,
  asked: Pick<Question, 'filter' | 'subject' | 'periodAssumed' | 'ignored'>,
  context: EngineContext,
): Question {
  if (previous.measure === 'budget') {
    const month = monthOf(asked.filter.period.from ?? context.today, context.monthStartDay)
    return {
      ...previous,
      ...asked,
      month,
      filter: { ...asked.filter, period: periodOf(monthSpan(month, context), context) },
    }
  }
  if (previous.measure === 'compare') {
    const along = (period: Period) => ({ filter: { ...asked.filter, period }, subject: asked.subject })
    const { other, whole } = previous
    return { ...previous, ...asked, other: along(other.filter.period), whole: whole && along(whole.filter.period) }
  }
  if (previous.measure === 'net') return { ...previous, ...asked, against: undefined }
  if (previous.measure === 'total') {
    // "And in May?" repeats the question for each shop, and "and Tesco?" asks only about that one.
    const same = asked.subject === previous.subject
    const along = (side: Side): Side => ({ ...side, filter: { ...side.filter, period: asked.filter.period } })
    return { ...previous, ...asked, apart: same ? previous.apart.map(along) : [] }
  }
  return { ...previous, ...asked }
}

function continued(parts: Parts, { filter }: Question): Filter {
  const period = parts.periods[0] ?? (parts.overall ? ALL_TIME : filter.period)
  const type = parts.subjects.length > 0 || changesType(parts, filter) ? typeOf(parts) : filter.type
  const bounds = parts.bounds ?? { min: filter.min, max: filter.max }
  if (parts.subjects.length === 0 && !changesType(parts, filter)) return { ...filter, ...bounds, period }
  const named = filterOf(parts, parts.subjects, period, type)
  if (!onlyExcludes(parts) && !parts.narrows) return { ...named, ...bounds }
  const { categoryIds, text, tag } = named
  return {
    ...filter,
    ...bounds,
    period,
    ...(categoryIds.length > 0 && { categoryIds }),
    text: text ?? filter.text,
    tag: tag ?? filter.tag,
    excludedCategoryIds: [...new Set([...filter.excludedCategoryIds, ...named.excludedCategoryIds])],
    excludedTexts: [...new Set([...filter.excludedTexts, ...named.excludedTexts])],
    excludedTags: [...new Set([...filter.excludedTags, ...named.excludedTags])],
  }
}

function continuedTopic(parts: Parts, { subject, filter }: Question): Topic {
  if (parts.subjects.length === 0 && !changesType(parts, filter)) return subject
  const { categories, other, excluded } = topicOf(parts.subjects)
  if (!onlyExcludes(parts) && !parts.narrows) return { categories, other, excluded }
  return {
    categories: categories.length > 0 ? categories : subject.categories,
    other: other ?? subject.other,
    excluded: [...new Set([...subject.excluded, ...excluded])],
  }
}

/** "Without the rent" repeats the previous question with an exclusion. */
function onlyExcludes({ subjects }: Parts): boolean {
  return subjects.length > 0 && subjects.every(({ excluded }) => excluded)
}

/** "and my income?" drops the previous filter for expenses. */
function changesType({ concepts }: Parts, { type }: Filter): boolean {
  return concepts.has('INCOME') || (concepts.has('EXPENSE') && (!concepts.has('TOTAL') || type === 'INCOME'))
}
