import { openAssistant } from '../../../browser/assistant/assistant-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openWindow } = openBrowser()

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
