import { createTeam, invite, mailsTo, stateOf } from '../../../api/people/invitations-steps.ts'
import { activeOrganization, soon } from '../../../browser/app/on-screen.ts'
import { fresh, linkTo, namesOf, pathTo, question } from '../../../browser/people/invitations-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openWindow } = openBrowser()

test('a signed-out user reads the invitation, signs in with the address filled in and is asked', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const sam = await signUp({ name: 'Sam Reed', password: 'correct horse' })
  const { token } = await invite(maya, sam.email, 'ADMIN')
  const { page, problems, context } = await openWindow()
  await page.goto(linkTo(baseUrl, token))
  await page.getByRole('heading', { name: 'Join Harbor & Pine' }).waitFor()
  await page.getByText('Maya Lindqvist invited you').waitFor()
  await page.getByText(/^Admin\. Admins can do everything except/).waitFor()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue(), soon).toBe(sam.email)
  await page.getByLabel('Password', { exact: true }).fill(sam.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await activeOrganization(page, 'Harbor & Pine').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a user without an account registers, verifies the address, signs in and is asked before the tour', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const email = fresh()
  const { token } = await invite(maya, email, 'MEMBER')
  const { page, problems, context } = await openWindow()
  await page.goto(linkTo(baseUrl, token))
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue(), soon).toBe(email)
  await page.getByLabel('Name').fill('Sam Reed')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/please-verify')
  const logIn = await page.getByRole('link', { name: 'Log in' }).getAttribute('href')
  const linkInMail = async () =>
    (await mailsTo(baseUrl, email)).flatMap(({ text }) => /\/login(#verify=\S+)/.exec(text)?.[1] ?? [])[0]
  await expect.poll(linkInMail, soon).toBeTruthy()
  await page.goto(`${baseUrl}/login${await linkInMail()}`)
  await page.getByText('Your email address is verified').waitFor()

  expect(logIn).toBe(`/login?${new URLSearchParams({ email })}`)
  await page.goto(`${baseUrl}${logIn}`)
  await expect.poll(() => page.getByLabel('Email').inputValue(), soon).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const accept = question(page).getByRole('button', { name: 'Accept' })
  await accept.waitFor()
  expect(await page.getByText('Step 1 of').count()).toBe(0)
  await accept.click()
  await activeOrganization(page, 'Harbor & Pine').waitFor()
  await page.getByText('Step 1 of 2').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('an invitation for another address is refused with both addresses, and the user can switch accounts', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const [ada, sam] = [await signUp(), await signUp({ name: 'Sam Reed', password: 'correct horse' })]
  const { token } = await invite(maya, sam.email)
  const { page, problems, context } = await openWindow()
  await signIn(page, baseUrl, ada, pathTo(token))
  const dialog = page.getByRole('dialog', { name: 'This invitation is for someone else' })
  await dialog.getByText(`This invitation is for ${sam.email}. You're logged in as ${ada.email}.`).waitFor()
  expect(await dialog.getByRole('button', { name: 'Accept' }).count()).toBe(0)

  await dialog.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Join Harbor & Pine' }).waitFor()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue(), soon).toBe(sam.email)
  await page.getByLabel('Password', { exact: true }).fill(sam.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await activeOrganization(page, 'Harbor & Pine').waitFor()
  expect(await namesOf(ada)).toEqual(["Ada's finances"])
  expect(problems).toEqual([])
  await context.close()
})

test('a closed invitation waits under the organizations, and a declined one disappears with a confirmation', async ({
  baseUrl,
  signUp,
}) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const other = await createTeam(maya, 'Quay & Sons')
  const sam = await signUp({ name: 'Sam Reed' })
  const { token } = await invite(maya, sam.email)
  await invite(other, sam.email, 'VIEWER')
  const { page, problems, context } = await openWindow()
  await signIn(page, baseUrl, sam, pathTo(token))
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'detached' })

  await page.goto(`${baseUrl}/organizations`)
  await page.getByText('Maya Lindqvist invited you · Member · Expires').waitFor()
  await page.getByRole('button', { name: 'Accept the invitation to Quay & Sons' }).click()
  await page.getByText('Switched to: Quay & Sons').waitFor()

  await page.goto(linkTo(baseUrl, token))
  await question(page).getByRole('button', { name: 'Decline' }).click()
  await page.getByText('You declined the invitation to Harbor & Pine.').waitFor()
  await page.goto(linkTo(baseUrl, token))
  const ended = page.getByRole('dialog', { name: 'This invitation was declined' })
  await ended.getByText('Ask Maya Lindqvist for a new invitation.').waitFor()
  expect(await stateOf(sam, token)).toBe('DECLINED')
  expect(await namesOf(sam)).toEqual(["Sam's finances", 'Quay & Sons'])
  expect(problems).toEqual([])
  await context.close()
})
