import { CreateReceiptDocument, MailsInReviewDocument, PendingItemsChangedDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { mailOf, shopHtml } from './mail-files.ts'
import { receiptPdf } from './receipt-files.ts'
import { cornerShop, untilRead, upload } from './receipt-steps.ts'

const attachment = { type: 'application/pdf', fileName: 'shop.pdf', bytes: receiptPdf(cornerShop) }
const bank = {
  type: 'application/octet-stream',
  fileName: 'bank.csv',
  bytes: 'Date,Description,Amount\n2026-03-03,Harbor ferry,-7.00\n2026-03-04,Elliott Books,-34.50\n',
}

test('the attachments of a posted mail become documents that name the mail', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const logo = { type: 'image/png', fileName: '../../logo.png', bytes: 'not a picture' }
  const parts = [{ type: 'text/plain', bytes: 'See attached.' }, bank, logo, attachment]
  await untilAllRead(ada, 2, () =>
    post(ada, baseUrl, mailOf({ subject: 'Receipt and bank', messageId: 'a@shop', parts })),
  )

  const { receipts, pendingItems } = await ada.graphql(MailsInReviewDocument, {})
  const mail = { sender: 'Shop <shop@example.com>', subject: 'Receipt and bank', sentAt: '2026-11-22T09:30:00.000Z' }
  expect(receipts.edges.map(({ node }) => node)).toMatchObject([
    {
      total: { value: '9.00' },
      document: { stage: 'STAGED', fileName: 'shop.pdf', contentType: 'application/pdf', mail },
    },
  ])
  expect(pendingItems.filter(({ document }) => document.fileName === 'bank.csv')).toMatchObject([
    { description: 'Harbor ferry', document: { mail: { subject: 'Receipt and bank' } } },
    { description: 'Elliott Books' },
  ])
})

test('a receipt in the HTML of a mail is read as text', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const parts = [{ type: 'text/html; charset=utf-8', bytes: shopHtml }]
  const storagePath = await upload(ada, baseUrl, {
    fileName: 'order.eml',
    contentType: 'application/octet-stream',
    bytes: mailOf({ parts }),
  })
  const input = { storagePath, fileName: 'order.eml', contentType: 'message/rfc822' }
  const { document } = await untilRead(ada, async () => {
    const { createReceipt } = await ada.graphql(CreateReceiptDocument, { input })
    return { documentId: createReceipt.document.id }
  })

  expect(document).toMatchObject({ stage: 'STAGED', failure: null })
  const { receipts, pendingItems } = await ada.graphql(MailsInReviewDocument, {})
  expect(receipts.edges[0]?.node).toMatchObject({
    merchant: { value: 'Green Lake Market' },
    total: { value: '6.00' },
    document: { fileName: 'Your receipt.txt', contentType: 'text/plain', mail: { subject: 'Your receipt' } },
  })
  expect(pendingItems.map(({ description, amount }) => [description, amount.value])).toEqual([
    ['Apples', '3.50'],
    ['Bread', '2.50'],
  ])
})

test('a mail is read once, also in another file with its Message-ID', async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const first = mailOf({ messageId: 'once@shop', parts: [attachment] })
  const again = mailOf({ messageId: 'once@shop', subject: 'Forwarded', parts: [attachment] })
  await untilAllRead(ada, 1, () => post(ada, baseUrl, first))
  await untilAllRead(ada, 1, () => post(ada, baseUrl, again))

  const { receipts } = await ada.graphql(MailsInReviewDocument, {})
  expect(receipts.edges.map(({ node }) => [node.document.stage, node.document.failure])).toEqual([
    ['FAILED', 'This email was added before. Its documents are in your receipts and review.'],
    ['STAGED', null],
  ])
  await untilAllRead(bob, 1, () => post(bob, baseUrl, first))
  const theirs = await bob.graphql(MailsInReviewDocument, {})
  expect(theirs.receipts.edges[0]?.node.document.stage).toBe('STAGED')
})

test('a mail without anything to read says so, and a wrong request is refused', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const zip = { type: 'application/zip', fileName: 'files.zip', bytes: 'PK\x03\x04' }
  await untilAllRead(ada, 1, () => post(ada, baseUrl, mailOf({ parts: [zip] })))
  const { receipts } = await ada.graphql(MailsInReviewDocument, {})
  expect(receipts.edges[0]?.node.document).toMatchObject({
    stage: 'FAILED',
    failure: expect.stringContaining('This email has no text and no attachment that can be read.'),
  })

  const answers = [
    await send(ada, baseUrl, mailOf({ parts: [] }), { 'content-type': 'text/plain' }),
    await send(ada, baseUrl, Buffer.from('\x00\x01not a mail')),
    await send(ada, baseUrl, Buffer.alloc(0)),
    await send(ada, baseUrl, Buffer.alloc(10_485_761, 'a')),
    await send(ada, baseUrl, mailOf({ parts: [] }), { authorization: 'Bearer pur_wrong' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([415, 415, 422, 413, 401])
})

test('a token with the scope "stage" may post a mail, and one with "read" may not', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const sendWith = async (scopes: string[]) => {
    const { body } = await ada.rest('POST', '/tokens', { name: 'Mail', scopes })
    const { status } = await send(ada, baseUrl, mailOf({ parts: [attachment] }), {
      authorization: `Bearer ${body.token}`,
    })
    return status
  }
  expect(await sendWith(['read'])).toBe(403)
  await untilAllRead(ada, 1, async () => expect(await sendWith(['stage'])).toBe(201))
})

async function send(person: TestUser, baseUrl: string, bytes: Buffer, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${person.token}`
  return fetch(`${baseUrl}/api/v1/mail`, {
    method: 'POST',
    headers: {
      authorization,
      'x-active-organization-id': person.organizationId,
      'content-type': 'message/rfc822',
      ...headers,
    },
    body: new Uint8Array(bytes),
  })
}

async function post(person: TestUser, baseUrl: string, bytes: Buffer): Promise<void> {
  const response = await send(person, baseUrl, bytes)
  expect([response.status, await response.json()]).toMatchObject([201, { document_id: expect.any(String) }])
}

/** Waits until as many further documents are read, or failed. */
async function untilAllRead(person: TestUser, count: number, act: () => Promise<void>) {
  const subscription = await person.subscribe(PendingItemsChangedDocument, {})
  const done = new Set<string>()
  await act()
  while (done.size < count) {
    const { documents } = (await subscription.next()).pendingItemsChanged
    for (const { id, stage } of documents) if (stage === 'STAGED' || stage === 'FAILED') done.add(id)
  }
  await subscription.stop()
}
