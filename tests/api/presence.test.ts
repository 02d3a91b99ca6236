import { randomUUID } from 'node:crypto'
import { MembersDocument, PresenceOfOthersDocument, RemoveMemberDocument } from '../support/generated.ts'
import type { SignUpOptions, TestPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { joinAs, openBooks } from './invitations-steps.ts'
import { receiptPdf } from './receipt-files.ts'
import { addReceipt } from './receipt-steps.ts'

test('who comes, opens a receipt and leaves is told to the others, and not to oneself', async ({ signUp, baseUrl }) => {
  const { ada, ben } = await twoPeople(signUp)
  const receipt = await addReceipt(ada, baseUrl, {
    fileName: 'bakery.pdf',
    contentType: 'application/pdf',
    bytes: receiptPdf([['Harbor Bakery'], ['Bread', '4.20'], ['Total', '4.20']]),
  })
  const documentId = receipt.document.id

  const atAdas = await follow(ada)
  expect(atAdas.first.presenceChanged).toEqual([])

  const bens = await follow(ben)
  expect(bens.first.presenceChanged).toEqual([{ name: 'Ada', documentIds: [] }])
  expect((await atAdas.next()).presenceChanged).toEqual([{ name: 'Ben', documentIds: [] }])

  const reviewing = await follow(ben, documentId)
  expect((await atAdas.next()).presenceChanged).toEqual([{ name: 'Ben', documentIds: [documentId] }])

  await reviewing.stop()
  expect((await atAdas.next()).presenceChanged).toEqual([{ name: 'Ben', documentIds: [] }])
  await bens.stop()
  expect((await atAdas.next()).presenceChanged).toEqual([])
  await atAdas.stop()
})

test('who is removed is here no more, and nobody is seen in other books', async ({ signUp }) => {
  const { ada, ben } = await twoPeople(signUp)
  const elsewhere = await follow(await signUp())
  const [atAdas, atBens] = [await follow(ada), await follow(ben)]
  expect((await atAdas.next()).presenceChanged).toMatchObject([{ name: 'Ben' }])

  await ada.graphql(RemoveMemberDocument, { userId: await idOf(ada, 'Ben') })
  expect((await atAdas.next()).presenceChanged).toEqual([])
  await expect(atBens.next()).rejects.toThrow()
  expect(elsewhere.first.presenceChanged).toEqual([])
  await Promise.all([elsewhere.stop(), atAdas.stop()])
})

test('a document of others is as unknown as one that never was', async ({ signUp }) => {
  await expect(follow(await signUp(), randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

async function twoPeople(signUp: (options?: SignUpOptions) => Promise<TestPerson>) {
  const ada = await openBooks(await signUp({ name: 'Ada' }))
  return { ada, ben: await joinAs('MEMBER', ada, signUp, 'Ben') }
}

async function idOf(person: TestPerson, name: string): Promise<string> {
  const { members } = await person.graphql(MembersDocument, {})
  return members.find((each) => each.name === name)?.id ?? ''
}

const follow = (person: TestPerson, documentId: string | null = null) =>
  person.subscribe(PresenceOfOthersDocument, { documentId })
