import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFileParser } from '../../../server/adapters/file-parser.ts'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { openFolder, type Storage } from '../../../server/adapters/storage.ts'
import { ReadingError } from '../../../server/base/reading-error.ts'
import { verbatim } from '../../../server/base/text.ts'
import { getDocument } from '../../../server/intake/documents/read.ts'
import { listDocumentItems } from '../../../server/intake/documents/staged-items.ts'
import { rereadDocument } from '../../../server/intake/documents/write.ts'
import { approveStagedItem } from '../../../server/intake/review/write.ts'
import { documentTasks } from '../../../server/intake/staging/jobs.ts'
import { selfHosted } from '../../support/data/terms.ts'
import { createJobsFixture } from '../platform/jobs-fixture.ts'
import { creditsOf, receive } from './kept-files.ts'
import { receiptPdf } from './receipt-files.ts'
import { cornerShop } from './receipt-steps.ts'

const fixture = createJobsFixture()
const read = documentTasks['read-document']
let folder: string
let storage: Storage
let reader: Reader
const parser = openFileParser(new URL('../../../server/parser/main.ts', import.meta.url))

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purser-files-'))
  storage = openFolder(folder)
  reader = openReader()
})

afterAll(async () => {
  await reader.close()
  await rm(folder, { recursive: true, force: true })
})

describe('a document', () => {
  test('a document that is read twice is staged once', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const { id } = await receive(storage, tenant, 'application/pdf', receiptPdf(cornerShop))
    const run = () =>
      read?.run(tenant, { documentId: id, attempt: '1' }, { storage, reader, parser, operatorSettings: selfHosted })

    await Promise.all([run(), run()])
    await run()

    expect(await getDocument(tenant, id)).toMatchObject({ stage: 'STAGED', itemCount: 3 })
    expect(await creditsOf(tenant)).toBe(1)
  })

  test('a document that is being read again cannot be reviewed', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const { id } = await receive(storage, tenant, 'application/pdf', receiptPdf(cornerShop))
    await read?.run(tenant, { documentId: id, attempt: '1' }, { storage, reader, parser, operatorSettings: selfHosted })
    const [milk] = await listDocumentItems(tenant, id)
    await rereadDocument(tenant, selfHosted, id)

    await expect(approveStagedItem(tenant, milk?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT' })
    // The failure handler of the earlier attempt changes nothing.
    const services = { storage, reader, parser, operatorSettings: selfHosted }
    await read?.onGivenUp(tenant, { documentId: id, attempt: '1' }, services, new Error('It was late.'))
    expect(await getDocument(tenant, id)).toMatchObject({ stage: 'RECEIVED', failure: null })
    await read?.run(tenant, { documentId: id, attempt: '2' }, services)
    const [reread] = await listDocumentItems(tenant, id)
    expect(await approveStagedItem(tenant, reread?.id ?? '')).toMatchObject({ state: 'APPROVED' })
  })

  test('a document whose reader was killed is retried and then fails with an error', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const { id } = await receive(storage, tenant, 'application/pdf', receiptPdf(cornerShop))
    const broken: Reader = {
      ...reader,
      read: () => Promise.reject(new ReadingError('INTERRUPTED', verbatim('It was ended. Try again.'))),
    }
    const failure = await read
      ?.run(tenant, { documentId: id, attempt: '1' }, { storage, reader: broken, parser, operatorSettings: selfHosted })
      .catch((error) => error)

    expect(failure).toBeInstanceOf(ReadingError)
    expect(await getDocument(tenant, id)).toMatchObject({ stage: 'READING' })
    await read?.onGivenUp(
      tenant,
      { documentId: id, attempt: '1' },
      { storage, reader, parser, operatorSettings: selfHosted },
      failure,
    )
    expect(await getDocument(tenant, id)).toMatchObject({ stage: 'FAILED', failure: 'It was ended. Try again.' })
    expect(await creditsOf(tenant)).toBe(0)
  })

  test('a document needs a credit, and only one of two simultaneous documents gets the last one', async () => {
    const ada = await fixture.signUp()
    const tenant = await fixture.open(ada)
    await fixture.write(ada, (db) =>
      db.insertInto('aiUsage').values({ kind: 'document', credits: 999, state: 'settled' }).execute(),
    )
    const answers = await Promise.allSettled([
      receive(storage, tenant, 'application/pdf', receiptPdf(cornerShop)),
      receive(storage, tenant, 'application/pdf', receiptPdf([...cornerShop, ['Thank you']])),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NO_CREDITS' } })
    expect(await creditsOf(tenant)).toBe(1_000)
  })

  test('a voice note without a service fails immediately with advice and costs nothing', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const document = await receive(storage, tenant, 'audio/webm', Buffer.from('voice'))
    expect(document).toMatchObject({
      kind: 'VOICE',
      stage: 'FAILED',
      failure: expect.stringContaining('Type what you said.'),
    })
    expect(await creditsOf(tenant)).toBe(0)
  })
})

describe('a budget list', () => {
  const csv = 'Category;Planned\nGroceries;400,00\nYoga;35,50\n'

  test('a budget list is staged as budget lines, including new categories', async () => {
    const ada = await fixture.signUp()
    const tenant = await fixture.open(ada)
    const { id } = await receive(storage, tenant, 'text/csv', Buffer.from(`\ufeff${csv}`, 'utf16le'))
    await read?.run(tenant, { documentId: id, attempt: '1' }, { storage, reader, parser, operatorSettings: selfHosted })

    expect(await getDocument(tenant, id)).toMatchObject({
      kind: 'BUDGET_LIST',
      stage: 'STAGED',
      reviewPath: `/budgets/review/${id}`,
    })
    const [groceries, yoga] = await listDocumentItems(tenant, id)
    expect(groceries).toMatchObject({ description: 'Groceries', month: '2026-03', category: { key: 'groceries' } })
    expect(yoga).toMatchObject({ category: null, proposedCategoryName: 'Yoga', amount: { minor: 3_550n } })

    await approveStagedItem(tenant, groceries?.id ?? '')
    await expect(approveStagedItem(tenant, yoga?.id ?? '')).rejects.toMatchObject({ message: 'Category is required.' })
    const approved = await approveStagedItem(tenant, yoga?.id ?? '', { createCategory: true, month: '2026-04' })

    expect(approved).toMatchObject({ state: 'APPROVED', category: { name: 'Yoga' }, month: '2026-04' })
    const plans = await fixture.write(ada, (db) =>
      db.selectFrom('budgets').select(['month', 'amountMinor']).orderBy('month').execute(),
    )
    expect(plans).toEqual([
      { month: '2026-03-01', amountMinor: 40_000n },
      { month: '2026-04-01', amountMinor: 3_550n },
    ])
    expect((await getDocument(tenant, id)).state).toBe('PROCESSED')
  })

  test('a list without budgets fails and costs nothing', async () => {
    const tenant = await fixture.open(await fixture.signUp())
    const { id } = await receive(storage, tenant, 'text/csv', Buffer.from('hello\n'))
    await read?.run(tenant, { documentId: id, attempt: '1' }, { storage, reader, parser, operatorSettings: selfHosted })
    expect(await getDocument(tenant, id)).toMatchObject({ stage: 'FAILED', failure: expect.stringMatching(/\.$/) })
    expect(await creditsOf(tenant)).toBe(0)
  })
})
