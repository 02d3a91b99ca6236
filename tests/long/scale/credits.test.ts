import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openFileParser } from '../../../server/adapters/file-parser.ts'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { openFolder, type Storage } from '../../../server/adapters/storage.ts'
import { getDocument } from '../../../server/intake/documents/read.ts'
import { documentTasks } from '../../../server/intake/staging/jobs.ts'
import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import { creditsOf as creditsIn, receive } from '../../api/intake/kept-files.ts'
import { receiptPdf } from '../../api/intake/receipt-files.ts'
import { cornerShop } from '../../api/intake/receipt-steps.ts'
import { createJobsFixture, type Member } from '../../api/platform/jobs-fixture.ts'
import { receiptLines, receiptPages, termsPage } from '../../support/data/sent-files.ts'
import { selfHosted } from '../../support/data/terms.ts'
import { expect, test } from '../../support/test.ts'

/** Creates a PDF in which only the first page is a receipt. */
const long = (pages: number) =>
  receiptPages([
    receiptLines('CORNER SHOP', 1.2, 3.5),
    ...Array.from({ length: pages - 1 }, (_, index) => termsPage(index)),
  ])

const fixture = createJobsFixture()
let folder: string
let storage: Storage
let reader: Reader
const parser = openFileParser(new URL('../../../server/parser/main.ts', import.meta.url))

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purser-credits-'))
  storage = openFolder(folder)
  reader = openReader()
})

afterAll(async () => {
  await reader.close()
  await rm(folder, { recursive: true, force: true })
})

const leave = (member: Member, credits: number) =>
  fixture.write(member, (db) =>
    db
      .insertInto('aiUsage')
      .values({ kind: 'document', credits: 1_000 - credits, state: 'settled' })
      .execute(),
  )

const read = (tenant: Tenant, documentId: string) =>
  documentTasks['read-document']?.run(
    tenant,
    { documentId, attempt: '1' },
    { storage, reader, parser, operatorSettings: selfHosted },
  )

describe('with one credit left', () => {
  test('only one of twenty simultaneous documents is read', async () => {
    const ada = await fixture.signUp()
    const tenant = await fixture.open(ada)
    await leave(ada, 1)
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        receive(storage, tenant, 'application/pdf', receiptPdf([[`SHOP ${index}`], ...cornerShop.slice(1)])),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'NO_CREDITS' })
    }
    expect(await creditsIn(tenant)).toBe(1_000)
  })

  test('a larger document uses the remaining credits and never more', async () => {
    const ada = await fixture.signUp()
    const tenant = await fixture.open(ada)
    await leave(ada, 1)
    const { id } = await receive(storage, tenant, 'application/pdf', long(11).bytes)
    await read(tenant, id)
    expect(await getDocument(tenant, id)).toMatchObject({ stage: 'STAGED', credits: 1 })
    expect(await creditsIn(tenant)).toBe(1_000)
  })
})

test('reserved credits are returned when the process died in every attempt', async () => {
  const ada = await fixture.signUp()
  const tenant = await fixture.open(ada)
  const { id } = await receive(storage, tenant, 'application/pdf', receiptPdf(cornerShop))
  expect(await creditsIn(tenant)).toBe(1)
  await fixture.owner(`update graphile_worker._private_jobs set attempts = 5, locked_at = now(), locked_by = 'gone'`)
  await fixture.start(documentTasks, { storage, reader, parser, operatorSettings: selfHosted }, { recoverEvery: 200 })
  await expect.poll(() => creditsIn(tenant)).toBe(0)
  expect(await getDocument(tenant, id)).toMatchObject({ stage: 'FAILED', failure: expect.stringMatching(/\.$/) })
})
