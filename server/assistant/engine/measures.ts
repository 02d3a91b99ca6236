import { addMonths, monthOf } from '../../language/days.ts'
import { periodTitle } from './answers/period-texts.ts'
import { type Asked, askedOf, joinedPeriod } from './asked.ts'
import { compareQuestion } from './comparisons.ts'
import type { Concept } from './dictionary/concepts.ts'
import { topicOf, typeOf } from './filters.ts'
import { ALL_TIME, periodOf } from './grammar/period-of.ts'
import { monthSpan } from './grammar/resolve.ts'
import { severalUpToToday } from './grammar/spans.ts'
import type { Parts, Subject } from './parts.ts'
import type {
  AverageQuestion,
  BudgetQuestion,
  EngineContext,
  GroupsQuestion,
  ListQuestion,
  Period,
  Question,
  RecurringQuestion,
} from './question.ts'
import { named } from './subjects.ts'
import { comparisonQuestion, netQuestion, totalQuestion } from './sums.ts'

/**
 * Builds the question for the parts of a sentence. If several periods cannot be combined, the answer says which are
 * ignored.
 */
export function questionOf(parts: Parts, context: EngineContext): Question {
  const question = decided(parts, context)
  if (question.measure === 'compare') return question
  const isJoined = joinedPeriod(parts.periods, context) !== parts.periods[0]
  const periods = isJoined || (question.measure === 'net' && question.against) ? [] : parts.periods.slice(1)
  const ignored = [
    ...question.ignored,
    ...periods.map((period) => periodTitle(period, context.today)),
    ...otherNames(parts, question),
  ]
  return { ...question, ignored }
}

/** Only sums are answered for several shops or tags. */
function otherNames({ subjects }: Parts, { measure }: Question): string[] {
  if (measure === 'total' || measure === 'pending') return []
  const meant = subjects.filter(({ excluded }) => !excluded)
  const [texts, tags] = [meant.filter(({ text }) => text !== null), meant.filter(({ tag }) => tag !== null)]
  return [...texts.slice(1), ...tags.slice(1)].map(({ name }) => name)
}

/** "Income without refunds" excludes refunds and does not subtract them. */
function withoutRefunds(parts: Parts, { categories }: EngineContext): Parts {
  const refunds = categories.find(({ key }) => key === 'refunds')
  if (!refunds || !parts.concepts.has('BEFORE_REFUNDS') || typeOf(parts) !== 'INCOME') return parts
  const subject: Subject = {
    ...named(refunds.name, 'from', -1),
    categoryIds: [refunds.id],
    text: null,
    type: 'INCOME',
    excluded: true,
  }
  return { ...parts, subjects: [...parts.subjects, subject] }
}

/** The first matching rule wins, so special rules come first. */
function decided(scanned: Parts, context: EngineContext): Question {
  const parts = withoutRefunds(scanned, context)
  const has = (...concepts: Concept[]) => concepts.some((concept) => parts.concepts.has(concept))
  const asked = askedOf(parts, context)
  const named = parts.subjects.some(({ excluded }) => !excluded)

  if (has('PENDING')) return { ...asked(ALL_TIME), measure: 'pending' }
  if (asksBudget(parts)) return budgetQuestion(parts, context, asked)
  if (has('UNCATEGORISED')) return { ...asked(ALL_TIME), measure: 'list', ask: 'ROWS', limit: 10 }
  if (has('UNUSUAL')) return { ...asked(lastThreeMonths(context), typeOf(parts) ?? 'EXPENSE'), measure: 'unusual' }
  const recurring = recurringQuestion(parts, asked, named, context)
  if (recurring) return recurring
  if (has('NET') || (has('INCOME') && has('EXPENSE') && !named && !has('SHARE', 'COUNT')))
    return netQuestion(parts, context)
  const comparison = compareQuestion(parts, context, asked)
  if (comparison) return comparison
  if (
    has('PER_DAY', 'PER_WEEK', 'PER_MONTH', 'PER_YEAR', 'PER_TRANSACTION', 'AVERAGE') &&
    !has('LARGEST') &&
    (!has('BY_MONTH') || (has('AVERAGE') && has('PER_MONTH')))
  ) {
    return averageQuestion(parts, context, asked)
  }
  if (has('WHEN') && (parts.plural || parts.limit !== null) && !has('TOTAL'))
    return { ...asked(ALL_TIME), measure: 'list', ask: 'ROWS', limit: Math.min(parts.limit ?? 10, 50) }
  if (has('WHEN') && !has('TOTAL')) return { ...asked(ALL_TIME), measure: 'list', ask: 'WHEN', limit: 1 }
  const groups = groupsQuestion(parts, context, asked)
  if (groups) return groups
  const comparisonFound = comparisonQuestion(parts, context, asked)
  if (comparisonFound) return comparisonFound
  if (has('COUNT')) return { ...asked('MONTH'), measure: 'count' }
  if (has('LARGEST', 'SMALLEST') || (has('TOP') && !(has('TOTAL') && named && parts.limit === null))) {
    const order = has('SMALLEST') ? 'SMALLEST' : 'LARGEST'
    return {
      ...asked(ALL_TIME),
      measure: 'largest',
      order,
      nth: parts.nth ?? 1,
      limit: parts.limit ?? (parts.nth === null && (has('TOP') || parts.plural) ? 5 : 1),
    }
  }
  if (has('AFTER_REFUNDS')) return { ...asked('MONTH'), measure: 'total', lessRefunds: true, apart: [] }
  return listQuestion(parts, asked) ?? totalQuestion(parts, asked)
}

