import { expect, test } from 'vitest'
import { createMailboxFixture } from '../../../api/intake/mailbox-fixture.ts'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'

const { openAt } = openBrowser()
const { fixture, imap, poll, incomingOf } = await createMailboxFixture()

test('an Owner creates the address for receipts, allows senders and replaces the address', async () => {
  const ada = await createTeam(await fixture.signUp())
  const sam = await joinAs('MEMBER', ada, fixture.signUp)
  const { baseUrl } = fixture.server
  const { page, problems } = await openAt(baseUrl, ada, '/settings/organization', { width: 360 })
  await page.getByRole('button', { name: 'Create address' }).click()
  const field = page.getByLabel('Address for receipts')
  await field.waitFor()
  const former = await field.inputValue()
  expect(former).toMatch(/^receipts\+[a-z\d]{24}@purser\.example$/)

  const senders = page.getByLabel('Other allowed senders')
  await senders.fill('nowhere')
  await page.getByRole('button', { name: 'Save senders' }).click()
  await page.getByText('"nowhere" is neither an email address nor a domain.').waitFor()
  await senders.fill('Shop.example\nbob@example.net')
  await page.getByRole('button', { name: 'Save senders' }).click()
  await page.getByText('Allowed senders saved').waitFor()
  await expect.poll(() => senders.inputValue()).toBe('shop.example\nbob@example.net')

  const second = await openAt(baseUrl, ada, '/settings/organization')
  const others = second.page.getByLabel('Other allowed senders')
  await expect.poll(() => others.inputValue()).toBe('shop.example\nbob@example.net')
  await senders.fill('shop.example')
  await page.getByRole('button', { name: 'Save senders' }).click()
  await expect.poll(() => others.inputValue()).toBe('shop.example')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  const restored = 'shop.example\nbob@example.net'
  await expect.poll(async () => [await senders.inputValue(), await others.inputValue()]).toEqual([restored, restored])

  await page.getByRole('button', { name: 'Replace address' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Replace the address?' })
  await dialog.getByRole('button', { name: 'Replace address' }).click()
  await expect.poll(() => field.inputValue()).not.toBe(former)
  const replaced = await field.inputValue()
  await expect.poll(() => second.page.getByLabel('Address for receipts').inputValue()).toBe(replaced)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(problems).toEqual([])

  imap.setDown(true)
  await poll()
  await expect.poll(async () => (await incomingOf(ada))?.mailboxFailure).toBe('CONNECTION')
  await page.reload()
  await page.getByText("The mail server can't be reached, or the connection was lost.").waitFor()

  const other = await openAt(baseUrl, sam, '/settings/organization')
  await other.page.getByRole('heading', { name: 'Leave this organization' }).waitFor()
  expect(await other.page.getByText('Receipts by email').count()).toBe(0)
})
