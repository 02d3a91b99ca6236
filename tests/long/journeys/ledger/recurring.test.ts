import { addDays, addMonths } from '../../../../server/language/days.ts'
import { CreateTransactionDocument, FindRecurrencesDocument } from '../../../../web/operations/generated.ts'
import { createTeam } from '../../../api/people/invitations-steps.ts'
import { soon } from '../../../browser/app/on-screen.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { categoryOf, expense } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

const today = new Date().toISOString().slice(0, 10)

test('a suggested recurrence is added or dismissed, also on a phone', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp())
  const categoryId = await categoryOf(ada, 'Subscriptions & software')
  const last = addDays(today, -10).slice(0, 7)
  for (const [description, amount] of [
    ['Streamline TV', '15.49'],
    ['Cloud storage', '2.99'],
  ] as const) {
    for (const back of [-2, -1, 0]) {
      const input = expense({ description, amount, categoryId, date: `${addMonths(last, back)}-05` })
      await ada.graphql(CreateTransactionDocument, { input })
    }
  }
  await ada.graphql(FindRecurrencesDocument, {})
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions/recurring', { width: 360 })

  const suggested = page.getByRole('list', { name: 'Possible recurring payments' }).getByRole('listitem')
  await expect.poll(() => suggested.count(), soon).toBe(2)
  expect(await findingsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Dismiss the suggestion for Cloud storage' }).click()
  await expect.poll(() => suggested.count(), soon).toBe(1)
  await page.getByRole('button', { name: 'Add Streamline TV' }).click()
  const dialog = page.getByRole('dialog', { name: 'New recurring' })
  expect(await dialog.getByLabel('How often').inputValue()).toBe('MONTHLY 1')
  await dialog.getByRole('button', { name: 'Add recurring' }).click()
  await expect.poll(() => suggested.count(), soon).toBe(0)
  await expect.poll(() => page.getByRole('list', { name: 'All recurring' }).getByRole('listitem').count(), soon).toBe(1)
  expect(await findingsOf(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
