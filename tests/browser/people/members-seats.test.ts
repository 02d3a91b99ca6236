import { choose, createBillingFixture } from '../../api/people/billing-fixture.ts'
import { invite } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const hosted = createBillingFixture()
const { openAt } = openBrowser()

test('the invitation dialog shows the seats of the plan, and a full plan is refused with advice', async () => {
  const ada = await hosted.signUp()
  const { page, problems, context } = await openAt(hosted.baseUrl, ada, '/settings/members', { width: 360 })
  await page.getByText("1 of 1 seat used, including invitations. Viewers don't use a seat.").waitFor()
  expect(await page.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/settings/plan')
  await page.getByLabel('Email').fill('sam@harborpine.example')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('The Free plan has 1 seat. Choose a larger plan in Settings').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('sam@harborpine.example')

  await page.getByLabel('Role', { exact: true }).selectOption('Viewer')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('Invitation sent to sam@harborpine.example').waitFor()
  await page.getByText('1 of 1 seat used, including invitations').waitFor()

  await choose(ada, 'TEAM')
  await invite(ada, 'lena@northfold.example')
  await page.getByText("2 of 10 seats used, including invitations. Viewers don't use a seat.").waitFor()
  expect(await page.getByRole('link', { name: 'See plans' }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
