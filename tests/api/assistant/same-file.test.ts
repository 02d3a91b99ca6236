import { csv, receiptLines, receiptPages } from '../../support/data/sent-files.ts'
import { voiceNote } from '../../support/data/voice-note.ts'
import {
  AnswerDuplicateDocument,
  ApproveReceiptDocument,
  type DuplicateAnswer,
  InboxDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { creditsOf, fileOf, receiptOf, send, sendAndWait } from '../intake/file-steps.ts'
import { asRead, pdf } from '../intake/receipt-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { sendVoiceNote } from './voice-steps.ts'

const answer = (person: TestUser, documentId: string, answer: DuplicateAnswer) =>
  person.graphql(AnswerDuplicateDocument, { documentId, answer })

const plan = 'Category,Planned\nGroceries,400\nYoga,35\n'

test('a repeated file costs nothing and asks until a user keeps both', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { file: first } = await sendAndWait(ada, baseUrl, pdf())
  const { file: again } = await sendAndWait(ada, baseUrl, pdf())
  expect(first).toMatchObject({ sameAs: null, credits: 1 })
  expect(again).toMatchObject({ sameAs: { id: first.id }, credits: 0, stage: 'STAGED' })
  expect(await creditsOf(ada)).toBe(1)

  const { answerDuplicate } = await answer(ada, again.id, 'KEEP')
  expect(answerDuplicate).toMatchObject({ sameAs: null, state: 'STAGING', pendingItemCount: 3 })
  expect((await receiptOf(ada, again)).duplicateOf).toBeNull()
  await expect(answer(ada, again.id, 'KEEP')).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(answer(ada, first.id, 'CANCEL')).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(answer(await signUp(), again.id, 'KEEP')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a list, a note and a receipt with other bytes are recognized as duplicates too', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { file: list } = await sendAndWait(ada, baseUrl, csv(plan))
  const { file: sameList } = await sendAndWait(ada, baseUrl, csv(plan, 'other name.csv'))
  expect(sameList).toMatchObject({ kind: 'BUDGET_LIST', sameAs: { id: list.id }, credits: 0 })

  const { file: receipt } = await sendAndWait(ada, baseUrl, pdf())
  const { file: scan } = await sendAndWait(ada, baseUrl, receiptPages([receiptLines('CORNER SHOP', 1.2, 3.5, 4.3)]))
  expect(scan).toMatchObject({ sameAs: { id: receipt.id }, credits: 1 })

  const bytes = voiceNote()
  const { note } = await sendVoiceNote(ada, baseUrl, bytes)
  expect((await sendVoiceNote(ada, baseUrl, bytes)).note).toMatchObject({ sameAs: null })
  expect(note.sameAs).toBeNull()
})

test('a cancelled duplicate is discarded, also before it was read', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { file: first } = await sendAndWait(ada, baseUrl, pdf())
  const { file: again } = await sendAndWait(ada, baseUrl, pdf())
  expect((await answer(ada, again.id, 'CANCEL')).answerDuplicate).toMatchObject({
    state: 'DISCARDED',
    pendingItemCount: 0,
    sameAs: null,
  })
  const { id, message } = await send(ada, baseUrl, pdf())
  await answer(ada, id, 'CANCEL')
  expect(await fileOf(ada, id)).toMatchObject({ stage: 'STAGED', state: 'DISCARDED' })
  await sendAndWait(ada, baseUrl, csv(plan))
  expect(await fileOf(ada, id)).toMatchObject({ state: 'DISCARDED', pendingItemCount: 0, credits: 0 })
  expect(await message()).toMatchObject({ receiptStatus: 'DISCARDED', pendingReceiptItemCount: 0 })
  expect(await fileOf(ada, first.id)).toMatchObject({ state: 'STAGING', pendingItemCount: 3 })
})

test('replacing a pending document leaves one in the inbox', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { file: first } = await sendAndWait(ada, baseUrl, pdf())
  const { file: again } = await sendAndWait(ada, baseUrl, pdf())
  const { answerDuplicate } = await answer(ada, again.id, 'REPLACE')
  expect(answerDuplicate).toMatchObject({ sameAs: null, state: 'STAGING', pendingItemCount: 3 })
  expect(await fileOf(ada, first.id)).toMatchObject({ state: 'DISCARDED', pendingItemCount: 0 })
  expect((await ada.graphql(InboxDocument, {})).pendingItemCount).toBe(3)
})

test('replacing a saved document moves its transaction and records nothing', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { file: first } = await sendAndWait(ada, baseUrl, pdf())
  const saved = await receiptOf(ada, first)
  await ada.graphql(ApproveReceiptDocument, { id: saved.id, version: saved.version, input: asRead(saved) })
  const { file: again } = await sendAndWait(ada, baseUrl, pdf())
  expect(again.sameAs).toEqual({ id: first.id })

  const answers = await Promise.allSettled([1, 2, 3].map(() => answer(ada, again.id, 'REPLACE')))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of answers) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'CONFLICT' })

  const { transactions } = await ada.graphql(TransactionsDocument, { first: 10 })
  const [edge] = transactions.edges
  expect(transactions.edges).toHaveLength(1)
  expect(await receiptOf(ada, again)).toMatchObject({
    document: { state: 'PROCESSED', pendingItemCount: 0 },
    transactions: [{ id: edge?.node.id }],
    items: [
      { state: 'MERGED', transactionId: edge?.node.id },
      { state: 'MERGED', transactionId: edge?.node.id },
      { state: 'MERGED', transactionId: edge?.node.id },
    ],
  })
  expect(await receiptOf(ada, first)).toMatchObject({ document: { state: 'DISCARDED' }, transactions: [] })
})

test('Members can decide about duplicates, but Viewers cannot', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp())
  const [sam, vera] = [await joinAs('MEMBER', ada, signUp), await joinAs('VIEWER', ada, signUp)]
  await sendAndWait(ada, baseUrl, pdf())
  const { file } = await sendAndWait(ada, baseUrl, pdf())
  await expect(answer(vera, file.id, 'CANCEL')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const answers = await Promise.allSettled([answer(ada, file.id, 'KEEP'), answer(sam, file.id, 'CANCEL')])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
