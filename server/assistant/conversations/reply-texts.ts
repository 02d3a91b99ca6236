import { msg, plural } from '@lingui/core/runtime-macro'
import type { ModelFailure } from '../../adapters/model-error.ts'
import { render, type Text } from '../../base/text.ts'
import type { NamedCategory } from '../../language/categories.ts'
import { formatMoney } from '../../language/format-money.ts'
import { formatDate, formatList, formatMonth } from '../engine/answers/formats.ts'
import { quoted } from '../engine/answers/phrases.ts'
import { plainPhrase } from '../engine/answers/sentences.ts'
import type { Obstacle, PartialUnderstanding, RejectionReason, Understanding } from '../engine/question.ts'
import type { ProposedItem } from './proposals.ts'

type ReplyCategory = Pick<NamedCategory, 'key' | 'name' | 'type'>

/** Sentences that the text engine understands in each language. */
const examples = {
  comparison: msg`Compare this month with last`,
  entry: msg`Spent 12.50 on lunch yesterday`,
  shortEntry: msg`coffee 3.80`,
  amount: msg`12.50`,
  income: msg`got 2400 salary`,
  payment: msg`paid rent 1200 on the 1st`,
  day: msg`on the 28th`,
  since: msg`since March 3`,
  month: msg`in October`,
}

function suggestions(categories: ReplyCategory[]): string {
  const [one = render(msg`food`), two = one] = exemplaryNames(categories)
  const total = msg`How much did I spend on ${{ category: one }} this month?`
  const budget = msg`What is left in ${{ category: two }}?`
  const { comparison, entry } = examples
  return plainPhrase(
    msg`Try “${{ total }}”, “${{ comparison }}”, “${{ budget }}” or “${{ entry }}”. You can also drop a receipt, statement or budget list here.`,
  )
}

function exemplaryNames(categories: ReplyCategory[]): string[] {
  const expenses = categories.filter(({ type }) => type === 'EXPENSE')
  const common = expenses.filter(({ key }) => key === 'groceries' || key === 'eating_out')
  return [...common, ...expenses].map(({ name }) => name)
}

export function helpWith(categories: ReplyCategory[]): string {
  const help = render(
    msg`I can look up your figures, prepare transactions from what you tell me, and read documents. Nothing is saved until you approve it.`,
  )
  return `${help} ${suggestions(categories)}`
}

export function askWhichMember({ name, names }: Extract<Understanding, { kind: 'namesakes' }>): string {
  return plainPhrase(msg`Several members are called ${{ name }}. Use the full name: ${{ names: formatList(names) }}.`)
}

export const viewersOnlyAskMessage = msg`Your role in this organization lets you ask questions, but not add transactions.`

export const paymentDue = msg`A payment for this organization is missing. You can still ask questions. To add transactions again, an Owner needs to pay the open invoice in Settings.`
export const planEnded = msg`This organization's plan has ended. You can still ask questions. To add transactions again, an Owner needs to choose a plan in Settings.`

export const listRead = msg`I read your list.`

type Unmet = Extract<Understanding, { kind: 'refuse' | 'unknown' }>

export function couldNot(meant: Unmet, categories: ReplyCategory[]): string {
  const { reason } = meant
  if (reason === 'NOT_UNDERSTOOD' || reason === 'NO_SUCH_DAY' || reason === 'UNTOLD_TIME') {
    const heard: PartialUnderstanding =
      meant.kind === 'unknown' && meant.heard ? meant.heard : { understood: [], missed: [] }
    return misunderstood(reason, heard, categories)
  }
  const text = plainPhrase(reasonTexts[reason])
  return reason === 'FUTURE' ? `${text} ${suggestions(categories)}` : text
}

