import { receiptLines, receiptPages } from '../../support/data/sent-files.ts'
import {
  ApproveReceiptDocument,
  DiscardReceiptDocument,
  DoubtedItemsDocument,
  ReadDocumentAgainDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { creditsOf, fileOf, receiptOf, sendAndWait, untilOver } from './file-steps.ts'
import { asRead } from './receipt-steps.ts'

const two = () => receiptPages([receiptLines('CORNER SHOP', 1.2, 3.5), receiptLines('GREEN MARKET', 4.3)])

test('each receipt in a file becomes a separate document, and the message shows both', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { file, message } = await sendAndWait(ada, baseUrl, two())

  expect(file).toMatchObject({ stage: 'STAGED', title: 'CORNER SHOP', part: 1, partOf: null, itemCount: 2, credits: 1 })
  expect(file.parts).toMatchObject([
    { part: 2, stage: 'STAGED', state: 'STAGING', title: 'GREEN MARKET', total: { value: '4.30' }, itemCount: 1 },
  ])
  const [second] = file.parts
  const other = await fileOf(ada, second?.id ?? '')
  expect(other).toMatchObject({ partOf: { id: file.id }, credits: 0, sameAs: null })
  expect(other.fileUrl).not.toBeNull()
  expect(await creditsOf(ada)).toBe(1)

  const [first, green] = [await receiptOf(ada, file), await receiptOf(ada, other)]
  expect(first).toMatchObject({ pages: [{ number: 1 }], total: { value: '4.70', place: { page: 1 } } })
  expect(green).toMatchObject({ pages: [{ number: 1 }], total: { value: '4.30', place: { page: 1 } } })
  expect(green.text).toContain('GREEN MARKET')
  expect(green.text).not.toContain('CORNER SHOP')
  expect(first.text).not.toContain('GREEN MARKET')
  const { documentItems } = await ada.graphql(DoubtedItemsDocument, { documentId: other.id })
  expect(documentItems).toMatchObject([{ amount: { value: '4.30' }, place: { page: 1 } }])
  const picture = await fetch(`${baseUrl}${green.pages[0]?.imageUrl}`)
  expect(picture.headers.get('content-type')).toBe('image/webp')

  const expected = {
    metadata: { itemsFound: 3, reviewUrl: `/receipts/${first.id}/review` },
    pendingReceiptItemCount: 3,
  }
  expect(await message()).toMatchObject({ ...expected, receiptStatus: 'STAGING' })

  await ada.graphql(ApproveReceiptDocument, { id: first.id, version: first.version, input: asRead(first) })
  expect(await message()).toMatchObject({
    content: 'I processed your document. You have 1 item(s) left to review.',
    metadata: { reviewUrl: `/receipts/${green.id}/review` },
    receiptStatus: 'STAGING',
  })
  await ada.graphql(ApproveReceiptDocument, { id: green.id, version: green.version, input: asRead(green) })
  expect(await message()).toMatchObject({
    content: 'This document has been fully processed.',
    receiptStatus: 'PROCESSED',
    pendingReceiptItemCount: 0,
  })
  const { transactions } = await ada.graphql(TransactionsDocument, { first: 10 })
  expect(transactions.edges.map(({ node }) => node.amount.value).sort()).toEqual(['4.30', '4.70'])
})

test('a discarded receipt leaves the others, and the file is discarded with its last receipt', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const { file, message } = await sendAndWait(ada, baseUrl, two())
  await ada.graphql(DiscardReceiptDocument, { id: file.receiptId ?? '' })
  expect(await fileOf(ada, file.id)).toMatchObject({ state: 'DISCARDED', parts: [{ state: 'STAGING' }] })
  expect(await message()).toMatchObject({ receiptStatus: 'STAGING', pendingReceiptItemCount: 1 })
  await ada.graphql(DiscardReceiptDocument, { id: file.parts[0]?.receiptId ?? '' })
  expect(await message()).toMatchObject({ receiptStatus: 'DISCARDED', pendingReceiptItemCount: 0 })
})

test('reading any receipt of the file again replaces pending items and keeps reviewed ones', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const three = receiptPages([
    receiptLines('CORNER SHOP', 1.2, 3.5),
    receiptLines('GREEN MARKET', 4.3),
    receiptLines('BLUE BAKERY', 2.2),
  ])
  const { file } = await sendAndWait(ada, baseUrl, three)
  const [green, blue] = file.parts
  const corner = await receiptOf(ada, file)
  await ada.graphql(ApproveReceiptDocument, { id: corner.id, version: corner.version, input: asRead(corner) })
  await ada.graphql(DiscardReceiptDocument, { id: blue?.receiptId ?? '' })

  const { readDocumentAgain } = await ada.graphql(ReadDocumentAgainDocument, { id: green?.id ?? '' })
  expect(readDocumentAgain.stage).toBe('RECEIVED')
  await untilOver(ada, green?.id ?? '')
  const reread = await fileOf(ada, file.id)
  expect(reread).toMatchObject({ stage: 'STAGED', state: 'PROCESSED', itemCount: 2 })
  expect(reread.parts).toMatchObject([
    { id: green?.id, receiptId: green?.receiptId, stage: 'STAGED', state: 'STAGING', pendingItemCount: 1 },
    { id: blue?.id, stage: 'STAGED', state: 'DISCARDED' },
  ])
  const { transactions } = await ada.graphql(TransactionsDocument, { first: 10 })
  expect(transactions.edges).toHaveLength(1)
  expect(await creditsOf(ada)).toBe(1)

  await expect(ada.graphql(ReadDocumentAgainDocument, { id: file.id })).rejects.toMatchObject({ code: 'CONFLICT' })
  await ada.graphql(ReadDocumentAgainDocument, { id: blue?.id ?? '' })
  await untilOver(ada, blue?.id ?? '')
  expect((await fileOf(ada, file.id)).parts).toMatchObject([{ state: 'STAGING' }, { state: 'STAGING', itemCount: 1 }])
})
