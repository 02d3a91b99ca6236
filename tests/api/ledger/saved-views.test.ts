import {
  UpdateSavedViewDocument as ChangeViewDocument,
  DeleteSavedViewDocument as DropViewDocument,
  SavedViewsDocument as SavedViewsOfDocument,
  CreateSavedViewDocument as SaveViewDocument,
} from '../../../web/operations/generated.ts'
import { LedgerWithReportDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'

const march = { from: '2026-03', to: '2026-03' }

async function save(person: TestUser, name: string, isShared = false, address = 'by=tag') {
  const input = { name, page: 'REPORTS' as const, address, isShared }
  return (await person.graphql(SaveViewDocument, { input })).createSavedView
}

async function namesOf(person: TestUser) {
  return (await person.graphql(SavedViewsOfDocument, { page: 'REPORTS' })).savedViews.map(({ name }) => name)
}

test('a view is private until it is shared, and only its owner can change it', async ({ signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const sam = await joinAs('MEMBER', ada, signUp)
  const own = await save(sam, 'Trips')
  await save(ada, 'By tag', true)
  expect(await namesOf(sam)).toEqual(['By tag', 'Trips'])
  expect(await namesOf(ada)).toEqual(['By tag'])
  await expect(ada.graphql(DropViewDocument, { id: own.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await sam.graphql(ChangeViewDocument, { id: own.id, changes: { isShared: true, name: ' Our trips ' } })
  expect(await namesOf(ada)).toEqual(['By tag', 'Our trips'])
  const rename = ada.graphql(ChangeViewDocument, { id: own.id, changes: { name: 'Mine' } })
  await expect(rename).rejects.toMatchObject({ code: 'FORBIDDEN' })

  const [shared] = (await sam.graphql(SavedViewsOfDocument, { page: 'REPORTS' })).savedViews
  const drop = sam.graphql(DropViewDocument, { id: shared?.id ?? '' })
  await expect(drop).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await ada.graphql(DropViewDocument, { id: own.id })
  expect(await namesOf(sam)).toEqual(['By tag'])
})

test('a Viewer can save views but not share them', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const kim = await joinAs('VIEWER', ada, signUp)
  const { id } = await save(kim, 'Mine')
  await expect(save(kim, 'Ours', true)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const share = kim.graphql(ChangeViewDocument, { id, changes: { isShared: true } })
  await expect(share).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await namesOf(kim)).toEqual(['Mine'])
})

test('other members receive a view while it is shared, and nothing about private views', async ({ signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const sam = await joinAs('MEMBER', ada, signUp)
  const subscription = await sam.subscribe(LedgerWithReportDocument, march)
  const nextChanges = async () => (await subscription.next()).ledgerChanged.changes

  const { id } = await save(ada, 'Quiet')
  await ada.graphql(ChangeViewDocument, { id, changes: { name: 'Still quiet' } })
  await ada.graphql(ChangeViewDocument, { id, changes: { isShared: true } })
  expect(await nextChanges()).toEqual([
    {
      kind: 'VIEW',
      action: 'CREATED',
      savedView: { name: 'Still quiet', isShared: true, owner: { name: 'Ada Black' } },
    },
  ])
  await ada.graphql(ChangeViewDocument, { id, changes: { isShared: false } })
  expect(await nextChanges()).toEqual([{ kind: 'VIEW', action: 'DELETED', savedView: null }])
  await subscription.stop()
})

test('a view requires a name and filters of valid size', async ({ signUp }) => {
  const ada = await signUp()
  await expect(save(ada, '  ')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { name: 'Enter a name for the view.' },
  })
  await expect(save(ada, 'x'.repeat(61))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(save(ada, 'Long', false, `text=${'x'.repeat(2_000)}`)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
