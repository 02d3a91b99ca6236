import { inject } from 'vitest'
import { CreateTransactionDocument } from '../../../../web/operations/generated.ts'
import { openAssistant, sendMessage } from '../../../browser/assistant/assistant-steps.ts'
import {
  approveReceipt,
  expectInLedger,
  reviewItems,
  sendInChat,
  untilRead,
} from '../../../browser/intake/documents-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { receiptLines, receiptPages } from '../../../support/data/sent-files.ts'
import { categoryOf, expense } from '../../../support/ledger.ts'
import { signUp, type TestUser } from '../../../support/people.ts'
import { startModelServer } from '../../../support/servers/model-server.ts'
import { startServer } from '../../../support/servers/server.ts'
import { sharedServer } from '../../../support/servers/shared-servers.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('questions are answered and receipts read without access to the model', async () => {
  const { baseUrl } = await sharedServer(inject('sharedServersUrl'), 'unreachableModel')
  const ada = await someoneWhoSpent(baseUrl)
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'How much did I spend on groceries in March 2026?')
  await assistant.getByRole('link', { name: '$12.34' }).first().waitFor(untilRead)
  await assistant.getByText("The language model couldn't be reached, so I answered without it.").waitFor()
  await page.keyboard.press('Escape')

  const { fileName, contentType, bytes } = receiptPages([receiptLines('CORNER SHOP', 1.2, 3.5)])
  const messages = await sendInChat(page, { name: fileName, mimeType: contentType, buffer: bytes })
  await messages.getByRole('link', { name: 'Review Items' }).waitFor(untilRead)
  await messages.getByText("The language model couldn't be reached, so this was read without it.").waitFor()
  await reviewItems(messages, '**/receipts/*/review')
  await approveReceipt(page, 'Corner Shop', '4.70')
  await expectInLedger(page, ['Corner Shop', '−$4.70'])
  expect(problems).toEqual([])
  await context.close()
})

test('the assistant answers when the model dies during its answer', async () => {
  const model = await startModelServer(() => ({ begin: 'You spent about nine thousand, I think, ', ends: 'cut' }))
  const server = await startServer({ environment: { AI_BASE_URL: model.url, AI_MODEL: 'test' } })
  const { context, page, problems } = await openAt(server.baseUrl, await someoneWhoSpent(server.baseUrl), '/dashboard')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'How much did I spend on groceries in March 2026?')
  await assistant.getByRole('link', { name: '$12.34' }).first().waitFor(untilRead)
  await assistant.getByText("The language model's answer broke off, so I answered without it.").waitFor()
  expect(await assistant.getByText('nine thousand').count()).toBe(0)
  await sendMessage(page, 'spent 3 on coffee')
  await assistant.getByRole('button', { name: 'Approve' }).click(untilRead)
  await assistant.getByText('Saved', { exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
  await server.stop()
  await model.close()
})

async function someoneWhoSpent(baseUrl: string): Promise<TestUser> {
  const ada = await signUp(baseUrl)
  const categoryId = await categoryOf(ada, 'Groceries')
  const input = expense({ categoryId, amount: '12.34', date: '2026-03-03', description: 'Green market' })
  await ada.graphql(CreateTransactionDocument, { input })
  return ada
}
