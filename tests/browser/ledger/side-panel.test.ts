import type { Page } from 'playwright-core'
import { openBrowser } from '../../support/browser/browser.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { press } from '../app/on-screen.ts'
import { record } from './ledger-steps.ts'

const { openAt } = openBrowser()

test('the panel beside the list follows the keyboard, asks before changes are lost and is in the URL', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  for (const description of ['First', 'Second', 'Third']) await record(ada, description)
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  const panel = page.getByRole('region', { name: 'Edit transaction' })
  const description = () => panel.getByLabel('Description').inputValue()
  const focusedRow = () => page.evaluate(() => document.activeElement?.getAttribute('data-id'))

  await page.getByRole('button', { name: 'Third', exact: true }).click()
  await expect.poll(description).toBe('Third')
  await press(page, 'j')
  await expect.poll(description).toBe('Second')
  expect(await focusedRow()).toBe(openId(page))
  await press(page, 'ArrowDown')
  await expect.poll(description).toBe('First')
  await press(page, 'k')
  await expect.poll(description).toBe('Second')

  await press(page, 'e')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('section')?.tagName)).toBe('SECTION')
  await panel.getByLabel('Note').fill('Kept')
  await press(page, 'Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await panel.getByRole('button', { name: 'Next transaction' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await panel.getByLabel('Note').inputValue()).toBe('Kept')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Transaction saved').waitFor()
  await expect.poll(focusedRow).toBe(openId(page))

  await press(page, 'k')
  await expect.poll(description).toBe('Third')
  await page.reload()
  await expect.poll(description).toBe('Third')
  await page.goBack()
  await panel.waitFor({ state: 'detached' })
  await page.goForward()
  await expect.poll(description).toBe('Third')
  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'detached' })
  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => node.note)).toEqual(['', 'Kept', ''])
  expect(problems).toEqual([])
  await context.close()
})

const openId = (page: Page) => new URL(page.url()).searchParams.get('open')
