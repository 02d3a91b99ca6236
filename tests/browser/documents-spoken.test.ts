import type { Locator } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { signUp as signUpAt } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { startTranscription, type TranscriptionServer } from '../support/transcription-server.ts'
import { voiceNote } from '../support/voice-note.ts'
import { attach, openAssistant, say } from './assistant-steps.ts'
import { expectInBooks, untilRead } from './documents-steps.ts'

const { openAt } = openBrowser()
let service: TranscriptionServer
let listening: TestServer

beforeAll(async () => {
  service = await startTranscription()
  service.answer(() => ({ text: 'Taxi twelve and lunch nine fifty.' }))
  listening = await startServer({ environment: { AI_BASE_URL: service.baseUrl, AI_TRANSCRIPTION_MODEL: 'ear' } })
})
afterAll(async () => {
  await listening?.stop()
  await service?.close()
})

test('what is dictated becomes transactions', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  await say(page, 'taxi twelve, lunch nine fifty and Ben paid me back twenty')
  await approve(assistant, 3)
  await expectInBooks(page, ['taxi', '−$12.00'], ['lunch', '−$9.50'], ['Ben', '$20.00'])
  expect(problems).toEqual([])
  await context.close()
})

test('a recording that is attached and listened to becomes transactions', async () => {
  const { context, page, problems } = await openAt(listening.baseUrl, await signUpAt(listening.baseUrl), '/dashboard')
  const assistant = await openAssistant(page)
  await sendNote(assistant)
  await assistant.getByText('“Taxi twelve and lunch nine fifty.”').waitFor(untilRead)
  await approve(assistant, 2)
  await expectInBooks(page, ['taxi', '−$12.00'], ['lunch', '−$9.50'])
  expect(problems).toEqual([])
  await context.close()
})

test('a recording that nobody listens to is typed, and becomes transactions', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  const assistant = await openAssistant(page)
  await sendNote(assistant)
  await assistant.getByRole('button', { name: 'Type what it says' }).click(untilRead)
  await assistant.getByLabel('What it says').fill('museum 11 and coffee 3.80')
  await assistant.getByRole('button', { name: 'Save' }).click()
  await approve(assistant, 2)
  await expectInBooks(page, ['museum', '−$11.00'], ['coffee', '−$3.80'])
  expect(problems).toEqual([])
  await context.close()
})

/** A file from disk: browsers go by its ending and call it a film. */
async function sendNote(assistant: Locator): Promise<void> {
  await attach(assistant, { name: 'note.webm', mimeType: 'video/webm', buffer: voiceNote() })
  await assistant.getByRole('button', { name: 'Send' }).click()
}

async function approve(assistant: Locator, count: number): Promise<void> {
  const rows = assistant.getByRole('list', { name: 'Proposed entries' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(count)
  await assistant.getByRole('button', { name: 'Approve all' }).click()
  await expect.poll(() => assistant.getByText('Saved').count()).toBe(count)
}
