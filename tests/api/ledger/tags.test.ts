import {
  UpdateTransactionDocument as ChangeWholeDocument,
  CreateTagDocument,
  DeleteTagDocument,
  MergeTagDocument,
  CreateTransactionDocument as RecordWholeDocument,
  TagListDocument as TagsCountedDocument,
  UpdateTagDocument,
  TransactionToEditDocument as WholeTransactionDocument,
} from '../../../web/operations/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const tagged = async (person: TestUser, tags: string[]) =>
  (await person.graphql(RecordWholeDocument, { input: { ...expense({}), tags } })).createTransaction
const names = (tags: readonly { name: string }[]) => tags.map(({ name }) => name)

test('a new tag name creates one tag', async ({ signUp }) => {
  const ada = await signUp()
  const first = await tagged(ada, ['#Trip', ' trip ', 'Work'])
  const second = await tagged(ada, ['TRIP'])

  expect(names(first.tags)).toEqual(['Trip', 'Work'])
  expect(second.tags).toEqual(first.tags.slice(0, 1))
  expect((await ada.graphql(TagsCountedDocument, {})).tags).toMatchObject([
    { name: 'Trip', transactionCount: 2 },
    { name: 'Work', transactionCount: 1 },
  ])
})

test('tags are renamed and colored, and their names are unique', async ({ signUp }) => {
  const ada = await signUp()
  const { createTag: trip } = await ada.graphql(CreateTagDocument, { name: 'Trip', color: 3 })
  expect(trip).toMatchObject({ name: 'Trip', color: 3 })
  await ada.graphql(CreateTagDocument, { name: 'Work' })

  const change = (changes: object) => ada.graphql(UpdateTagDocument, { id: trip.id, changes })
  expect(await change({ name: 'Rome', color: 5 })).toMatchObject({ updateTag: { name: 'Rome', color: 5 } })
  await expect(change({ name: 'work' })).rejects.toMatchObject({
    fields: { name: 'There is already a tag named Work.' },
  })
  await expect(change({ color: 9 })).rejects.toMatchObject({ fields: { color: 'Choose one of the 8 colours.' } })
  await expect(change({ name: 'x'.repeat(61) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a deleted or merged tag is removed from all its transactions', async ({ signUp }) => {
  const ada = await signUp()
  const both = await tagged(ada, ['Trip', 'Rome'])
  const one = await tagged(ada, ['Rome'])
  const [trip, rome] = both.tags
  const of = async (id: string) => names((await ada.graphql(WholeTransactionDocument, { id })).transaction.tags)

  const { mergeTag } = await ada.graphql(MergeTagDocument, { id: rome?.id ?? '', into: trip?.id ?? '' })
  expect(mergeTag).toMatchObject({ name: 'Trip', transactionCount: 2 })
  expect([await of(both.id), await of(one.id)]).toEqual([['Trip'], ['Trip']])

  await ada.graphql(DeleteTagDocument, { id: trip?.id ?? '' })
  expect([await of(both.id), await of(one.id)]).toEqual([[], []])
  await expect(ada.graphql(DeleteTagDocument, { id: trip?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a transaction can have 20 tags of its own organization', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  await expect(
    tagged(
      ada,
      Array.from({ length: 21 }, (_, index) => `Tag ${index}`),
    ),
  ).rejects.toMatchObject({ fields: { tags: 'Choose at most 20 tags.' } })
  const { id } = await tagged(ada, [])
  const { createTag: others } = await bob.graphql(CreateTagDocument, { name: 'Theirs' })
  await expect(ada.graphql(ChangeWholeDocument, { id, changes: { tagIds: [others.id] } })).rejects.toMatchObject({
    fields: { tags: 'One of these tags was deleted. Choose again.' },
  })
})

test('twelve simultaneous creations of a tag create one', async ({ signUp }) => {
  const ada = await signUp()
  const made = await Promise.all(Array.from({ length: 12 }, () => tagged(ada, ['Rush'])))
  expect(new Set(made.map(({ tags }) => tags[0]?.id)).size).toBe(1)
})
