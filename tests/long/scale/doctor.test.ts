import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../migrations/run.ts'
import { parseEnvironment } from '../../../server/config.ts'
import { checkDatabase } from '../../../server/doctor/database.ts'
import { checkMail } from '../../../server/doctor/mail.ts'
import { checkPort, checkPublicUrl } from '../../../server/doctor/network.ts'
import { checkDisk, checkStorage } from '../../../server/doctor/storage.ts'
import { checkTranscription } from '../../../server/doctor/transcription.ts'
import { type StartedDatabase, startDatabase } from '../../support/servers/database.ts'
import { startSmtp } from '../../support/servers/smtp-server.ts'

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

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function ownerUrl(change: (url: URL) => void): string {
  const url = new URL(postgres.url)
  change(url)
  return url.href
}

async function asOwner(statement: string, url = postgres.url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('a database that cannot be used is refused with its reason', async () => {
  const check = async (change: (url: URL) => void) =>
    (await checkDatabase(configOf({ DATABASE_URL: ownerUrl(change) }))).filter(({ level }) => level === 'fail')
  expect(await check((url) => Object.assign(url, { port: '1' }))).toMatchObject([
    { text: expect.stringContaining('ECONNREFUSED'), advice: expect.stringContaining('Start PostgreSQL') },
  ])
  expect(await check((url) => Object.assign(url, { pathname: '/absent' }))).toMatchObject([
    { text: expect.stringContaining('3D000'), advice: expect.stringContaining('Create the database') },
  ])
  await asOwner(`create database ascii encoding 'SQL_ASCII' locale 'C' template template0`)
  expect(await check((url) => Object.assign(url, { pathname: '/ascii' }))).toMatchObject([
    { text: 'The encoding is SQL_ASCII.' },
  ])
  await asOwner(`create role guest login password 'guest'`)
  const asGuest = (url: URL) => Object.assign(url, { username: 'guest', password: 'guest', pathname: '/ascii' })
  await asOwner('grant connect on database ascii to guest')
  expect(await check(asGuest)).toContainEqual(
    expect.objectContaining({
      text: 'guest does not own the database.',
      advice: expect.stringContaining('createrole'),
    }),
  )
})

test('missing and newer migrations are a warning', async () => {
  await asOwner('create database migrated')
  const url = ownerUrl((each) => Object.assign(each, { pathname: '/migrated' }))
  const config = configOf({ DATABASE_URL: url })
  const warnings = async () => (await checkDatabase(config)).filter(({ level }) => level === 'warn')
  expect(await checkDatabase(config)).toContainEqual(
    expect.objectContaining({ level: 'ok', text: expect.stringContaining('The database is empty') }),
  )
  await migrate(url)
  expect(await warnings()).toEqual([])
  await asOwner(`delete from applied_migrations where name = 'baseline'`, url)
  expect(await warnings()).toMatchObject([{ text: '1 migrations are not applied: baseline.' }])
  await asOwner(`insert into applied_migrations (name) values ('baseline'), ('99991231T2359-ahead')`, url)
  expect(await warnings()).toMatchObject([{ text: expect.stringContaining('newer version') }])
})

test('the mail server is asked and receives no mail', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.close())
  const config = (url: string) => configOf({ SMTP_URL: url, MAIL_FROM: 'Purser <purser@example.test>' })
  expect(await checkMail(config(smtp.url))).toMatchObject([{ level: 'ok' }])
  expect(smtp.mails).toEqual([])
  expect(await checkMail(config(smtp.url.replace('://', `://me:${secret}@`)))).toMatchObject([
    { level: 'fail', text: expect.stringContaining('EAUTH'), advice: expect.stringContaining('password in SMTP_URL') },
  ])
  smtp.setDown(true)
  expect(await checkMail(config(smtp.url))).toMatchObject([{ level: 'fail' }])
  expect(await checkMail(configOf({}))).toMatchObject([{ level: 'warn' }])
})

test('a folder or a bucket that cannot be written is refused', async () => {
  expect(await checkStorage(configOf({}))).toMatchObject([{ level: 'ok' }])
  const file = path.join(dataDir, 'a-file')
  await writeFile(file, '')
  const inFile = configOf({ DATA_DIR: path.join(file, 'data') })
  expect([...(await checkStorage(inFile)), ...(await checkDisk(inFile))]).toMatchObject([
    { level: 'fail', subject: 'storage' },
    { level: 'fail', subject: 'disk' },
  ])
  const endpoint = await listen((_, response) => response.writeHead(403).end())
  const s3 = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: secret }
  expect(await checkStorage(configOf({ S3_ENDPOINT: endpoint, ...s3 }))).toMatchObject([
    { level: 'fail', text: 'The bucket b cannot be used (403).', advice: expect.stringContaining('S3_ACCESS_KEY_ID') },
  ])
})

test('a port in use is refused, unless Purser uses it', async () => {
  const other = createSocketServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  // Nothing answers the health check on that port.
  other.on('connection', (socket) => socket.destroy())
  expect(await checkPort(configOf({ HOST: '127.0.0.1', PORT: port }))).toMatchObject([{ level: 'fail' }])
  const own = await listen((_, response) => response.end('{"status":"ok"}'))
  expect(await checkPort(configOf({ HOST: '127.0.0.1', PORT: new URL(own).port }))).toMatchObject([
    { level: 'ok', text: expect.stringContaining('Purser is running') },
  ])
})

test('a proxy that does not pass on WebSockets is found', async () => {
  const url = await listen((_, response) => response.end('{"status":"ok"}'))
  expect(await checkPublicUrl(configOf({ PUBLIC_URL: url }))).toMatchObject([
    { level: 'fail', text: expect.stringContaining('WebSockets'), advice: expect.stringContaining('Upgrade') },
  ])
  expect(await checkPublicUrl(configOf({ PUBLIC_URL: 'books.example.com' }))).toMatchObject([{ level: 'fail' }])
})

test('a transcription service is reached without a language model, with its key', async () => {
  const url = await listen(({ headers }, response) => {
    response.writeHead(headers.authorization === `Bearer ${secret}` ? 404 : 401).end()
  })
  const check = (environment: Record<string, string>) => checkTranscription(configOf(environment))
  expect(await check({})).toMatchObject([{ level: 'ok', text: expect.stringContaining('users type') }])
  const settings = { AI_TRANSCRIPTION_URL: `${url}/v1` }
  expect(await check({ ...settings, AI_TRANSCRIPTION_KEY: secret })).toMatchObject([{ level: 'ok' }])
  expect(await check(settings)).toMatchObject([
    { level: 'fail', advice: expect.stringContaining('AI_TRANSCRIPTION_KEY') },
  ])
  expect(await check({ AI_TRANSCRIPTION_URL: 'http://127.0.0.1:1/v1' })).toMatchObject([{ level: 'warn' }])
  expect(parseEnvironment({ AI_TRANSCRIPTION_URL: 'localhost:8080' }).problems).toEqual([
    'AI_TRANSCRIPTION_URL begins with http:// or https://: http://localhost:8080/v1',
  ])
})
