import { suggestedPrompts } from '../../../web/features/assistant/composer/suggested-prompts.ts'
import type { SaidMessageFragment } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { converse } from './conversation.ts'

const ledger = {
  pathname: '/dashboard',
  otherMonth: null,
  pendingCount: 3,
  categoryNames: ['Groceries', 'Eating out'],
  closeBudgets: ['Transport'],
  mayStage: true,
}
const pages = ['/dashboard', '/transactions', '/budgets', '/categories', '/receipts', '/review', '/settings/plan']

test('the suggestions fit the page and the ledger, four at most', () => {
  expect(suggestedPrompts(ledger)).toEqual([
    'What is left to review?',
    'What is left in Transport?',
    'How much did I spend on Groceries this month?',
    'Compare this month with last',
  ])
  expect(suggestedPrompts({ ...ledger, pathname: '/transactions', otherMonth: 'October 2026' })[0]).toBe(
    'What are my largest expenses in October 2026?',
  )
  expect(suggestedPrompts({ ...ledger, mayStage: false, pathname: '/transactions' })).not.toContain(
    'Spent 12.50 on lunch yesterday',
  )
  for (const pathname of pages) {
    const prompts = suggestedPrompts({ ...ledger, pathname })
    expect(prompts.length, pathname).toBeGreaterThanOrEqual(3)
    expect(prompts.length, pathname).toBeLessThanOrEqual(4)
    expect(new Set(prompts).size).toBe(prompts.length)
  }
})

test('all suggestions are understood without a model, in full and empty ledgers', async ({ signUp }) => {
  const empty = { ...ledger, pendingCount: 0, categoryNames: [], closeBudgets: [] }
  const promptTexts = [ledger, empty].flatMap((of) =>
    [null, 'October 2026'].flatMap((otherMonth) =>
      pages.flatMap((pathname) => suggestedPrompts({ ...of, pathname, otherMonth })),
    ),
  )
  const texts = [...new Set(promptTexts)]
  // The number of messages a user can send per minute is limited.
  for (let from = 0; from < texts.length; from += 8) {
    const { say: sendMessage } = await converse(await signUp())
    for (const text of texts.slice(from, from + 8)) {
      const reply = await sendMessage(text)
      expect(isAnswered(reply), `${text} → ${reply.content}`).toBe(true)
    }
  }
  const { say: sendMessage } = await converse(await signUp())
  expect(isAnswered(await sendMessage('colourless green ideas sleep furiously'))).toBe(false)
})

function isAnswered({ answer, drafts, table }: SaidMessageFragment): boolean {
  return drafts.length > 0 || table !== null || answer.length > 0
}
