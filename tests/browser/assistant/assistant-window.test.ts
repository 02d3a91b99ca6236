import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { soon } from '../app/on-screen.ts'
import { isFocused, openAssistant, reopenAssistant, sendMessage } from './assistant-steps.ts'

const { openAt } = openBrowser()

test('an earlier assistant session is found and continued with the keyboard alone', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard', { width: 360 })
  const assistant = await openAssistant(page)
  const messages = assistant.getByRole('list', { name: 'Messages' })
  await sendMessage(page, 'How much did I spend this month?')
  await expect.poll(() => messages.getByRole('listitem').count()).toBe(2)
  await assistant.getByRole('button', { name: 'New conversation' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await assistant.getByRole('list', { name: 'Suggestions' }).waitFor()
  await sendMessage(page, 'What are my largest expenses this year?')
  await expect.poll(() => messages.getByRole('listitem').count()).toBe(2)

  await assistant.getByRole('button', { name: 'Past conversations' }).click()
  const list = assistant.getByRole('region', { name: 'Past conversations' })
  const rows = list.getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  expect(await rows.first().textContent()).toMatch(/^What are my largest expenses this year\?.+ · 2 messages$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'detached' })
  await messages.getByText('How much did I spend this month?').waitFor()
  await expect.poll(() => page.getByLabel('Message', { exact: true }).evaluate(isFocused)).toBe(true)

  await page.reload()
  await reopenAssistant(page)
  await messages.getByText('How much did I spend this month?').waitFor()
  await assistant.getByRole('button', { name: 'Past conversations' }).click()
  await list.getByText('How much did I spend this month?').waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await messages.waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a message that was not understood is followed by example questions', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/transactions')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'colourless green ideas sleep furiously')
  const suggestions = assistant.getByRole('list', { name: 'Suggestions' })
  await assistant.getByText(/didn't understand/).waitFor()
  await suggestions.getByRole('button', { name: 'What are my largest expenses this month?' }).click()
  const messages = assistant.getByRole('list', { name: 'Messages' })
  await expect.poll(() => messages.getByRole('listitem').count(), soon).toBe(4)
  expect(problems).toEqual([])
  await context.close()
})
