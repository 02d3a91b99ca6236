import { expect, test } from 'vitest'
import {
  AcceptInvitationDocument as AcceptDocument,
  MeDocument as AccountDocument,
  CreateTransactionDocument,
  DeclineInvitationDocument as DeclineDocument,
  DeleteAccountDocument,
  DocumentFileDocument as FileAddressDocument,
  LeaveOrganizationDocument,
  MembersDocument,
  RestoreAccountDocument,
  CreateSavedViewDocument as SaveViewDocument,
  SetBudgetDocument,
  StartAssistantSessionDocument as StartConversationDocument,
} from '../../../web/operations/generated.ts'
import { addReceipt, pdf, upload } from '../../api/intake/receipt-steps.ts'
import { createTeam, invite, joinAs } from '../../api/people/invitations-steps.ts'
import { postAuth } from '../../support/accounts.ts'
import {
  CreateReceiptDocument,
  DeleteOrganizationDocument,
  InboxDocument,
  LedgerChangedDocument,
  ReceiptDocument,
  RestoreOrganizationDocument,
  SayDocument,
  TransactionsDocument,
  WhoRecordedDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

async function converse(person: TestUser, text: string) {
  const { startAssistantSession } = await person.graphql(StartConversationDocument, {})
  await person.graphql(SayDocument, { input: { sessionId: startAssistantSession.id, text } })
}

async function fill(organization: TestUser, word: string) {
  const categoryId = await categoryOf(organization, 'Groceries')
  await organization.graphql(CreateTransactionDocument, {
    input: expense({ categoryId, description: `Bread of ${word}` }),
  })
  const keyed = { headers: { 'idempotency-key': `key of ${word}` } }
  await organization.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '400' }, keyed)
  await addReceipt(
    organization,
    fixture.baseUrl,
    pdf([[word.toUpperCase()], ['Milk', '1.20'], ['TOTAL', '$1.20']], `${word}.pdf`),
  )
  await converse(organization, `spent 3 on ${word} yesterday`)
  await invite(organization, `${word}@example.test`)
  // The server writes the activity half a minute later.
  await fixture.owner(
    'insert into member_activity select organization_id, user_id from memberships on conflict do nothing',
  )
}

