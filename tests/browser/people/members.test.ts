import type { Page } from 'playwright-core'
import { createTeam, joinAs, mailsTo } from '../../api/people/invitations-steps.ts'
import { openBrowser, type WindowOptions } from '../../support/browser/browser.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { chooseAction, rowOf, soon } from '../app/on-screen.ts'

const { openAt } = openBrowser()

const list = (page: Page) => page.getByRole('region', { name: 'Members' }).getByRole('list')

async function openMembers(baseUrl: string, person: TestUser, options: WindowOptions = {}) {
  const window = await openAt(baseUrl, person, '/settings/members', options)
  await list(window.page).waitFor()
  return window
}

test('an invitation is sent, its link copied, sent again and revoked, live for another Admin', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const jonas = await joinAs('ADMIN', maya, signUp, 'Jonas Weber')
  const { page, problems, context } = await openMembers(baseUrl, maya)
  const watching = await openMembers(baseUrl, jonas, { width: 360 })
  await page.getByText('2 seats used').waitFor()

  await page.getByLabel('Email').fill('sam')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('Enter an email address, such as sam@example.com.').waitFor()
  const email = `sam-${crypto.randomUUID()}@example.test`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption('Viewer')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`Invitation sent to ${email}`).waitFor()
  await rowOf(page, email).getByText('by you').waitFor()
  await rowOf(page, email).getByText('7 days left').waitFor()
  await rowOf(watching.page, email).getByText('by Maya Lindqvist').waitFor()
  await rowOf(watching.page, email).getByText('Viewer').waitFor()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied').waitFor()
  const first = await page.evaluate(() => navigator.clipboard.readText())
  expect(first).toBe(await page.getByLabel(`Link for ${email}`).inputValue())
  await expect.poll(async () => (await mailsTo(baseUrl, email))[0]?.text ?? '', soon).toContain(first)

  await page.getByRole('button', { name: `Send again to ${email}` }).click()
  await page.getByText(`Invitation sent again to ${email}`).waitFor()
  await expect.poll(() => page.getByLabel(`Link for ${email}`).inputValue(), soon).not.toBe(first)

  await chooseAction(watching.page, email, 'Revoke')
  await watching.page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect.poll(() => rowOf(page, email).count(), soon).toBe(0)
  await page.getByText('No pending invitations.').waitFor()
  expect([...problems, ...watching.problems]).toEqual([])
  await Promise.all([context.close(), watching.context.close()])
})
