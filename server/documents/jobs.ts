import type { Reader } from '../adapters/reader.ts'
import type { Storage } from '../adapters/storage.ts'
import { requireDetail, type Task } from '../core/jobs.ts'
import type { Tenant, Terms } from '../core/tenant.ts'
import { readStatement } from '../imports/csv/statement.ts'
import type { Reading, ReadingHints } from '../reader/reading.ts'
import { ReadingError } from '../reader/reading-error.ts'
import { returnCredits } from './credits.ts'
import { decodeText } from './csv-text.ts'
import { stageBudgetList } from './stage-budget-list.ts'
import { stageReading } from './stage-reading.ts'
import { finish, previewPathOf } from './stage-receipt.ts'
import { stageStatement } from './stage-statement.ts'
import { lockDocument } from './state.ts'
import { storable } from './storable.ts'

export interface ReadingParts {
  storage: Storage
  reader: Reader
  terms: Terms
}

interface Readable {
  id: string
  fileName: string
  contentType: string
  storagePath: string
}

/** Reads a document and stages what it found. Run twice, or by two processes at once, it stages once. */
const readDocument: Task<ReadingParts> = {
  async run(tenant, details, parts) {
    const document = await beginReading(tenant, requireDetail(details, 'documentId'))
    if (!document) return
    try {
      await readAndStage(tenant, document, parts)
    } catch (error) {
      if (!(error instanceof ReadingError) || error.isPassing) throw error
      await failReading(tenant, document.id, error.message)
    }
  },
  async onGivenUp(tenant, details, _, error) {
    const sentence = error instanceof ReadingError ? error.message : 'This document could not be read. Try again.'
    await failReading(tenant, requireDetail(details, 'documentId'), sentence)
  },
}

export const documentTasks: Record<string, Task<ReadingParts>> = { 'read-document': readDocument }

/** @returns undefined when the reading is over already, or nobody wants it any more */
function beginReading(tenant: Tenant, id: string): Promise<Readable | undefined> {
  return tenant.write(async (db) => {
    const { storagePath, ...document } = await lockDocument(db, id)
    if (!isWanted(document) || storagePath === null) return undefined
    if (document.stage === 'RECEIVED') {
      await db
        .updateTable('documents')
        .set({ stage: 'READING', version: document.version + 1 })
        .where('id', '=', id)
        .execute()
    }
    return { ...document, storagePath }
  })
}

async function readAndStage(tenant: Tenant, document: Readable, { storage, reader, terms }: ReadingParts) {
  const bytes = await storage.get(document.storagePath)
  if (!bytes) throw new ReadingError('DAMAGED', 'The file is gone from the storage. Upload it again.')
  if (document.contentType === 'text/csv') {
    const text = storable(decodeText(bytes))
    if (text.length > mostCharacters) throw tooLong()
    const statement = readStatement(text, tenant.currency === 'USD' ? 'MONTH_FIRST' : 'DAY_FIRST')
    return stage(tenant, document.id, (db) =>
      statement ? stageStatement(db, tenant, document, statement) : stageBudgetList(db, tenant, document, text),
    )
  }
  const hints = await readingHints(tenant)
  const { previews, ...read } = await reader.read({ bytes, contentType: document.contentType, hints })
  const reading: Reading = { ...storable({ ...read, previews: [] }), previews }
  for (const preview of previews) {
    await storage.putBytes(previewPathOf(document.storagePath, preview.page), preview.bytes, preview.contentType)
  }
  return stage(tenant, document.id, (db) => stageReading(db, tenant, terms, document, reading))
}

/** What is reviewed by hand is shorter. */
const mostCharacters = 1_000_000

const tooLong = () =>
  new ReadingError('TOO_LARGE', 'This file is too long to be reviewed row by row. Export a shorter time, or split it.')

/** Somebody may have been faster, or have thrown the document away while it was read. */
function stage(tenant: Tenant, id: string, work: (db: Parameters<Parameters<Tenant['write']>[0]>[0]) => Promise<void>) {
  return tenant.write(async (db) => {
    if (isWanted(await lockDocument(db, id))) await work(db)
  })
}

/** What was read of it before stays; a receipt can still be filled in by hand. */
function failReading(tenant: Tenant, id: string, failure: string): Promise<void> {
  return tenant.write(async (db) => {
    if (!isWanted(await lockDocument(db, id))) return
    await returnCredits(db, id)
    await finish(db, id, { stage: 'FAILED', failure })
  })
}

const isWanted = ({ stage, state }: { stage: string; state: string }) =>
  (stage === 'RECEIVED' || stage === 'READING') && state === 'STAGING'

function readingHints(tenant: Tenant): Promise<ReadingHints> {
  return tenant.read(async (db) => {
    const country = await db
      .selectFrom('users')
      .innerJoin('countries', 'countries.id', 'users.countryId')
      .select('countries.code')
      .where('users.id', '=', tenant.userId)
      .executeTakeFirst()
    return { currency: tenant.currency, today: tenant.today, ...(country && { country: country.code }) }
  })
}
