import {
  CreateReceiptDocument,
  CreateUploadUrlDocument,
  type DocumentDetailsFragment,
  PendingItemsChangedDocument,
  type ReceiptDetailsFragment,
  ReceiptDocument,
} from '../../support/generated.ts'
import type { CallOptions, TestUser } from '../../support/people.ts'
import { type PrintedLine, receiptPdf } from './receipt-files.ts'

export interface SentFile {
  fileName: string
  contentType: string
  bytes: Buffer
}

export async function upload(person: TestUser, baseUrl: string, { fileName, contentType, bytes }: SentFile) {
  const input = { fileName, contentType, size: bytes.length }
  const { createUploadUrl } = await person.graphql(CreateUploadUrlDocument, { input })
  const response = await fetch(`${baseUrl}${createUploadUrl.uploadUrl}`, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: new Uint8Array(bytes),
  })
  if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`)
  return createUploadUrl.storagePath
}

export async function addReceipt(
  person: TestUser,
  baseUrl: string,
  file: SentFile,
  options: CallOptions = {},
): Promise<ReceiptDetailsFragment> {
  const { fileName, contentType } = file
  const storagePath = await upload(person, baseUrl, file)
  const { receipt } = await untilRead(person, async () => {
    const input = { storagePath, fileName, contentType }
    const { createReceipt } = await person.graphql(CreateReceiptDocument, { input }, options)
    return { documentId: createReceipt.document.id, receipt: createReceipt }
  })
  return (await person.graphql(ReceiptDocument, { id: receipt.id })).receipt
}

export async function untilRead<Made extends { documentId: string }>(
  person: TestUser,
  act: () => Promise<Made>,
): Promise<Made & { document: DocumentDetailsFragment }> {
  const subscription = await person.subscribe(PendingItemsChangedDocument, {})
  const made = await act()
  for (;;) {
    const { documents } = (await subscription.next()).pendingItemsChanged
    const document = documents.find(({ id }) => id === made.documentId)
    if (document?.stage === 'STAGED' || document?.stage === 'FAILED') {
      await subscription.stop()
      return { ...made, document }
    }
  }
}

export const cornerShop: readonly PrintedLine[] = [
  ['CORNER SHOP'],
  ['Main Street 5'],
  ['Date: 2026-03-14'],
  ['Milk', '1.20'],
  ['Bread', '3.50'],
  ['Shampoo', '4.30'],
  ['TOTAL', '$9.00'],
]

export function pdf(lines: readonly PrintedLine[] = cornerShop, fileName = 'shop.pdf'): SentFile {
  return { fileName, contentType: 'application/pdf', bytes: receiptPdf(lines) }
}

export function asRead(receipt: ReceiptDetailsFragment) {
  return {
    merchant: receipt.merchant.value ?? '',
    date: receipt.date.value ?? '',
    currency: receipt.currency.value ?? '',
    total: receipt.total.value ?? '',
    items: receipt.items
      .filter(({ state }) => state === 'PENDING')
      .map(({ id, description, amount, category }) => ({
        id,
        description,
        amount: amount.value,
        categoryId: category?.id ?? null,
      })),
    saveAs: 'ONE_TRANSACTION' as const,
  }
}
