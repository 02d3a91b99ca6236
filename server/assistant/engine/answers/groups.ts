import { ALL_TIME } from '../grammar/labels.ts'
import type { Group, Ledger } from '../ledger.ts'
import type { Filter, GroupsQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, figure, type Piece } from './answer.ts'
import { hrefOf } from './links.ts'
import { about, doubtNote, whenOf } from './phrases.ts'
import { nothing } from './totals.ts'

/** "In November 2026 most went on Rent & mortgage, $1,015.00, then Groceries, $286.35, and Insurance, $110.00." */
export async function answerGroups(question: GroupsQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject, by, order, limit } = question
  const all = await ledger.groups(filter, by)
  if (all.length === 0) return nothing(question, ledger, style)
  const ranked =
    by === 'MONTH' && limit > 5 ? all : all.toSorted((a, b) => (order === 'LARGEST' ? 1 : -1) * compareSums(a, b))
  const shown = await Promise.all(ranked.slice(0, limit).map((group) => linked(group, question, ledger)))
  const total = all.reduce((minor, group) => minor + group.minor, 0n)
  return answerOf(
    [
      `${whenOf(filter)} ${leadOf(question)}${about(subject)}:`,
      ...shown.flatMap((group): Piece[] => [
        '\n',
        `${group.label || 'No description'}, `,
        { text: style.money(group.minor), ...(group.href !== null && { href: group.href }) },
      ]),
      all.length > 1 ? '\nAll together ' : '',
      ...(all.length > 1 ? [figure(total, filter, style), '.'] : []),
      doubtNote(question),
    ],
    {
      layout: 'BARS',
      title: { CATEGORY: 'By category', DESCRIPTION: 'By name', MONTH: 'By month' }[by],
      rows: shown.map((group) => ({
        label: group.label || 'No description',
        text: '',
        minor: group.minor,
        href: group.href,
      })),
    },
  )
}

function leadOf({ filter, order, by, limit }: GroupsQuestion): string {
  const went = filter.type === 'INCOME' ? 'came in' : 'went out'
  if (by === 'MONTH' && limit > 5) return `this ${went} by month`
  return `the ${order === 'LARGEST' ? 'most' : 'least'} ${went} here`
}

function filterOfGroup({ key, label, days }: Group, { filter, by }: GroupsQuestion): Filter {
  if (by === 'CATEGORY')
    return key === null ? { ...filter, categoryIds: [], uncategorised: true } : { ...filter, categoryIds: [key] }
  if (by === 'DESCRIPTION') return { ...filter, text: label }
  const { from, to } = filter.period
  const first = days && (from === null || days.from > from) ? days.from : from
  const last = days && (to === null || days.to < to) ? days.to : to
  return { ...filter, period: { ...ALL_TIME, from: first, to: last } }
}

/**
 * Links the sum of a group to its list. Lists search for a part of the description, so there is no link if other names
 * contain the same part or the question already filters by text.
 */
async function linked(group: Group, question: GroupsQuestion, ledger: Ledger): Promise<LinkedGroup> {
  const filter = filterOfGroup(group, question)
  if (question.by !== 'DESCRIPTION') return { ...group, href: hrefOf(filter) }
  if (group.label === '' || question.filter.text !== null) return { ...group, href: null }
  const list = await ledger.sum(filter)
  return { ...group, href: list.minor === group.minor && list.count === group.count ? hrefOf(filter) : null }
}

interface LinkedGroup extends Group {
  href: string | null
}

function compareSums(a: Group, b: Group): number {
  return a.minor === b.minor ? 0 : a.minor < b.minor ? 1 : -1
}
