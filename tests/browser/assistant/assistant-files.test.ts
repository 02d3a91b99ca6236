import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { soon } from '../app/on-screen.ts'
import { creditsIn, hand, openAssistant, receiptFile } from './assistant-steps.ts'

const { openAt } = openBrowser()

test('several files are sent as one message each, in order, with their costs', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  const files = assistant.getByRole('list', { name: 'Files to send' })

  await hand(assistant, 'drop', receiptFile('one.pdf', '1.10'), receiptFile('two.pdf', '2.20'))
  await hand(assistant, 'paste', receiptFile('three.pdf', '3.30'))
  await expect.poll(() => files.getByRole('listitem').count()).toBe(3)
  await files
    .getByText(/^1 page · 1 credit · /)
    .nth(2)
    .waitFor()
  await assistant.getByText('3 files, 3 credits').waitFor()
  await assistant.getByRole('button', { name: 'Remove two.pdf' }).click()
  await assistant.getByText('2 files, 2 credits').waitFor()

  const before = await creditsIn(assistant.getByText('AI Credits left'))
  await assistant.getByLabel('Message', { exact: true }).fill('From the market')
  await assistant.getByLabel('Message', { exact: true }).press('Enter')
  const messages = assistant.getByRole('list', { name: 'Messages' })
  await messages.getByText('From the market').waitFor()
  await expect.poll(() => messages.getByRole('link', { name: 'Review Items' }).count()).toBe(2)
  const order = await messages.getByText(/^(one|two|three)\.pdf$/).allTextContents()
  expect(order).toEqual(['one.pdf', 'three.pdf'])
  await expect.poll(() => creditsIn(assistant.getByText('AI Credits left')), soon).toBe(before - 2)
  expect(problems).toEqual([])
  await context.close()
})
