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
