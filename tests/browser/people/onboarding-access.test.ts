import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { skipTo } from './onboarding-steps.ts'

const { openWindow } = openBrowser()

test('each step is announced, and the dots are hidden from screen readers', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, await signUp({ onboarding: true }))
  const step = await skipTo(page, 'Your First Transaction')
  expect(await step.getByRole('status').textContent()).toBe('Step 5 of 8: Your First Transaction')
  expect(await step.ariaSnapshot()).toMatch(/^ {2}- status: .+\n {2}- button "Close"/m)
  expect(await step.getByRole('heading').count()).toBe(1)
  await context.close()
})
