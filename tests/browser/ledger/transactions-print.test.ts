import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { record } from './transactions-steps.ts'

const { openAt } = openBrowser()

test('a printed list has all transactions of the filter under a heading', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const names = Array.from({ length: 55 }, (_, index) => `Ferry ${index}`)
  await record(
    ada,
    [...names, 'Bakery'].map((description) => ({ description })),
  )
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions?text=Ferry')
  await page.getByText('55 transactions').first().waitFor()
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Actions for transactions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const table = page.locator('table')
  await table.waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  expect(await table.getByRole('row').count()).toBe(1 + names.length)
  await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor()
  await page.getByText('“Ferry”').waitFor()
  await page.getByText("Ada's finances").filter({ visible: true }).waitFor()
  expect(await page.getByRole('searchbox').count()).toBe(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await table.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
