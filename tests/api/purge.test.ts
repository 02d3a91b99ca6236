import { expect, test } from 'vitest'
import {
  AcceptDocument,
  AccountDocument,
  CreateReceiptDocument,
  CreateTransactionDocument,
  DeclineDocument,
  DeleteAccountDocument,
  DeleteOrganizationDocument,
  FileAddressDocument,
  InboxDocument,
  LeaveOrganizationDocument,
  LedgerChangedDocument,
  MembersDocument,
  ReceiptDocument,
  RestoreAccountDocument,
  RestoreOrganizationDocument,
  SaveViewDocument,
  SayDocument,
  SetBudgetDocument,
  StartConversationDocument,
  TransactionsDocument,
  WhoRecordedDocument,
} from '../support/generated.ts'
import { categoryOf, expense } from '../support/ledger.ts'
import { identityOf, type TestPerson } from '../support/people.ts'
import { invite, joinAs, openBooks } from './invitations-steps.ts'
import { openPurgeWorld } from './purge-world.ts'
import { addReceipt, pdf, upload } from './receipt-steps.ts'

const world = openPurgeWorld()

async function converse(person: TestPerson, text: string) {
  const { startAssistantSession } = await person.graphql(StartConversationDocument, {})
  await person.graphql(SayDocument, { input: { sessionId: startAssistantSession.id, text } })
}

async function fill(books: TestPerson, word: string) {
  const categoryId = await categoryOf(books, 'Groceries')
  await books.graphql(CreateTransactionDocument, { input: expense({ categoryId, description: `Bread of ${word}` }) })
  const keyed = { headers: { 'idempotency-key': `key of ${word}` } }
  await books.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '400' }, keyed)
  await addReceipt(
    books,
    world.baseUrl,
    pdf([[word.toUpperCase()], ['Milk', '1.20'], ['TOTAL', '$1.20']], `${word}.pdf`),
  )
  await converse(books, `spent 3 on ${word} yesterday`)
  await invite(books, `${word}@example.test`)
  // The server writes the activity half a minute later.
  await world.owner(
    'insert into member_activity select organization_id, user_id from memberships on conflict do nothing',
  )
}

