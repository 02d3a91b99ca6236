import type { Page } from 'playwright-core'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import {
  CreateTransactionDocument,
  DeleteAccountDocument,
  MembersDocument,
  RemoveMemberDocument,
  type Role,
  TransactionsDocument,
  UpdateMemberRoleDocument,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { activeOrganization, chooseCategory, soon } from '../app/on-screen.ts'

const { openAt } = openBrowser()

test('an open form keeps its input when the user becomes a Viewer, and shows why it is not saved', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const sam = await joinAs('MEMBER', maya, signUp)
  const { page, problems, context } = await openAt(baseUrl, sam, '/dashboard')
  await page.getByRole('link', { name: 'New transaction' }).first().click()
  await page.getByLabel('Amount').fill('12.50')
  await page.getByLabel('Description').fill('Corner Grocer')

  await changeRole(maya, sam, 'VIEWER')
  await page
    .getByText('You now have view-only access to Harbor & Pine. What you typed stays here until you leave this page.')
    .waitFor(soon)
  await page.getByText('Viewer', { exact: true }).first().waitFor(soon)
  await page.getByLabel('Note').fill('for Friday')
  await chooseCategory(page, 'Groceries')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText("Your role in this organization doesn't allow that.").waitFor()
  expect(await page.getByLabel('Amount').inputValue()).toBe('12.50')
  expect(await page.getByLabel('Description').inputValue()).toBe('Corner Grocer')
  expect(await page.getByLabel('Note').inputValue()).toBe('for Friday')
  expect((await maya.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])

  await page.reload()
  await page.getByText('You have view-only access').waitFor()
  expect(await page.getByLabel('Amount').count()).toBe(0)

  await changeRole(maya, sam, 'MEMBER')
  await expect.poll(() => page.getByLabel('Amount').inputValue(), soon).toBe('12.50')
  expect(problems).toEqual([])
  await context.close()
})

test('a removed member is signed out of the organization within 5 s, also on an idle page, and keeps their own', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const own = await signUp({ name: 'Sam Reed' })
  await record(own, 'Own rent')
  const sam = await joinAs('ADMIN', maya, async () => own)
  await record(maya, 'Harbor fee')
  const { page, problems, context } = await openAt(baseUrl, sam, '/transactions')
  await page.getByRole('row', { name: /Harbor fee/ }).waitFor()

  const { members } = await maya.graphql(MembersDocument, {})
  const userId = members.find(({ email }) => email === sam.email)?.id ?? ''
  await maya.graphql(RemoveMemberDocument, { userId })
  await page.getByText('You are no longer a member of Harbor & Pine.').waitFor(soon)
  await activeOrganization(page, "Sam's finances").waitFor(soon)
  await page.getByRole('row', { name: /Own rent/ }).waitFor(soon)
  expect(await page.getByRole('row', { name: /Harbor fee/ }).count()).toBe(0)
  await activeOrganization(page, "Sam's finances").click()
  await page.getByRole('menuitem', { name: 'Manage Orgs' }).waitFor()
  expect(await page.getByRole('menuitem', { name: /Harbor & Pine/ }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

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

test('an open review keeps its input when the user becomes a Viewer', async ({ baseUrl, signUp }) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const sam = await joinAs('VIEWER', maya, signUp)
  const { id } = await addReceipt(maya, baseUrl, pdf())
  const { page, problems, context } = await openAt(baseUrl, sam, `/receipts/${id}/review`)
  await page.getByText("You have view-only access and can't review.").waitFor()
  expect(await page.getByRole('button', { name: /^(Approve|Discard)/ }).count()).toBe(0)

  await changeRole(maya, sam, 'MEMBER')
  await page.getByLabel('Merchant').fill('Corner Shop of Ridge Street')
  await changeRole(maya, sam, 'VIEWER')
  await page.getByText('You now have view-only access to Harbor & Pine.').waitFor(soon)
  await page.getByRole('button', { name: /^Approve/ }).click()
  await page.getByText("Your role in this organization doesn't allow that.").waitFor()
  expect(await page.getByLabel('Merchant').inputValue()).toBe('Corner Shop of Ridge Street')
  expect(problems).toEqual([])
  await context.close()
})

test('a user can restore a deleted account', async ({ baseUrl, signUp }) => {
  const sam = await signUp({ name: 'Sam Reed' })
  await record(sam, 'Own rent')
  const { page, problems, context } = await openAt(baseUrl, sam, '/transactions')
  await page.getByRole('row', { name: /Own rent/ }).waitFor()
  await sam.graphql(DeleteAccountDocument, { email: sam.email })
  await page.getByRole('heading', { name: 'Your account is scheduled for deletion' }).waitFor(soon)
  await page.reload()
  await page.getByText(/^You can restore your account and all its data until \w+, \w+ \d+, \d{4}\./).waitFor()
  await page.getByRole('button', { name: 'Restore account' }).click()
  await page.getByText('Account restored.').waitFor()
  await page.getByRole('row', { name: /Own rent/ }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

async function changeRole(owner: TestUser, { email }: TestUser, role: Role): Promise<void> {
  const { members } = await owner.graphql(MembersDocument, {})
  const userId = members.find((member) => member.email === email)?.id ?? ''
  await owner.graphql(UpdateMemberRoleDocument, { userId, role })
}

async function record(person: TestUser, description: string): Promise<void> {
  const input = expense({ description, categoryId: await categoryOf(person, 'Groceries'), date: today() })
  await person.graphql(CreateTransactionDocument, { input })
}

const today = () => new Date().toISOString().slice(0, 10)

function httpServer(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .getByRole('link', { name: /^(New|Add) / })
    .or(page.getByRole('button', { name: /^(New|Add|Edit|Save|Delete|Approve|Discard|Take a photo|Choose files)/ }))
    .or(page.getByRole('link', { name: /^Add / }))
    .or(page.getByRole('checkbox', { name: /^Select / }))
    .count()
}
