import type {
  Draft,
  EngineContext,
  Filter,
  Question,
  Understanding,
} from '../../../server/assistant/engine/question.ts'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { context as books } from './engine-ledger.ts'

/** Friday, November 20, 2026, in dollars, with the names of the sample household's ledger. */
export const context: EngineContext = { ...books, today: '2026-11-20', currency: 'USD' }

/**
 * Parses a table of sentences, each followed by an arrow and its short meaning. `>>` separates consecutive sentences.
 */
export function rowsOf(table: string): [said: string, meant: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [input = '', meant = ''] = line.split(' => ')
      return [input.trim(), meant.trim()]
    })
}

export function meantBy(input: string, asker = context): string {
  let previous: Question | undefined
  let meant: Understanding = { kind: 'help' }
  for (const sentence of input.split(' >> ')) {
    meant = understand(sentence, { ...asker, previous })
    if (meant.kind === 'question') previous = meant.question
  }
  return brief(meant)
}

/**
 * Returns a short form such as "total -groceries 10-01..10-31", "-12.50 | Lunch | eating_out | 11-19" or "refuse
 * MOVES_MONEY".
 */
function brief(meant: Understanding): string {
  if (meant.kind === 'drafts') return meant.drafts.map(briefDraft).join(' ; ')
  if (meant.kind === 'question') return briefQuestion(meant.question)
  if (meant.kind === 'command') return `plan ${meant.command.categoryId} ${meant.command.month} ${meant.command.amount}`
  return 'reason' in meant ? `${meant.kind} ${meant.reason}` : meant.kind
}

function briefDraft({ type, amount, currency, description, categoryId, date }: Draft): string {
  const sum = `${type === 'INCOME' ? '+' : '-'}${amount}${currency ?? ''}`
  return [sum, description, categoryId ?? '?', date.replace('2026-', '')].join(' | ')
}

function briefQuestion(question: Question): string {
  const { measure, filter, ignored } = question
  const ways = ['ask', 'per', 'by', 'order', 'nth', 'limit', 'every'].map(
    (way) => way in question && partOf(question, way),
  )
  const how = ways.filter((way) => way && way !== 1).join(' ')
  const besides = [
    ...('other' in question ? ['/', briefFilter(question.other.filter)] : []),
    ...('apart' in question ? question.apart.map(({ filter }) => `apart ${briefFilter(filter)}`) : []),
    ...('payers' in question ? [question.payers.map(({ id }) => id).join('/')] : []),
    ...(ignored.length > 0 ? [`without ${ignored.join(', ')}`] : []),
  ]
  return [how ? `${measure}(${how})` : measure, briefFilter(filter), ...besides].join(' ')
}

function partOf(question: Question, way: string): unknown {
  return Object.entries(question).find(([key]) => key === way)?.[1]
}

/**
 * Returns a short form such as "-groceries 10-01..10-31": − for expenses, + for income, ± for both, ! for exclusions.
 */
function briefFilter({ type, categoryIds, text, tag, min, max, period, ...filter }: Filter): string {
  const sign = type === null ? '±' : type === 'INCOME' ? '+' : '-'
  const days = `${period.from ?? ''}..${period.to ?? ''}`.replaceAll('2026-', '')
  return [
    sign + categoryIds.join('+'),
    text && `"${text}"`,
    tag && `#${tag}`,
    ...filter.excludedCategoryIds.map((id) => `!${id}`),
    ...filter.excludedTexts.map((words) => `!"${words}"`),
    ...filter.excludedTags.map((name) => `!#${name}`),
    min && `>=${min}`,
    max && `<=${max}`,
    filter.uncategorised && 'uncategorised',
    filter.paidBy && `@${filter.paidBy}`,
    days === '..' ? 'ever' : days,
  ]
    .filter(Boolean)
    .join(' ')
}
