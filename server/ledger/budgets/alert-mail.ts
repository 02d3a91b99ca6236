import type { Mail } from '../../adapters/mail.ts'
import { decimalOf, type Money } from '../../language/money.ts'
import { compose } from '../../people/mails/layout.ts'
import { type MailReader, unsubscribeHint } from '../../people/mails/templates.ts'
import type { BudgetLine } from './lines.ts'

/** @param lines the budget lines of one month that have reached 80 % or 100 % */
export function budgetLetter(lines: readonly BudgetLine[], { to, organization, address }: MailReader): Mail {
  const [first] = lines
  const names = lines.map(({ category }) => category.name)
  const subject =
    first && lines.length === 1 ? `${names[0]}: ${standingOf(first)}` : `${lines.length} budgets are nearly used`
  return compose({
    to,
    subject: `${subject} in ${organization}`,
    heading: subject,
    paragraphs: [`An entry in ${organization} brought the spending near its plan, or to it.`],
    facts: lines.map((line) => [
      line.category.name,
      `${textOf(line.spent)} of ${textOf(line.available)}, ${standingOf(line)}`,
    ]),
    button: { label: 'See the budgets', url: `${address}/budgets?month=${first?.month ?? ''}` },
    reasons: [`You get this because you may plan budgets in ${organization}. ${unsubscribeHint(address)}`],
  })
}

function standingOf({ state, left, usedPercent }: BudgetLine): string {
  if (state === 'OVER') return `${textOf({ ...left, minor: -left.minor })} over`
  return state === 'FULL' ? 'used in full' : `${Math.round(usedPercent)}% used`
}

const textOf = (money: Money) => `${decimalOf(money)} ${money.currency}`
