import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { soon } from '../app/on-screen.ts'
import { openAssistant, reopenAssistant, sendMessage } from './assistant-steps.ts'

const { openAt } = openBrowser()

test('each proposed entry is approved, edited or discarded separately, and the rest at once', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  let assistant = await openAssistant(page)
  await sendMessage(page, 'taxi 12, lunch 9.50, coffee 3.80 and cinema 14')
  const rows = assistant.getByRole('list', { name: 'Proposed items' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(4)
  const row = (name: string) => rows.filter({ hasText: new RegExp(name, 'i') })

  await row('taxi')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await row('taxi').getByText('Saved', { exact: true }).waitFor()
  await row('lunch')
    .getByRole('button', { name: /^Discard/ })
    .click()
  await row('lunch').getByText('Discarded').waitFor()

  await row('coffee').getByRole('link', { name: /^Edit/ }).click()
  await page.waitForURL('**/review?item=*')
  await assistant.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Description').inputValue(), soon).toMatch(/coffee/i)

  assistant = await reopenAssistant(page)
  await assistant.getByRole('button', { name: 'Approve all' }).click()
  await expect.poll(() => assistant.getByText('Saved', { exact: true }).count(), soon).toBe(3)
  expect(await assistant.getByRole('button', { name: /^(Approve|Discard)/ }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('a budget is proposed and set on approval', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/budgets')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'set a budget of 400 for groceries')
  await assistant.getByRole('list', { name: 'Proposed items' }).getByText('Groceries').first().waitFor()
  await assistant.getByRole('button', { name: 'Approve' }).click()
  await assistant.getByText('Saved', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('$400.00').first().waitFor(soon)
  expect(problems).toEqual([])
  await context.close()
})
