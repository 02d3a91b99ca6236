import type { Locator } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { soon } from '../../../browser/app/on-screen.ts'
import { openSpeaker, type Speaker } from '../../../browser/assistant/assistant-speaker.ts'
import { attach, openAssistant } from '../../../browser/assistant/assistant-steps.ts'
import { expectInLedger, untilRead } from '../../../browser/intake/documents-steps.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { voiceNote } from '../../../support/data/voice-note.ts'
import { signUp as signUpAt } from '../../../support/people.ts'
import { startServer, type TestServer } from '../../../support/servers/server.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()
let speaker: Speaker
let listening: TestServer

beforeAll(async () => {
  speaker = await openSpeaker()
  listening = await startServer({
    environment: { AI_BASE_URL: speaker.baseUrl, AI_TRANSCRIPTION_MODEL: 'listener' },
  })
})
afterAll(async () => {
  await listening?.stop()
  await speaker?.close()
})

const cannotListen = "Transcription isn't set up. Type what you said."

test('a voice note without a transcription service warns first, is kept, played and typed, and costs nothing', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  await context.grantPermissions(['microphone'])
  const assistant = await openAssistant(page)
  const credits = await assistant.getByText('AI Credits left').textContent()
  const microphone = assistant.getByRole('button', { name: 'Record a voice note' })
  await microphone.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip', { name: cannotListen }).waitFor()

  await recordVoiceNote(assistant)
  await assistant.getByText(/^no credits · /).waitFor()
  await assistant.getByRole('status').filter({ hasText: cannotListen }).waitFor()
  await assistant.getByRole('button', { name: 'Send' }).click()
  const messages = assistant.getByRole('list', { name: 'Messages' })
  const player = messages.locator('audio')
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState), soon).toBeGreaterThan(0)
  expect(await player.getAttribute('aria-label')).toMatch(/^Listen to voice-/)

  await messages.getByRole('button', { name: 'Type what you said' }).waitFor()
  expect(await messages.getByRole('alert').count()).toBe(0)
  await messages.getByRole('button', { name: 'Type what you said' }).click()
  const field = messages.getByLabel('Transcript')
  await messages.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await messages.getByText('Type what the note says.').waitFor()
  expect(await findingsOf(page)).toEqual([])
  await field.fill('taxi 12 and lunch 9.50')
  await messages.getByRole('button', { name: 'Save' }).click()
  const entries = messages.getByRole('list', { name: 'Proposed items' }).getByRole('listitem')
  await expect.poll(() => entries.count(), soon).toBe(2)
  await messages.getByText('“taxi 12 and lunch 9.50”').waitFor()
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  expect(await findingsOf(page)).toEqual([])

  await messages.getByRole('button', { name: 'Edit transcript' }).click()
  await field.fill('taxi 14')
  await messages.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => entries.count(), soon).toBe(1)
  await messages.getByRole('button', { name: 'Approve' }).click()
  await messages.getByText('Saved', { exact: true }).waitFor()
  expect(await messages.getByRole('button', { name: 'Edit transcript' }).count()).toBe(0)
  expect(await assistant.getByText('AI Credits left').textContent()).toBe(credits)
  expect(problems).toEqual([])
  await context.close()
})

test('a transcript is shown next to its entries, and a slow voice note can be retried', async () => {
  const { context, page, problems } = await openAt(listening.baseUrl, await signUpAt(listening.baseUrl), '/dashboard')
  await context.grantPermissions(['microphone'])
  await page.clock.install()
  const assistant = await openAssistant(page)
  const messages = assistant.getByRole('list', { name: 'Messages' })
  speaker.receive('Taxi twelve')
  await recordVoiceNote(assistant)
  await assistant.getByText(/^1 credit · /).waitFor()
  expect(await assistant.getByText(cannotListen).count()).toBe(0)
  await assistant.getByRole('button', { name: 'Send' }).click()
  await messages.getByText('“Taxi twelve”').waitFor()
  await messages.getByRole('list', { name: 'Proposed items' }).getByText('$12.00').waitFor()
  await messages.getByRole('button', { name: 'Edit transcript' }).waitFor()

  speaker.receive(null)
  await recordVoiceNote(assistant)
  await assistant.getByRole('button', { name: 'Send' }).click()
  await messages.getByText(/^Reading voice-/).waitFor()
  expect(await messages.getByText('This is taking longer than usual.').count()).toBe(0)
  await page.clock.fastForward('10:01')
  await messages.getByText('This is taking longer than usual.').waitFor()
  await messages.getByRole('button', { name: 'Retry' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('an attached recording is transcribed and becomes transactions', async () => {
  const { context, page, problems } = await openAt(listening.baseUrl, await signUpAt(listening.baseUrl), '/dashboard')
  speaker.receive('Taxi twelve and lunch nine fifty.')
  const assistant = await openAssistant(page)
  // A file from disk: browsers detect its type from the extension, which is that of a video.
  await attach(assistant, { name: 'note.webm', mimeType: 'video/webm', buffer: voiceNote() })
  await assistant.getByRole('button', { name: 'Send' }).click()
  await assistant.getByText('“Taxi twelve and lunch nine fifty.”').waitFor(untilRead)
  const rows = assistant.getByRole('list', { name: 'Proposed items' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  await assistant.getByRole('button', { name: 'Approve all' }).click()
  await expect.poll(() => assistant.getByText('Saved', { exact: true }).count()).toBe(2)
  await expectInLedger(page, ['taxi', '−$12.00'], ['lunch', '−$9.50'])
  expect(problems).toEqual([])
  await context.close()
})

test('a recording shows its level and duration, and stops before it is too large', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/dashboard')
  await context.grantPermissions(['microphone'])
  await page.evaluate(() => {
    const handlers = Object.getOwnPropertyDescriptor(MediaRecorder.prototype, 'ondataavailable')
    Object.defineProperty(MediaRecorder.prototype, 'ondataavailable', {
      set(listener: (event: { data: Blob }) => void) {
        handlers?.set?.call(this, () => listener({ data: new Blob([new Uint8Array(4 * 1024 * 1024)]) }))
      },
    })
  })
  const assistant = await openAssistant(page)
  await assistant.getByRole('button', { name: 'Record a voice note' }).click()
  await assistant.getByText('Recording 0:00').waitFor()
  const bars = assistant.locator('[data-level-meter] > *')
  expect(await bars.count()).toBe(5)
  await expect.poll(() => bars.first().evaluate((bar: HTMLElement) => bar.style.opacity)).not.toBe('')
  expect(await bars.first().evaluate((bar: HTMLElement) => bar.style.transform)).toBe('')
  await assistant.getByText('The recording stopped at 10 MB. Send it, then start another.').waitFor()
  await assistant.getByText(/^voice-[\dT-]+\.webm$/).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

async function recordVoiceNote(assistant: Locator): Promise<void> {
  await assistant.getByRole('button', { name: 'Record a voice note' }).click()
  await assistant.getByText('Recording 0:01').waitFor()
  await assistant.getByRole('button', { name: 'Stop recording' }).click()
  await assistant
    .getByRole('list', { name: 'Files to send' })
    .getByText(/^voice-[\dT-]+\.webm$/)
    .waitFor()
}