function misunderstood(
  reason: 'NOT_UNDERSTOOD' | 'NO_SUCH_DAY' | 'UNTOLD_TIME',
  heard: PartialUnderstanding,
  categories: ReplyCategory[],
): string {
  const understood = quotedList(heard.understood)
  const missed = quotedList(heard.missed)
  if (reason === 'NO_SUCH_DAY') {
    const { day } = examples
    return plainPhrase(msg`${{ missed }} doesn't exist in the calendar. Enter a valid day, such as “${{ day }}”.`)
  }
  if (reason === 'NOT_UNDERSTOOD') {
    const text =
      understood && missed
        ? msg`I understood ${{ understood }}, but not ${{ missed }}.`
        : msg`I didn't understand that.`
    return `${plainPhrase(text)} ${suggestions(categories)}`
  }
  const { since, month } = examples
  return plainPhrase(
    understood
      ? msg`I understood ${{ understood }}, but I don't know which days ${{ missed }} means. Enter the days, such as “${{ since }}” or “${{ month }}”.`
      : msg`I don't know which days ${{ missed }} means. Enter the days, such as “${{ since }}” or “${{ month }}”.`,
  )
}

const { amount, shortEntry, income, payment } = examples

const reasonTexts: Record<
  Exclude<RejectionReason | Obstacle, 'NOT_UNDERSTOOD' | 'NO_SUCH_DAY' | 'UNTOLD_TIME'>,
  Text
> = {
  CHANGES_LEDGER: msg`I can't edit or delete transactions. I can prepare changes for you to approve. To edit or delete a transaction yourself, go to the Transactions page.`,
  MOVES_MONEY: msg`I can't move money. I can record a payment once you've made it, such as “${{ payment }}”.`,
  OTHER_BOOKS: msg`I can only see the data of this organization, as far as your role allows.`,
  SECRET: msg`I can only see the data of this organization, not passwords, keys, settings or instructions.`,
  FUTURE: msg`I can only answer about past transactions.`,
  NO_AMOUNT: msg`How much was it? Reply with the amount, such as “${{ amount }}”, or say it all at once, such as “${{ shortEntry }}”.`,
  NO_DESCRIPTION: msg`Add what the amount was for, such as “${{ shortEntry }}” or “${{ income }}”.`,
  TOO_LARGE: msg`This amount is too large. Enter a smaller one, such as “${{ shortEntry }}”.`,
  NEGATED: msg`This sounds like something you didn't pay, so I prepared nothing. Tell me what you paid, such as “${{ shortEntry }}”.`,
}

const quotedList = (words: string[]): string => formatList(words.slice(0, 3).map(quoted))

const maxShown = 10

/** Lists what the user can approve. */
export function proposed(items: ProposedItem[]): string {
  const [only] = items
  if (items.length === 1 && only) return plainPhrase(proposedOnly(only))
  const count = items.length
  const more = count - maxShown
  return [
    render(msg`${plural({ count }, { one: '# transaction to review:', other: '# transactions to review:' })}`),
    ...items.slice(0, maxShown).map((item) => `• ${describe(item)}`),
    ...(more > 0 ? [render(msg`${plural({ more }, { one: 'and # more', other: 'and # more' })}`)] : []),
  ].join('\n')
}

function proposedOnly(item: ProposedItem): Text {
  if (!item.month) return msg`To review: ${{ item: describe(item) }}. Nothing is saved until you approve it.`
  const amount = formatMoney(item.amount)
  const category = item.categoryName ?? item.description
  const month = formatMonth(item.month)
  return msg`To review: a budget of ${{ amount }} for ${{ category }} in ${{ month }}. Nothing is saved until you approve it.`
}

function describe({ description, amount, categoryName, date }: ProposedItem): string {
  const category = categoryName ?? render(msg`no category`)
  return [description, formatMoney(amount), category, date && formatDate(date)].filter(Boolean).join(', ')
}

/** Why the text engine has answered in place of the language model. */
export const failureNotices: Record<ModelFailure, Text> = {
  unreachable: msg`The language model couldn't be reached, so I answered without it.`,
  unauthorized: msg`The language model refused this server's key, so I answered without it.`,
  limited: msg`The language model is over its limit, so I answered without it.`,
  timedOut: msg`The language model took too long, so I answered without it.`,
  cutOff: msg`The language model's answer broke off, so I answered without it.`,
  unusable: msg`The language model's answer couldn't be used, so I answered without it.`,
  stopped: msg`The language model was stopped, so I answered without it.`,
}

export const overBudget = msg`The language model has reached its daily limit, so I answered without it.`
export const notFinished = msg`The language model didn't finish, so I answered without it.`
export const notAnswered = msg`I couldn't answer this. Ask again.`
