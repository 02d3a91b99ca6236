import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { openAssistant, reopenAssistant, sendMessage } from './assistant-steps.ts'

const { openWindow } = openBrowser()

test('a dictated expense is proposed, approved and then recorded', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openWindow()
  await signIn(page, baseUrl, await signUp())
  const assistant = await openAssistant(page)

  await sendMessage(page, 'Spent 12.50 on lunch yesterday')
  await assistant.getByRole('button', { name: 'Approve' }).click()
  await assistant.getByText('Saved', { exact: true }).waitFor()
  await sendMessage(page, 'How much did I spend this month?')
  await assistant.getByRole('link', { name: '$12.50' }).first().click()
  await page.waitForURL('**/transactions?*')
  await page.getByText('−$12.50').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('Shift+Enter inserts a line, own messages can be deleted and a new assistant session can be started', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page } = await openWindow({ width: 360 })
  await signIn(page, baseUrl, await signUp())
  const assistant = await openAssistant(page)
  const input = assistant.getByLabel('Message', { exact: true })
  await input.fill('Hello')
  await input.press('Shift+Enter')
  await input.pressSequentially('there')
  expect(await input.inputValue()).toBe('Hello\nthere')
  await input.press('Enter')
  const messages = assistant.getByRole('list', { name: 'Messages' })
  await expect.poll(() => messages.getByRole('listitem').count()).toBe(2)

  const rejected: string[] = []
  await page.route('**/graphql', async (route) => {
    const name: string = route.request().postDataJSON()?.operationName
    if (name !== 'DeleteMessage' && name !== 'ChatMessages') return route.continue()
    rejected.push(name)
    await route.fulfill({ json: { errors: [{ message: 'Refused.', extensions: { code: 'CONFLICT' } }] } })
  })
  const failed = page.getByText('Failed to load assistant session history.')
  await assistant.getByRole('button', { name: 'Refresh the conversation' }).click()
  await failed.waitFor()
  expect(await failed.count(), 'a refresh that failed is reported once').toBe(1)
  await messages.getByRole('button', { name: 'Delete this message' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Failed to delete message. Please try again.').waitFor()
  await expect.poll(() => rejected).toEqual(['ChatMessages', 'DeleteMessage', 'ChatMessages'])
  await page.unroute('**/graphql')

  await messages.getByRole('button', { name: 'Delete this message' }).click()
  await page.getByText('Are you sure you want to permanently delete this message?').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Message deleted.').waitFor()
  await expect.poll(() => messages.getByText('Hello').count()).toBe(0)

  await assistant.getByRole('button', { name: 'New conversation' }).click()
  await page.getByText('Are you sure you want to start a new conversation?').waitFor()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('New chat session started!').waitFor()
  await assistant.getByRole('list', { name: 'Suggestions' }).waitFor()
  await context.close()
})

test('a file and a recording are never added together, and the warning disappears', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  await context.grantPermissions(['microphone'])
  await signIn(page, baseUrl, await signUp())
  const assistant = await openAssistant(page)

  await assistant.getByRole('button', { name: 'Record a voice note' }).click()
  await assistant.getByText('Recording 0:00').waitFor()
  await assistant.getByRole('button', { name: 'Attach a file' }).click()
  const stopFirst = assistant.getByText('Please stop recording before attaching a file.')
  await stopFirst.waitFor()
  await stopFirst.waitFor({ state: 'detached' })

  await assistant.getByLabel('Message', { exact: true }).press('Enter')
  await assistant.getByText(/^voice-[\dT-]+\.webm$/).waitFor()
  expect(await assistant.getByRole('list', { name: 'Messages' }).count()).toBe(0)
  await assistant.getByRole('button', { name: 'Record a voice note' }).click()
  await assistant.getByText('Please cancel the selected file before recording.').waitFor()

  await assistant.getByRole('button', { name: /^Remove voice-/ }).click()
  await assistant.getByRole('button', { name: 'Record a voice note' }).click()
  await assistant.getByRole('button', { name: 'Stop recording' }).waitFor()
  await page.keyboard.press('Escape')
  await assistant.getByText(/^voice-[\dT-]+\.webm$/).waitFor()
  await page.keyboard.press('Escape')
  await assistant.waitFor({ state: 'detached' })
  await reopenAssistant(page)
  await assistant.getByText(/^voice-[\dT-]+\.webm$/).waitFor()
  await context.close()
})
