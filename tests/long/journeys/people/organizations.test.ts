import {
  DeletedOrganizationsDocument,
  DeleteOrganizationDocument as EndOrganizationDocument,
} from '../../../../web/operations/generated.ts'
import { createTeam, invite, joinAs } from '../../../api/people/invitations-steps.ts'
import { activeOrganization, chooseAction, rowOf } from '../../../browser/app/on-screen.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { OrganizationsDocument } from '../../../support/generated.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt, openWindow } = openBrowser()

test('the menu of an organization shows the actions of each role and leads to them', async ({ baseUrl, signUp }) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const sam = await signUp({ name: 'Sam Reed' })
  await joinAs('MEMBER', maya, async () => sam)
  const own = await createTeam(sam, 'Quay & Sons')
  const { page, problems, context } = await openAt(baseUrl, sam, '/organizations')
  const actionsFor = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem').first().waitFor()
    const actions = await page.getByRole('menuitem').allTextContents()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    return actions
  }
  expect(await actionsFor("Sam's finances")).toEqual(['Rename', 'Delete'])
  expect(await actionsFor('Harbor & Pine')).toEqual(['Leave'])
  expect(await actionsFor('Quay & Sons')).toEqual(['Rename', 'Leave', 'Delete'])

  await chooseAction(page, 'Harbor & Pine', 'Leave')
  await page.getByRole('alertdialog', { name: 'Leave Harbor & Pine?' }).getByRole('button', { name: 'Leave' }).click()
  await page.getByText('You left Harbor & Pine').waitFor()
  expect(await rowOf(page, 'Harbor & Pine').count()).toBe(0)

  await chooseAction(page, 'Quay & Sons', 'Rename')
  await page.getByText('Switched to: Quay & Sons').waitFor()
  await page.waitForURL('**/settings/organization')
  await page.getByLabel('Name').waitFor()
  await activeOrganization(page, 'Quay & Sons').waitFor()
  expect((await own.graphql(OrganizationsDocument, {})).organizations).toHaveLength(2)
  expect(problems).toEqual([])
  await context.close()
})

test('a deleted organization is listed with its last day and restored', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const harbor = await createTeam(ada)
  await harbor.graphql(EndOrganizationDocument, { name: 'Harbor & Pine' })
  const { page, problems, context } = await openAt(baseUrl, ada, '/organizations')
  const deleted = page.getByRole('region', { name: 'Deleted' })
  const day = (instant: string) =>
    new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(instant))
  const { deletedOrganizations } = await ada.graphql(DeletedOrganizationsDocument, {})
  const { deletedAt = '', purgedAt = '' } = deletedOrganizations[0] ?? {}
  await deleted.getByText(`Deleted ${day(deletedAt)} · can be restored until ${day(purgedAt)}`).waitFor()
  expect(await page.getByRole('button', { name: 'Switch to Harbor & Pine' }).count()).toBe(0)

  await deleted.getByRole('button', { name: 'Restore Harbor & Pine' }).click()
  await page.getByText('Harbor & Pine restored').waitFor()
  await deleted.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Switch to Harbor & Pine' }).click()
  await activeOrganization(page, 'Harbor & Pine').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a user without an organization can create, restore or join one', async ({ baseUrl, signUp }) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const ada = await signUp()
  await ada.graphql(EndOrganizationDocument, { name: "Ada's finances" })
  const { token } = await invite(maya, ada.email)
  const { page, problems, context } = await openWindow({ width: 360 })
  await signIn(page, baseUrl, ada, `/accept-invite?token=${token}`)
  await page.waitForURL('**/organizations')
  await page.getByRole('dialog', { name: 'Join Harbor & Pine?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText("You don't belong to an organization yet.").waitFor()
  await page.getByRole('button', { name: "Restore Ada's finances" }).waitFor()

  await page.getByRole('button', { name: 'Decline the invitation to Harbor & Pine' }).click()
  await page.getByText('You declined the invitation to Harbor & Pine.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'New organization' }).click()
  await page.getByLabel('Name').fill('A new start')
  await page.getByRole('combobox', { name: 'Currency' }).fill('euro')
  await page.getByRole('option', { name: 'Euro', exact: false }).first().click()
  await page.getByRole('button', { name: 'Create organization' }).click()
  await activeOrganization(page, 'A new start').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
