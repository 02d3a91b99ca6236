import { createBillingFixture } from '../../api/people/billing-fixture.ts'
import { joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { TryPlanDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'

const hosted = createBillingFixture()
const { openAt } = openBrowser()

test('a self-hosted server shows no limits except the disk', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openAt(baseUrl, ada, '/settings/plan')
  await page.getByText('No limits except your disk space.').waitFor()
  await page.getByText('1, no limit').first().waitFor()
  expect(await page.getByRole('button', { name: /^Change to/ }).count()).toBe(0)
  await context.close()
})

test('an Owner changes the plan, starts a trial and sees which limits a smaller plan would exceed', async () => {
  const ada = await hosted.signUp()
  const { context, page, problems } = await openAt(hosted.baseUrl, ada, '/settings/plan')
  await page.getByRole('listitem').filter({ hasText: 'Seats' }).getByText('1 of 1').waitFor()
  await page.getByRole('row', { name: /^Free/ }).getByText('Current').waitFor()

  await page.getByRole('button', { name: 'Try Team for 30 days, no card' }).click()
  const trial = page.getByRole('alertdialog', { name: /^Try Team until [A-Z][a-z]{2} \d+(, \d{4})?\?$/ })
  await trial.getByText('is read-only until you choose a plan. You can choose Free.').waitFor()
  await trial.getByRole('button', { name: 'Cancel' }).click()
  await trial.waitFor({ state: 'hidden' })
  expect(await page.getByText(/^On trial until /).count()).toBe(0)
  await page.getByRole('button', { name: 'Try Team for 30 days, no card' }).click()
  await trial.getByRole('button', { name: 'Try Team' }).click()
  await trial.waitFor({ state: 'hidden' })
  await page.getByText(/^On trial until /).waitFor()
  await page.getByRole('status').filter({ hasText: 'until you choose a plan' }).waitFor()
  await page.getByRole('complementary').getByText('Owner · Team plan').waitFor()
  expect(await page.getByRole('button', { name: /^Try Team/ }).count()).toBe(0)

  await page.getByText('Yearly', { exact: true }).click()
  await page.getByRole('button', { name: 'Choose Team' }).waitFor()
  await page.getByRole('button', { name: 'Choose Personal' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Choose Personal?' })
  await dialog.getByText(/will cost \$60 a year/).waitFor()
  await dialog.getByRole('button', { name: 'Choose Personal' }).click()
  await page.getByText("Ada's finances is now on Personal").waitFor()
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

test('the end of a trial is a warning only in its last 7 days', async () => {
  const ada = await hosted.signUp()
  await ada.graphql(TryPlanDocument, { plan: 'TEAM' })
  const { context, page } = await openAt(hosted.baseUrl, ada, '/settings/plan')
  const colorWith = async (days: number) => {
    await hosted.sql('update organizations set plan_ends_at = now() + make_interval(days => $1) where id = $2', [
      days,
      ada.organizationId,
    ])
    await page.reload()
    const notice = page.getByRole('status').filter({ hasText: 'until you choose a plan' })
    return notice.evaluate((element) => getComputedStyle(element).backgroundColor)
  }
  const normalColor = await colorWith(30)
  expect(await colorWith(8)).toBe(normalColor)
  expect(await colorWith(7)).not.toBe(normalColor)
  await context.close()
})
