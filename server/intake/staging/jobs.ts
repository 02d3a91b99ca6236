import { msg } from '@lingui/core/runtime-macro'
import type { FileParser } from '../../adapters/file-parser.ts'
import type { Model } from '../../adapters/model.ts'
import type { Reader } from '../../adapters/reader.ts'
import type { Storage } from '../../adapters/storage.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { withTimeout } from '../../base/semaphore.ts'
import { readerLanguage, render, setReaderFormat } from '../../base/text.ts'
import { allowsAi } from '../../people/users/ai-consent.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { Reading, ReadingContext } from '../../reader/reading.ts'
import { attemptOf, beginAttempt, endAttempt, type FileToRead, failAttempt, failFile } from '../documents/attempt.ts'
import { previewPathOf } from '../documents/pages.ts'
import { usualDayOrder } from '../imports/files/layout.ts'
import { unpackMail } from '../mails/unpack-mail.ts'
import { isInvoiceXml } from '../uploads/file-signatures.ts'
import { isTabular, mailType } from '../uploads/file-types.ts'
import { storable } from '../uploads/storable.ts'
import { setMessageNotice } from './message-notice.ts'
import { type ModelReading, readWithModel } from './model-reading.ts'
import type { parseTable } from './parse-table.ts'
import { listContext, stageBudgetList } from './stage-budget-list.ts'
import { stageReading } from './stage-reading.ts'
import { stageStatement } from './stage-statement.ts'

export interface ReadingServices {
  storage: Storage
  reader: Reader
  parser: FileParser
  operatorSettings: OperatorSettings
  /** Set if the operator has configured a language model, which reads the pages too. */
  model?: Model | null
  /**
   * The timeout of one attempt in milliseconds, after which it is retried. Default 300,000: the reader's limits for
   * this document and two before it, plus the limits of the model and the storage.
   */
  attemptTimeout?: number
}

export const senderRemovedMessage = msg`The member who sent this has left, so it wasn't read. Try again to read it.`

/** Reads a document and stages the result. Concurrent or repeated runs stage it once. */
const readDocument: Task<ReadingServices> = {
  async run(tenant, details, services) {
    const file = await beginAttempt(tenant, attemptOf(details))
    if (!file) return
    try {
      await withTimeout(readAndStage(tenant, file, services), services.attemptTimeout ?? 300_000)
    } catch (error) {
      if (!(error instanceof ReadingError) || error.isPassing) throw error
      await failAttempt(tenant, file, render(error.text))
    }
  },
  async onGivenUp(tenant, details, _, error) {
    const text = error instanceof ReadingError ? error.text : msg`This document couldn't be read. Try again.`
    await failAttempt(tenant, attemptOf(details), render(text))
  },
  readsFile: true,
  // The reader processes one document at a time. Two more can wait for it or stage their results.
  atOnce: 3,
  origin: 'reader',
  onSenderGone: (db, details) => failFile(db, attemptOf(details), render(senderRemovedMessage)),
}

export const documentTasks: Record<string, Task<ReadingServices>> = { 'read-document': readDocument }

async function readAndStage(tenant: Tenant, sent: FileToRead, services: ReadingServices) {
  const { storage } = services
  const bytes = await storage.get(sent.storagePath)
  if (!bytes) throw new ReadingError('DAMAGED', msg`The file is no longer stored. Upload it again.`)
  if (sent.contentType !== mailType) return readFile(tenant, sent, bytes, services)
  const unpacked = await unpackMail(tenant, sent, bytes, services)
  if (unpacked) await readFile(tenant, unpacked.file, unpacked.bytes, services)
}

async function readFile(tenant: Tenant, file: FileToRead, bytes: Uint8Array, services: ReadingServices) {
  const { storage, operatorSettings, parser } = services
  const readingContext = await loadReadingContext(tenant)
  const isTable = isTabular(file.contentType) && file.kind !== 'RECEIPT' && !isInvoiceXml(bytes)
  if (isTable) return readAndStageTable(tenant, file, bytes, parser)
  const { reading, notice } = await readPages(tenant, file, bytes, readingContext, services)
  for (const preview of reading.previews) {
    await storage.putBytes(previewPathOf(file.storagePath, preview.page), preview.bytes, preview.contentType)
  }
  return endAttempt(tenant, file, async (db, locked) => {
    await stageReading(db, tenant, operatorSettings, { ...file, documents: locked.documents }, reading)
    await setMessageNotice(db, file.id, notice)
  })
}

async function readAndStageTable(tenant: Tenant, file: FileToRead, bytes: Uint8Array, parser: FileParser) {
  const isText = file.contentType === 'text/csv'
  const list = await tenant.read((db) => listContext(db, tenant))
  const input = { bytes, isText, usual: usualDayOrder(tenant), list }
  const { value: parsed } = await parser.parse<typeof parseTable>('parseTable', input, { size: bytes.length }).next()
  await endAttempt(tenant, file, (db) =>
    parsed.list ? stageBudgetList(db, tenant, file, parsed.list) : stageStatement(db, tenant, file, parsed),
  )
}

async function readPages(
  tenant: Tenant,
  { contentType }: FileToRead,
  bytes: Uint8Array,
  readingContext: ReadingContext,
  { reader, model, operatorSettings }: ReadingServices,
): Promise<ModelReading> {
  // The reader already returns storable words. A long document has too many to process again here.
  const { previews, pages, ...read } = await reader.read({ bytes, contentType, readingContext })
  const reading: Reading = { ...storable(read), pages, previews }
  const isAllowed = model && (await tenant.read((db) => allowsAi(db, tenant.userId, operatorSettings)))
  const isExact = reading.receipts.some(({ invoice }) => invoice)
  return isAllowed && !isExact ? readWithModel(tenant, model, reading) : { reading, notice: null }
}

function loadReadingContext(tenant: Tenant): Promise<ReadingContext> {
  return tenant.read(async (db) => {
    const { code, locale: format } = await db
      .selectFrom('users')
      .leftJoin('countries', 'countries.id', 'users.countryId')
      .select(['countries.code', 'users.locale'])
      .where('users.id', '=', tenant.userId)
      .executeTakeFirstOrThrow()
    setReaderFormat(format)
    const { currency, today } = tenant
    return { currency, today, language: readerLanguage(), format, ...(code && { country: code }) }
  })
}