test('an organization is purged after 30 days: rows, change log, files and messages', async () => {
  const ada = await fixture.signUp()
  const [organization, retained] = [await createTeam(ada, 'Canarium'), await createTeam(ada, 'Keptarium')]
  await joinAs('MEMBER', organization, fixture.signUp)
  await fill(organization, 'canarium')
  await fill(retained, 'keptarium')
  const tablesOfRetained = await fixture.tablesOf(retained.organizationId)
  expect(await fixture.tablesOf(organization.organizationId)).toEqual(tablesOfRetained)
  expect(tablesOfRetained.length).toBeGreaterThan(12)
  expect((await fixture.filesOf(organization.organizationId)).length).toBeGreaterThan(0)

  await organization.graphql(DeleteOrganizationDocument, { name: 'Canarium' })
  await fixture.setBack('organizations', organization.organizationId, 29)
  await fixture.run('purge')
  expect(await fixture.tablesOf(organization.organizationId)).toEqual(tablesOfRetained)

  await fixture.setBack('organizations', organization.organizationId, 1)
  // The organization cannot be restored after the deadline, even before the purge runs.
  const restore = ada.graphql(RestoreOrganizationDocument, { id: organization.organizationId })
  await expect(restore).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await fixture.run('purge')
  expect(await fixture.tablesOf(organization.organizationId)).toEqual([])
  expect(await fixture.owner('select from organizations where id = $1', [organization.organizationId])).toEqual([])
  expect(await fixture.tablesWith('canarium')).toEqual([])
  expect(await fixture.filesOf(organization.organizationId)).toEqual([])

  expect(await fixture.tablesOf(retained.organizationId)).toEqual(tablesOfRetained)
  expect((await fixture.filesOf(retained.organizationId)).length).toBeGreaterThan(0)
  expect((await retained.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(1)
  await fixture.run('purge')
})

test('an interrupted purge is completed by the next one', async () => {
  const ada = await createTeam(await fixture.signUp(), 'Cutoffium')
  await addReceipt(ada, fixture.baseUrl, pdf())
  await ada.graphql(DeleteOrganizationDocument, { name: 'Cutoffium' })
  await fixture.setBack('organizations', ada.organizationId, 31)
  // The state equals a purge that was interrupted after the files and some rows.
  await fixture.owner('delete from changes where organization_id = $1', [ada.organizationId])
  const sam = await fixture.signUp({ name: 'Cutoffina' })
  const { me } = await sam.graphql(AccountDocument, {})
  await sam.graphql(DeleteAccountDocument, { email: sam.email })
  await fixture.setBack('users', me.id, 31)
  // The state equals a purge that was interrupted between the identity provider and the profile.
  await fixture.owner('delete from accounts where email = $1', [sam.email])

  await fixture.run('purge')
  expect(await fixture.tablesOf(ada.organizationId)).toEqual([])
  expect(await fixture.filesOf(ada.organizationId)).toEqual([])
  expect(await fixture.tablesWith('cutoffi')).toEqual([])
  expect(await fixture.tablesWith(sam.email)).toEqual([])
})

test('an account is purged after 30 days, and records in other organizations stay without the name', async () => {
  const ada = await createTeam(await fixture.signUp(), 'Harbor')
  const signUp = () => fixture.signUp({ name: 'Canariensis', password: 'correct horse' })
  const sam = await joinAs('MEMBER', ada, signUp, 'Canariensis')
  const own = (await sam.graphql(AccountDocument, {})).me
  const personal = own.defaultPersonalOrganization?.id ?? ''
  await fill(sam.in(personal), 'serinus')
  await sam.graphql(CreateTransactionDocument, { input: expense({ description: 'Rope' }) })
  await converse(sam, 'what did serinus cost')
  // Sam has one declined and one unanswered invitation, and has left an organization.
  const others = [await createTeam(await fixture.signUp()), await createTeam(await fixture.signUp())] as const
  const declined = await invite(others[0], sam.email)
  await sam.graphql(DeclineDocument, { id: declined.id })
  for (const other of others) await invite(other, sam.email)
  const former = await createTeam(await fixture.signUp())
  await sam.graphql(AcceptDocument, { id: (await invite(former, sam.email)).id })
  await sam.in(former.organizationId).graphql(LeaveOrganizationDocument, {})
  const leftAt = () =>
    fixture.owner('select removed_at::text from memberships where organization_id = $1', [former.organizationId])
  const left = await leftAt()
  await sam.graphql(DeleteAccountDocument, { email: sam.email })

  await fixture.setBack('users', own.id, 31)
  await expect(sam.graphql(RestoreAccountDocument, {})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: "This account was deleted more than 30 days ago, so it can't be restored.",
  })
  const subscription = await ada.subscribe(LedgerChangedDocument, { month: '2026-03' })
  await fixture.run('purge')

  expect(await fixture.tablesOf(personal)).toEqual([])
  expect(await fixture.filesOf(personal)).toEqual([])
  for (const word of ['canariensis', 'serinus', sam.email]) {
    expect({ word, found: await fixture.tablesWith(word) }).toEqual({ word, found: [] })
  }
  const { transactions } = await ada.graphql(WhoRecordedDocument, {})
  expect(transactions.edges).toEqual([
    { node: { description: 'Rope', createdBy: { name: 'Deleted user' }, authorName: 'Deleted user' } },
  ])
  expect((await ada.graphql(MembersDocument, {})).members).toHaveLength(1)
  expect(await leftAt()).toEqual(left)
  expect((await subscription.next()).ledgerChanged.changes).toContainEqual(
    expect.objectContaining({ kind: 'MEMBER', id: own.id, action: 'UPDATED' }),
  )
  await subscription.stop()
  // The built-in account is removed too, so a return creates a new user.
  const { email, password } = sam
  await expect(postAuth(fixture.baseUrl, 'login', { email, password })).rejects.toThrow('Invalid email or password.')
  const secondProfile = await fixture.signUp({ email: sam.email, name: 'Sam' })
  expect((await secondProfile.graphql(AccountDocument, {})).me.id).not.toBe(own.id)
})

test('private messages, recordings and views of a member are purged with the account, and the ledger stays', async () => {
  const ada = await createTeam(await fixture.signUp(), 'Shared')
  const sam = await joinAs('MEMBER', ada, fixture.signUp, 'Sam')
  const { me } = await sam.graphql(AccountDocument, {})
  await converse(sam, 'spent 3 on privatumchat yesterday')
  await sam.graphql(SaveViewDocument, {
    input: { name: 'Privatumview', page: 'TRANSACTIONS', address: 'q=privatumview' },
  })
  const shared = { name: 'Publicview', page: 'TRANSACTIONS', address: 'q=publicview', isShared: true } as const
  await sam.graphql(SaveViewDocument, { input: shared })
  await sam.graphql(CreateTransactionDocument, { input: expense({ description: 'Publicrope' }) })
  const note = await addReceipt(sam, fixture.baseUrl, pdf([['NOTE'], ['TOTAL', '$1.20']], 'privatumnote.pdf'))
  await fixture.owner(
    `update documents set kind = 'VOICE', title = 'Privatumtitle', transcript = 'privatumwords' where id = $1`,
    [note.document.id],
  )
  await addReceipt(sam, fixture.baseUrl, pdf([['SHOP'], ['TOTAL', '$9.00']], 'publicreceipt.pdf'))
  const voiceFiles = await fixture.owner<{ path: string }>('select storage_path as path from documents where id = $1', [
    note.document.id,
  ])
  const file = voiceFiles[0]?.path.split('/').at(-1) ?? ''
  expect(await fixture.filesOf(ada.organizationId)).toContain(file)
  for (const word of ['privatumchat', 'privatumview', 'privatumtitle', 'privatumwords']) {
    expect({ word, found: (await fixture.tablesWith(word)).length > 0 }).toEqual({ word, found: true })
  }
  await sam.graphql(DeleteAccountDocument, { email: sam.email })
  await fixture.setBack('users', me.id, 29)
  await fixture.run('purge')
  expect(await fixture.tablesWith('privatumchat')).toContain('public.staged_items')
  await fixture.setBack('users', me.id, 2)
  await fixture.run('purge')

  expect(await fixture.tablesWith('privatum')).toEqual([])
  expect(await fixture.filesOf(ada.organizationId)).not.toContain(file)
  expect(await fixture.tablesWith('publicrope')).toContain('public.transactions')
  expect(await fixture.tablesWith('publicview')).toContain('public.saved_views')
  expect(await fixture.tablesWith('publicreceipt')).toContain('public.documents')
  const { pendingItems } = await ada.graphql(InboxDocument, {})
  expect(pendingItems.map(({ description }) => description)).not.toContain('')
})

test('a file address works for its member, as long as the membership exists', async () => {
  const ada = await createTeam(await fixture.signUp(), 'Files')
  const sam = await joinAs('MEMBER', ada, fixture.signUp, 'Sam')
  const { id } = await addReceipt(ada, fixture.baseUrl, pdf())
  const addressesOf = async (person: TestUser) => {
    const { receipt } = await person.graphql(ReceiptDocument, { id })
    const { fileUrl } = (await person.graphql(FileAddressDocument, { id: receipt.document.id })).document
    return [fileUrl ?? '', ...receipt.pages.map(({ imageUrl }) => imageUrl)]
  }
  const [hers, his] = [await addressesOf(ada), await addressesOf(sam)]
  expect(hers.length).toBeGreaterThan(1)
  const statusesOf = (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await fetch(`${fixture.baseUrl}${address}`)).status))
  expect(new Set(await statusesOf([...hers, ...his]))).toEqual(new Set([200]))
  await sam.graphql(LeaveOrganizationDocument, {})
  expect(new Set(await statusesOf(his))).toEqual(new Set([403]))
  expect(new Set(await statusesOf(hers))).toEqual(new Set([200]))
})

