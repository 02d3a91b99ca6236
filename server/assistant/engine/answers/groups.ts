import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import { ALL_TIME } from '../grammar/period-of.ts'
import type { Group, Ledger } from '../ledger.ts'
import type { Filter, GroupsQuestion } from '../question.ts'
import { type Answer, type AnswerStyle, answerOf, figure, type Piece } from './answer.ts'
import { hrefOf } from './links.ts'
import { doubtNote, entryName, scopeOf } from './phrases.ts'
import { lines, paragraph, phrase, sentence } from './sentences.ts'
import { nothing } from './totals.ts'

/** "Your highest spending in November 2026:", then "Rent & mortgage, $1,015.00" and further lines with their total. */
export async function answerGroups(question: GroupsQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, by, order, limit } = question
  const all = await ledger.groups(filter, by)
  if (all.length === 0) return nothing(question, ledger, style)
  const ranked = isTimeline(question) ? all : all.toSorted((a, b) => (order === 'LARGEST' ? 1 : -1) * compareSums(a, b))
  const shown = await Promise.all(ranked.slice(0, limit).map((group) => linked(group, question, ledger)))
  const total = figure(
    all.reduce((minor, group) => minor + group.minor, 0n),
    filter,
    style,
  )
  return answerOf(
    lines(
      sentence(leadOf(question, style)),
      ...shown.map((group) => groupLine(group, style)),
      paragraph(all.length > 1 ? sentence(msg`Total: ${{ total }}.`) : [], doubtNote(question)),
    ),
    {
      layout: 'BARS',
      title: render(titles[by]),
      rows: shown.map(({ label, minor, href }) => ({
        label: entryName({ description: label }),
        text: '',
        minor,
        href,
      })),
    },
  )
}

const titles = { CATEGORY: msg`By category`, DESCRIPTION: msg`By name`, MONTH: msg`By month` }

const isTimeline = ({ by, limit }: GroupsQuestion): boolean => by === 'MONTH' && limit > 5

function groupLine({ label, minor, href }: LinkedGroup, style: AnswerStyle): Piece[] {
  const amount = { text: style.money(minor), ...(href !== null && { href }) }
  return phrase(msg`${{ name: entryName({ description: label }) }}, ${{ amount }}`)
}

function leadOf(question: GroupsQuestion, style: AnswerStyle): Text {
  const { period, subject } = scopeOf(question, style)
  const isIncome = question.filter.type === 'INCOME'
  if (isTimeline(question)) {
    return isIncome
      ? msg`Your income ${{ subject }} by month ${{ period }}:`
      : msg`Your spending ${{ subject }} by month ${{ period }}:`
  }
  if (question.order === 'LARGEST') {
    return isIncome
      ? msg`Your highest income ${{ subject }} ${{ period }}:`
      : msg`Your highest spending ${{ subject }} ${{ period }}:`
  }
  return isIncome
    ? msg`Your lowest income ${{ subject }} ${{ period }}:`
    : msg`Your lowest spending ${{ subject }} ${{ period }}:`
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
