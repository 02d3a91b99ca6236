import { afterAll, beforeAll, inject } from 'vitest'
import {
  addAuthenticator,
  atDashboard,
  closeTour,
  createAccount,
  freshEmail,
  logIn,
  setOwnNetwork,
  totpCode,
} from '../../../browser/people/accounts-steps.ts'
import { createAddress, linkIn, password } from '../../../support/accounts.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser, readDownload, type WindowOptions } from '../../../support/browser/browser.ts'
import { signUpWithFirebase } from '../../../support/firebase.ts'
import { createProfile } from '../../../support/people.ts'
import { startServer, type TestServer } from '../../../support/servers/server.ts'
import { sharedServer } from '../../../support/servers/shared-servers.ts'
import { expect, test } from '../../../support/test.ts'

let server: TestServer
let own: string

beforeAll(async () => {
  const { baseUrl } = await sharedServer(inject('sharedServersUrl'), 'firebase')
  const { firebase } = await (await fetch(`${baseUrl}/config.json`)).json()
  // The server has users of Firebase who move to its own accounts.
  const environment = {
    IDENTITY: 'own',
    FIREBASE_AUTH_EMULATOR_HOST: new URL(firebase.authEmulatorUrl).host,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  server = await startServer({ environment })
  own = server.baseUrl.replace('127.0.0.1', 'localhost')
})

afterAll(async () => {
  await server?.stop()
})

const browser = openBrowser()

async function openDevice(email: string, options?: WindowOptions) {
  const device = await browser.openWindow(options)
  await setOwnNetwork(device)
  await device.page.goto(`${own}/login`)
  await logIn(device.page, email)
  return device
}

test('an authenticator app protects the login, and each recovery code replaces it once', async () => {
  const email = await createAccount(own)
  const { context, page, problems } = await openDevice(email)
  await atDashboard(page)
  await page.goto(`${own}/settings/security`)
  await page.getByRole('button', { name: 'Set up' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up two-step verification' })
  await setUp.getByLabel('Current password').fill('not this one')
  await setUp.getByRole('button', { name: 'Continue' }).click()
  await setUp.getByRole('alert').or(setUp.locator('[aria-invalid=true]')).first().waitFor()
  await setUp.getByLabel('Current password').fill(password)
  await setUp.getByRole('button', { name: 'Continue' }).click()

  const scan = page.getByRole('dialog', { name: 'Scan this code with the app' })
  await scan.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  expect(await findingsOf(page)).toEqual([])
  const secret = (await scan.locator('code').textContent()) ?? ''
  await scan.getByLabel('Code', { exact: true }).fill('000000')
  await scan.getByRole('button', { name: 'Turn on' }).click()
  await scan.locator('[aria-invalid=true]').waitFor()
  await scan.getByLabel('Code', { exact: true }).fill(totpCode(secret))
  await scan.getByRole('button', { name: 'Turn on' }).click()

  const shown = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await shown.getByRole('listitem').nth(9).waitFor()
  const codes = await shown.getByRole('listitem').allTextContents()
  expect(new Set(codes).size).toBe(10)
  const saving = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Download' }).click()
  expect(String(await readDownload(await saving))).toBe(`${codes.join('\n')}\n`)
  await shown.getByRole('button', { name: 'Done' }).click()
  await page.getByText('10 codes left').waitFor()

  for (const [label, code] of [
    // A code is valid for a minute, and the login before it may take that long on a busy machine.
    ['Code', () => totpCode(secret, 1)],
    ['Recovery code', () => codes[0] ?? ''],
  ] as const) {
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await logIn(page, email)
    await page.getByRole('heading', { name: 'Two-step verification' }).waitFor()
    await page.getByLabel('Code', { exact: true }).fill('12')
    await page.keyboard.press('Enter')
    await page.getByText("This code isn't right.").waitFor()
    if (label === 'Recovery code') await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel(label, { exact: true }).fill(code())
    await page.keyboard.press('Enter')
    await atDashboard(page)
  }
  await page.goto(`${own}/settings/security`)
  await page.getByText('9 codes left').waitFor()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('Two-step verification is off').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a passkey is added, signs in without a password, and is renamed and removed', async () => {
  const { context, page, problems } = await openDevice(await createAccount(own))
  await addAuthenticator(page)
  await atDashboard(page)
  await page.goto(`${own}/settings/security`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const add = page.getByRole('dialog', { name: 'Add a passkey' })
  await add.getByLabel('Name').fill('Work laptop')
  await add.getByLabel('Current password').fill(password)
  await add.getByRole('button', { name: 'Continue' }).click()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('not used yet').waitFor()

  // The device accepts the offer of the email field by itself.
  await page.getByRole('button', { name: 'Logout' }).click()
  await atDashboard(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`${own}/settings/security`)
  await passkeys.getByText('last used').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await atDashboard(page)
  await page.goto(`${own}/settings/security`)

  await page.getByRole('button', { name: 'Actions for Work laptop' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename Work laptop' })
  await rename.getByLabel('Name').fill('Old laptop')
  await rename.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Actions for Old laptop' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove Old laptop?' })
  await remove.getByLabel('Current password').fill(password)
  await remove.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Passkey removed').waitFor()
  expect(await passkeys.getByRole('listitem').count()).toBe(0)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByText("This passkey isn't known here.").waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('email, password and sessions are changed in the settings', async () => {
  const email = await createAccount(own)
  const { context, page, problems } = await openDevice(email)
  await atDashboard(page)
  const { context: elsewhere, page: phone } = await openDevice(email, { width: 360 })
  await atDashboard(phone)

  await page.goto(`${own}/settings/security`)
  const sessions = page.getByRole('region', { name: "Where you're logged in" })
  await sessions.getByText('This device').waitFor()
  // The third one is of the program that created the account.
  expect(await sessions.getByRole('listitem').count()).toBe(3)
  expect(await findingsOf(page)).toEqual([])
  await sessions
    .getByRole('listitem')
    .filter({ hasText: 'Chrome' })
    .getByRole('button', { name: /^Log out on / })
    .click()
  await phone.waitForURL('**/login**')

  await page.getByRole('button', { name: 'Change password' }).click()
  const change = page.getByRole('dialog', { name: 'Change password' })
  await change.getByLabel('New password').fill('another horse')
  await change.getByLabel('Current password').fill(password)
  await change.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Password changed').waitFor()

  const newEmail = freshEmail()
  await page.getByRole('button', { name: 'Change email' }).click()
  const request = page.getByRole('dialog', { name: 'Change email' })
  await request.getByLabel('New email').fill(newEmail)
  await request.getByLabel('Current password').fill('another horse')
  await request.getByRole('button', { name: 'Send links' }).click()
  await page.getByText(`Changes to ${newEmail}`).waitFor()
  await phone.goto(await linkIn(own, email, 'Confirm the change of your email address'))
  await phone.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.goto(await linkIn(own, newEmail, 'Confirm your new email address'))
  await page.getByRole('heading', { name: 'Email address changed' }).waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('region', { name: 'Email and password' }).getByText(newEmail).waitFor()

  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
  await logIn(page, newEmail, 'another horse')
  await atDashboard(page)
  expect(problems).toEqual([])
  await elsewhere.close()
  await context.close()
})

async function signUpAtFirebase(name: string) {
  const { baseUrl } = server
  const account = { email: freshEmail(), password: '', verified: true }
  const token = await signUpWithFirebase(baseUrl, account)
  return createProfile({ ...account, baseUrl, token, name, organizationId: '' })
}

test('a user of Firebase continues with the earlier data after being asked once', async () => {
  const ada = await signUpAtFirebase('Ada Black')
  const { context, page } = await openDevice(await createAddress(own, ada.email, 'Ada Black'))
  await page.getByRole('heading', { name: 'Continue with your earlier data?' }).waitFor()
  await page.getByText('Ada Black').first().waitFor()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue with this data' }).click()
  await atDashboard(page)
  await page.getByText('Ada Black').first().waitFor()
  expect(await page.evaluate(() => localStorage.getItem('activeOrganizationId'))).toBe(ada.organizationId)
  await page.reload()
  await atDashboard(page)
  await context.close()

  const ben = await signUpAtFirebase('Ben Gray')
  const { context: fresh, page: start } = await openDevice(await createAddress(own, ben.email, 'Ben Gray'))
  await start.getByRole('button', { name: 'Start new' }).click()
  await closeTour(start)
  expect(await start.evaluate(() => localStorage.getItem('activeOrganizationId'))).not.toBe(ben.organizationId)
  await fresh.close()
})
