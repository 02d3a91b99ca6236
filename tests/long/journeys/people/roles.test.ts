import { DeleteAccountDocument, MembersDocument, RemoveMemberDocument } from '../../../../web/operations/generated.ts'
import { addReceipt, pdf } from '../../../api/intake/receipt-steps.ts'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { activeOrganization, chooseCategory, soon } from '../../../browser/app/on-screen.ts'
import { changeRole, record } from '../../../browser/people/roles-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { TransactionsDocument } from '../../../support/generated.ts'
import { expect, test } from '../../../support/test.ts'

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