test('an organization is purged after 30 days: rows, change log, files and messages', async () => {
  const ada = await world.signUp()
  const [books, kept] = [await openBooks(ada, 'Canarium'), await openBooks(ada, 'Keptarium')]
  await joinAs('MEMBER', books, world.signUp)
  await fill(books, 'canarium')
  await fill(kept, 'keptarium')
  const tablesOfKept = await world.tablesOf(kept.organizationId)
  expect(await world.tablesOf(books.organizationId)).toEqual(tablesOfKept)
  expect(tablesOfKept.length).toBeGreaterThan(12)
  expect((await world.filesOf(books.organizationId)).length).toBeGreaterThan(0)

  await books.graphql(DeleteOrganizationDocument, { name: 'Canarium' })
  await world.setBack('organizations', books.organizationId, 29)
  await world.run('purge')
  expect(await world.tablesOf(books.organizationId)).toEqual(tablesOfKept)

  await world.setBack('organizations', books.organizationId, 1)
  // The organization cannot be restored after the deadline, even before the purge runs.
  const restore = ada.graphql(RestoreOrganizationDocument, { id: books.organizationId })
  await expect(restore).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await world.run('purge')
  expect(await world.tablesOf(books.organizationId)).toEqual([])
  expect(await world.owner('select from organizations where id = $1', [books.organizationId])).toEqual([])
  expect(await world.tablesWith('canarium')).toEqual([])
  expect(await world.filesOf(books.organizationId)).toEqual([])

  expect(await world.tablesOf(kept.organizationId)).toEqual(tablesOfKept)
  expect((await world.filesOf(kept.organizationId)).length).toBeGreaterThan(0)
  expect((await kept.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(1)
  await world.run('purge')
})

test('an interrupted purge is completed by the next one', async () => {
  const ada = await openBooks(await world.signUp(), 'Cutoffium')
  await addReceipt(ada, world.baseUrl, pdf())
  await ada.graphql(DeleteOrganizationDocument, { name: 'Cutoffium' })
  await world.setBack('organizations', ada.organizationId, 31)
  // The state equals a purge that was interrupted after the files and some rows.
  await world.owner('delete from changes where organization_id = $1', [ada.organizationId])
  const sam = await world.signUp({ name: 'Cutoffina' })
  const { me } = await sam.graphql(AccountDocument, {})
  await sam.graphql(DeleteAccountDocument, { email: sam.email })
  await world.setBack('users', me.id, 31)
  // The state equals a purge that was interrupted between the identity provider and the profile.
  await (await identityOf(world.baseUrl)).post('delete', { idToken: sam.token })

  await world.run('purge')
  expect(await world.tablesOf(ada.organizationId)).toEqual([])
  expect(await world.filesOf(ada.organizationId)).toEqual([])
  expect(await world.tablesWith('cutoffi')).toEqual([])
  expect(await world.tablesWith(sam.email)).toEqual([])
})

test('an account is purged after 30 days, and records in other organizations stay without the name', async () => {
  const ada = await openBooks(await world.signUp(), 'Harbor')
  const signUp = () => world.signUp({ name: 'Canariensis', password: 'correct horse' })
  const sam = await joinAs('MEMBER', ada, signUp, 'Canariensis')
  const own = (await sam.graphql(AccountDocument, {})).me
  const personal = own.defaultPersonalOrganization?.id ?? ''
  await fill(sam.in(personal), 'serinus')
  await sam.graphql(CreateTransactionDocument, { input: expense({ description: 'Rope' }) })
  await converse(sam, 'what did serinus cost')
  // Sam has one declined and one unanswered invitation, and has left an organization.
  const others = [await openBooks(await world.signUp()), await openBooks(await world.signUp())] as const
  const declined = await invite(others[0], sam.email)
  await sam.graphql(DeclineDocument, { id: declined.id })
  for (const other of others) await invite(other, sam.email)
  const former = await openBooks(await world.signUp())
  await sam.graphql(AcceptDocument, { id: (await invite(former, sam.email)).id })
  await sam.in(former.organizationId).graphql(LeaveOrganizationDocument, {})
  const leftAt = () =>
    world.owner('select removed_at::text from memberships where organization_id = $1', [former.organizationId])
  const left = await leftAt()
  await sam.graphql(DeleteAccountDocument, { email: sam.email })

  await world.setBack('users', own.id, 31)
  await expect(sam.graphql(RestoreAccountDocument, {})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The 30 days are over: this account can no longer be restored.',
  })
  const live = await ada.subscribe(LedgerChangedDocument, { month: '2026-03' })
  await world.run('purge')

  expect(await world.tablesOf(personal)).toEqual([])
  expect(await world.filesOf(personal)).toEqual([])
  for (const word of ['canariensis', 'serinus', sam.email]) {
    expect({ word, found: await world.tablesWith(word) }).toEqual({ word, found: [] })
  }
  const { transactions } = await ada.graphql(WhoRecordedDocument, {})
  expect(transactions.edges).toEqual([
    { node: { description: 'Rope', createdBy: { name: 'Deleted user' }, authorName: 'Deleted user' } },
  ])
  expect((await ada.graphql(MembersDocument, {})).members).toHaveLength(1)
  expect(await leftAt()).toEqual(left)
  expect((await live.next()).ledgerChanged.changes).toContainEqual(
    expect.objectContaining({ kind: 'MEMBER', id: own.id, action: 'UPDATED' }),
  )
  await live.stop()
  // The account is removed at the identity provider too, so a return creates a new user.
  const signIn = (await identityOf(world.baseUrl)).post('signInWithPassword', {
    email: sam.email,
    password: sam.password,
    returnSecureToken: true,
  })
  await expect(signIn).rejects.toThrow(/EMAIL_NOT_FOUND|INVALID_LOGIN_CREDENTIALS/)
  const again = await world.signUp({ email: sam.email, name: 'Sam' })
  expect((await again.graphql(AccountDocument, {})).me.id).not.toBe(own.id)
})

test('private messages, recordings and views of a member are purged with the account, and the ledger stays', async () => {
  const ada = await openBooks(await world.signUp(), 'Shared')
  const sam = await joinAs('MEMBER', ada, world.signUp, 'Sam')
  const { me } = await sam.graphql(AccountDocument, {})
  await converse(sam, 'spent 3 on privatumchat yesterday')
  await sam.graphql(SaveViewDocument, {
    input: { name: 'Privatumview', page: 'TRANSACTIONS', address: 'q=privatumview' },
  })
  const shared = { name: 'Publicview', page: 'TRANSACTIONS', address: 'q=publicview', isShared: true } as const
  await sam.graphql(SaveViewDocument, { input: shared })
  await sam.graphql(CreateTransactionDocument, { input: expense({ description: 'Publicrope' }) })
  const note = await addReceipt(sam, world.baseUrl, pdf([['NOTE'], ['TOTAL', '$1.20']], 'privatumnote.pdf'))
  await world.owner(
    `update documents set kind = 'VOICE', title = 'Privatumtitle', transcript = 'privatumwords' where id = $1`,
    [note.document.id],
  )
  await addReceipt(sam, world.baseUrl, pdf([['SHOP'], ['TOTAL', '$9.00']], 'publicreceipt.pdf'))
  const spoken = await world.owner<{ path: string }>('select storage_path as path from documents where id = $1', [
    note.document.id,
  ])
  const file = spoken[0]?.path.split('/').at(-1) ?? ''
  expect(await world.filesOf(ada.organizationId)).toContain(file)
  for (const word of ['privatumchat', 'privatumview', 'privatumtitle', 'privatumwords']) {
    expect({ word, found: (await world.tablesWith(word)).length > 0 }).toEqual({ word, found: true })
  }
  await sam.graphql(DeleteAccountDocument, { email: sam.email })
  await world.setBack('users', me.id, 29)
  await world.run('purge')
  expect(await world.tablesWith('privatumchat')).toContain('public.staged_items')
  await world.setBack('users', me.id, 2)
  await world.run('purge')

  expect(await world.tablesWith('privatum')).toEqual([])
  expect(await world.filesOf(ada.organizationId)).not.toContain(file)
  expect(await world.tablesWith('publicrope')).toContain('public.transactions')
  expect(await world.tablesWith('publicview')).toContain('public.saved_views')
  expect(await world.tablesWith('publicreceipt')).toContain('public.documents')
  const { pendingItems } = await ada.graphql(InboxDocument, {})
  expect(pendingItems.map(({ description }) => description)).not.toContain('')
})

test('a file address works for its member, as long as the membership exists', async () => {
  const ada = await openBooks(await world.signUp(), 'Files')
  const sam = await joinAs('MEMBER', ada, world.signUp, 'Sam')
  const { id } = await addReceipt(ada, world.baseUrl, pdf())
  const addressesOf = async (person: TestPerson) => {
    const { receipt } = await person.graphql(ReceiptDocument, { id })
    const { fileUrl } = (await person.graphql(FileAddressDocument, { id: receipt.document.id })).document
    return [fileUrl ?? '', ...receipt.pages.map(({ imageUrl }) => imageUrl)]
  }
  const [hers, his] = [await addressesOf(ada), await addressesOf(sam)]
  expect(hers.length).toBeGreaterThan(1)
  const statusesOf = (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await fetch(`${world.baseUrl}${address}`)).status))
  expect(new Set(await statusesOf([...hers, ...his]))).toEqual(new Set([200]))
  await sam.graphql(LeaveOrganizationDocument, {})
  expect(new Set(await statusesOf(his))).toEqual(new Set([403]))
  expect(new Set(await statusesOf(hers))).toEqual(new Set([200]))
})

