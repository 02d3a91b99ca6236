import { afterAll, beforeAll, describe } from 'vitest'
import { converse, today } from '../../api/assistant/conversation.ts'
import { sendVoiceNote } from '../../api/assistant/voice-steps.ts'
import { creditsOf, fileOf, untilOver } from '../../api/intake/file-steps.ts'
import { upload } from '../../api/intake/receipt-steps.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { voiceNote } from '../../support/data/voice-note.ts'
import {
  ApproveStagedItemDocument,
  AskAgainDocument,
  DocumentItemsDocument,
  DoubtedItemsDocument,
  ReadDocumentAgainDocument,
  SayDocument,
  TransactionsDocument,
  TypeVoiceNoteDocument,
} from '../../support/generated.ts'
import { signUp as signUpAt, type TestUser } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { startTranscription, type TranscriptionServer } from '../../support/servers/transcription-server.ts'
import { expect, test } from '../../support/test.ts'

let service: TranscriptionServer
let server: TestServer

beforeAll(async () => {
  service = await startTranscription()
  // A separate transcription service needs no language model.
  const environment = {
    AI_TRANSCRIPTION_URL: service.baseUrl,
    AI_TRANSCRIPTION_KEY: 'sesame',
    AI_TRANSCRIPTION_MODEL: 'ear-1',
  }
  server = await startServer({ environment })
})

afterAll(async () => {
  await server?.stop()
  await service?.close()
})

const signUp = () => signUpAt(server.baseUrl)
const transcribesAs = (text: string) => service.answer(() => ({ text }))
const type = (person: TestUser, documentId: string, text: string) =>
  person.graphql(TypeVoiceNoteDocument, { documentId, text })

