import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  ArchivesDocument as ArchivesOfDocument,
  RequestArchiveDocument as AskForArchiveDocument,
  CreateTransactionDocument,
  CreateSavedViewDocument as SaveViewDocument,
  SetBudgetDocument,
  StartAssistantSessionDocument as StartConversationDocument,
} from '../../../web/operations/generated.ts'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { fetchArchive, makeArchive, recordsIn } from '../../api/portability/archive-steps.ts'
import { download, recordsOf } from '../../api/portability/export-steps.ts'
import { DeleteOrganizationDocument, SayDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

test('an archive contains all data that the user can see, with hashes, and no private data of others', async () => {
  const ada = await createTeam(await fixture.signUp({ name: 'Ada' }), 'Smith Household')
  const vera = await joinAs('VIEWER', ada, fixture.signUp, 'Vera')
  const categoryId = await categoryOf(ada, 'Groceries')
  await ada.graphql(CreateTransactionDocument, { input: expense({ categoryId, amount: '12.34', description: '=1+1' }) })
  await ada.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '400' })
  const file = pdf()
  await addReceipt(ada, fixture.baseUrl, file)
  for (const [person, name] of [
    [ada, 'Of Ada'],
    [vera, 'Of Vera'],
  ] as const) {
    await person.graphql(SaveViewDocument, { input: { name, page: 'TRANSACTIONS', address: '' } })
  }
  const { startAssistantSession } = await ada.graphql(StartConversationDocument, {})
  const input = { sessionId: startAssistantSession.id, text: 'spent 3 on canaries yesterday' }
  await ada.graphql(SayDocument, { input })

  const { states, archive } = await makeArchive(ada)
  expect(states[0]).toBe('REQUESTED')
  expect(states.at(-1)).toBe('READY')
  expect(archive).toMatchObject({
    progress: 100,
    problem: null,
    fileName: expect.stringMatching(/^purser-smith-household-archive-/),
  })
  const hours = (Date.parse(archive.expiresAt ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)

  const { response, bytes, files } = await fetchArchive(ada, fixture.baseUrl)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="purser-smith-household-archive-/)
  const manifest = JSON.parse(String(files.get('manifest.json')))
  expect(manifest).toMatchObject({
    format: 'purser-archive',
    version: 1,
    missing: [],
    organization: { currency: 'USD' },
  })
  expect(manifest.files.map(({ path }: { path: string }) => path).toSorted()).toEqual(
    [...files.keys()].filter((name) => name !== 'manifest.json').toSorted(),
  )
  for (const { path, size, sha256 } of manifest.files) {
    const content = files.get(path) ?? Buffer.alloc(0)
    expect({ path, size, sha256 }).toEqual({ path, size: content.length, sha256: hashOf(content) })
  }
  for (const { noun, count } of archive.counts) {
    if (noun !== 'files') expect({ noun, count }).toEqual({ noun, count: recordsIn(files, noun).length })
  }
  expect(files.get(`files/${hashOf(file.bytes)}.pdf`)).toEqual(file.bytes)
  expect(recordsIn(files, 'transactions')).toMatchObject([{ amount_minor: 1234, currency: 'USD', description: '=1+1' }])
  expect(recordsIn(files, 'members')).toEqual([
    expect.objectContaining({ name: 'Ada', email: ada.email, role: 'OWNER' }),
    expect.objectContaining({ name: 'Vera', role: 'VIEWER' }),
  ])
  const { $defs } = JSON.parse(String(files.get('schema.json')))
  for (const [name] of files) {
    const noun = /^json\/(\w+)\.ndjson$/.exec(name)?.[1]
    for (const record of recordsIn(files, noun ?? '')) {
      expect(Object.keys($defs[noun ?? ''].properties).toSorted()).toEqual(Object.keys(record).toSorted())
    }
  }
  expect(recordsOf(files.get('csv/transactions.csv') ?? bytes)).toMatchObject([
    { Amount: '-12.34', Description: "'=1+1" },
  ])
  expect(recordsOf(files.get('csv/budgets.csv') ?? bytes)).toMatchObject([{ Category: 'Groceries', Planned: '400.00' }])
  expect(recordsIn(files, 'saved_views').map(({ name }) => name)).toEqual(['Of Ada'])

  const seenByVera = await fetchArchive(vera, fixture.baseUrl)
  expect(recordsIn(seenByVera.files, 'saved_views').map(({ name }) => name)).toEqual(['Of Vera'])
  expect(recordsIn(seenByVera.files, 'transactions')).toHaveLength(1)
  // Ada's messages to the assistant are private, but others can review the resulting items.
  const documents = recordsIn(seenByVera.files, 'documents').filter(({ kind }) => kind === 'TEXT')
  expect(documents).toMatchObject([{ title: 'Typed entry', file_name: '', storage_path: null }])
  expect((await vera.graphql(ArchivesOfDocument, {})).archives).toHaveLength(1)
})

test('a second request returns the running archive, a former member receives nothing, and the file expires after a day', async () => {
  const ada = await createTeam(await fixture.signUp(), 'Asked Twice')
  const sam = await joinAs('MEMBER', ada, fixture.signUp)
  const both = await Promise.all([sam.graphql(AskForArchiveDocument, {}), sam.graphql(AskForArchiveDocument, {})])
  expect(new Set(both.map(({ requestArchive }) => requestArchive.id)).size).toBe(1)
  const { archive } = await makeArchive(sam)
  expect((await download(fixture.baseUrl, archive.url ?? '')).response.status).toBe(200)
  expect(
    (await download(fixture.baseUrl, `${archive.url?.replace('/archives/', '/archives/x')}`)).response.status,
  ).toBe(404)
  await fixture.owner(
    'update memberships set removed_at = now() where user_id = (select id from users where email = $1)',
    [sam.email],
  )
  expect((await download(fixture.baseUrl, archive.url ?? '')).response.status).toBe(403)

  const own = await makeArchive(ada)
  expect((await fixture.filesOf(ada.organizationId)).length).toBeGreaterThan(1)
  await fixture.owner(`update archives set expires_at = now() - interval '1 second' where organization_id = $1`, [
    ada.organizationId,
  ])
  expect((await ada.graphql(ArchivesOfDocument, {})).archives).toMatchObject([{ state: 'EXPIRED', url: null }])
  await fixture.run('sweep-archives')
  expect(await fixture.filesOf(ada.organizationId)).toEqual([])
  expect((await download(fixture.baseUrl, own.archive.url ?? '')).response.status).toBe(404)

  await makeArchive(ada)
  expect(await fixture.filesOf(ada.organizationId)).toHaveLength(1)
  await ada.graphql(DeleteOrganizationDocument, { name: 'Asked Twice' })
  await fixture.setBack('organizations', ada.organizationId, 31)
  await fixture.run('purge')
  expect(await fixture.filesOf(ada.organizationId)).toEqual([])
  expect(await fixture.tablesOf(ada.organizationId)).toEqual([])
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
