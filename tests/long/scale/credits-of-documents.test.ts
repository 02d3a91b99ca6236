import { describe } from 'vitest'
import { converse } from '../../api/assistant/conversation.ts'
import { long, usageOf } from '../../api/assistant/credits-steps.ts'
import { creditsOf, sendAndWait } from '../../api/intake/file-steps.ts'
import { pdf } from '../../api/intake/receipt-steps.ts'
import { csv, receiptPages } from '../../support/data/sent-files.ts'
import { expect, test } from '../../support/test.ts'

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
