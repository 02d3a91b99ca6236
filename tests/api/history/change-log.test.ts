import {
  ChangeLogFileDocument,
  CreateTransactionDocument,
  LeaveOrganizationDocument,
  CreateSavedViewDocument as SaveViewDocument,
  SetBudgetDocument,
  UndoDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import {
  ChangeLogDocument,
  DeleteTransactionsDocument,
  LogFollowedDocument,
  LoggedActionDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { converse } from '../assistant/conversation.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { latestOf, logOf, summariesOf } from './change-log-steps.ts'

const create = async (person: TestUser, description: string, headers?: Record<string, string>) =>
  (await person.graphql(CreateTransactionDocument, { input: expense({ description }) }, headers && { headers }))
    .createTransaction.id

test('only Owners and Admins can read the change log', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  await create(ada, 'Lunch')
  expect((await latestOf(ben)).summary).toBe('Added Lunch')
  const { id } = await latestOf(ada)
  for (const role of ['MEMBER', 'VIEWER'] as const) {
    const sam = await joinAs(role, ada, signUp)
    const forbidden = { code: 'FORBIDDEN' }
    await expect(sam.graphql(ChangeLogDocument, {})).rejects.toMatchObject(forbidden)
    await expect(sam.graphql(LoggedActionDocument, { id })).rejects.toMatchObject(forbidden)
    await expect(sam.graphql(ChangeLogFileDocument, {})).rejects.toMatchObject(forbidden)
  }
  const stranger = await signUp()
  await expect(stranger.graphql(LoggedActionDocument, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await summariesOf(stranger)).not.toContain('Added Lunch')
  await expect(stranger.in(ada.organizationId).graphql(ChangeLogDocument, {})).rejects.toMatchObject({
    code: 'NOT_A_MEMBER',
  })
})

test('the change log is filtered by user, origin, type, action and date', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  await create(ada, 'Of Ada')
  const id = await create(ben, 'Of Ben')
  await create(ada, 'In the app', { 'x-client': 'web' })
  await ada.rest('POST', '/transactions', {
    amount: 5,
    description: 'Over REST',
    transaction_date: '2026-03-31',
    category_id: null,
    type: 'Expense',
  })
  const categoryId = await categoryOf(ada, 'Groceries')
  await ada.graphql(SetBudgetDocument, { categoryId, month: '2026-11', amount: '400' })
  await ben.graphql(DeleteTransactionsDocument, { ids: [id] })

  const userId = (await latestOf(ada)).by?.id
  expect(await summariesOf(ada, { userId })).toEqual(['Deleted Of Ben', 'Added Of Ben', 'Joined as an Admin'])
  expect(await summariesOf(ada, { origins: ['REST'] })).toEqual(['Added Over REST'])
  expect(await summariesOf(ada, { origins: ['WEB', 'REST'] })).toEqual(['Added Over REST', 'Added In the app'])
  expect(await summariesOf(ada, { kinds: ['BUDGET'] })).toEqual(['Added the Groceries budget for November 2026'])
  expect(await summariesOf(ada, { kinds: ['TRANSACTION'], actions: ['DELETED'] })).toEqual(['Deleted Of Ben'])
  expect(await summariesOf(ada, { actions: ['DELETED'] })).toEqual(['Deleted Of Ben'])
  const today = new Date().toISOString().slice(0, 10)
  expect(await summariesOf(ada, { from: today, to: today, kinds: ['BUDGET'] })).toHaveLength(1)
  expect(await summariesOf(ada, { to: '2026-01-01' })).toEqual([])
  expect(await summariesOf(ada, { from: '2100-01-01' })).toEqual([])
})

test('pages follow one another without gaps or duplicates', async ({ signUp }) => {
  const ada = await signUp()
  for (let number = 0; number < 7; number++) await create(ada, `Number ${number}`)
  const seen: string[] = []
  let after: string | null = null
  do {
    const page: { after: string | null; summaries: string[] } = await pageOf(ada, after)
    seen.push(...page.summaries)
    after = page.after
    await create(ada, 'Meanwhile')
  } while (after !== null)
  expect(seen).toEqual([...[6, 5, 4, 3, 2, 1, 0].map((number) => `Added Number ${number}`), 'Created the organization'])
  await expect(ada.graphql(ChangeLogDocument, { after: 'x' })).rejects.toMatchObject({ code: 'BAD_CURSOR' })
})

async function pageOf(person: TestUser, after: string | null) {
  const { changeLog } = await person.graphql(ChangeLogDocument, { first: 3, after })
  const { hasNextPage, endCursor } = changeLog.pageInfo
  return {
    after: hasNextPage ? (endCursor ?? null) : null,
    summaries: changeLog.edges.map(({ node }) => node.summary),
  }
}

test('messages to the assistant are not in any change log', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  const before = (await logOf(ben)).length
  const { say: sendMessage } = await converse(ben)
  await sendMessage('what is left in groceries, my dear Xanthippe?')
  expect(await logOf(ada)).toHaveLength(before)
  await sendMessage('spent 12.50 on lunch with Xanthippe')
  const log = await logOf(ada)
  expect(log).toHaveLength(before + 1)
  expect(log[0]?.changes).toContainEqual(expect.objectContaining({ kind: 'DOCUMENT', title: 'Dictated entries' }))
  // The staged item itself contains the text, because every member can review it.
  const logged = JSON.stringify([log[0]?.summary, log[0]?.changes.filter(({ kind }) => kind === 'DOCUMENT')])
  expect(logged).not.toMatch(/Xanthippe|spent/i)
  const technical = /storage|sha256|version|position|confidence|token|uuid|stage_since/i
  expect(JSON.stringify(log.flatMap(({ changes }) => changes.flatMap(({ fields }) => fields)))).not.toMatch(technical)
})

