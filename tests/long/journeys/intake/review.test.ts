import type { Page } from 'playwright-core'
import { SetBudgetDocument } from '../../../../web/operations/generated.ts'
import { addReceipt, cornerShop, pdf } from '../../../api/intake/receipt-steps.ts'
import { csv, dropOn, reviewItems, sendInChat, untilRead } from '../../../browser/intake/documents-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { categoryOf } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

const plan = 'Budget March 2026,\nName,Amount\nRent,1500\nGroceries,420\n'

test('a different existing budget is shown next to the line, in the list and in the inbox', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const categoryId = await categoryOf(ada, 'Rent & mortgage')
  await ada.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '1450' })
  const { context, page, problems } = await openAt(baseUrl, ada, '/budgets?month=2026-03')
  await dropOn(page.getByRole('heading', { name: 'Budgets' }), csv('plan.csv', plan))
  await page.waitForURL('**/budgets/review/*')

  const currentPlan = page.getByRole('group', { name: 'Budget differs' })
  await currentPlan.waitFor(untilRead)
  expect(await currentPlan.count()).toBe(1)
  expect(await currentPlan.textContent()).toMatch(/Current budget\s*\$1,450\.00\s*After approval\s*\$1,500\.00/)
  await page.getByLabel('Planned for Rent').fill('1600')
  await currentPlan.getByText('$1,600.00').waitFor()
  await page.getByLabel('Planned for Rent').fill('1450')
  await expect.poll(() => currentPlan.count()).toBe(0)

  await page.goto(`${baseUrl}/review`)
  const row = page.getByRole('button', { name: /^Rent, Mar/ })
  const differing = page.getByText('Budget differs').filter({ visible: true })
  await differing.waitFor()
  expect(await differing.count()).toBe(1)
  await row.click()
  await currentPlan.getByText('$1,500.00').waitFor()
  await page.getByLabel('Amount').fill('1700')
  await expect.poll(() => currentPlan.count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('the inbox renders a few of three hundred rows and scrolls without delay', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const rows = Array.from({ length: 300 }, (_, index) => `2026-03-03,Payment ${index + 1},-${index + 1}.00`)
  const messages = await sendInChat(page, csv('bank.csv', `Date,Description,Amount\n${rows.join('\n')}\n`))
  await reviewItems(messages, '**/review')
  await page.getByText('300 left').waitFor()
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Payment/ })
      .count(),
  ).toBe(3)

  await page.getByRole('button', { name: 'Show 297 more' }).click()
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .filter({ hasText: /^Payment/ })
        .count(),
    )
    .toBe(300)
  const open = () => page.locator('[data-item][aria-current]').textContent()
  const before = await open()
  const processorTime = await processorTimeOf(page)
  const begun = await processorTime()
  await page.evaluate(async () => {
    for (let step = 0; step < 10; step += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
      await new Promise(requestAnimationFrame)
    }
  })
  expect(await open()).not.toBe(before)
  expect(((await processorTime()) - begun) / 10, 'seconds of a processor').toBeLessThan(0.25)
  expect(problems).toEqual([])
  await context.close()
})

test('an amount that contradicts the total is approved only after a confirmation, in the inbox and with the receipt', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf([...cornerShop.slice(0, -1), ['TOTAL', '$19.00']]))
  const { context, page, problems } = await openAt(baseUrl, ada, '/review')
  const doubt = /The items add up to \$9\.00, but the total is \$19\.00\./
  const left = (count: number) => page.getByText(`${count} left`).waitFor()
  await left(3)
  expect(await page.getByText('Check the amount').filter({ visible: true }).count()).toBe(3)
  const picture = page.getByRole('region', { name: 'Receipt picture' })
  const region = picture.locator('[data-focused-place]')
  const before = await region.boundingBox()
  await page.keyboard.press('j')
  await expect.poll(() => region.boundingBox()).not.toEqual(before)
  await page.keyboard.press('k')
  await picture.getByRole('button', { name: 'Receipt picture', expanded: true }).click()
  await region.waitFor({ state: 'detached' })
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  const question = page.getByRole('alertdialog', { name: 'Approve this amount?' })
  await approve.click()
  await question.getByText(doubt).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  await left(3)
  await page.keyboard.press('a')
  await question.getByRole('button', { name: 'Approve anyway' }).click()
  await left(2)

  await page.goto(`${baseUrl}/receipts/${receipt.id}/review`)
  await page.getByText('Check the amount').filter({ visible: true }).first().waitFor()
  await approve.click()
  const whole = page.getByRole('alertdialog', { name: 'Save these amounts?' })
  await whole.getByText(doubt).waitFor()
  await whole.getByRole('button', { name: 'Save anyway' }).click()
  await page.getByText('Saved as 1 transaction').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

/** Returns a function that answers the seconds that the page's main thread has used. Other programs do not count. */
async function processorTimeOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}
