import type { Page } from 'playwright-core'
import { CreateTransactionDocument } from '../../../../web/operations/generated.ts'
import { mailsTo } from '../../../api/people/invitations-steps.ts'
import { activeOrganization, chooseAction, chooseCategory, soon } from '../../../browser/app/on-screen.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { expense } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openWindow } = openBrowser()

test('two users share a ledger: invitation, simultaneous work, a role change during input and removal', async ({
  baseUrl,
  signUp,
}) => {
  const [maya, sam] = [await signUp({ name: 'Maya Lindqvist' }), await signUp({ name: 'Sam Reed' })]
  await sam.graphql(CreateTransactionDocument, { input: expense({ description: 'Own rent', amount: '800.00' }) })
  const [here, there] = [await openWindow(), await openWindow({ width: 360, theme: 'dark' })]
  await signIn(here.page, baseUrl, maya)
  await signIn(there.page, baseUrl, sam)

  await foundTeam(here.page, baseUrl)
  await here.page.goto(`${baseUrl}/settings/members`)
  await here.page.getByLabel('Email').fill(sam.email)
  await here.page.getByRole('button', { name: 'Send invitation' }).click()
  await here.page.getByText(`Invitation sent to ${sam.email}`).waitFor()

  const mail = async () => (await mailsTo(baseUrl, sam.email)).find(({ text }) => text.includes('/accept-invite'))
  await expect.poll(mail, soon).toBeTruthy()
  const token = /accept-invite\?token=[\w-]+/.exec((await mail())?.text ?? '')?.[0]
  await there.page.goto(`${baseUrl}/${token}`)
  const invitation = there.page.getByRole('dialog', { name: 'Join Harbor & Pine?' })
  await invitation.getByRole('button', { name: 'Accept' }).click()
  await there.page.getByText('Switched to: Harbor & Pine').waitFor()

  await there.page.goto(`${baseUrl}/transactions`)
  await here.page.goto(`${baseUrl}/transactions`)
  await there.page.getByText('No transactions yet').waitFor()
  await write(here.page, baseUrl, 'Harbor fee', '40.00')
  await there.page.getByRole('row', { name: /Harbor fee/ }).waitFor(soon)
  await write(there.page, baseUrl, 'Pine tar', '12.50')
  await here.page.getByRole('row', { name: /Pine tar.*−\$12\.50/ }).waitFor(soon)

  await there.page.goto(`${baseUrl}/transactions/new`)
  await there.page.getByLabel('Amount').fill('99.00')
  await there.page.getByLabel('Description').fill('Rope')
  await here.page.goto(`${baseUrl}/settings/members`)
  await here.page.getByLabel('Role of Sam Reed').selectOption('Viewer')
  await here.page.getByText('Sam Reed is now a Viewer').waitFor()
  await there.page.getByText('You now have view-only access to Harbor & Pine.').waitFor(soon)
  await chooseCategory(there.page, 'Groceries')
  await there.page.getByRole('button', { name: 'Save', exact: true }).click()
  await there.page.getByText("Your role in this organization doesn't allow that.").waitFor()
  expect(await there.page.getByLabel('Amount').inputValue()).toBe('99.00')
  expect(await there.page.getByLabel('Description').inputValue()).toBe('Rope')

  await chooseAction(here.page, 'Sam Reed', 'Remove')
  await here.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await there.page.getByText('You are no longer a member of Harbor & Pine.').waitFor(soon)
  await activeOrganization(there.page, "Sam's finances").waitFor(soon)
  await there.page.goto(`${baseUrl}/transactions`)
  await there.page.getByRole('row', { name: /Own rent/ }).waitFor()
  expect(await there.page.getByRole('row', { name: /Harbor fee|Pine tar/ }).count()).toBe(0)

  await here.page.goto(`${baseUrl}/transactions`)
  await here.page.getByRole('row', { name: /Pine tar/ }).waitFor()
  expect([...here.problems, ...there.problems]).toEqual([])
  await Promise.all([here.context.close(), there.context.close()])
})

async function foundTeam(page: Page, baseUrl: string) {
  await page.goto(`${baseUrl}/organizations/new`)
  await page.getByRole('radio', { name: 'Team' }).check({ force: true })
  await page.getByLabel('Name').fill('Harbor & Pine')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByText('Switched to: Harbor & Pine').waitFor()
}

async function write(page: Page, baseUrl: string, description: string, amount: string) {
  await page.goto(`${baseUrl}/transactions/new`)
  await page.getByLabel('Amount').fill(amount)
  await page.getByLabel('Description').fill(description)
  await chooseCategory(page, 'Groceries')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/transactions')
}