test('shared views are not in the change log', async ({ signUp }) => {
  const ada = await signUp()
  const before = await summariesOf(ada)
  await ada.graphql(SaveViewDocument, {
    input: { page: 'REPORTS', name: 'Yearly', address: '?months=12', isShared: true },
  })
  expect(await summariesOf(ada)).toEqual(before)
})

test('an open change log receives the changes of others, for permitted readers only', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('MEMBER', ada, signUp, 'Ben')
  const [adas, bens] = [await ada.subscribe(LogFollowedDocument, {}), await ben.subscribe(LogFollowedDocument, {})]
  const id = await create(ben, 'Lunch')
  expect((await adas.next()).ledgerChanged.batches).toMatchObject([{ summary: 'Added Lunch', by: { name: 'Ben' } }])
  expect((await bens.next()).ledgerChanged.batches).toEqual([])
  await ben.graphql(UpdateTransactionDocument, { id, changes: { note: 'With Ada' } })
  const [changed] = (await adas.next()).ledgerChanged.batches
  expect(changed).toMatchObject({ summary: 'Changed Lunch: Note', mayUndo: true, isUndone: false })
  await Promise.all([adas.stop(), bens.stop()])
})

test('an undo or redo is delivered again if it matches the filter', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const added = { actions: ['CREATED' as const], kinds: ['TRANSACTION' as const] }
  const id = await create(ada, 'Lunch')
  await create(ada, 'Taxi')
  const [lunch] = (await logOf(ada)).filter(({ summary }) => summary === 'Added Lunch')
  const subscription = await ada.subscribe(LogFollowedDocument, { filter: added })
  const next = async () =>
    (await subscription.next()).ledgerChanged.batches.map(({ summary, isUndone }) => [summary, isUndone])

  await ada.graphql(UpdateTransactionDocument, { id, changes: { note: 'x' } })
  expect(await next()).toEqual([])
  await ada.graphql(UndoDocument, { batchId: (await latestOf(ada)).id })
  expect(await next()).toEqual([])
  const { undo: undone } = await ada.graphql(UndoDocument, { batchId: lunch?.id ?? '' })
  expect(await next()).toEqual([['Added Lunch', true]])
  await ada.graphql(UndoDocument, { batchId: undone.batchId ?? '' })
  expect(await next()).toEqual([
    ['Redid: Added Lunch', false],
    ['Added Lunch', false],
  ])
  await subscription.stop()

  expect(await summariesOf(ada, { batchId: lunch?.id ?? null })).toEqual(['Undid: Added Lunch', 'Added Lunch'])
  expect(await summariesOf(ada, { batchId: undone.batchId })).toEqual(['Redid: Added Lunch', 'Undid: Added Lunch'])
  const numbers = (await logOf(ada)).map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
})

test('the name of a former member is kept', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  await create(ben, 'Lunch')
  await ben.graphql(LeaveOrganizationDocument, {})
  expect((await logOf(ada)).slice(0, 2)).toMatchObject([
    { summary: 'Left the organization', by: { name: 'Ben' } },
    { summary: 'Added Lunch', by: { name: 'Ben' } },
  ])
  await expect(ben.graphql(ChangeLogDocument, {})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
})
