import { randomUUID } from 'node:crypto'
import {
  MembersDocument,
  PresenceChangedDocument as PresenceOfOthersDocument,
  RemoveMemberDocument,
} from '../../../web/operations/generated.ts'
import type { SignUpOptions, TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { receiptPdf } from '../intake/receipt-files.ts'
import { addReceipt } from '../intake/receipt-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'

test('other members see when a member arrives, opens a receipt and leaves', async ({ signUp, baseUrl }) => {
  const { ada, ben } = await twoUsers(signUp)
  const receipt = await addReceipt(ada, baseUrl, {
    fileName: 'bakery.pdf',
    contentType: 'application/pdf',
    bytes: receiptPdf([['Harbor Bakery'], ['Bread', '4.20'], ['Total', '4.20']]),
  })
  const documentId = receipt.document.id

  const atAdas = await follow(ada)
  expect(atAdas.first.presenceChanged).toEqual([])

  const bens = await follow(ben)
  expect(bens.first.presenceChanged).toMatchObject([{ name: 'Ada', documentIds: [] }])
  expect((await atAdas.next()).presenceChanged).toMatchObject([{ name: 'Ben', documentIds: [] }])

  const reviewing = await follow(ben, documentId)
  expect((await atAdas.next()).presenceChanged).toMatchObject([{ name: 'Ben', documentIds: [documentId] }])

  await reviewing.stop()
  expect((await atAdas.next()).presenceChanged).toMatchObject([{ name: 'Ben', documentIds: [] }])
  await bens.stop()
  expect((await atAdas.next()).presenceChanged).toEqual([])
  await atAdas.stop()
})

test('a member who returns after being alone sees the others immediately', async ({ signUp }) => {
  const { ada, ben } = await twoUsers(signUp)
  const [first, second] = [await follow(ada), await follow(ada)]
  await first.stop()
  // The next request is answered after the server has noticed the change.
  await ada.graphql(MembersDocument, {})
  await second.stop()
  await ada.graphql(MembersDocument, {})
  const back = await follow(ada)
  expect(back.first.presenceChanged).toEqual([])
  const bens = await follow(ben)
  expect((await back.next()).presenceChanged).toMatchObject([{ name: 'Ben', documentIds: [] }])
  await Promise.all([back.stop(), bens.stop()])
})

test('a removed member is no longer present, and no presence is visible in other organizations', async ({ signUp }) => {
  const { ada, ben } = await twoUsers(signUp)
  const elsewhere = await follow(await signUp())
  const [atAdas, atBens] = [await follow(ada), await follow(ben)]
  expect((await atAdas.next()).presenceChanged).toMatchObject([{ name: 'Ben' }])

  await ada.graphql(RemoveMemberDocument, { userId: await idOf(ada, 'Ben') })
  expect((await atAdas.next()).presenceChanged).toEqual([])
  await expect(atBens.next()).rejects.toThrow()
  expect(elsewhere.first.presenceChanged).toEqual([])
  await Promise.all([elsewhere.stop(), atAdas.stop()])
})

test('a document of another organization returns the same error as an unknown one', async ({ signUp }) => {
  await expect(follow(await signUp(), randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

async function twoUsers(signUp: (options?: SignUpOptions) => Promise<TestUser>) {
  const ada = await createTeam(await signUp({ name: 'Ada' }))
  return { ada, ben: await joinAs('MEMBER', ada, signUp, 'Ben') }
}

async function idOf(person: TestUser, name: string): Promise<string> {
  const { members } = await person.graphql(MembersDocument, {})
  return members.find((each) => each.name === name)?.id ?? ''
}

const follow = (person: TestUser, documentId: string | null = null) =>
  person.subscribe(PresenceOfOthersDocument, { documentId })
