import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { openAssistant, sendMessage } from '../assistant/assistant-steps.ts'
import { csv, reviewItems, sendInChat } from './documents-steps.ts'

const { openAt } = openBrowser()

test('the keys of the inbox approve, discard and merge, and offer no missing page', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const expenseInput = expense({ description: 'Elliott Books', amount: '34.50', date: '2026-03-04' })
  await ada.graphql(CreateTransactionDocument, { input: expenseInput })
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const rows = 'Date,Description,Amount\n2026-03-03,Harbor ferry,-7.00\n2026-03-04,Elliott Books,-34.50\n'
  const messages = await sendInChat(page, csv('bank.csv', `${rows}2026-03-05,Kiosk,-2.20\n`))
  await reviewItems(messages, '**/review')

  const left = (count: number) => page.getByText(`${count} left`).waitFor()
  await left(3)
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  await row('Elliott Books').getByText('Possible duplicate').filter({ visible: true }).waitFor()
  expect(await page.getByText('Open document').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'bank.csv' }).count()).toBe(0)

  await row('Kiosk').click()
  await page.keyboard.press('d')
  await left(2)
  await row('Elliott Books').click()
  await page.keyboard.press('m')
  await left(1)
  await page.keyboard.press('a')
  await page.getByText('All reviewed').waitFor()
  await page.getByText('You reviewed 3 items.').waitFor()

  await page.goto(`${baseUrl}/transactions`)
  await page.getByRole('row', { name: /Harbor ferry/ }).waitFor()
  expect(await page.getByRole('row', { name: /Elliott Books/ }).count()).toBe(1)
  expect(await page.getByRole('row', { name: /Kiosk/ }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('a dictated entry opens in the inbox without a document', async ({ baseUrl, signUp }) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'taxi twelve and lunch nine fifty')
  await assistant.getByText('2 transactions to review:').waitFor()
  await page.goto(`${baseUrl}/review`)
  await page.getByText('2 left').waitFor()
  await page.getByRole('button', { name: 'Discard', exact: false }).first().waitFor()
  expect(await page.getByText('Open document').count()).toBe(0)
  await page.keyboard.press('a')
  await page.getByText('1 left').waitFor()

  await page.setViewportSize({ width: 1100, height: 900 })
  await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' })
  await page.keyboard.press('a')
  await page.getByRole('dialog', { name: 'Review' }).getByRole('button', { name: 'Approve' }).waitFor()
  await page.keyboard.press('a')
  await page.getByText('All reviewed').waitFor()
  await context.close()
})
