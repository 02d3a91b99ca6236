import type { Page } from 'playwright-core'
import { chooseAction } from '../../browser/app/on-screen.ts'
import { addFile, untilRead } from '../../browser/intake/documents-steps.ts'
import { openBrowser, readDownload } from '../../support/browser/browser.ts'
import { drawReceipt } from '../../support/data/receipt-picture.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

test('an image becomes a receipt that is corrected next to it and saved', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/receipts')
  await page.getByText('No receipts yet').waitFor()
  await addFile(page, 'greenlake.jpg', 'image/jpeg', drawReceipt())
  await page.getByText('3 to review').waitFor()
  await page.getByRole('link', { name: 'GREENLAKE MARKET' }).click()
  await page.getByText('Matches the total').waitFor()
  await chooseAction(page, 'GREENLAKE MARKET', 'Read again')
  await page.getByText('Reading').first().waitFor(untilRead)
  await page.getByText('Matches the total').waitFor(untilRead)
  const downloaded = page.waitForEvent('download')
  await chooseAction(page, 'GREENLAKE MARKET', 'Download original')
  expect(await readDownload(await downloaded)).toEqual(drawReceipt())

  const total = page.getByLabel('Total', { exact: true })
  await page.getByText('Matches the total').waitFor()
  await total.fill('26.04')
  await page.getByText('$0.06 short').waitFor()
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect.poll(() => focusedLabel(page)).toBe('Name, item 4')
  await page.keyboard.type('Paper bag')
  await page.getByLabel('Amount of Paper bag').fill('0.06')
  await page.getByText('Matches the total').waitFor()

  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.getByText('Saved as 1 transaction').waitFor()
  await page.waitForURL('**/review')
  await page.getByText('All reviewed').waitFor()

  await page.goto(`${baseUrl}/receipts?state=processed`)
  await page.getByRole('list', { name: 'Receipts' }).getByText('Saved', { exact: true }).waitFor()
  await page.getByText('$26.04').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

function focusedLabel(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
}
