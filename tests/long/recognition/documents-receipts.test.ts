import { readFile } from 'node:fs/promises'
import { mailOf } from '../../api/intake/mail-files.ts'
import type { GivenFile } from '../../browser/assistant/assistant-steps.ts'
import {
  approveReceipt,
  expectInLedger,
  reviewItems,
  sendInChat,
  untilRead,
} from '../../browser/intake/documents-steps.ts'
import { type PdfPage, writePdf } from '../../reader/write-pdf.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { receiptLines } from '../../support/data/sent-files.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

const kinds: [kind: string, give: () => Promise<GivenFile>, merchant: string, total: string][] = [
  [
    'the photograph of an iPhone',
    async () => {
      const buffer = await readFile(new URL('../../reader/fixtures/slip.heic', import.meta.url))
      return { name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer }
    },
    'Peachtree Diner',
    '19.06',
  ],
  [
    'an email with a PDF',
    async () => email(pdf({ lines: receiptLines('CORNER SHOP', 1.2, 3.5) })),
    'CORNER SHOP',
    '4.70',
  ],
]

for (const [kind, give, merchant, total] of kinds) {
  test(`${kind}, dropped on the assistant, becomes a transaction`, async ({ baseUrl, signUp }) => {
    const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
    const messages = await sendInChat(page, await give())
    await reviewItems(messages, '**/receipts/*/review')
    if (kind === 'an email with a PDF') await page.getByText('From the email “Your receipt” by Shop').waitFor()
    await approveReceipt(page, merchant, total)
    await expectInLedger(page, [merchant, `−$${total}`])
    expect(problems).toEqual([])
    await context.close()
  })
}

test('two receipts in one file are reviewed one after the other', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const file = pdf({ lines: receiptLines('CORNER SHOP', 1.2, 3.5) }, { lines: receiptLines('GREEN MARKET', 4.3) })
  const messages = await sendInChat(page, file)
  await messages.getByText('2 receipts, 3 items').waitFor(untilRead)
  await reviewItems(messages, '**/receipts/*/review')
  const documents = page.getByRole('navigation', { name: 'Receipts in this file' }).getByRole('link')
  await expect.poll(() => documents.count()).toBe(2)

  await approveReceipt(page, 'Corner Shop', '4.70')
  await approveReceipt(page, 'Green Market', '4.30')
  await expectInLedger(page, ['Corner Shop', '−$4.70'], ['Green Market', '−$4.30'])
  expect(problems).toEqual([])
  await context.close()
})

function email({ name, mimeType, buffer }: GivenFile): GivenFile {
  const bytes = mailOf({ parts: [{ type: mimeType, fileName: name, bytes: buffer }] })
  return { name: 'receipt.eml', mimeType: 'message/rfc822', buffer: bytes }
}

function pdf(...pages: PdfPage[]): GivenFile {
  return { name: 'slip.pdf', mimeType: 'application/pdf', buffer: writePdf(pages) }
}