/** "What repeats every month", "which subscriptions do I have", "when is the next rent due". */
function recurringQuestion(
  { concepts, subjects, periods, plural }: Parts,
  asked: Asked,
  named: boolean,
  { categories }: EngineContext,
): RecurringQuestion | undefined {
  const has = (...wanted: Concept[]) => wanted.some((concept) => concepts.has(concept))
  const meant = subjects.filter(({ excluded }) => !excluded)
  const isSubscription = ({ categoryIds: [id, ...others] }: Subject) =>
    others.length === 0 && categories.some((category) => category.id === id && category.key === 'subscriptions')
  const subscriptions = meant.length > 0 && meant.every(isSubscription) && periods.length === 0
  const areBills = meant.every(({ word }) => word === 'bills')
  // "Which subscriptions am I paying for?"
  const lists = has('LIST') && !has('TOTAL', 'AVERAGE', 'LARGEST', 'SMALLEST') && (!plural || !has('EXPENSE'))
  if (
    !has('RECURRING', 'NEXT') &&
    !(has('EVERY_MONTH') && (!named || areBills) && !has('TOTAL', 'AVERAGE')) &&
    !(subscriptions && lists)
  ) {
    return undefined
  }
  // Recurring "bills" are all recurring payments, and not only utilities.
  const shared = asked(ALL_TIME)
  const filter = areBills ? { ...shared.filter, categoryIds: [] } : shared.filter
  const every = has('PER_WEEK') ? 'WEEK' : has('PER_YEAR') ? 'YEAR' : has('EVERY_MONTH', 'PER_MONTH') ? 'MONTH' : null
  const subject = filter === shared.filter ? shared.subject : topicOf([])
  return { ...shared, filter, subject, measure: 'recurring', ask: has('NEXT') ? 'NEXT' : 'LIST', every }
}

function lastThreeMonths(context: EngineContext): Period {
  return periodOf(severalUpToToday('MONTH', 3, context), context)
}

/** "Left", "over" and "used" alone ask about budgets, unless the sentence names an amount or another remainder. */
function asksBudget({ concepts, bounds, subjects }: Parts): boolean {
  if (concepts.has('BUDGET')) return true
  // "What is left of my income after expenses" and "how much has gone at Tesco" are not about budgets.
  if (concepts.has('SHARE') || (concepts.has('INCOME') && concepts.has('EXPENSE'))) return false
  if (concepts.has('USED') && subjects.some(({ text, lead }) => text !== null && lead === 'at')) return false
  return (
    bounds === null && !concepts.has('NET') && (concepts.has('LEFT') || concepts.has('OVER') || concepts.has('USED'))
  )
}

function budgetQuestion({ concepts, periods }: Parts, context: EngineContext, asked: Asked): BudgetQuestion {
  const month = monthOf(periods[0]?.from ?? context.today, context.monthStartDay)
  const period = periodOf(monthSpan(month, context), context)
  const ask = concepts.has('OVER')
    ? 'OVER'
    : concepts.has('WITHIN')
      ? 'WITHIN'
      : (concepts.has('USED') || concepts.has('EXPENSE')) && !concepts.has('LEFT')
        ? 'USED'
        : 'LEFT'
  const shared = asked(period, 'EXPENSE')
  return { ...shared, filter: { ...shared.filter, period }, measure: 'budget', ask, month }
}

