import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { StartAssistantSessionDocument as StartConversationDocument } from '../../../web/operations/generated.ts'
import { ConversationDocument, CreateUploadUrlDocument, SayDocument } from '../../support/generated.ts'
import { signUp, type TestUser } from '../../support/people.ts'
import { freePort, startServer, type TestServer } from '../../support/servers/server.ts'
import { startTranscription, type TranscriptionServer } from '../../support/servers/transcription-server.ts'
import { insist } from '../insist.ts'
import type { Figure, ProofSettings } from '../run.ts'
import { type Ending, endingsOf, printEndings } from './document-endings.ts'
import { kinds, type Sample, samples } from './document-kinds.ts'

const documentCount = 200
const perUser = 10
/** Documents that are still being read this many milliseconds after the last kill are stuck. */
const maxDuration = 600_000

export interface Sender {
  person: TestUser
  sessionId: string
  samples: Sample[]
}

/**
 * Sends documents of all kinds while the server or the reader is killed at random moments. Each must end staged or
 * failed, nothing may be duplicated, and the credits must be exact.
 */
export async function documents({ seed, minutes }: ProofSettings): Promise<Figure[]> {
  const random = seeded(seed)
  const begun = performance.now()
  const writeLine = (line: string) =>
    process.stdout.write(`${Math.round((performance.now() - begun) / 1_000)} s: ${line}\n`)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'purser-documents-'))
  const service = await startTranscription()
  const all = samples(documentCount, random)
  answerFor(service, all)
  const port = await freePort()
  const environment = { AI_BASE_URL: service.baseUrl, AI_TRANSCRIPTION_MODEL: 'ear-1' }
  const start = () => startServer({ dataDir, port, environment })
  let server = await start()
  const kills = { server: 0, reader: 0 }
  try {
    const senders: Sender[] = []
    for (let at = 0; at < all.length; at += perUser) {
      const person = await signUp(server.baseUrl)
      const { startAssistantSession } = await person.graphql(StartConversationDocument, {})
      senders.push({ person, sessionId: startAssistantSession.id, samples: all.slice(at, at + perUser) })
    }
    const sending = sendAll(server.baseUrl, senders)
    let isSent = false
    sending.then(() => (isSent = true)).catch(() => (isSent = true))
    const until = Date.now() + minutes * 60_000
    while (!isSent || Date.now() < until) {
      await pause(300 + random() * 3_500)
      if (random() < 0.4) kills.reader += await killReader(server)
      else {
        await server.kill()
        kills.server += 1
        server = await start()
      }
      if (isSent && Date.now() < until && (await isIdle(senders))) break
    }
    await sending
    writeLine(
      `${kills.server} kills of the server and ${kills.reader} of the reader while ${all.length} documents were sent`,
    )
    const stuck = await untilIdle(senders)
    writeLine(`${stuck} are still at work`)
    const endings = await endingsOf(senders)
    printEndings(kinds, endings)
    return figuresOf(kills, stuck, endings)
  } finally {
    await server.stop()
    await service.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function figuresOf(kills: { server: number; reader: number }, stuck: number, endings: Ending[]): Figure[] {
  const count = (name: string, goal: string, isBad: (ending: Ending) => boolean) => {
    const bad = endings.filter(isBad)
    for (const { sample, problem } of bad) if (problem) process.stdout.write(`${sample.fileName}: ${problem}\n`)
    return { name: `documents: ${name}`, figure: bad.length, goal, met: bad.length === 0 }
  }
  const lost = endings.filter(({ sample, stage }) => sample.stage === 'STAGED' && stage === 'FAILED')
  for (const { sample, failure } of lost) process.stdout.write(`${sample.fileName} was given up: ${failure}\n`)
  return [
    { name: 'documents: kills of the server', figure: kills.server, goal: 'at least 5', met: kills.server >= 5 },
    { name: 'documents: kills of the reader', figure: kills.reader, goal: 'at least 1', met: kills.reader >= 1 },
    {
      name: 'documents: sent',
      figure: endings.length,
      goal: `${documentCount}`,
      met: endings.length === documentCount,
    },
    { name: 'documents: stuck', figure: stuck, goal: '0', met: stuck === 0 },
    count('ended with no sentence', '0', ({ hasEnded }) => !hasEnded),
    count('with items, parts or messages doubled or missing', '0', ({ problem }) => problem !== null),
    count('with credits that are not the rules’', '0', ({ creditsRight }) => !creditsRight),
    // A document whose process was killed in every attempt is given up with an error.
    { name: 'documents: given up in all attempts', figure: lost.length, goal: 'at most 4', met: lost.length <= 4 },
  ]
}

function answerFor(service: TranscriptionServer, all: Sample[]): void {
  const tries = new Map<Sample, number>()
  service.answer(({ bytes }) => {
    const sample = all.find((each) => each.transcripts && each.bytes.equals(bytes))
    if (!sample?.transcripts) return { status: 400 }
    const nth = tries.get(sample) ?? 0
    tries.set(sample, nth + 1)
    return sample.transcripts[Math.min(nth, sample.transcripts.length - 1)] ?? { status: 400 }
  })
}

async function sendAll(baseUrl: string, senders: Sender[]): Promise<void> {
  const pending = [...senders]
  const sendNext = async (): Promise<void> => {
    for (let sender = pending.shift(); sender; sender = pending.shift()) {
      for (const sample of sender.samples) await send(baseUrl, sender, sample)
    }
  }
  await Promise.all([sendNext(), sendNext(), sendNext(), sendNext()])
}

export async function send(
  baseUrl: string,
  { person, sessionId, samples: all }: Sender,
  sample: Sample,
): Promise<void> {
  const { fileName, contentType, bytes } = sample
  const storagePath = await insist(async () => {
    const input = { fileName, contentType, size: bytes.length }
    const { createUploadUrl } = await person.graphql(CreateUploadUrlDocument, { input })
    const response = await fetch(`${baseUrl}${createUploadUrl.uploadUrl}`, {
      method: 'PUT',
      headers: { 'content-type': contentType },
      body: new Uint8Array(bytes),
    })
    if (!response.ok) throw new Error(`${response.status}`)
    return createUploadUrl.storagePath
  })
  const jobType = contentType.startsWith('audio/') ? ('AUDIO_TRANSCRIPTION' as const) : ('DOCUMENT' as const)
  const input = { sessionId, storagePath, fileName, contentType, jobType }
  const headers = { 'idempotency-key': `${sessionId}-${all.indexOf(sample)}` }
  await insist(() => person.graphql(SayDocument, { input }, { headers }))
}

async function killReader({ process: { pid } }: TestServer): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const [stat, command] = await Promise.all([
      readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''),
      readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => ''),
    ])
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (parent !== pid || !command.includes('reader/main.ts')) continue
    process.kill(Number(name), 'SIGKILL')
    return 1
  }
  return 0
}

const atWork = async ({ person, sessionId }: Sender) => {
  const { chatMessages } = await insist(() => person.graphql(ConversationDocument, { sessionId }))
  return chatMessages.filter(({ working }) => working).length
}

async function isIdle(senders: Sender[]): Promise<boolean> {
  for (const sender of senders) if ((await atWork(sender)) > 0) return false
  return true
}

async function untilIdle(senders: Sender[]): Promise<number> {
  const until = Date.now() + maxDuration
  const pending = [...senders]
  while (pending[0] && Date.now() < until) {
    if ((await atWork(pending[0])) === 0) pending.shift()
    else await pause(1_000)
  }
  let stuck = 0
  for (const sender of pending) stuck += await atWork(sender)
  return stuck
}
