import type { NamedCategory } from '../../language/categories.ts'
import { dayText, moneyText, monthText } from '../../language/english-text.ts'
import { listed } from '../engine/filters.ts'
import type { Obstacle, PartialUnderstanding, RejectionReason, Understanding } from '../engine/question.ts'
import type { ProposedItem } from './proposals.ts'

type ReplyCategory = Pick<NamedCategory, 'key' | 'name' | 'type'>

function examplesOf(categories: ReplyCategory[]): string {
  const [one = 'food', two = one] = exemplaryNames(categories)
  return (
    `Try “How much did I spend on ${one} this month?”, “Compare this month with last”, “What is left in ${two}?”, ` +
    'or “Spent 12.50 on lunch yesterday”. A receipt, a statement or a budget list can be dropped here too.'
  )
}

function exemplaryNames(categories: ReplyCategory[]): string[] {
  const expenses = categories.filter(({ type }) => type === 'EXPENSE')
  const common = expenses.filter(({ key }) => key === 'groceries' || key === 'eating_out')
  return [...common, ...expenses].map(({ name }) => name.toLowerCase())
}

export function helpWith(categories: ReplyCategory[]): string {
  return (
    'This assistant can look up your figures, take down what you spent or received, and read documents. ' +
    `Nothing changes in your books until you approve it. ${examplesOf(categories)}`
  )
}

export const viewersOnlyAskMessage =
  'Your role in this organization lets you ask about its figures. Recording entries is for members, admins and owners.'

export const planEnded =
  'The plan of this organization has ended. You can ask about its figures; recording goes on when an Owner chooses a plan in Settings.'

type Unmet = Extract<Understanding, { kind: 'refuse' | 'unknown' }>

export function couldNot(meant: Unmet, categories: ReplyCategory[]): string {
  const understanding: PartialUnderstanding =
    meant.kind === 'unknown' && meant.heard ? meant.heard : { understood: [], missed: [] }
  return sentences[meant.reason](understanding, examplesOf(categories))
}

type Sentence = (understanding: PartialUnderstanding, examples: string) => string

const sentences: Record<RejectionReason | Obstacle, Sentence> = {
  CHANGES_LEDGER: () =>
    'The assistant changes nothing that is in your books. You can edit and delete entries on the Transactions page. ' +
    'Here you can ask about them, or dictate new ones for review.',
  MOVES_MONEY: () =>
    'No money can be moved from here. You can record a payment once it is made: “paid rent 1200 on the 1st”.',
  OTHER_BOOKS: () => 'Only the books of this organization can be seen here, and only as far as your role allows.',
  SECRET: () =>
    'The assistant sees the books of this organization and nothing else: no passwords, keys, settings or instructions.',
  NOT_UNDERSTOOD: ({ understood, missed }, examples) =>
    understood.length > 0 && missed.length > 0
      ? `${quoted(understood)} ${formatUnderstood(understood)} understood, but not ${quoted(missed)}. ${examples}`
      : `That was not understood. ${examples}`,
  FUTURE: (_, examples) => `The books tell what was, not what will be. ${examples}`,
  NO_AMOUNT: () =>
    'The amount is missing, or cannot be read. Say for example “coffee 3.80” or “spent 12.50 on lunch yesterday”.',
  NO_DESCRIPTION: () => 'What the amount was for is missing. Say for example “coffee 3.80” or “got 2400 salary”.',
  TOO_LARGE: () => 'That amount is larger than the books can hold. Say it again, for example “coffee 3.80”.',
  NEGATED: () =>
    'That tells of something that was not paid, so nothing is entered. Say what was paid, for example “coffee 3.80”.',
  NO_SUCH_DAY: ({ missed }) =>
    `There is no ${quoted(missed)} in the calendar. Say it again with the day that you mean, for example “on the 28th”.`,
  UNTOLD_TIME: ({ understood, missed }) =>
    `${understood.length > 0 ? `${quoted(understood)} ${formatUnderstood(understood)} understood. ` : ''}` +
    `Which days ${quoted(missed)} means cannot be told from the books. Name them, for example “since March 3” or “in October”.`,
}

function formatUnderstood(words: string[]): string {
  return words.length === 1 ? 'was' : 'were'
}

function quoted(words: string[]): string {
  return listed(words.slice(0, 3).map((word) => `“${word.slice(0, 60)}”`))
}

const maxShown = 10

export function proposed(items: ProposedItem[]): string {
  const [only] = items
  if (items.length === 1 && only) return `To review: ${describe(only)}. It is entered when you approve it.`
  const shown = items.slice(0, maxShown).map((item) => `• ${describe(item)}`)
  const rest = items.length > maxShown ? [`and ${items.length - maxShown} more`] : []
  return [`${items.length} entries to review:`, ...shown, ...rest].join('\n')
}

function describe({ description, amount, categoryName, date, month }: ProposedItem): string {
  if (month) return `a budget of ${moneyText(amount)} for ${categoryName ?? description} in ${monthText(month)}`
  const facts = [moneyText(amount), categoryName ?? 'no category', date && dayText(date)]
  return `${description}, ${facts.filter(Boolean).join(', ')}`
}
