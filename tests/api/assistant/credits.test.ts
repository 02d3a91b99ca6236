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
import { csv, receiptLines, receiptPages, termsPage } from '../../support/data/sent-files.ts'
import { selfHosted } from '../../support/data/terms.ts'
import { AiUsageDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { creditsOf, sendAndWait } from '../intake/file-steps.ts'
import { creditsOf as creditsIn, receive } from '../intake/kept-files.ts'
import { receiptPdf } from '../intake/receipt-files.ts'
import { cornerShop, pdf } from '../intake/receipt-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { createJobsFixture, type Member } from '../platform/jobs-fixture.ts'
import { converse } from './conversation.ts'

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

/** Creates a PDF in which only the first page is a receipt. */
const long = (pages: number) =>
  receiptPages([
    receiptLines('CORNER SHOP', 1.2, 3.5),
    ...Array.from({ length: pages - 1 }, (_, index) => termsPage(index)),
  ])

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

describe('a document', () => {
  test('a document costs one credit for every five pages', async ({ signUp, baseUrl }) => {
    const ada = await signUp()
    expect((await sendAndWait(ada, baseUrl, long(5))).file).toMatchObject({ stage: 'STAGED', credits: 1 })
    expect((await sendAndWait(ada, baseUrl, long(6))).file).toMatchObject({ stage: 'STAGED', credits: 2 })
    expect(await creditsOf(ada)).toBe(3)
  })

  test('a pasted, failed or empty document costs nothing', async ({ signUp, baseUrl }) => {
    const ada = await signUp()
    const { say: sendMessage } = await converse(ada)
    const pasted = await sendMessage('Category;Planned\nGroceries;400\nRent;1200\nYoga;35\nPhone;20')
    expect(pasted.pendingBudgetItemCount).toBe(4)
    const broken = { ...pdf(), bytes: pdf().bytes.subarray(0, 150) }
    expect((await sendAndWait(ada, baseUrl, broken)).file).toMatchObject({ stage: 'FAILED', credits: 0 })
    expect((await sendAndWait(ada, baseUrl, receiptPages([['...']]))).file).toMatchObject({
      stage: 'FAILED',
      credits: 0,
    })
    expect((await sendAndWait(ada, baseUrl, csv('hello\n'))).file).toMatchObject({ stage: 'FAILED', credits: 0 })
    expect(await creditsOf(ada)).toBe(0)
    expect(await usageOf(ada)).toEqual([])
  })
})

test('credit usage is listed by user and type for Owners and Admins', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const sam = await joinAs('MEMBER', ada, signUp, 'Sam Reed')
  await sendAndWait(ada, baseUrl, pdf())
  await sendAndWait(ada, baseUrl, long(6))
  await sendAndWait(sam, baseUrl, csv('Category,Planned\nFood,400\n'))
  // A repeated file counts as a document but costs no credit.
  await sendAndWait(sam, baseUrl, pdf())

  const line = (name: string, kind: string, documents: number, credits: number) => ({
    kind,
    documents,
    credits,
    person: { name },
  })
  const sams = [line('Sam Reed', 'BUDGET_LIST', 1, 1), line('Sam Reed', 'RECEIPT', 1, 0)]
  expect(await usageOf(ada)).toEqual([line('Ada Black', 'RECEIPT', 2, 3), ...sams])
  expect(await usageOf(sam)).toEqual(sams)
  expect([await creditsOf(ada), await creditsOf(sam)]).toEqual([3, 1])
  expect((await ada.graphql(AiUsageDocument, { month: '2020-02' })).aiUsage).toEqual([])
})

async function usageOf(person: TestUser) {
  const month = new Date().toISOString().slice(0, 7)
  return (await person.graphql(AiUsageDocument, { month })).aiUsage
}
