import { beforeAll, expect, test } from 'vitest'
import { createPasskeyDevice } from '../../support/passkey-device.ts'
import { runCommand } from '../../support/servers/command.ts'
import { serverKey } from '../../support/servers/shared-servers.ts'
import { type Accounts, type Client, sharedAccountsServer } from './accounts-fixture.ts'

let server: Accounts

beforeAll(async () => {
  server = await sharedAccountsServer()
})

/** Waits for a mail with this first line. */
async function mailOf(email: string, heading: string): Promise<string> {
  const find = async () => (await server.mailsTo(email)).find((text) => text.startsWith(`${heading}\n`))
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return (await find()) ?? ''
}

async function addPasskey(person: Client & { password: string }) {
  const start = 'mutation($p: String!) { startPasskey(password: $p) { ticket options } }'
  const { ticket, options } = (await person.graphql(start, { p: person.password })).data?.startPasskey ?? {}
  const device = createPasskeyDevice(server.baseUrl.replace('127.0.0.1', 'localhost'))
  const finish =
    'mutation($t: String!, $r: String!) { finishPasskey(ticket: $t, response: $r, name: "Laptop") { email } }'
  return person.graphql(finish, { t: ticket, r: JSON.stringify(device.register(JSON.parse(options))) })
}

test('a mail names the time and the device of each new passkey and password', async () => {
  const ada = await server.signUp()
  await ada.graphql('mutation { initializeProfile(name: "Ada") { id } }')
  expect(await addPasskey(ada)).toMatchObject({ data: { finishPasskey: { email: ada.email } } })
  const added = await mailOf(ada.email, 'A passkey was added to your account')
  expect(added).toMatch(/^When: \w+ \d+, \d{4} at \d+:\d\d\s[AP]M \(UTC\)$/m)
  expect(added).toContain('Device: Firefox, Linux')
  expect(added).toContain("If it wasn't you, remove the passkey in your security settings")

  const change = 'mutation($c: String!, $p: String!) { changePassword(current: $c, password: $p) { email } }'
  expect(await ada.graphql(change, { c: 'wrong', p: 'battery staple' })).toMatchObject({ code: 'INVALID_INPUT' })
  await ada.graphql(change, { c: ada.password, p: 'battery staple' })
  const changed = await mailOf(ada.email, 'Your password was changed')
  expect(changed).toContain('Device: Firefox, Linux')
  expect(changed).toContain("If it wasn't you, reset your password from the login page at once.")
  expect((await server.mailsTo(ada.email)).filter((text) => text.includes('was changed\n'))).toHaveLength(1)
})

test('the first password of an account that was created without one is announced as such', async () => {
  const email = server.newEmail()
  const settings = { DATABASE_URL: server.ownerUrl, SECRET_KEY: serverKey, IDENTITY: 'own' }
  const { output } = await runCommand('account', ['create', email, 'Dee'], settings)
  const dee = server.client()
  const code = output.split('#reset=')[1]?.trim()
  expect(await dee.post('reset', { code, password: 'correct horse' })).toMatchObject({ status: 200 })
  const mail = await mailOf(email, 'A password was set for your account')
  expect(mail).toContain('The new password can log in to your Purser account.')
  expect(mail).toContain('Device: Firefox, Linux')
  expect(mail).toContain("If it wasn't you, reset your password from the login page at once.")

  await dee.post('forgot', { email })
  await dee.post('reset', { code: await server.codeFor(email, 'reset'), password: 'battery staple' })
  await mailOf(email, 'Your password was changed')
  expect((await server.mailsTo(email)).filter((text) => text.includes('was set'))).toHaveLength(1)
})

test('a reset by a link is announced in the language of the account', async () => {
  const cleo = server.client()
  const email = server.newEmail()
  const german = { 'accept-language': 'de' }
  await cleo.post('register', { email, password: 'correct horse', name: 'Cleo' }, german)
  await cleo.post('verify', { code: await server.codeFor(email, 'verify') })
  await cleo.post('forgot', { email }, german)
  await cleo.post('reset', { code: await server.codeFor(email, 'reset'), password: 'battery staple' })
  const mail = await mailOf(email, 'Dein Passwort wurde geändert')
  expect(mail).toMatch(/^Wann: \d+\. \p{L}+ \d{4} um \d\d:\d\d \(UTC\)$/mu)
  expect(mail).toContain('Gerät: Firefox, Linux')
})
