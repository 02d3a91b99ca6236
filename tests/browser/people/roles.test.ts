import type { Page } from 'playwright-core'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { UpdateOrganizationDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { activeOrganization, soon } from '../app/on-screen.ts'
import { changeRole, record } from './roles-steps.ts'

const { openAt } = openBrowser()

test('a changed role or organization name appears immediately', async ({ baseUrl, signUp }) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const sam = await joinAs('VIEWER', maya, signUp)
  await record(maya, 'Harbor fee')
  const { page, problems, context } = await openAt(baseUrl, sam, '/transactions')
  await page.getByRole('row', { name: /Harbor fee/ }).waitFor()
  expect(await httpServer(page)).toBe(0)

  await changeRole(maya, sam, 'MEMBER')
  await page.getByRole('link', { name: 'New transaction' }).waitFor(soon)
  await page.getByText('Member', { exact: true }).first().waitFor(soon)
  await changeRole(maya, sam, 'VIEWER')
  await expect.poll(() => httpServer(page), soon).toBe(0)

  await maya.graphql(UpdateOrganizationDocument, { changes: { name: 'Harbor, Pine & Daughters' } })
  await activeOrganization(page, 'Harbor, Pine & Daughters').waitFor(soon)
  expect(problems).toEqual([])
  await context.close()
})

test('a Viewer sees no write actions but an explanation in their place', async ({ baseUrl, signUp }) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const sam = await joinAs('VIEWER', maya, signUp)
  await record(maya, 'Harbor fee')
  const { page, context } = await openAt(baseUrl, sam, '/transactions')
  for (const { path, shows } of [
    { path: '/dashboard', shows: 'Harbor fee' },
    { path: '/transactions', shows: 'Harbor fee' },
    { path: '/budgets', shows: 'No budgets for' },
    { path: '/categories', shows: 'Groceries' },
    { path: '/receipts', shows: 'No receipts yet' },
    { path: '/review', shows: "You have view-only access and can't review." },
    { path: '/transactions/import', shows: 'No imports yet' },
    { path: '/transactions/new', shows: 'You have view-only access' },
    { path: '/categories/new', shows: 'You have view-only access' },
  ]) {
    await page.goto(`${baseUrl}${path}`)
    await page.getByText(shows).first().waitFor()
    expect(await httpServer(page), path).toBe(0)
  }
  await page.getByRole('button', { name: 'Open AI Assistant' }).click()
  const assistant = page.getByRole('dialog', { name: 'AI Assistant' })
  await assistant.getByText("You can't attach files with view-only access").waitFor()
  await assistant.getByRole('list', { name: 'Suggestions' }).waitFor()
  expect(await assistant.getByRole('button', { name: /Attach|Record|photo/ }).count()).toBe(0)
  await assistant.getByRole('textbox', { name: 'Message' }).fill('What are my largest expenses this year?')
  await assistant.getByRole('button', { name: 'Send' }).click()
  await assistant
    .getByText(/Harbor fee/)
    .first()
    .waitFor()
  await context.close()

  const phone = await openAt(baseUrl, sam, '/dashboard', { width: 360 })
  for (const path of ['/transactions', '/categories']) {
    await phone.page.goto(`${baseUrl}${path}`)
    await phone.page.getByRole('button', { name: 'Open AI Assistant' }).waitFor()
    expect(await httpServer(phone.page), path).toBe(0)
  }
  await phone.context.close()
})

function httpServer(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .getByRole('link', { name: /^(New|Add) / })
    .or(page.getByRole('button', { name: /^(New|Add|Edit|Save|Delete|Approve|Discard|Take a photo|Choose files)/ }))
    .or(page.getByRole('link', { name: /^Add / }))
    .or(page.getByRole('checkbox', { name: /^Select / }))
    .count()
}
