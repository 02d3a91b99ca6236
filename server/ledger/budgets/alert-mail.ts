import { msg, plural } from '@lingui/core/runtime-macro'
import type { Mail } from '../../adapters/mail.ts'
import { render, type Text } from '../../base/text.ts'
import { decimalOf, type Money } from '../../language/money.ts'
import { compose } from '../../people/mails/layout.ts'
import { type MailReader, unsubscribeHint } from '../../people/mails/templates.ts'
import { shownName } from '../categories/shown-name.ts'
import type { BudgetLine } from './lines.ts'

/** @param lines the budget lines of one month that have reached 80 % or 100 % */
export function budgetLetter(lines: readonly BudgetLine[], { to, organization, address }: MailReader): Mail {
  const [first] = lines
  const heading = render(first && lines.length === 1 ? headingOf(first) : headingOfMany(lines.length))
  return compose({
    to,
    subject: render(msg`${{ heading }} in ${{ organization }}`),
    heading,
    paragraphs: [render(msg`A transaction in ${{ organization }} brought spending close to or over its budget.`)],
    facts: lines.map((line) => [shownName(line.category), render(factOf(line))]),
    button: { label: render(msg`View budgets`), url: `${address}/budgets?month=${first?.month ?? ''}` },
    reasons: [
      `${render(msg`You receive this because you can plan budgets in ${{ organization }}.`)} ${unsubscribeHint(address)}`,
    ],
  })
}

const headingOfMany = (count: number): Text =>
  msg`${plural(
    { count },
    {
      one: '# budget is at 80% or more',
      other: '# budgets are at 80% or more',
    },
  )}`

function headingOf(line: BudgetLine): Text {
  const category = shownName(line.category)
  if (line.state === 'OVER') return msg`${{ category }}: ${{ amount: overspent(line) }} over`
  if (line.state === 'FULL') return msg`${{ category }}: used in full`
  return msg`${{ category }}: ${{ percent: Math.round(line.usedPercent) }}% used`
}

function factOf(line: BudgetLine): Text {
  const spent = textOf(line.spent)
  const available = textOf(line.available)
  if (line.state === 'OVER') return msg`${{ spent }} of ${{ available }}, ${{ amount: overspent(line) }} over`
  if (line.state === 'FULL') return msg`${{ spent }} of ${{ available }}, used in full`
  return msg`${{ spent }} of ${{ available }}, ${{ percent: Math.round(line.usedPercent) }}% used`
}

const overspent = ({ left }: BudgetLine) => textOf({ ...left, minor: -left.minor })

const textOf = (money: Money) => `${decimalOf(money)} ${money.currency}`
