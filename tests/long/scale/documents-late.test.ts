import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFileParser } from '../../../server/adapters/file-parser.ts'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { openFolder, type Storage } from '../../../server/adapters/storage.ts'
import { ReadingError } from '../../../server/base/reading-error.ts'
import { verbatim } from '../../../server/base/text.ts'
import { findFileDocuments, getDocument } from '../../../server/intake/documents/read.ts'
import { rereadDocument } from '../../../server/intake/documents/write.ts'
import { discardReceipt } from '../../../server/intake/review/receipts.ts'
import { documentTasks, type ReadingServices } from '../../../server/intake/staging/jobs.ts'
import type { Task } from '../../../server/platform/jobs/jobs.ts'
import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import { creditsOf, receive } from '../../api/intake/kept-files.ts'
import { receiptPdf } from '../../api/intake/receipt-files.ts'
import { cornerShop } from '../../api/intake/receipt-steps.ts'
import { createJobsFixture, type Member, untilTrue } from '../../api/platform/jobs-fixture.ts'
import { receiptPages, receiptLines as slipOf } from '../../support/data/sent-files.ts'
import { selfHosted } from '../../support/data/terms.ts'

const fixture = createJobsFixture()
let folder: string
let storage: Storage
let reader: Reader
const parser = openFileParser(new URL('../../../server/parser/main.ts', import.meta.url))
const services = (more: Partial<ReadingServices> = {}): ReadingServices => ({
  storage,
  reader,
  parser,
  operatorSettings: selfHosted,
  ...more,
})
const hanging = (): Reader => ({ ...reader, read: () => new Promise(() => {}) })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purser-late-'))
  storage = openFolder(folder)
  reader = openReader()
})

afterAll(async () => {
  await reader.close()
  await rm(folder, { recursive: true, force: true })
})

const addReceiptPdf = (tenant: Tenant, name = 'CORNER SHOP') =>
  receive(storage, tenant, 'application/pdf', receiptPdf([[name], ...cornerShop.slice(1)]))
const stageOf = async (tenant: Tenant, id: string) => (await getDocument(tenant, id)).stage
const until = (tenant: Tenant, id: string, stage: string) => expect.poll(() => stageOf(tenant, id)).toBe(stage)
/** Moves the start of the document's stage into the past. */
const wait = (id: string, minutes: number) =>
  fixture.owner(`update documents set stage_since = now() - interval '${minutes} minutes' where id = '${id}'`)

describe('a document that is being read', () => {
  test('a document is left alone for its first ten minutes', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const { id } = await addReceiptPdf(tenant)
    await wait(id, 9)
    const before = await getDocument(tenant, id)
    expect(await rereadDocument(tenant, selfHosted, id)).toEqual(before)
    expect(await creditsOf(tenant)).toBe(1)
    await fixture.owner('delete from graphile_worker._private_jobs')
  })

  test('a document can be read again after ten minutes, even if a dead job holds its key and slot', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const { id } = await addReceiptPdf(tenant)
    await fixture.owner(`update documents set stage = 'READING' where id = '${id}'`)
    await wait(id, 11)
    await fixture.owner(`
      with dead as (update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone', attempts = 1
        returning job_queue_id)
      update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'gone'
        where id in (select job_queue_id from dead)`)
    const reread = await rereadDocument(tenant, selfHosted, id)
    expect(reread).toMatchObject({ stage: 'RECEIVED' })
    expect(Date.now() - reread.stageSince.getTime()).toBeLessThan(60_000)
    await fixture.start(documentTasks, services())
    await until(tenant, id, 'STAGED')
    expect(await getDocument(tenant, id)).toMatchObject({ itemCount: 3, credits: 1 })
    expect(await creditsOf(tenant)).toBe(1)
  })

  test('a document is retried automatically when an attempt hangs', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const { id } = await addReceiptPdf(tenant)
    let reads = 0
    const once: Reader = { ...reader, read: (sent) => (++reads === 1 ? hanging().read(sent) : reader.read(sent)) }
    await fixture.start(documentTasks, services({ reader: once, attemptTimeout: 3_000 }))
    await expect.poll(() => reads).toBeGreaterThan(1)
    await until(tenant, id, 'STAGED')
    expect(await getDocument(tenant, id)).toMatchObject({ itemCount: 3, credits: 1 })
  })

  test('a document that is discarded during reading, receipt by receipt, returns its credit', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const { bytes } = receiptPages([
      slipOf('CORNER SHOP', 1.2, 3.5),
      slipOf('GREEN MARKET', 4.3),
      slipOf('BLUE BAKERY', 2.2),
    ])
    const { id } = await receive(storage, tenant, 'application/pdf', bytes)
    let isHanging = false
    const sometimes: Reader = { ...reader, read: (sent) => (isHanging ? hanging() : reader).read(sent) }
    await fixture.start(documentTasks, services({ reader: sometimes, attemptTimeout: 3_000 }))
    await until(tenant, id, 'STAGED')
    const [green, blue] = await findFileDocuments(tenant, [id])
    await discardReceipt(tenant, (await getDocument(tenant, id)).receiptId ?? '')
    expect(await creditsOf(tenant)).toBe(1)

    await fixture.owner(`update ai_usage set at = now() - interval '25 hours'`)
    isHanging = true
    await rereadDocument(tenant, selfHosted, green?.id ?? '')
    await until(tenant, green?.id ?? '', 'READING')
    expect(await creditsOf(tenant)).toBe(2)
    await discardReceipt(tenant, green?.receiptId ?? '')
    expect(await creditsOf(tenant)).toBe(2)
    await discardReceipt(tenant, blue?.receiptId ?? '')
    expect(await creditsOf(tenant)).toBe(1)
  })

  test('a document that crashes the reader is not retried, ends with an error and returns its credit', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const { id } = await addReceiptPdf(tenant)
    let reads = 0
    const read = () => {
      reads += 1
      return Promise.reject(new ReadingError('CRASHED', verbatim('The reader broke.')))
    }
    await fixture.start(documentTasks, services({ reader: { ...reader, read } }))
    await untilTrue(async () => (await stageOf(tenant, id)) === 'FAILED')
    expect(reads).toBe(1)
    expect(await getDocument(tenant, id)).toMatchObject({ failure: 'The reader broke.', credits: 0 })
    expect(await creditsOf(tenant)).toBe(0)
  })
})

