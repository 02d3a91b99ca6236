import type { Page } from 'playwright-core'
import { CreateTransactionDocument } from '../../../../web/operations/generated.ts'
import { addFile, untilRead } from '../../../browser/intake/documents-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { drawReceipt } from '../../../support/data/receipt-picture.ts'
import { expense } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('a click on a word of the image fills the field, and the last exchange rate fills its field', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const inEuro = { ...expense({ description: 'Ferry', amount: '20' }), currency: 'EUR', rate: '1.0842' }
  await ada.graphql(CreateTransactionDocument, { input: inEuro })
  const { context, page } = await openAt(baseUrl, ada, '/receipts')
  await page.getByText('No receipts yet').waitFor()
  await addFile(page, 'greenlake.jpg', 'image/jpeg', drawReceipt())
  await page.getByText('3 to review').waitFor()
  await page.getByRole('link', { name: 'GREENLAKE MARKET' }).click()

  const tax = page.getByLabel('Tax', { exact: true })
  await tax.fill('')
  const region = page.locator('[data-focused-place]')
  await region.waitFor()
  await clickAt(page, await region.boundingBox(), 'right')
  await expect.poll(() => tax.inputValue()).toBe('1.71')

  await page.getByLabel('Currency', { exact: true }).selectOption('EUR')
  const rate = page.getByLabel('Exchange rate (EUR to USD)')
  await expect.poll(() => rate.inputValue()).toBe('1.0842')
  await rate.fill('')
  await rate.fill('1.1')
  expect(await rate.inputValue()).toBe('1.1')
  await context.close()
})

test('a receipt opens at its top on a phone, and the selected list is in view', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openAt(baseUrl, ada, '/receipts?state=discarded', { width: 360 })
  const chosen = page.getByText('Discarded', { exact: true })
  await expect.poll(async () => rightEdge(await chosen.boundingBox())).toBeLessThanOrEqual(360)
  await page.goto(`${baseUrl}/receipts`)
  await page.getByText('No receipts yet').waitFor()
  await addFile(page, 'greenlake.jpg', 'image/jpeg', drawReceipt())
  await page.getByText('3 to review').waitFor(untilRead)
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px'
    window.scrollTo(0, 60)
  })
  await page.getByRole('link', { name: 'GREENLAKE MARKET' }).click()
  await page.getByLabel('Merchant', { exact: true }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await context.close()
})

test('a file that is not a receipt is refused with a text, and nothing is sent', async ({ baseUrl, signUp }) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/receipts', { width: 360 })
  await page.getByText('No receipts yet').waitFor()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))

  await addFile(page, 'setup.exe', 'application/x-msdownload', Buffer.from('MZ'))
  await page
    .getByText(
      'Unsupported file type: "application/x-msdownload" for file "setup.exe". Allowed: image/*, application/pdf, .xml, .eml.',
    )
    .waitFor()
  await addFile(page, 'large.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1))
  await page.getByText('File is too large. Max size: 10 MB.').waitFor()
  expect(requests).not.toContain('PUT')
  await page.getByRole('button', { name: 'Dismiss setup.exe' }).click()
  await expect.poll(() => page.getByText('setup.exe').count()).toBe(0)
  await context.close()
})

/** Clicks near one end of a box, because the words of a row are at its ends. */
async function clickAt(page: Page, box: { x: number; y: number; width: number; height: number } | null, end: 'right') {
  if (!box || end !== 'right') throw new Error('There is no such place.')
  await page.mouse.click(box.x + box.width - 14, box.y + box.height / 2)
}

function rightEdge(box: { x: number; width: number } | null): number {
  return box ? box.x + box.width : Number.POSITIVE_INFINITY
}