describe('a voice note', () => {
  test('a voice note becomes entries to approve, with its transcript next to them', async () => {
    const ada = await signUp()
    transcribesAs('I spent twelve dollars fifty on coffee this morning.')
    const bytes = voiceNote()
    const { note, message } = await sendVoiceNote(ada, server.baseUrl, bytes)

    expect(note).toMatchObject({
      kind: 'VOICE',
      stage: 'STAGED',
      state: 'STAGING',
      transcript: 'I spent twelve dollars fifty on coffee this morning.',
      credits: 1,
      pendingItemCount: 1,
    })
    const sent = await message()
    expect(sent).toMatchObject({
      role: 'ASSISTANT',
      working: false,
      metadata: { type: 'DOCUMENT_STAGED', itemsFound: 1, reviewUrl: '/review' },
      drafts: [{ kind: 'DRAFT', state: 'PENDING', amount: { value: '12.50' }, date: '2026-03-20' }],
    })
    expect(sent.content).toMatch(/12\.50/)
    const transcribed = service.received.find((each) => each.bytes.equals(bytes))
    expect(transcribed).toMatchObject({
      authorization: 'Bearer sesame',
      model: 'ear-1',
      responseFormat: 'json',
      contentType: 'audio/webm',
      fileName: expect.stringMatching(/\.webm$/),
    })

    await ada.graphql(ApproveStagedItemDocument, { id: sent.drafts[0]?.id ?? '' })
    const { transactions } = await ada.graphql(TransactionsDocument, { first: 10 })
    expect(transactions.edges).toMatchObject([{ node: { amount: { value: '12.50' } } }])
    expect((await fileOf(ada, note.id)).state).toBe('PROCESSED')
    await expect(type(ada, note.id, 'spent 5 on tea')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await creditsOf(ada)).toBe(1)
  })

  test('a voice note can be played as the file that was sent', async () => {
    const ada = await signUp()
    transcribesAs('spent 3 on tea')
    const bytes = voiceNote()
    const { note } = await sendVoiceNote(ada, server.baseUrl, bytes)
    const played = await fetch(`${server.baseUrl}${note.fileUrl}`)
    expect(played.headers.get('content-type')).toBe('audio/webm')
    expect(played.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(Buffer.from(await played.arrayBuffer())).toEqual(bytes)
    const page = await fetch(`${server.baseUrl}/assistant`)
    expect(page.headers.get('content-security-policy')).toContain("media-src 'self'")
  })

  test('a voice note that was unclear says so next to its proposal', async () => {
    const ada = await signUp()
    transcribesAs('spent 14 on lunch [inaudible]')
    const { note } = await sendVoiceNote(ada, server.baseUrl)
    expect(note).toMatchObject({ stage: 'STAGED', pendingItemCount: 1 })
    const { documentItems } = await ada.graphql(DoubtedItemsDocument, { documentId: note.id })
    expect(documentItems).toMatchObject([
      { amount: { value: '14.00' }, confidence: 0.5, doubt: expect.stringContaining('hard to hear') },
    ])
  })

  test('a voice note with a question is answered and leaves nothing to review', async () => {
    const ada = await signUp()
    transcribesAs('How much did I spend this month?')
    const { note, message, messageId, say: sendMessage } = await sendVoiceNote(ada, server.baseUrl)
    expect(note).toMatchObject({ stage: 'STAGED', state: 'PROCESSED', itemCount: 0, credits: 1 })
    const sent = await message()
    expect(sent).toMatchObject({ role: 'ASSISTANT', working: false, metadata: null, drafts: [] })
    expect(sent.answer.length).toBeGreaterThan(0)
    expect(sent.content).toMatch(/0\.00|nothing|no /i)
    const { runAgain } = await ada.graphql(AskAgainDocument, { id: messageId }, { headers: today })
    expect(runAgain.content).toBe(sent.content)
    expect((await sendMessage('and last month?')).content).toMatch(/February|last month/i)
  })

  test('a voice note that is not understood keeps its transcript, costs nothing and can be typed', async () => {
    const ada = await signUp()
    transcribesAs('Ich habe mich heute Morgen über das Wetter gefreut')
    const { note, message } = await sendVoiceNote(ada, server.baseUrl)
    expect(note).toMatchObject({
      stage: 'FAILED',
      state: 'STAGING',
      transcript: 'Ich habe mich heute Morgen über das Wetter gefreut',
      failure: expect.stringMatching(/^[A-Z].+[.?”]$/s),
      itemCount: 0,
    })
    expect(await message()).toMatchObject({ role: 'ERROR', content: note.failure })
    expect(await creditsOf(ada)).toBe(0)

    const { typeVoiceNote } = await type(ada, note.id, 'spent 12.50 on coffee')
    expect(typeVoiceNote).toMatchObject({ stage: 'STAGED', transcript: 'spent 12.50 on coffee', pendingItemCount: 1 })
    expect(await message()).toMatchObject({ role: 'ASSISTANT', drafts: [{ amount: { value: '12.50' } }] })
    expect(await creditsOf(ada)).toBe(0)
  })

  test('a silent voice note says so, costs nothing and can be transcribed again', async () => {
    const ada = await signUp()
    transcribesAs('  ')
    const { note } = await sendVoiceNote(ada, server.baseUrl)
    expect(note).toMatchObject({
      stage: 'FAILED',
      transcript: null,
      failure: expect.stringContaining("couldn't hear anything"),
    })
    expect(await creditsOf(ada)).toBe(0)

    transcribesAs('taxi 12')
    await ada.graphql(ReadDocumentAgainDocument, { id: note.id })
    expect(await untilOver(ada, note.id)).toMatchObject({ stage: 'STAGED', transcript: 'taxi 12', credits: 1 })
  })

  test('a corrected transcript replaces the pending items', async () => {
    const ada = await signUp()
    transcribesAs('spent 50 on lunch and 8 on tea')
    const { note } = await sendVoiceNote(ada, server.baseUrl)
    expect(note.pendingItemCount).toBe(2)
    await type(ada, note.id, 'spent 15 on lunch')
    const { documentItems } = await ada.graphql(DocumentItemsDocument, { documentId: note.id })
    expect(documentItems).toMatchObject([{ state: 'PENDING', amount: { value: '15.00' } }])
    await expect(type(ada, note.id, '')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { text: 'Type what the note says.' },
    })
    await expect(type(ada, note.id, 'qwx zrt')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await fileOf(ada, note.id)).toMatchObject({ transcript: 'spent 15 on lunch', pendingItemCount: 1 })
  })

  test('a voice note can be typed or transcribed again only by the user who recorded it', async () => {
    const ada = await createTeam(await signUp())
    const sam = await joinAs('MEMBER', ada, signUp)
    transcribesAs('lunch 14')
    const { note } = await sendVoiceNote(ada, server.baseUrl)
    await expect(type(sam, note.id, 'lunch 15')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(sam.graphql(ReadDocumentAgainDocument, { id: note.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    // All members can review the items, but the transcript belongs to a private session.
    expect(note).toMatchObject({ title: 'lunch 14', transcript: 'lunch 14', fileUrl: expect.any(String) })
    expect(await fileOf(sam, note.id)).toMatchObject({
      title: 'Voice note',
      transcript: null,
      fileUrl: null,
      pendingItemCount: 1,
    })
    const stranger = await signUp()
    await expect(type(stranger, note.id, 'lunch 15')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('a file that is not a recording is not transcribed', async () => {
  const ada = await signUp()
  const { sessionId } = await converse(ada)
  const file = { fileName: 'list.csv', contentType: 'text/csv', bytes: Buffer.from('Rent;900') }
  const storagePath = await upload(ada, server.baseUrl, file)
  const input = { sessionId, storagePath, jobType: 'AUDIO_TRANSCRIPTION' as const }
  await expect(ada.graphql(SayDocument, { input })).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  expect(service.received.filter(({ bytes }) => bytes.equals(file.bytes))).toEqual([])
})

describe('a transcription service', () => {
  test('a transcription service that rejects the key is reported immediately', async () => {
    const ada = await signUp()
    service.answer(() => ({ status: 401 }))
    const bytes = voiceNote()
    const { note } = await sendVoiceNote(ada, server.baseUrl, bytes)
    expect(note).toMatchObject({ stage: 'FAILED', failure: expect.stringContaining('rejected') })
    expect(service.received.filter((each) => each.bytes.equals(bytes))).toHaveLength(1)
    expect(await creditsOf(ada)).toBe(0)
  })

  test('a transcription service that fails for a while is retried, and charged once', async () => {
    const ada = await signUp()
    const bytes = voiceNote()
    const tries = () => service.received.filter((each) => each.bytes.equals(bytes)).length
    service.answer(() => (tries() === 1 ? { status: 500 } : tries() === 2 ? 'cut the answer' : { text: 'taxi 12' }))
    const { note } = await sendVoiceNote(ada, server.baseUrl, bytes)
    expect(note).toMatchObject({ stage: 'STAGED', pendingItemCount: 1, credits: 1 })
    expect(tries()).toBe(3)
    expect(await creditsOf(ada)).toBe(1)
  })

  test('a transcription service that keeps failing is given up with an error and no charge', async () => {
    const ada = await signUp()
    const bytes = voiceNote()
    service.answer(() => ({ status: 429 }))
    const { note } = await sendVoiceNote(ada, server.baseUrl, bytes)
    expect(note).toMatchObject({ stage: 'FAILED', failure: expect.stringContaining('overloaded') })
    expect(service.received.filter((each) => each.bytes.equals(bytes))).toHaveLength(3)
    expect(await creditsOf(ada)).toBe(0)
  })
})

test('a note without a transcription service is kept, costs nothing and can be typed', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { note, message } = await sendVoiceNote(ada, baseUrl)
  expect(note).toMatchObject({ stage: 'FAILED', failure: expect.stringContaining('Type what you said.') })
  await expect(ada.graphql(ReadDocumentAgainDocument, { id: note.id })).rejects.toMatchObject({ code: 'CONFLICT' })
  const { typeVoiceNote } = await type(ada, note.id, 'paid rent 1200 on the 1st')
  expect(typeVoiceNote).toMatchObject({ stage: 'STAGED', state: 'STAGING', credits: 0 })
  expect(await message()).toMatchObject({ role: 'ASSISTANT', drafts: [{ amount: { value: '1200.00' } }] })
  expect(await creditsOf(ada)).toBe(0)
})
