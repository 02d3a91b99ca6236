import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnvironment } from '../../../server/config.ts'
import { checkDatabase } from '../../../server/doctor/database.ts'
import { type StartedDatabase, startDatabase } from '../../support/servers/database.ts'
import { freePort } from '../../support/servers/server.ts'

const main = path.join(import.meta.dirname, '../../../server/doctor/main.ts')
const secret = 'a-secret-that-no-line-may-have-0123456789'

let dataDir: string
let postgres: StartedDatabase

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'purser-doctor-'))
  postgres = await startDatabase(dataDir)
})

afterAll(async () => {
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const configOf = (environment: Record<string, string>) =>
  parseEnvironment({ NODE_ENV: 'production', DATA_DIR: dataDir, ...environment }).config

function runDoctor(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment }
    const child = execFile(process.execPath, [main], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

function ownerUrl(change: (url: URL) => void): string {
  const url = new URL(postgres.url)
  change(url)
  return url.href
}

test('nothing configured is fine, and says what runs', async () => {
  const { code, output } = await runDoctor({ PORT: String(await freePort()) })
  expect(output).not.toMatch(/^(warn|fail)/m)
  expect(output).toMatch(/^ok {4}database +The server starts the embedded PostgreSQL/m)
  expect(output).toMatch(/^ok {4}reader +The reader of receipts starts/m)
  expect(code).toBe(0)
})

test('broken settings are listed with what to do, and no secret is printed', async () => {
  const { code, output } = await runDoctor({
    NODE_ENV: 'production',
    DATABASE_URL: ownerUrl((url) => {
      url.password = secret
    }),
    SECRET_KEY: 'short',
    SMTP_URL: `smtp://me:${secret}@127.0.0.1:1`,
    DATABASE_POOL_SIZE: 'many',
    PORT: String(await freePort()),
  })
  expect(code).toBe(1)
  expect(output).toContain('SECRET_KEY has at least 32 characters')
  expect(output).toContain('DATABASE_POOL_SIZE is a whole number from 4 to 500')
  expect(output).toMatch(/^fail {2}database +No connection to 127\.0\.0\.1:\d+ \(28P01\)/m)
  expect(output).toMatch(/^fail {2}mail +No mail can be sent/m)
  expect(output).toMatch(/^fail {2}address +PUBLIC_URL is not set/m)
  expect(output).not.toContain(secret)
})

test('a database is checked for its version, roles, encoding, migrations and clock', async () => {
  const findings = await checkDatabase(configOf({ DATABASE_URL: postgres.url }))
  expect(findings.filter(({ level }) => level === 'fail')).toEqual([])
  const texts = findings.map(({ text }) => text).join('\n')
  for (const each of ['PostgreSQL 18', 'can create roles', 'migrations are applied', 'clocks of this machine']) {
    expect(texts).toContain(each)
  }
})
