import { bookMonths } from '../calendar.ts'
import { ALL_TIME } from '../grammar/labels.ts'
import type { Group, Ledger } from '../ledger.ts'
import type { Filter, GroupsQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, figure, type Piece } from './answer.ts'
import { hrefOf } from './links.ts'
import { nothing } from './totals.ts'
import { about, ignoredNote, whenOf } from './words.ts'

/** "In November 2026 most went on Rent & mortgage, $1,015.00, then Groceries, $286.35, and Insurance, $110.00." */
export async function answerGroups(question: GroupsQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject, by, order, limit } = question
  const all = await ledger.groups(filter, by)
  if (all.length === 0) return nothing(question, ledger, style)
  const ranked =
    by === 'MONTH' && limit > 5 ? all : all.toSorted((a, b) => (order === 'LARGEST' ? 1 : -1) * compareSums(a, b))
  const shown = ranked.slice(0, limit)
  const total = all.reduce((minor, group) => minor + group.minor, 0n)
  return answerOf(
    [
      `${whenOf(filter)} ${leadOf(question)}${about(subject)}:`,
      ...shown.flatMap((group): Piece[] => [
        '\n',
        `${group.label}, `,
        figure(group.minor, filterOfGroup(group, question), style),
      ]),
      all.length > 1 ? '\nAll together ' : '',
      ...(all.length > 1 ? [figure(total, filter, style), '.'] : []),
      ignoredNote(question),
    ],
    {
      layout: 'BARS',
      title: { CATEGORY: 'By category', DESCRIPTION: 'By name', MONTH: 'By month' }[by],
      rows: shown.map((group) => ({
        label: group.label,
        text: '',
        minor: group.minor,
        href: hrefOf(filterOfGroup(group, question)),
      })),
    },
  )
}

function leadOf({ filter, order, by, limit }: GroupsQuestion): string {
  const went = filter.type === 'INCOME' ? 'came in' : 'went out'
  if (by === 'MONTH' && limit > 5) return `this ${went} by month`
  return `the ${order === 'LARGEST' ? 'most' : 'least'} ${went} here`
}

function filterOfGroup({ key, label }: Group, { filter, by }: GroupsQuestion): Filter {
  if (by === 'CATEGORY') return key === null ? { ...filter, uncategorised: true } : { ...filter, categoryIds: [key] }
  if (by === 'DESCRIPTION') return { ...filter, text: label }
  const { from, to } = bookMonths(key ?? '', 1, 1)
  const first = filter.period.from && filter.period.from > from ? filter.period.from : from
  const last = filter.period.to && filter.period.to < to ? filter.period.to : to
  return { ...filter, period: { ...ALL_TIME, from: first, to: last } }
}

function compareSums(a: Group, b: Group): number {
  return a.minor === b.minor ? 0 : a.minor < b.minor ? 1 : -1
}
