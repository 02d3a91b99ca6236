import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openReader } from '../../server/adapters/reader.ts'
import { damages } from '../reader/damages.ts'
import { receiptTexts } from '../reader/slips.ts'
import { signUp, type TestUser } from '../support/people.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { percentile } from './load.ts'
import type { Row } from './run.ts'
import { loopOf, type Stops } from './stops.ts'

const documents = 20
const idleSeconds = 8
/** In seconds. */
const readingGoal = 1.2
/** The longest time in milliseconds that the event loop may block, and the interval of the requests. */
const maxEventLoopDelay = 50
const pace = 15
/** Several users, because the rate limit of one user is lower than the load. */
const askers = 5
const senders = 3

/**
 * Measures the time to read a receipt, and compares the requests of the web process while receipts are read with those of
 * an idle server.
 */
export async function compareDocuments(): Promise<Row[]> {
  const photographs = await drawPhotographs()
  const seconds = await secondsToRead(photographs)
  const preload = pathToFileURL(path.join(import.meta.dirname, 'event-loop.ts')).href
  const server = await startServer({ environment: { NODE_OPTIONS: `--import=${preload}` } })
  try {
    const users: TestUser[] = []
    while (users.length < askers + senders) users.push(await signUp(server.baseUrl))
    const [asking, sending] = [users.slice(0, askers), users.slice(askers)]
    for (const person of sending) await sendAll([person], photographs.splice(0, 1))
    await timesOf(server, asking, pause(2_000))
    await loopOf(server)
    const idle = await timesOf(server, asking, pause(idleSeconds * 1_000))
    const idleLoop = await loopOf(server)
    const started = performance.now()
    const busy = await timesOf(server, asking, sendAll(sending, photographs))
    const busyLoop = await loopOf(server)
    console.log(`${documents} receipts in ${((performance.now() - started) / 1000).toFixed(1)} s, milliseconds:`)
    console.table({
      idle: { ...shapeOf(idle), ...stopsOf(idleLoop) },
      reading: { ...shapeOf(busy), ...stopsOf(busyLoop) },
    })
    return [
      {
        name: 'receipt read with one thread, median',
        ours: percentile(seconds, 0.5),
        peers: readingGoal,
        goal: 1,
        isMaximum: true,
        unit: 's',
      },
      {
        name: 'event loop while 20 receipts are read: 50 ms beside its longest stop for work',
        ours: maxEventLoopDelay,
        peers: busyLoop.work,
        goal: 1,
        unit: 'ms',
      },
      {
        name: 'p99 of other requests: idle beside while 20 receipts are read',
        ours: percentile(idle, 0.99),
        peers: percentile(busy, 0.99),
        goal: 0.5,
        unit: 'ms',
      },
    ]
  } finally {
    await server.stop()
  }
}

async function secondsToRead(photographs: Buffer[]): Promise<number[]> {
  const reader = openReader()
  await reader.warm()
  const seconds: number[] = []
  for (const bytes of photographs) {
    const started = performance.now()
    await reader.read({ bytes, contentType: 'image/jpeg' })
    seconds.push((performance.now() - started) / 1_000)
  }
  await reader.close()
  return seconds
}

/** Each sender has one extra photo, because the first ones start the reader. */
async function drawPhotographs(): Promise<Buffer[]> {
  const kinds = ['of 12 megapixels', 'small on a table', 'none', 'tilted by 10 degrees'] as const
  const names = Object.keys(receiptTexts) as (keyof typeof receiptTexts)[]
  const photographs: Buffer[] = []
  for (let number = 0; number < documents + senders; number++) {
    const [kind, name] = [kinds[number % kinds.length] ?? 'none', names[number % names.length] ?? 'german']
    const photograph = await damages[kind]?.(`${receiptTexts[name].trim()}\n      No. ${number}`)
    if (photograph) photographs.push(photograph)
  }
  return photographs
}

async function sendAll(users: TestUser[], photographs: Buffer[]): Promise<void> {
  const before = await Promise.all(users.map(countRead))
  const sent = users.map(() => 0)
  for (const [index, photograph] of photographs.entries()) {
    const person = users[index % users.length]
    if (person) await send(person, `receipt-${index}.jpg`, photograph)
    sent[index % users.length] = (sent[index % users.length] ?? 0) + 1
  }
  for (const [index, person] of users.entries()) {
    while ((await countRead(person)) < (before[index] ?? 0) + (sent[index] ?? 0)) await pause(500)
  }
}

async function countRead(person: TestUser): Promise<number> {
  const { body } = await person.rest('GET', '/review')
  return new Set(body.map((item: { document_id: string }) => item.document_id)).size
}

async function send(person: TestUser, fileName: string, photograph: Buffer | undefined): Promise<void> {
  const about = { fileName, contentType: 'image/jpeg' }
  const { body: upload } = await person.rest('POST', '/receipts/upload-url', about)
  await fetch(upload.uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': about.contentType },
    body: new Uint8Array(photograph ?? []),
  })
  const { status, body } = await person.rest('POST', '/receipts', { ...about, storagePath: upload.storagePath })
  if (status >= 300) throw new Error(`The file was not taken: ${JSON.stringify(body)}`)
}

/** Measures the durations in milliseconds of small queries at a steady rate until some work ends. */
async function timesOf({ baseUrl }: TestServer, users: TestUser[], until: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = JSON.stringify({ query: '{ categories { id name } }' })
  const headers = users.map(({ token, organizationId }) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-active-organization-id': organizationId,
  }))
  const ask = (number: number) =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now()
      const sent = request(
        `${baseUrl}/graphql`,
        { method: 'POST', agent, headers: headers[number % users.length] },
        (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`The query was answered with ${answer.statusCode}.`))
          answer.resume().on('end', () => resolve(performance.now() - start))
        },
      )
      sent.on('error', reject).end(body)
    })
  const times: number[] = []
  let isOver = false
  const end = until.finally(() => {
    isOver = true
  })
  while (!isOver) {
    times.push(await ask(times.length))
    await pause(pace)
  }
  await end
  agent.destroy()
  return times
}

function shapeOf(times: number[]) {
  return {
    requests: times.length,
    median: round(percentile(times, 0.5)),
    p99: round(percentile(times, 0.99)),
    longest: round(Math.max(...times)),
  }
}

function stopsOf({ longest, work, p99 }: Stops) {
  return { 'longest stop': round(longest), 'for work': round(work), 'for work, p99': round(p99) }
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}
