import { describe } from 'vitest'
import { csv, receiptLines, receiptPages, termsPage } from '../../support/data/sent-files.ts'
import { AiUsageDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { creditsOf, sendAndWait } from '../intake/file-steps.ts'
import { pdf } from '../intake/receipt-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { converse } from './conversation.ts'

/** Creates a PDF in which only the first page is a receipt. */
const long = (pages: number) =>
  receiptPages([
    receiptLines('CORNER SHOP', 1.2, 3.5),
    ...Array.from({ length: pages - 1 }, (_, index) => termsPage(index)),
  ])

describe('a document', () => {
  test('a document costs one credit for every five pages', async ({ signUp, baseUrl }) => {
    const ada = await signUp()
    expect((await sendAndWait(ada, baseUrl, long(5))).file).toMatchObject({ stage: 'STAGED', credits: 1 })
    expect((await sendAndWait(ada, baseUrl, long(6))).file).toMatchObject({ stage: 'STAGED', credits: 2 })
    expect(await creditsOf(ada)).toBe(3)
  })

  test('a pasted, failed or empty document costs nothing', async ({ signUp, baseUrl }) => {
    const ada = await signUp()
    const { say: sendMessage } = await converse(ada)
    const pasted = await sendMessage('Category;Planned\nGroceries;400\nRent;1200\nYoga;35\nPhone;20')
    expect(pasted.pendingBudgetItemCount).toBe(4)
    const broken = { ...pdf(), bytes: pdf().bytes.subarray(0, 150) }
    expect((await sendAndWait(ada, baseUrl, broken)).file).toMatchObject({ stage: 'FAILED', credits: 0 })
    expect((await sendAndWait(ada, baseUrl, receiptPages([['...']]))).file).toMatchObject({
      stage: 'FAILED',
      credits: 0,
    })
    expect((await sendAndWait(ada, baseUrl, csv('hello\n'))).file).toMatchObject({ stage: 'FAILED', credits: 0 })
    expect(await creditsOf(ada)).toBe(0)
    expect(await usageOf(ada)).toEqual([])
  })
})

test('credit usage is listed by user and type for Owners and Admins', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const sam = await joinAs('MEMBER', ada, signUp, 'Sam Reed')
  await sendAndWait(ada, baseUrl, pdf())
  await sendAndWait(ada, baseUrl, long(6))
  await sendAndWait(sam, baseUrl, csv('Category,Planned\nFood,400\n'))
  // A repeated file counts as a document but costs no credit.
  await sendAndWait(sam, baseUrl, pdf())

  const line = (name: string, kind: string, documents: number, credits: number) => ({
    kind,
    documents,
    credits,
    person: { name },
  })
  const sams = [line('Sam Reed', 'BUDGET_LIST', 1, 1), line('Sam Reed', 'RECEIPT', 1, 0)]
  expect(await usageOf(ada)).toEqual([line('Ada Black', 'RECEIPT', 2, 3), ...sams])
  expect(await usageOf(sam)).toEqual(sams)
  expect([await creditsOf(ada), await creditsOf(sam)]).toEqual([3, 1])
  expect((await ada.graphql(AiUsageDocument, { month: '2020-02' })).aiUsage).toEqual([])
})

async function usageOf(person: TestUser) {
  const month = new Date().toISOString().slice(0, 7)
  return (await person.graphql(AiUsageDocument, { month })).aiUsage
}
