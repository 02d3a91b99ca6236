import type { Page } from 'playwright-core'
import { plan, spend } from '../../../api/ledger/budgets-steps.ts'
import { watch } from '../../../browser/app/live-steps.ts'
import { holdToast } from '../../../browser/app/on-screen.ts'
import { press } from '../../../browser/ledger/ledger-steps.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

async function paste(page: Page, text: string) {
  await page.evaluate((announced) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', announced)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test('the year is edited like a spreadsheet: typed, filled, pasted and undone', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await plan(ada, '2025-03', { Groceries: '100' })
  await spend(ada, 'Groceries', '120', '2025-03-05')
  const { context, page, problems } = await openAt(baseUrl, ada, '/budgets/year?year=2025')
  const cell = (name: string) => page.getByRole('gridcell', { name })
  await cell('Groceries, March: $100.00 planned, $120.00 spent, $20.00 over').waitFor()

  await cell('Groceries, January: no budget').click()
  await cell('Groceries, January: no budget').click()
  await page.getByRole('textbox', { name: 'Groceries, January' }).fill('250,50')
  await press(page, 'Enter')
  await cell('Groceries, January: $250.50 planned').waitFor()
  await page.keyboard.type('80')
  await press(page, 'Tab')
  await cell('Eating out, January: $80.00 planned').waitFor()
  await page.keyboard.type('9')
  await press(page, 'Escape')
  await cell('Eating out, February: no budget').waitFor()
  await page.keyboard.type('nine')
  await press(page, 'ArrowLeft', 'Control+r')
  await cell('Eating out, December: $80.00 planned').waitFor()
  await page.getByText('11 budgets changed').waitFor()

  await press(page, 'ArrowDown')
  await paste(page, '1,650.00\t1.650,5x\n96.15\t110\n')
  await page.getByText('Nothing was pasted. Not an amount: Rent & mortgage in February: “1.650,5x”.').waitFor()
  await cell('Utilities, January: no budget').waitFor()
  await paste(page, '$1,650.00\t1650\r\n96.15\t\r\n')
  await holdToast(page, '3 budgets changed')
  await cell('Rent & mortgage, February: $1,650.00 planned').waitFor()
  await cell('Utilities, January: $96.15 planned').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await cell('Rent & mortgage, February: no budget').waitFor()
  await cell('Utilities, January: no budget').waitFor()

  await plan(ada, '2025-01', { 'Rent & mortgage': '1000' })
  await cell('Rent & mortgage, January: $1,000.00 planned').waitFor()
  const sums = page
    .getByRole('row', { name: /^Expenses with a budget/ })
    .getByRole('gridcell', { name: '$1,330.50 planned' })
  expect(await sums.textContent()).toBe('$1,331$0')
  expect(await findingsOf(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('a budget in the year view stays in its cell while the previous one is being saved', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/budgets')
  await page.routeWebSocket(/\/graphql$/, () => undefined)
  const { settled: untilIdle } = watch(page)
  await page.goto(`${baseUrl}/budgets/year?year=2025`)
  const cell = (name: string) => page.getByRole('gridcell', { name })
  await cell('Groceries, January: no budget').click()
  const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'BudgetYear') return route.continue()
    const response = await route.fetch()
    await isLate
    await route.fulfill({ response })
  })
  const isRead = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'BudgetYear')
  await page.keyboard.type('250')
  await press(page, 'Enter')
  await isRead
  await page.keyboard.type('80')
  await press(page, 'Tab')
  await cell('Eating out, January: $80.00 planned').waitFor()
  arrive()
  await untilIdle()
  expect(await cell('Groceries, January: $250.00 planned').count()).toBe(1)
  expect(await cell('Eating out, January: $80.00 planned').count()).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})