test('unused uploads are deleted with their files after a day', async () => {
  const ada = await world.signUp()
  const [old, fresh, used] = [
    await upload(ada, world.baseUrl, pdf()),
    await upload(ada, world.baseUrl, pdf()),
    await upload(ada, world.baseUrl, pdf()),
  ]
  const { fileName, contentType } = pdf()
  await ada.graphql(CreateReceiptDocument, { input: { storagePath: used, fileName, contentType } })
  await world.owner(`update uploads set expires_at = now() - interval '25 hours' where storage_path = any($1)`, [
    [old, used],
  ])
  await world.run('sweep-uploads')

  const left = await world.owner<{ path: string }>(
    'select storage_path as path from uploads where organization_id = $1 order by 1',
    [ada.organizationId],
  )
  expect(left.map(({ path }) => path)).toEqual([fresh, used].toSorted())
  const files = await world.filesOf(ada.organizationId)
  expect(files).toEqual(expect.arrayContaining([fresh, used].map((path) => path.split('/').at(-1))))
  expect(files).not.toContain(old.split('/').at(-1))
  await expect(
    ada.graphql(CreateReceiptDocument, { input: { storagePath: old, fileName, contentType } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('stored responses are kept for two days', async () => {
  const ada = await world.signUp()
  const [old, fresh] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const key of [old, fresh]) {
    const headers = { 'idempotency-key': key }
    await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Bread' }) }, { headers })
  }
  await world.owner(`update idempotency_keys set created_at = now() - interval '49 hours' where key = $1`, [old])
  await world.run('forget-answers')
  const left = await world.owner<{ key: string }>('select key from idempotency_keys where key = any($1)', [
    [old, fresh],
  ])
  expect(left).toEqual([{ key: fresh }])
})

test('a slow purge is completed, and a failed purge does not block others', async () => {
  const ada = await world.signUp()
  const [stuck, slow] = [await openBooks(ada, 'Stuckium'), await openBooks(ada, 'Slowium')]
  for (const [books, days] of [
    [stuck, 40],
    [slow, 31],
  ] as const) {
    await books.graphql(DeleteOrganizationDocument, { name: books === stuck ? 'Stuckium' : 'Slowium' })
    await world.setBack('organizations', books.organizationId, days)
  }
  // The statement timeout of a request is 5 s.
  await world.owner(`
    create function hinder() returns trigger language plpgsql as $$ begin
      if old.name = 'Stuckium' then raise 'stuck'; end if;
      if old.name = 'Slowium' then perform pg_sleep(5.2); end if;
      return old;
    end $$`)
  await world.owner('create trigger hinder before delete on organizations for each row execute function hinder()')
  await world.owner(`select graphile_worker.add_job('purge')`)
  await expect.poll(() => world.tablesOf(slow.organizationId)).toEqual([])
  expect(await world.tablesOf(stuck.organizationId)).not.toEqual([])

  await world.owner('drop trigger hinder on organizations')
  const jobs = 'array(select id from graphile_worker.jobs)'
  await expect
    .poll(async () => {
      // The queue delays retries. The database owner reschedules the job immediately.
      await world.owner(`select graphile_worker.reschedule_jobs(${jobs}, run_at => now())`)
      return world.tablesOf(stuck.organizationId)
    })
    .toEqual([])
})
