import { AssistantCreditsDocument as CreditsUsedDocument } from '../../../web/operations/generated.ts'
import {
  ApproveReceiptDocument,
  ApproveStagedItemDocument,
  CreateReceiptDocument,
  CreateUploadUrlDocument,
  DiscardReceiptDocument,
  DocumentDocument,
  DocumentItemsDocument,
  InboxDocument,
  ReadDocumentAgainDocument,
  ReceiptDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { addReceipt, asRead, cornerShop, pdf, untilRead, upload } from './receipt-steps.ts'

const half = { ...pdf(), bytes: pdf().bytes.subarray(0, 120) }
const asInput = ({ fileName, contentType }: { fileName: string; contentType: string }, storagePath: string) => ({
  input: { fileName, contentType, storagePath },
})

test('a truncated PDF fails with an error, costs nothing and can be filled in manually', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, half)

  expect(receipt).toMatchObject({
    document: { stage: 'FAILED', state: 'STAGING', failure: expect.stringMatching(/\w{3,}.*\.$/) },
    items: [],
    merchant: { value: null },
    total: { value: null },
  })
  expect(await creditsOf(ada)).toBe(0)

  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input: {
      ...asRead(receipt),
      merchant: 'Corner Shop',
      date: '2026-03-14',
      currency: 'USD',
      total: '9.00',
      items: [],
    },
  })
  expect(approveReceipt).toMatchObject({
    document: { stage: 'STAGED', state: 'PROCESSED', failure: null },
    items: [{ description: 'Corner Shop', state: 'APPROVED' }],
    transactions: [{ amount: { value: '9.00' } }],
  })
})

test('an empty picture fails, and reading it again counts against no limit', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf([['...']], 'empty.pdf'))
  expect(receipt.document.stage).toBe('FAILED')

  const { document } = await untilRead(ada, async () => {
    const { readDocumentAgain } = await ada.graphql(ReadDocumentAgainDocument, { id: receipt.document.id })
    expect(readDocumentAgain.stage).toBe('RECEIVED')
    return { documentId: receipt.document.id }
  })
  expect(document).toMatchObject({ stage: 'FAILED', itemCount: 0 })
  expect(await creditsOf(ada)).toBe(0)
})

test('reading again replaces pending items, but is refused after an item was saved', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())
  const { document } = await untilRead(ada, async () => {
    await ada.graphql(ReadDocumentAgainDocument, { id: receipt.document.id })
    return { documentId: receipt.document.id }
  })
  expect(document).toMatchObject({ stage: 'STAGED', itemCount: 3, pendingItemCount: 3 })
  expect(await creditsOf(ada)).toBe(1)

  const { receipt: now } = await ada.graphql(ReceiptDocument, { id: receipt.id })
  await ada.graphql(ApproveStagedItemDocument, { id: now.items[0]?.id ?? '' })
  await expect(ada.graphql(ReadDocumentAgainDocument, { id: receipt.document.id })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

test('a discarded receipt that is read again becomes pending', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())
  await ada.graphql(DiscardReceiptDocument, { id: receipt.id })

  const { document } = await untilRead(ada, async () => {
    await ada.graphql(ReadDocumentAgainDocument, { id: receipt.document.id })
    return { documentId: receipt.document.id }
  })
  expect(document).toMatchObject({ state: 'STAGING', itemCount: 3, pendingItemCount: 3 })
})

test('a read document costs one credit', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await addReceipt(ada, baseUrl, pdf())
  await addReceipt(ada, baseUrl, pdf([['GREEN MARKET'], ...cornerShop.slice(1)]))
  expect(await creditsOf(ada)).toBe(2)
})

test('an uploaded file can be used once, only by its uploader and only if it exists', async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const file = pdf()
  const { createUploadUrl } = await ada.graphql(CreateUploadUrlDocument, {
    input: { fileName: file.fileName, contentType: file.contentType, size: file.bytes.length },
  })
  const early = asInput(file, createUploadUrl.storagePath)
  await expect(ada.graphql(CreateReceiptDocument, early)).rejects.toMatchObject({ code: 'CONFLICT' })

  const call = asInput(file, await upload(ada, baseUrl, file))
  await expect(bob.graphql(CreateReceiptDocument, call)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const answers = await Promise.allSettled([1, 2, 3].map(() => ada.graphql(CreateReceiptDocument, call)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CONFLICT' })
  }
})

test('an unreadable file type is refused before the upload', async ({ signUp }) => {
  const ada = await signUp()
  const ask = (fileName: string, contentType: string) =>
    ada.graphql(CreateUploadUrlDocument, { input: { fileName, contentType, size: 100 } })
  await expect(ask('setup.exe', 'application/x-msdownload')).rejects.toMatchObject({
    code: 'UNSUPPORTED_TYPE',
    message: expect.stringContaining('Unsupported file type: "application/x-msdownload" for file "setup.exe".'),
  })
  await expect(ask('', 'image/png')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { fileName: expect.any(String) },
  })
  const { createUploadUrl } = await ask('../../etc/passwd.png', 'image/png')
  expect(createUploadUrl.storagePath).toMatch(new RegExp(`^${ada.organizationId}/\\d{4}/\\d{2}/[0-9a-f-]{36}$`))
})

test('a budget list is not read as a receipt', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const file = { fileName: 'plan.csv', contentType: 'text/csv', bytes: Buffer.from('Category,Planned\nFood,400\n') }
  const call = asInput(file, await upload(ada, baseUrl, file))
  await expect(ada.graphql(CreateReceiptDocument, call)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  expect((await ada.graphql(InboxDocument, {})).pendingItemCount).toBe(0)
})

test("another organization's document returns the same error as an unknown one", async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const { document } = await addReceipt(ada, baseUrl, pdf())
  await expect(bob.graphql(DocumentDocument, { id: document.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(bob.graphql(ReadDocumentAgainDocument, { id: document.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(bob.graphql(DocumentItemsDocument, { documentId: document.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

async function creditsOf(person: TestUser): Promise<number> {
  const { me } = await person.graphql(CreditsUsedDocument, {})
  return me.usageStats.currentMonthAiProcessingCount
}
