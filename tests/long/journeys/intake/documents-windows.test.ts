import type { Page } from 'playwright-core'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { soon } from '../../../browser/app/on-screen.ts'
import { approveReceipt, expectInLedger, sendInChat, untilRead } from '../../../browser/intake/documents-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { receiptLines, receiptPages } from '../../../support/data/sent-files.ts'
import { TransactionsDocument } from '../../../support/generated.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

const rows = 'Date,Description,Amount\n2026-03-03,Harbor ferry,-7.00\n2026-03-04,Elliott Books,-34.50\n'
const bank = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }

test('a document appears immediately in all windows of both users and is decided once', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  const here = await openAt(baseUrl, ada, '/dashboard')
  const secondWindow = await openAt(baseUrl, ada, '/review')
  const there = await openAt(baseUrl, sam, '/review')
  for (const { page } of [secondWindow, there]) await page.getByText('All reviewed').waitFor()

  const messages = await sendInChat(here.page, bank)
  for (const { page } of [secondWindow, there]) {
    await page.getByText('2 left').waitFor(untilRead)
    await inbox(page).getByText('Harbor ferry').waitFor()
  }
  await messages.getByText('0 of 2 reviewed').waitFor()

  await secondWindow.page.getByRole('button', { name: /^Approve(?! all)/ }).click()
  await there.page.getByText('1 left').waitFor(soon)
  await messages.getByText('1 of 2 reviewed').waitFor(soon)
  await expect.poll(() => inbox(there.page).getByText('Harbor ferry').count()).toBe(0)

  await there.page.getByRole('button', { name: /^Discard/ }).click()
  for (const { page } of [secondWindow, there]) await page.getByText('All reviewed').waitFor(soon)
  await here.page.getByText('This document has been fully processed.').waitFor(soon)
  await expectInLedger(there.page, ['Harbor ferry', '−$7.00'])
  expect(await there.page.getByRole('row', { name: /Elliott Books/ }).count()).toBe(0)
  const windows = [here, secondWindow, there]
  expect(windows.flatMap(({ problems }) => problems)).toEqual([])
  for (const { context } of windows) await context.close()
})

test('a receipt saved first by another user says so and is saved once', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const [first, second] = [await openAt(baseUrl, ada, '/dashboard'), await openAt(baseUrl, ada, '/dashboard')]
  const { fileName, contentType, bytes } = receiptPages([receiptLines('CORNER SHOP', 1.2, 3.5)])
  const messages = await sendInChat(first.page, { name: fileName, mimeType: contentType, buffer: bytes })
  await messages.getByRole('link', { name: 'Review Items' }).click(untilRead)
  await first.page.waitForURL('**/receipts/*/review')
  await second.page.routeWebSocket(/graphql/, () => {})
  await second.page.goto(first.page.url())
  await second.page.getByRole('button', { name: /^Approve/ }).waitFor()

  await approveReceipt(first.page, 'Corner Shop', '4.70')
  await second.page.getByRole('button', { name: /^Approve/ }).click()
  await second.page
    .getByText(/^(?:Another member changed this receipt\.|This receipt has already been reviewed\.)/)
    .waitFor()
  await second.page.getByText('Saved transactions').waitFor()
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(1)
  for (const { context } of [first, second]) await context.close()
})

test('a window that connects late shows what was read before', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const connection = Promise.withResolvers<void>()
  await page.routeWebSocket(/graphql/, async (socket) => {
    await connection.promise
    socket.connectToServer()
  })
  await page.reload()
  const messages = await sendInChat(page, bank)
  await messages.getByText('Reading bank.csv.').waitFor()
  await expect.poll(async () => (await ada.rest('GET', '/review')).body.length).toBe(2)
  connection.resolve()
  await messages.getByText('0 of 2 reviewed').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

const inbox = (page: Page) => page.getByLabel('Inbox')
