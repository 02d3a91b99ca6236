import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { bankFile, chooseFile } from '../../browser/intake/bank-file.ts'
import { dropOn, reviewItems, sendInChat, untilRead } from '../../browser/intake/documents-steps.ts'
import { walk, walkTimeout } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { drawReceipt } from '../../support/data/receipt-picture.ts'
import { receiptLines, receiptPages } from '../../support/data/sent-files.ts'
import { expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

test('axe finds nothing on receipts with open questions, 1280 and 360 px, light and dark', {
  timeout: walkTimeout,
}, async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const bought = expense({ description: 'Corner Shop', amount: '4.70', date: '2026-03-14' })
  await ada.graphql(CreateTransactionDocument, { input: bought })
  const { context, page } = await openAt(baseUrl, ada, '/receipts')
  const add = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
  const findings = await walk(page, {
    'parts of a file, and a match': async () => {
      const { fileName, contentType, bytes } = receiptPages([
        receiptLines('CORNER SHOP', 1.2, 3.5),
        receiptLines('GREEN MARKET', 4.3),
      ])
      await page.getByText('No receipts yet').waitFor()
      await add(fileName, contentType, bytes)
      await page.getByRole('link', { name: /corner shop/i }).click(untilRead)
      await page.getByRole('navigation', { name: 'Receipts in this file' }).waitFor()
      await page.getByRole('radiogroup', { name: 'Attach to' }).waitFor()
    },
    'a receipt that was here before': async () => {
      await page.goBack()
      await add('first.jpg', 'image/jpeg', drawReceipt())
      await page.getByText('3 to review').waitFor(untilRead)
      await add('second.jpg', 'image/jpeg', drawReceipt())
      await expect.poll(() => page.getByText('3 to review').count(), untilRead).toBe(2)
      await page
        .getByRole('link', { name: /greenlake/i })
        .first()
        .click()
      await page.getByRole('button', { name: 'Keep both' }).waitFor()
    },
  })
  expect(findings).toEqual([])
  await context.close()
})

test('axe finds nothing on an invalid list and an existing import row, 1280 and 360 px, light and dark', {
  timeout: walkTimeout,
}, async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const expenseInput = expense({ description: 'Elliott Books', amount: '34.50', date: '2026-03-04' })
  await ada.graphql(CreateTransactionDocument, { input: expenseInput })
  const { context, page } = await openAt(baseUrl, ada, '/budgets')
  const findings = await walk(page, {
    'a list that is none': async () => {
      const target = page.getByRole('button', { name: 'Import a list' }).first()
      await dropOn(target, { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: drawReceipt() })
      await page.getByText('Not a budget list').waitFor(untilRead)
    },
    'an inbox with a look-alike': async () => {
      const rows = 'Date,Description,Amount\n2026-03-04,Elliott Books,-34.50\n2026-03-05,Kiosk,-2.20\n'
      await page.goto(`${baseUrl}/dashboard`)
      const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
      await reviewItems(await sendInChat(page, file), '**/review')
      await page.getByRole('button', { name: /^Elliott Books/ }).click()
      await page.getByRole('button', { name: 'Merge' }).waitFor()
    },
    'a place for files of banks': async () => {
      await page.goto(`${baseUrl}/transactions/import`)
      await page.getByText('No imports yet').waitFor()
    },
    'rows of a file, one beside what is there': async () => {
      await chooseFile(page, bankFile)
      await page.getByText('Possible duplicate', { exact: true }).click()
      await page.getByRole('button', { name: 'Add anyway' }).waitFor()
    },
    'how a file is read': async () => {
      await page.getByRole('button', { name: /^Column mapping/ }).click()
      await page.getByRole('button', { name: 'Apply mapping' }).waitFor()
    },
  })
  expect(findings).toEqual([])
  await context.close()
})
