import { listed, record, save } from '../../../browser/ledger/transaction-form-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('the exchange rate and the base amount determine each other', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, { description: 'Museum', amount: '10.00', currency: 'EUR', rate: '1.1' })
  const { context, page } = await openAt(baseUrl, ada, '/transactions/new?amount=20.00&category=travel')
  await page.getByRole('button', { name: 'Use another currency' }).click()
  await page.getByLabel('1 EUR in USD').pressSequentially('1.08')
  await expect.poll(() => page.getByLabel('In USD', { exact: true }).inputValue()).toBe('21.60')
  await page.getByRole('button', { name: 'Last rate: 1.1' }).click()
  await expect.poll(() => page.getByLabel('In USD', { exact: true }).inputValue()).toBe('22.00')
  await page.getByLabel('In USD', { exact: true }).fill('21.50')
  await expect.poll(() => page.getByLabel('1 EUR in USD').inputValue()).toBe('1.075')
  await save(page)
  await page.waitForURL('**/transactions')
  expect((await listed(ada)).map(({ amount, baseAmount }) => [amount.value, baseAmount.value])).toContainEqual([
    '20.00',
    '21.50',
  ])
  await context.close()
})
