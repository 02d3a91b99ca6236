import { SetRolloverDocument } from '../../../web/operations/generated.ts'
import { BudgetAlertsDocument, type BudgetAlertsSubscription, MuteDocument } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { inTime } from '../../support/retry-on-rate-limit.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs, mailsTo } from '../people/invitations-steps.ts'
import { linesOf, plan, spend, takeBack } from './budgets-steps.ts'

const today = () => new Date().toISOString().slice(0, 10)
const month = () => today().slice(0, 7)
const monthBefore = () => {
  const [year = 0, number = 0] = month().split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
}

/** Subscribes to alerts. `until` returns all received alerts once a change with the line's spending arrives. */
async function listen(person: TestUser) {
  const { next, stop } = await person.subscribe(BudgetAlertsDocument, {})
  const received: string[] = []
  const note = ({ ledgerChanged }: BudgetAlertsSubscription) => {
    received.push(
      ...ledgerChanged.budgetAlerts.map(({ level, line }) => `${line.category.name} ${level} ${line.state}`),
    )
  }
  return {
    heard: received,
    stop,
    /** Records the alerts of an action that causes exactly one message. */
    async after(act: () => Promise<unknown>) {
      await act()
      note(await next())
    },
    async untilAlert(level: number) {
      while (!received.some((each) => each.includes(` ${level} `))) note(await next())
    },
  }
}

test('budget alerts for 80 and 100 percent are sent once a month, and exactly 100 percent is not over', async ({
  signUp,
}) => {
  const ada = await signUp()
  const alerts = await listen(ada)
  await alerts.after(() => plan(ada, month(), { Groceries: '100', Travel: '10' }))
  await alerts.after(() => spend(ada, 'Groceries', '79.99', today()))
  expect(alerts.heard).toEqual([])
  await alerts.after(() => spend(ada, 'Groceries', '0.01', today()))
  expect(alerts.heard).toEqual(['Groceries 80 NEAR'])
  await alerts.after(() => spend(ada, 'Groceries', '19', today()))
  await alerts.after(() => spend(ada, 'Groceries', '1', today()))
  expect(alerts.heard).toEqual(['Groceries 80 NEAR', 'Groceries 100 FULL'])
  // An alert that was already sent is not repeated after an undo, a higher budget and new spending.
  await alerts.after(() => takeBack(ada))
  await alerts.after(() => spend(ada, 'Groceries', '1', today()))
  await alerts.after(() => plan(ada, month(), { Groceries: '200' }))
  await alerts.after(() => spend(ada, 'Groceries', '300', today()))
  expect(alerts.heard).toHaveLength(2)
  // Both levels at once cause one alert, and a lower budget can cause one as well.
  await alerts.after(() => spend(ada, 'Travel', '11', today()))
  await alerts.after(() => spend(ada, 'Clothing', '11', today()))
  await alerts.after(() => plan(ada, month(), { Clothing: '12' }))
  expect(alerts.heard.slice(2)).toEqual(['Travel 100 OVER', 'Clothing 80 NEAR'])
  // Past months and uncategorized or unbudgeted spending cause no alerts.
  await alerts.after(() => plan(ada, '2026-01', { Groceries: '10' }))
  await alerts.after(() => spend(ada, 'Groceries', '50', '2026-01-05'))
  await alerts.after(() => spend(ada, 'Education', '50', today()))
  expect(alerts.heard).toHaveLength(4)
  await alerts.stop()
})

test('the carried-over amount counts, and the parent budget has an alert too', async ({ signUp }) => {
  const ada = await signUp()
  const parentId = await categoryOf(ada, 'Groceries')
  await ada.rest('POST', '/categories', { name: 'Bakery', type: 'Expense', parent_id: parentId })
  await plan(ada, monthBefore(), { Groceries: '20' })
  await plan(ada, month(), { Groceries: '80' })
  await ada.graphql(SetRolloverDocument, {
    categoryId: parentId,
    rollover: 'SURPLUS',
    from: monthBefore(),
    month: month(),
  })
  expect(await linesOf(ada, month())).toEqual(['Groceries: 80.00 + 20.00 - 0.00 = 100.00'])
  const alerts = await listen(ada)
  await alerts.after(() => spend(ada, 'Bakery', '79', today()))
  expect(alerts.heard).toEqual([])
  await alerts.after(() => spend(ada, 'Bakery', '1', today()))
  expect(alerts.heard).toEqual(['Groceries 80 NEAR'])
  await alerts.stop()
})

test('only one of twenty simultaneous writes triggers the alert, and the other planners receive one e-mail', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const [sam, mia, lena] = [
    await joinAs('MEMBER', ada, signUp),
    await joinAs('ADMIN', ada, signUp, 'Mia Stone'),
    await joinAs('VIEWER', ada, signUp, 'Lena Ode'),
  ]
  await mia.graphql(MuteDocument, { mails: ['BUDGET_ALERT'] })
  await plan(ada, month(), { Groceries: '100' })
  const alerts = await listen(sam)
  await Promise.all(Array.from({ length: 20 }, () => inTime(() => spend(ada, 'Groceries', '6', today()))))
  await alerts.untilAlert(100)
  await alerts.after(() => spend(ada, 'Groceries', '1', today()))
  // Changes in one message cause only the alert of the higher level.
  const levels = alerts.heard.map((each) => each.split(' ')[1])
  expect([['100'], ['80', '100']]).toContainEqual(levels)
  await alerts.stop()

  const about = async ({ email }: TestUser) =>
    (await mailsTo(baseUrl, email)).filter(({ subject }) => subject.startsWith('Groceries'))
  await expect.poll(() => about(sam)).toHaveLength(2)
  const [mail] = await about(sam)
  // The mail may be written before the last expense.
  const [, over] = mail?.subject.match(/^Groceries: (2[01])\.00 USD over in Harbor & Pine$/) ?? []
  expect(mail?.text).toContain(`Groceries: 1${over}.00 USD of 100.00 USD, ${over}.00 USD over`)
  expect(mail?.text).toContain(`/budgets?month=${month()}`)
  for (const spared of [ada, mia, lena]) expect(await about(spared)).toEqual([])
})