function lastTwelveMonths(context: EngineContext): Period {
  return periodOf(severalUpToToday('MONTH', 12, context), context)
}

const WIDE: Concept[] = ['PER_DAY', 'PER_WEEK', 'PER_MONTH', 'PER_YEAR']

function averageQuestion(parts: Parts, context: EngineContext, asked: Asked): AverageQuestion {
  const { concepts } = parts
  const year = {
    ...monthSpan(addMonths(monthOf(context.today, context.monthStartDay), -12), context, 12),
    unit: 'RANGE' as const,
  }
  const perVisit = concepts.has('VISIT') && !WIDE.some((concept) => concepts.has(concept))
  const atShop = (perVisit || concepts.has('PER_TRANSACTION')) && parts.subjects.some(({ text }) => text !== null)
  const shared = asked(atShop ? ALL_TIME : periodOf(year, context), typeOf(parts) ?? 'EXPENSE')
  const per =
    concepts.has('PER_TRANSACTION') || perVisit
      ? 'TRANSACTION'
      : concepts.has('PER_DAY')
        ? 'DAY'
        : concepts.has('PER_WEEK')
          ? 'WEEK'
          : concepts.has('PER_YEAR')
            ? 'YEAR'
            : concepts.has('PER_MONTH')
              ? 'MONTH'
              : 'UNSAID'
  return { ...shared, measure: 'average', per }
}

/** "Top 3 categories", "where does my money go", "spending by month", "which shop costs me most". */
function groupsQuestion(parts: Parts, context: EngineContext, asked: Asked): GroupsQuestion | undefined {
  const { concepts, limit } = parts
  const type = typeOf(parts)
  const ranked =
    concepts.has('TOP') || concepts.has('LARGEST') || concepts.has('SMALLEST') || concepts.has('WHICH_MORE')
  const order = concepts.has('SMALLEST') ? 'SMALLEST' : 'LARGEST'
  const by = concepts.has('BY_MONTH') ? 'MONTH' : concepts.has('BY_SHOP') ? 'DESCRIPTION' : 'CATEGORY'
  const counted = concepts.has('COUNT') || concepts.has('WHEN') || concepts.has('WHETHER')
  // A single category has no further categories, and a single shop is its own group.
  const meant = parts.subjects.filter(({ excluded }) => !excluded)
  if (by === 'CATEGORY' && meant.some(({ categoryIds, text }) => categoryIds.length === 1 || text !== null))
    return undefined
  const extreme = concepts.has('LARGEST') || concepts.has('SMALLEST')
  if (by === 'DESCRIPTION' && extreme && meant.some(({ text, lead }) => text !== null && lead === 'at'))
    return undefined
  const named = concepts.has('BY_MONTH') || concepts.has('BY_SHOP') || concepts.has('BY_CATEGORY')
  // "Top 5 expenses" are transactions, and "what do I spend most on" asks for categories.
  if (
    !(named && (ranked || !counted)) &&
    !(concepts.has('TOP') && !concepts.has('ANY_TYPE') && !concepts.has('LARGEST') && limit === null)
  )
    return undefined
  return {
    ...asked(by === 'MONTH' ? lastTwelveMonths(context) : 'MONTH', type ?? 'EXPENSE'),
    measure: 'groups',
    by,
    order,
    limit: limit ?? (ranked ? 5 : 12),
  }
}

/** Returns a question for rows or existence; undefined for other questions. */
function listQuestion({ concepts, bounds, limit, nth, subjects }: Parts, asked: Asked): ListQuestion | undefined {
  if (bounds !== null && bounds.min === bounds.max && !concepts.has('WHETHER'))
    return { ...asked(ALL_TIME), measure: 'list', ask: 'ROWS', limit: 10 }
  if (concepts.has('TOTAL') || nth !== null) return undefined
  if (concepts.has('WHETHER')) return { ...asked(ALL_TIME), measure: 'list', ask: 'WHETHER', limit: 5 }
  if (!concepts.has('LIST') && bounds === null && limit === null && !concepts.has('ANY_TYPE')) return undefined
  // "Everything at Lidl and Tesco" is answered by a sum for each.
  const names = subjects.filter(({ excluded, text, tag }) => !excluded && (text !== null || tag !== null))
  if (names.length > 1 && !concepts.has('LIST') && limit === null) return undefined
  return { ...asked(ALL_TIME), measure: 'list', ask: 'ROWS', limit: Math.min(limit ?? 10, 50) }
}
