import { hybridPdf } from '../../reader/hostile-invoices.ts'
import { invoiceFacts, writeInvoice } from '../../reader/invoices.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { addFile, untilRead } from './documents-steps.ts'

const { openAt } = openBrowser()

test('an e-invoice is marked, warns of another account on its page, and is marked as paid', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/receipts')
  await page.getByText('No receipts yet').waitFor()
  const forged = writeInvoice('CII', { ...invoiceFacts, iban: 'FR1420041010050500013M02606' })
  await addFile(page, 'invoice.pdf', 'application/pdf', hybridPdf([forged]))
  await page.getByRole('link', { name: 'Nordlicht' }).click(untilRead)
  await page.getByText(/names the account FR14 .* but the printed page shows DE75 5121/).waitFor()
  await expect.poll(() => page.getByRole('img', { name: 'From the e-invoice' }).count()).toBeGreaterThan(5)
  expect(await page.getByRole('img', { name: 'QR code of the payment' }).count()).toBe(0)
  await page.goto(`${baseUrl}/receipts`)

  await addFile(
    page,
    'right.xml',
    'text/xml',
    Buffer.from(writeInvoice('UBL', { ...invoiceFacts, tradingName: 'Harbor Power' })),
  )
  await page.getByRole('link', { name: 'Harbor Power' }).click(untilRead)
  await page.getByRole('img', { name: 'QR code of the payment' }).waitFor()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('button', { name: 'Mark as unpaid' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
