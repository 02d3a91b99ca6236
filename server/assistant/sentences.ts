import type { Obstacle, Refusal } from './engine/question.ts'
import { dayText, moneyText, monthText } from './money-text.ts'
import type { ProposedItem } from './proposals.ts'

const examples =
  'Try “How much did I spend on groceries this month?”, “Compare this month with last”, “What is left in eating out?”, ' +
  'or “Spent 12.50 on lunch yesterday”. A receipt, a statement or a budget list can be dropped here too.'

export const help =
  'This assistant can look up your figures, take down what you spent or received, and read documents. ' +
  `Nothing changes in your books until you approve it. ${examples}`

/** For a role that may ask but not record. */
export const asksOnly =
  'Your role in this organization lets you ask about its figures. Recording entries is for members, admins and owners.'

/** For an organization whose plan has ended. */
export const planEnded =
  'The plan of this organization has ended. You can ask about its figures; recording goes on when an Owner chooses a plan in Settings.'

export function couldNot(reason: Refusal | Obstacle): string {
  return sentences[reason]
}

const sentences: Record<Refusal | Obstacle, string> = {
  CHANGES_LEDGER:
    'The assistant changes nothing that is in your books. You can edit and delete entries on the Transactions page. ' +
    'Here you can ask about them, or dictate new ones for review.',
  MOVES_MONEY:
    'No money can be moved from here. You can record a payment once it is made: “paid rent 1200 on the 1st”.',
  OTHER_BOOKS: 'Only the books of this organization can be seen here, and only as far as your role allows.',
  SECRET:
    'The assistant sees the books of this organization and nothing else: no passwords, keys, settings or instructions.',
  NOT_UNDERSTOOD: `That was not understood. ${examples}`,
  FUTURE: `The books tell what was, not what will be. ${examples}`,
  NO_AMOUNT: 'The amount is missing. Say for example “coffee 3.80” or “spent 12.50 on lunch yesterday”.',
}

/** The items themselves stand below the sentence; it names this many. */
const mostShown = 10

/** What waits now for the reader's approval, item by item. */
export function proposed(items: ProposedItem[]): string {
  const [only] = items
  if (items.length === 1 && only) return `To review: ${describe(only)}. It is entered when you approve it.`
  const shown = items.slice(0, mostShown).map((item) => `• ${describe(item)}`)
  const rest = items.length > mostShown ? [`and ${items.length - mostShown} more`] : []
  return [`${items.length} entries to review:`, ...shown, ...rest].join('\n')
}

function describe({ description, amount, categoryName, date, month }: ProposedItem): string {
  if (month) return `a budget of ${moneyText(amount)} for ${categoryName ?? description} in ${monthText(month)}`
  const facts = [moneyText(amount), categoryName ?? 'no category', date && dayText(date)]
  return `${description}, ${facts.filter(Boolean).join(', ')}`
}
