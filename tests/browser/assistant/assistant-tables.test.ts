import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { openAssistant, sendMessage } from './assistant-steps.ts'

const { openAt } = openBrowser()

test('two periods are shown side by side, and each figure opens its list', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await spend(ada, 'Groceries', ['2025-01-05', '55.05'], ['2025-02-06', '23.30'])
  await spend(ada, 'Transport', ['2025-01-07', '20.00'])
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'Compare February 2025 with January 2025')

  const row = (name: string) => assistant.getByRole('row', { name: new RegExp(name) })
  await row('Groceries').waitFor()
  const caption = assistant.getByRole('caption')
  await caption.getByText('January 2025').waitFor()
  await caption.getByText('February 2025').waitFor()
  expect(await row('Groceries').getByRole('link').allTextContents()).toEqual(['$55.05', '$23.30'])
  expect(await row('Transport').getByRole('link').allTextContents()).toEqual(['$20.00', '$0.00'])

  await row('Groceries').getByRole('link', { name: '$55.05' }).click()
  await page.waitForURL('**/transactions?*')
  await page
    .getByRole('row', { name: /Groceries/ })
    .first()
    .waitFor()
  expect(new URL(page.url()).searchParams.get('from')).toBe('2025-01-01')
  expect(problems).toEqual([])
  await context.close()
})

test('list rows are announced once, also on a phone', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await spend(ada, 'Groceries', ['2025-01-05', '55.05'])
  await spend(ada, 'Transport', ['2025-01-07', '20.00'])
  const { context, page } = await openAt(baseUrl, ada, '/dashboard', { width: 360 })
  const assistant = await openAssistant(page)
  await sendMessage(page, 'top 2 categories in January 2025')
  await assistant.getByRole('row', { name: /Transport/ }).waitFor()
  const messages = assistant.getByRole('list', { name: 'Messages' })
  await messages.getByText('Total:').waitFor()
  const text = await messages.textContent()
  expect(text?.match(/\$55\.05/g)).toHaveLength(1)
  expect(text?.match(/\$20\.00/g)).toHaveLength(1)
  expect(text).toMatch(/\$20\.00[\s\S]*Total: \$75\.05/)
  await context.close()
})

async function spend(person: TestUser, category: string, ...entries: [date: string, amount: string][]) {
  const categoryId = await categoryOf(person, category)
  for (const [date, amount] of entries) {
    const input = expense({ description: `At ${category}`, date, amount, categoryId })
    await person.graphql(CreateTransactionDocument, { input })
  }
}
