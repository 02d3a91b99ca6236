import { choose, endPlan, openBillingWorld } from '../api/billing-world.ts'
import { joinAs, openBooks } from '../api/invitations-steps.ts'
import { openBrowser } from '../support/browser.ts'
import { expect, test } from '../support/test.ts'

/** A server whose organizations begin on the Free plan. */
const hosted = openBillingWorld()
const { openAt } = openBrowser()

test('who hosts it themselves has no limits but the disk', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openAt(baseUrl, ada, '/settings/plan')
  await page.getByText('No limits but your own disk.').waitFor()
  await page.getByText('1, no limit').first().waitFor()
  expect(await page.getByRole('button', { name: /^Change to/ }).count()).toBe(0)
  await context.close()
})

test('an Owner changes the plan, tries one, and is told what is too much for a smaller one', async () => {
  const ada = await hosted.signUp()
  const { context, page, problems } = await openAt(hosted.baseUrl, ada, '/settings/plan')
  await page.getByRole('listitem').filter({ hasText: 'Members who may write' }).getByText('1 of 1').waitFor()
  await page.getByRole('row', { name: /^Free/ }).getByText('Current').waitFor()

  await page.getByRole('button', { name: 'Try Team for 30 days, no card' }).click()
  await page.getByText(/^On trial until /).waitFor()
  await page.getByRole('status').filter({ hasText: 'until you choose a plan' }).waitFor()
  await page.getByRole('complementary').getByText('Owner · Team plan').waitFor()
  expect(await page.getByRole('button', { name: /^Try Team/ }).count()).toBe(0)

  await page.getByText('Yearly', { exact: true }).click()
  await page.getByRole('button', { name: 'Change to Personal' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Change to Personal?' })
  await dialog.getByText(/costs \$60 a year/).waitFor()
  await dialog.getByRole('button', { name: 'Change to Personal' }).click()
  await page.getByText('Personal is on Personal').waitFor()
  await page
    .getByRole('row', { name: /^Personal/ })
    .getByText('Current')
    .waitFor()
  await page.getByText('$60 a year').first().waitFor()

  await joinAs('MEMBER', ada, hosted.signUp)
  await page.getByRole('button', { name: 'Change to Free' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Free' }).click()
  await page.getByRole('alertdialog').getByRole('alert').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('who is no Owner sees the plans and no buttons', async () => {
  const ada = await openBooks(await hosted.signUp())
  const sam = await joinAs('VIEWER', ada, hosted.signUp)
  const { context, page } = await openAt(hosted.baseUrl, sam, '/settings/plan', { width: 360 })
  await page.getByText('An Owner can change the plan.').waitFor()
  expect(await page.getByRole('button', { name: /^(Change to|Try)/ }).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await context.close()
})

test('after the end of a plan all is to be read, until an Owner chooses one', async () => {
  const ada = await hosted.signUp()
  await choose(ada, 'PERSONAL')
  await endPlan(hosted, ada)
  const { context, page, problems } = await openAt(hosted.baseUrl, ada, '/settings/organization')
  await page.getByText('The plan has ended: nothing can be changed until an Owner chooses one.').waitFor()
  await page.getByRole('link', { name: 'Plan and usage' }).click()
  await page.getByText(/^Ended on /).waitFor()
  await page.getByRole('status').filter({ hasText: 'until you choose a plan. Nothing is lost.' }).waitFor()
  await page.getByRole('button', { name: 'Change to Personal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Personal' }).click()
  await page
    .getByRole('row', { name: /^Personal/ })
    .getByText('Current')
    .waitFor()
  await page.getByRole('link', { name: 'General' }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