describe('a document whose sender', () => {
  test('a document whose sender has left ends with an error, and another member can have it read', async () => {
    const [ada, ben] = [await fixture.signUp(), await fixture.signUp()]
    await join(ben, ada, 'MEMBER')
    const [owner, gone] = [await fixture.open(ada), await fixture.open({ ...ben, organizationId: ada.organizationId })]
    const { id } = await addReceiptPdf(gone)
    await fixture.owner(`update memberships set removed_at = now() where user_id = '${ben.userId}'
      and organization_id = '${ada.organizationId}'`)
    await fixture.start(documentTasks, services())
    await until(owner, id, 'FAILED')
    expect(await getDocument(owner, id)).toMatchObject({ failure: expect.stringContaining('has left') })
    expect(await creditsOf(owner)).toBe(0)

    await rereadDocument(owner, selfHosted, id)
    await until(owner, id, 'STAGED')
    expect(await creditsOf(owner)).toBe(1)
  })

  test('a document whose sender became a Viewer is still read', async () => {
    const [ada, ben] = [await fixture.signUp(), await fixture.signUp()]
    await join(ben, ada, 'MEMBER')
    const sender = await fixture.open({ ...ben, organizationId: ada.organizationId })
    const { id } = await addReceiptPdf(sender)
    await fixture.owner(`update memberships set role = 'VIEWER' where user_id = '${ben.userId}'
      and organization_id = '${ada.organizationId}'`)
    await fixture.start(documentTasks, services())
    await until(await fixture.open(ada), id, 'STAGED')
  })

  test('a document of an organization with an ended plan is still read', async () => {
    const ada = await fixture.signUp()
    const tenant = await fixture.open(ada)
    const { id } = await addReceiptPdf(tenant)
    await fixture.owner(`update organizations set plan_ends_at = now() where id = '${ada.organizationId}'`)
    await fixture.start(documentTasks, services())
    await until(tenant, id, 'STAGED')
  })
})

describe('a hundred documents', () => {
  test('a hundred documents of one organization delay another organization by at most one document', async () => {
    const [ada, ben] = [await fixture.open(await fixture.signUp()), await fixture.open(await fixture.signUp())]
    const many = await Promise.all(Array.from({ length: 12 }, (_, index) => addReceiptPdf(ada, `SHOP ${index}`)))
    const { id } = await addReceiptPdf(ben)
    const order: string[] = []
    const slow: Reader = {
      ...reader,
      async read(sent) {
        const reading = await reader.read(sent)
        order.push(reading.receipts[0]?.merchant.value ?? '')
        return reading
      },
    }
    await fixture.start(documentTasks, services({ reader: slow }))
    await until(ben, id, 'STAGED')
    expect(order.indexOf('CORNER SHOP')).toBeLessThan(4)
    for (const each of many) await until(ada, each.id, 'STAGED')
    expect(await creditsOf(ada)).toBe(12)
  })

  test('hanging documents do not delay other jobs', async () => {
    for (let count = 0; count < 10; count++) await addReceiptPdf(await fixture.open(await fixture.signUp()))
    const ada = await fixture.signUp()
    let [reading, done] = [0, 0]
    const stuck: Reader = {
      ...reader,
      read(sent) {
        reading += 1
        return hanging().read(sent)
      },
    }
    const other: Task<ReadingServices> = {
      run: async () => void done++,
      onGivenUp: async () => {},
    }
    await fixture.start({ ...documentTasks, other }, services({ reader: stuck, attemptTimeout: 300_000 }))
    await expect.poll(() => reading).toBe(3)
    for (let count = 0; count < 5; count++) await fixture.ask(ada, 'other', {})
    await expect.poll(() => done).toBe(5)
    expect(reading).toBe(3)
    await fixture.owner('delete from graphile_worker._private_jobs where locked_at is null')
  })
})

function join(guest: Member, host: Member, role: string) {
  return fixture.owner(`insert into memberships (organization_id, user_id, role)
    values ('${host.organizationId}', '${guest.userId}', '${role}')`)
}
