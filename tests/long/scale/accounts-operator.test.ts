import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { totpCode } from '../../../server/people/identity/totp.ts'
import { demoSignIn } from '../../../server/portability/demo/seed.ts'
import { type AccountsServer, startAccountsServer, totpStep, turnOnTotp } from '../../api/people/accounts-fixture.ts'
import { runCommand } from '../../support/servers/command.ts'
import { startDatabase } from '../../support/servers/database.ts'
import { serverKey } from '../../support/servers/shared-servers.ts'

let folder: string
let database: Awaited<ReturnType<typeof startDatabase>>
let server: AccountsServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purser-operator-'))
  database = await startDatabase(folder)
  server = await startAccountsServer({ DATABASE_URL: database.url })
})

afterAll(async () => {
  await server?.stop()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the examples of the README sign the demo user in and list transactions', async () => {
  const readme = await readFile(path.join(import.meta.dirname, '../../../README.md'), 'utf8')
  const example = [...readme.matchAll(/```sh\n(.*?)```/gs)]
    .map(([, text = '']) => text)
    .find((text) => text.includes('/auth/login'))
  const script = example?.replace('http://localhost:4000', server.baseUrl) ?? ''
  expect(script).toContain(`"email":"${demoSignIn.email}","password":"${demoSignIn.password}"`)
  const { stdout } = await promisify(execFile)('bash', ['-euc', script])
  const { node } = JSON.parse(stdout).data.transactions.edges[0]
  expect(node).toEqual({
    date: expect.any(String),
    description: expect.any(String),
    amount: { value: expect.stringMatching(/^-?\d+\.\d\d$/), currency: 'USD' },
  })
})

test('the operator creates an account and resets a password while the server runs', async () => {
  const email = server.newEmail()
  const { port } = new URL(server.baseUrl)
  const settings = {
    DATABASE_URL: database.url,
    SECRET_KEY: serverKey,
    DATA_DIR: server.dataDir,
    PORT: port,
    IDENTITY: 'own',
  }
  const account = (...args: string[]) => runCommand('account', args, settings)
  const created = await account('create', ` ${email.toUpperCase()}`, 'Ada', 'Black')
  expect(created).toMatchObject({ code: 0, errors: '' })
  const client = server.client()
  const open = async (output: string, password: string) => {
    expect(output).toContain(`http://localhost:${port}/login#reset=`)
    const code = output.split('#reset=')[1]?.trim()
    expect(await client.post('reset', { code, password })).toEqual({ status: 200, body: { email } })
    expect(await client.post('login', { email, password })).toMatchObject({ status: 200 })
  }
  await open(created.output, 'first password')
  await open((await account('reset', email)).output, 'second password')
  expect(await client.post('login', { email, password: 'first password' })).toMatchObject({ status: 401 })
  for (const [args, message] of [
    [['create', email], 'has an account'],
    [['reset', server.newEmail()], 'There is no account'],
    [['create', 'ada'], 'valid email address'],
    [['remove', email], 'Use: npm run account'],
    [['create'], 'Use: npm run account'],
  ] as const) {
    expect(await account(...args)).toMatchObject({ code: 1, output: '', errors: expect.stringContaining(message) })
  }
})

test('a second factor outlives the replacement of the key, and REGISTRATION limits new accounts', async () => {
  const person = await server.signUp()
  const { email, password } = person
  const { key, codes } = await turnOnTotp(person)
  const next = 'the next key of the server for its tests'
  const registration = { email: server.newEmail(), password, name: 'Eve' }
  const settings = { DATABASE_URL: database.url }
  const closed = await startAccountsServer({ ...settings, SECRET_KEY: `${next},${serverKey}`, REGISTRATION: 'closed' })
  expect(await closed.client().post('register', registration)).toMatchObject({ status: 403 })
  await closed.stop()
  // The job of either server could send the mail, and each obeys its own REGISTRATION.
  await server.stop()

  const invited = await startAccountsServer({ ...settings, SECRET_KEY: next, REGISTRATION: 'invited' })
  try {
    expect(await invited.client().post('register', registration)).toEqual({ status: 200, body: {} })
    for (const code of [codes[0], totpCode(key, totpStep() + 1)]) {
      const client = invited.client()
      const { secondFactor: ticket } = (await client.post('login', { email, password })).body
      expect(await client.post('second-factor', { ticket, code })).toMatchObject({ status: 200 })
    }
    // A mail to the stranger would have been sent before this one.
    await invited.client().post('forgot', { email })
    await invited.codeFor(email, 'reset')
    expect(await invited.mailsTo(registration.email)).toEqual([])
  } finally {
    await invited.stop()
  }
})
