import type { Locator, Page } from 'playwright-core'
import {
  AcceptInvitationDocument as AcceptDocument,
  MembershipsDocument as BelongingDocument,
} from '../../../../web/operations/generated.ts'
import { createTeam, invite, joinAs } from '../../../api/people/invitations-steps.ts'
import { activeOrganization, chooseAction, rowOf, soon } from '../../../browser/app/on-screen.ts'
import { openBrowser, type WindowOptions } from '../../../support/browser/browser.ts'
import type { TestUser } from '../../../support/people.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

const list = (page: Page) => page.getByRole('region', { name: 'Members' }).getByRole('list')

async function openMembers(baseUrl: string, person: TestUser, options: WindowOptions = {}) {
  const window = await openAt(baseUrl, person, '/settings/members', options)
  await list(window.page).waitFor()
  return window
}

const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement)

async function roleOf(person: TestUser) {
  const { organizations } = await person.graphql(BelongingDocument, {})
  return organizations.find(({ id }) => id === person.organizationId)?.userRole
}

test('a join, a role change and a removal appear in every open window', async ({ baseUrl, signUp }) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const { page, problems, context } = await openMembers(baseUrl, maya)
  const watching = await openMembers(baseUrl, maya, { width: 360, theme: 'dark' })

  const sam = (await signUp({ name: 'Sam Reed' })).in(maya.organizationId)
  const { id } = await invite(maya, sam.email, 'VIEWER')
  await rowOf(page, sam.email).getByText('7 days left').waitFor()
  await sam.graphql(AcceptDocument, { id })
  for (const each of [page, watching.page]) {
    await rowOf(each, 'Sam Reed').getByText(sam.email).waitFor()
    await each.getByText('No pending invitations.').waitFor()
  }

  const role = page.getByLabel('Role of Sam Reed')
  expect(await role.locator('option').allTextContents()).toEqual(['Admin', 'Member', 'Viewer'])
  await role.selectOption('Member')
  await page.getByText('Sam Reed is now a Member').waitFor()
  await page.getByText('2 seats used').waitFor()
  await expect.poll(() => watching.page.getByLabel('Role of Sam Reed').inputValue(), soon).toBe('MEMBER')
  expect(await roleOf(sam)).toBe('MEMBER')

  await chooseAction(page, 'Sam Reed', 'Remove')
  const asked = page.getByRole('alertdialog', { name: 'Remove Sam Reed?' })
  await expect.poll(() => hasFocus(asked.getByRole('button', { name: 'Cancel' }))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => asked.count()).toBe(0)
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Actions for Sam Reed' }))).toBe(true)
  await chooseAction(page, 'Sam Reed', 'Remove')
  await asked.getByText('Everything they added stays.').waitFor()
  await asked.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Sam Reed was removed').waitFor()
  await expect.poll(() => rowOf(watching.page, 'Sam Reed').count(), soon).toBe(0)
  expect(await roleOf(sam)).toBeUndefined()
  expect([...problems, ...watching.problems]).toEqual([])
  await Promise.all([context.close(), watching.context.close()])
})

test('ownership is shared and transferred after a confirmation that names the new role', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const jonas = await joinAs('MEMBER', maya, signUp, 'Jonas Weber')
  const priya = await joinAs('ADMIN', maya, signUp, 'Priya Raman')
  const { page, problems, context } = await openMembers(baseUrl, maya)

  await chooseAction(page, 'Jonas Weber', 'Make Owner')
  await page.getByRole('alertdialog').getByText('You stay an Owner.').waitFor()
  await page.getByRole('button', { name: 'Make Owner', exact: true }).click()
  await expect.poll(() => page.getByLabel('Role of Jonas Weber').inputValue(), soon).toBe('OWNER')
  await page.getByLabel('Role of Jonas Weber').selectOption('Viewer')
  await page.getByText('Jonas Weber is now a Viewer').waitFor()
  expect(await roleOf(jonas)).toBe('VIEWER')

  await chooseAction(page, 'Priya Raman', 'Transfer ownership')
  await page.getByRole('alertdialog').getByText('and you become an Admin.').waitFor()
  await page.getByRole('button', { name: 'Transfer ownership', exact: true }).click()
  await page.getByText("Priya Raman is now an Owner and you're an Admin").waitFor()
  expect([await roleOf(priya), await roleOf(maya)]).toEqual(['OWNER', 'ADMIN'])

  await rowOf(page, 'Priya Raman').getByText('Role: Owner').waitFor()
  expect(await page.getByLabel('Role of Priya Raman').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Actions for Priya Raman' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Actions for Jonas Weber' }).click()
  await page.getByRole('menuitem').first().waitFor()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Remove'])
  expect(problems).toEqual([])
  await context.close()
})

test('the last Owner sees why they cannot leave, and a Viewer sees the list and can leave', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const grace = await joinAs('VIEWER', maya, signUp, 'Grace Okafor')
  const owners = await openMembers(baseUrl, maya)
  await rowOf(owners.page, 'Maya Lindqvist').getByText('Last active: Now', { exact: true }).waitFor()
  await chooseAction(owners.page, 'Maya Lindqvist', 'Leave')
  await owners.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await owners.page
    .getByRole('alertdialog')
    .getByText(/^You're the last Owner\. Make someone else an Owner/)
    .waitFor()

  const { page, problems, context } = await openMembers(baseUrl, grace, { width: 360 })
  await rowOf(page, 'Maya Lindqvist').getByText('Role: Owner').waitFor()
  await rowOf(page, 'Grace Okafor').getByText('Active now', { exact: true }).waitFor()
  expect(await page.getByRole('combobox').count()).toBe(0)
  expect(await page.getByText('Invite someone').count()).toBe(0)
  expect(await page.getByRole('region', { name: 'Invitations' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Actions for Maya Lindqvist' }).count()).toBe(0)

  await chooseAction(page, 'Grace Okafor', 'Leave')
  await page.getByRole('alertdialog', { name: 'Leave Harbor & Pine?' }).getByRole('button', { name: 'Leave' }).click()
  await page.getByText('You left Harbor & Pine').waitFor()
  await page.waitForURL('**/organizations')
  await activeOrganization(page, "Grace's finances").waitFor()
  expect(await roleOf(grace)).toBeUndefined()
  await expect.poll(() => rowOf(owners.page, 'Grace Okafor').count(), soon).toBe(0)
  expect([...owners.problems, ...problems]).toEqual([])
  await Promise.all([owners.context.close(), context.close()])
})