test('unused uploads are deleted with their files after a day', async () => {
  const ada = await fixture.signUp()
  const [old, fresh, used] = [
    await upload(ada, fixture.baseUrl, pdf()),
    await upload(ada, fixture.baseUrl, pdf()),
    await upload(ada, fixture.baseUrl, pdf()),
  ]
  const { fileName, contentType } = pdf()
  await ada.graphql(CreateReceiptDocument, { input: { storagePath: used, fileName, contentType } })
  await fixture.owner(`update uploads set expires_at = now() - interval '25 hours' where storage_path = any($1)`, [
    [old, used],
  ])
  await fixture.run('sweep-uploads')

  const left = await fixture.owner<{ path: string }>(
    'select storage_path as path from uploads where organization_id = $1 order by 1',
    [ada.organizationId],
  )
  expect(left.map(({ path }) => path)).toEqual([fresh, used].toSorted())
  const files = await fixture.filesOf(ada.organizationId)
  expect(files).toEqual(expect.arrayContaining([fresh, used].map((path) => path.split('/').at(-1))))
  expect(files).not.toContain(old.split('/').at(-1))
  await expect(
    ada.graphql(CreateReceiptDocument, { input: { storagePath: old, fileName, contentType } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('stored responses are kept for two days', async () => {
  const ada = await fixture.signUp()
  const [old, fresh] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const key of [old, fresh]) {
    const headers = { 'idempotency-key': key }
    await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Bread' }) }, { headers })
  }
  await fixture.owner(`update idempotency_keys set created_at = now() - interval '49 hours' where key = $1`, [old])
  await fixture.run('forget-answers')
  const left = await fixture.owner<{ key: string }>('select key from idempotency_keys where key = any($1)', [
    [old, fresh],
  ])
  expect(left).toEqual([{ key: fresh }])
})

test('a slow purge is completed, and a failed purge does not block others', async () => {
  const ada = await fixture.signUp()
  const [stuck, slow] = [await createTeam(ada, 'Stuckium'), await createTeam(ada, 'Slowium')]
  for (const [organization, days] of [
    [stuck, 40],
    [slow, 31],
  ] as const) {
    await organization.graphql(DeleteOrganizationDocument, { name: organization === stuck ? 'Stuckium' : 'Slowium' })
    await fixture.setBack('organizations', organization.organizationId, days)
  }
  // The statement timeout of a request is 5 s.
  await fixture.owner(`
    create function hinder() returns trigger language plpgsql as $$ begin
      if old.name = 'Stuckium' then raise 'stuck'; end if;
      if old.name = 'Slowium' then perform pg_sleep(5.2); end if;
      return old;
    end $$`)
  await fixture.owner('create trigger hinder before delete on organizations for each row execute function hinder()')
  await fixture.owner(`select graphile_worker.add_job('purge')`)
  await expect.poll(() => fixture.tablesOf(slow.organizationId)).toEqual([])
  expect(await fixture.tablesOf(stuck.organizationId)).not.toEqual([])

  await fixture.owner('drop trigger hinder on organizations')
  const jobs = 'array(select id from graphile_worker.jobs)'
  await expect
    .poll(async () => {
      // The queue delays retries. The database owner reschedules the job immediately.
      await fixture.owner(`select graphile_worker.reschedule_jobs(${jobs}, run_at => now())`)
      return fixture.tablesOf(stuck.organizationId)
    })
    .toEqual([])
})
