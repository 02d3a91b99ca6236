import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { compileCache } from '../../support/servers/server.ts'

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://purser@127.0.0.1:1/purser',
  SECRET_KEY: 'x'.repeat(32),
  FIREBASE_PROJECT_ID: 'purser',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'purser.example',
  PUBLIC_URL: 'https://purser.example',
  DATA_DIR: '/nonexistent/purser',
}

test.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_EMULATOR_HUB'])(
  'the production server does not start with %s',
  async (name) => {
    const { code, output } = await start({ ...complete, [name]: '127.0.0.1:9099' })
    expect(code).not.toBe(0)
    expect(output).toContain(`${name} is set: production never trusts an emulator. Remove it.`)
  },
)

const withFirebase = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'SECRET_KEY', 'DATABASE_URL']
const withAccounts = ['PUBLIC_URL', 'SECRET_KEY', 'DATABASE_URL']

test.each([...withFirebase.map((name) => [name, 'firebase']), ...withAccounts.map((name) => [name, 'own'])])(
  'the production server does not start without %s when IDENTITY is %s',
  async (name = '', identity = '') => {
    const { code, output } = await start({ ...complete, IDENTITY: identity, [name]: '' })
    expect(code).not.toBe(0)
    expect(output).toContain(`${name} is missing.`)
  },
)

async function start(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../../server/main.ts')], {
    env: { PATH: process.env.PATH, ...compileCache, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, output }
}
