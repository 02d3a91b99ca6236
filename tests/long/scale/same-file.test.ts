import { creditsOf, fileOf, sendAndWait } from '../../api/intake/file-steps.ts'
import { pdf, upload } from '../../api/intake/receipt-steps.ts'
import { csv, receiptLines, receiptPages } from '../../support/data/sent-files.ts'
import {
  AnswerDuplicateDocument,
  ApproveStagedItemDocument,
  CreateReceiptDocument,
  DocumentItemsDocument,
  type DuplicateAnswer,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const answer = (person: TestUser, documentId: string, answer: DuplicateAnswer) =>
  person.graphql(AnswerDuplicateDocument, { documentId, answer })

const plan = 'Category,Planned\nGroceries,400\nYoga,35\n'

test('two simultaneous uploads of one file cost one credit', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const paths = [await upload(ada, baseUrl, pdf()), await upload(ada, baseUrl, pdf())]
  const made = await Promise.all(
    paths.map((storagePath) =>
      ada.graphql(CreateReceiptDocument, {
        input: { storagePath, fileName: 'shop.pdf', contentType: 'application/pdf' },
      }),
    ),
  )
  for (const { createReceipt } of made) {
    await expect.poll(async () => (await fileOf(ada, createReceipt.document.id)).stage).toBe('STAGED')
  }
  expect(await creditsOf(ada)).toBe(1)
})

test('replacing a partly saved document continues where it stopped', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { file: first } = await sendAndWait(ada, baseUrl, csv(plan))
  const { documentItems: before } = await ada.graphql(DocumentItemsDocument, { documentId: first.id })
  await ada.graphql(ApproveStagedItemDocument, { id: before[0]?.id ?? '' })
  const { file: again } = await sendAndWait(ada, baseUrl, csv(plan))

  expect((await answer(ada, again.id, 'REPLACE')).answerDuplicate).toMatchObject({
    state: 'STAGING',
    pendingItemCount: 1,
  })
  const { documentItems } = await ada.graphql(DocumentItemsDocument, { documentId: again.id })
  expect(documentItems).toMatchObject([
    { description: 'Groceries', state: 'MERGED' },
    { description: 'Yoga', state: 'PENDING' },
  ])
  expect(await fileOf(ada, first.id)).toMatchObject({ state: 'DISCARDED' })
})

test('a file with several receipts is decided as a whole', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const two = () => receiptPages([receiptLines('CORNER SHOP', 1.2), receiptLines('GREEN MARKET', 4.3)])
  const { file: first } = await sendAndWait(ada, baseUrl, two())
  const { file: again } = await sendAndWait(ada, baseUrl, two())
  const part = again.parts[0]?.id ?? ''
  expect((await fileOf(ada, part)).sameAs).toEqual({ id: first.parts[0]?.id })
  expect((await answer(ada, again.id, 'CANCEL')).answerDuplicate).toMatchObject({
    state: 'DISCARDED',
    parts: [{ state: 'DISCARDED', pendingItemCount: 0 }],
  })
  const { file: third } = await sendAndWait(ada, baseUrl, two())
  await answer(ada, third.parts[0]?.id ?? '', 'KEEP')
  expect(await fileOf(ada, third.id)).toMatchObject({ state: 'STAGING', sameAs: { id: first.id } })
  expect(await creditsOf(ada)).toBe(1)
})
