import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AnswerStreams, type Chunk, createAnswerStreams } from '../../../server/platform/stream/answer-stream.ts'
import { type Channel, openChannel } from '../../../server/platform/stream/channel.ts'
import { type StartedDatabase, startDatabase } from '../../support/servers/database.ts'

// Two channels with separate connections stand for two server processes.
let dataDir: string
let postgres: StartedDatabase
let channels: Channel[]
let here: AnswerStreams
let there: AnswerStreams

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'purser-words-'))
  postgres = await startDatabase(dataDir)
  channels = [openChannel(postgres.url, 'purser_words'), openChannel(postgres.url, 'purser_words')]
  const [one, two] = channels.map(createAnswerStreams)
  if (!one || !two) throw new Error('There are two of them.')
  here = one
  there = two
  await receivedFrom(there, here)
  await receivedFrom(here, there)
})

afterAll(async () => {
  for (const channel of channels) await channel.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('chunks reach a subscriber in another process once and in order', async () => {
  const listening = collect(there, 'a')
  const answerStream = here.openAnswerStream('a', () => {})
  const long = 'word '.repeat(1_000)
  answerStream.note('Looking up Groceries')
  answerStream.add('First ')
  await expect.poll(() => listening.text()).toBe('First ')
  answerStream.add(long)
  answerStream.add('last.')
  answerStream.end()

  await listening.ended
  expect(listening.text()).toBe(`First ${long}last.`)
  expect(listening.isDense()).toBe(true)
})

test('a late subscriber receives the answer from its beginning, also in another process', async () => {
  const early = collect(there, 'b')
  const answerStream = here.openAnswerStream('b', () => {})
  answerStream.add('This was said before anybody came. ')
  await expect.poll(() => early.text()).not.toBe('')
  const [late, lateThere] = [collect(here, 'b'), collect(there, 'b')]
  await expect.poll(() => late.text() === early.text() && lateThere.text() === early.text()).toBe(true)
  answerStream.add('And this after.')
  answerStream.end()

  await Promise.all([early.ended, late.ended, lateThere.ended])
  for (const each of [early, late, lateThere]) {
    expect(each.text()).toBe('This was said before anybody came. And this after.')
    expect(each.isDense()).toBe(true)
  }
})

test('a subscriber requests the chunks that it missed', async () => {
  const answerStream = here.openAnswerStream('c', () => {})
  answerStream.add('Nobody in the other process listened yet. ')
  const late = collect(there, 'c')
  await expect.poll(() => late.text()).toBe('Nobody in the other process listened yet. ')
  answerStream.end()
  await late.ended
})

test('a slow subscriber receives the rest of the answer after another subscriber has left', async () => {
  const slow = there.listen('slow', new AbortController().signal)
  const leaving = new AbortController()
  const left = collect(there, 'slow', leaving.signal)
  const answerStream = here.openAnswerStream('slow', () => {})
  answerStream.add('The beginning, ')
  // The subscriber has received the beginning and has not requested more.
  expect((await slow.next()).value).toMatchObject({ text: 'The beginning, ' })
  leaving.abort()
  await left.ended
  answerStream.add('and the end.')
  answerStream.end()

  let rest = ''
  for await (const { text } of slow) rest += text
  expect(rest).toBe('and the end.')
})

test('a stop request reaches the process that writes the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answerStream = here.openAnswerStream('d', resolve)
  there.stop('d')
  await promise
  answerStream.end()
})

test('an answer that another process restarts replaces the received text', async () => {
  const listening = collect(there, 'e')
  const broken = here.openAnswerStream('e', () => {})
  broken.add('The first try, which its process never ')
  await expect.poll(() => listening.text()).toContain('first try')
  // An answer stream of a dead process has no end.
  channels.push(openChannel(postgres.url, 'purser_words'))
  const next = createAnswerStreams(channels.at(-1) as Channel)
  await receivedFrom(there, next)
  const answerStream = next.openAnswerStream('e', () => {})
  answerStream.add('Anew.')
  answerStream.end()

  await listening.ended
  expect(listening.said().at(-1)).toMatchObject({ offset: 0, text: 'Anew.' })
})

function collect(answerStreams: AnswerStreams, subject: string, signal = new AbortController().signal) {
  const pieces: Chunk[] = []
  const read = async () => {
    for await (const piece of answerStreams.listen(subject, signal)) pieces.push(piece)
  }
  const text = () => pieces.map((piece) => piece.text).join('')
  return {
    ended: read(),
    text,
    said: () => pieces,
    isDense: () =>
      pieces.every(({ offset }, at) => offset === pieces.slice(0, at).reduce((sum, each) => sum + each.text.length, 0)),
  }
}

async function receivedFrom(listener: AnswerStreams, speaker: AnswerStreams) {
  const subject = `connected ${Math.random()}`
  const listening = collect(listener, subject)
  const answerStream = speaker.openAnswerStream(subject, () => {})
  await vi.waitFor(() => {
    answerStream.add('.')
    if (listening.text() === '') throw new Error('Nothing was heard yet.')
  })
  answerStream.end()
  await listening.ended
}
