import { addFile, untilRead } from '../../browser/intake/documents-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { drawReceipt, market } from '../../support/data/receipt-picture.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

test('a long name is shown whole', async ({ baseUrl, signUp }) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/receipts')
  await page.getByText('No receipts yet').waitFor()
  await addFile(page, 'long.jpg', 'image/jpeg', drawReceipt({ ...market, merchant: 'GREENLAKE MARKET AND BAKERY' }))
  await page.getByText('3 to review').waitFor(untilRead)
  await page.getByRole('link', { name: /greenlake/i }).click()

  const merchant = page.getByLabel('Merchant', { exact: true })
  await merchant.waitFor()
  const hidden = await merchant.evaluate((field) => [field.scrollLeft, field.scrollWidth > field.clientWidth])
  expect(hidden).toEqual([0, false])
  expect(await page.getByText('Check the name of the merchant.', { exact: true }).count()).toBe(0)
  await context.close()
})
