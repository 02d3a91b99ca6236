import { addDays } from '../../../server/language/days.ts'
import { CreateRecurrenceDocument, SkipOccurrenceDocument } from '../../../web/operations/generated.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { chooseAction, soon } from '../app/on-screen.ts'

const { openAt } = openBrowser()

const today = new Date().toISOString().slice(0, 10)

test('a recurrence is created, becomes due, is recorded with another amount, skipped and updated live', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  await chooseAction(page, 'transactions', 'Recurring')
  await page.getByText('No recurring transactions yet').waitFor()

  await page.getByRole('button', { name: 'New recurring' }).click()
  const dialog = page.getByRole('dialog', { name: 'New recurring' })
  await dialog.getByRole('button', { name: 'Add recurring' }).click()
  await dialog.getByText('Enter a description.').waitFor()
  await dialog.getByLabel('Amount').fill('980')
  await dialog.getByLabel('Description').fill('Rent')
  await dialog.getByLabel('First date').fill(addDays(today, -3))
  await dialog.getByRole('button', { name: 'Add recurring' }).click()

  const due = page.getByRole('list', { name: 'Due' }).getByRole('listitem')
  await expect.poll(() => due.allInnerTexts(), soon).toHaveLength(1)
  await due.getByRole('button', { name: 'Record Rent' }).click()
  const recording = page.getByRole('dialog', { name: 'Record Rent' })
  await recording.getByLabel('Amount').fill('1,010.50')
  await recording.getByText('From now on').click()
  await recording.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByText('Rent recorded').waitFor()
  await expect.poll(() => due.count(), soon).toBe(0)
  const all = page.getByRole('list', { name: 'All recurring' }).getByRole('listitem')
  await all.getByText('−$1,010.50').waitFor()

  const { createRecurrence } = await sam.graphql(CreateRecurrenceDocument, {
    input: {
      type: 'INCOME',
      amount: '2400.00',
      description: 'Salary',
      frequency: 'MONTHLY',
      startDate: addDays(today, 8),
    },
  })
  await expect.poll(() => all.count(), soon).toBe(2)
  const { id } = createRecurrence
  await sam.graphql(SkipOccurrenceDocument, { id, date: addDays(today, 8) })
  await expect.poll(() => page.getByRole('button', { name: 'Record Salary' }).count(), soon).toBe(1)
  await chooseAction(page, 'Salary', 'Pause')
  await all.getByText('Every month, paused').waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => all.getByText('paused').count(), soon).toBe(0)

  await page.goto(`${baseUrl}/dashboard`)
  const coming = page.getByRole('list', { name: 'Coming up' }).getByRole('listitem')
  await expect.poll(() => coming.allInnerTexts(), soon).toHaveLength(1)
  expect(problems).toEqual([])
  await context.close()
})
