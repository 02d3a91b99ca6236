import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTranscription } from '../../../server/adapters/transcription.ts'
import { voiceNote } from '../../support/data/voice-note.ts'
import { startTranscription, type TranscriptionServer } from '../../support/servers/transcription-server.ts'

let service: TranscriptionServer

beforeAll(async () => {
  service = await startTranscription()
})
afterAll(() => service.close())

test('the response of a transcription service decides if it is retried', async () => {
  const { transcribe } = openTranscription({ baseUrl: service.baseUrl, apiKey: undefined, model: 'ear-1' })
  const ask = (signal = AbortSignal.timeout(20_000)) =>
    transcribe({ bytes: voiceNote(), contentType: 'audio/mp4', fileName: 'a/b.webm' }, signal)
  const outcomes: unknown[] = []
  for (const answer of [
    { status: 400 },
    { status: 503 },
    { body: 'Hello' },
    { body: '{"words":[]}' },
    { body: `{"text":"${'x'.repeat(1_100_000)}"}` },
    'hang up',
  ] as const) {
    service.answer(() => answer)
    await ask().catch((error) => outcomes.push([error.code, error.isPassing]))
  }
  expect(outcomes).toEqual([
    ['REFUSED', false],
    ['UNAVAILABLE', true],
    ['UNAVAILABLE', true],
    ['UNAVAILABLE', true],
    ['UNAVAILABLE', true],
    ['UNAVAILABLE', true],
  ])
  service.answer(() => 'never answer')
  await expect(ask(AbortSignal.timeout(300))).rejects.toMatchObject({ code: 'TOO_SLOW', isPassing: false })
  service.answer(() => ({ text: ' lunch 14 ' }))
  expect(await ask()).toBe('lunch 14')
  expect(service.received.at(-1)).toMatchObject({ authorization: undefined, fileName: 'a_b.m4a' })
})
