import { afterAll, beforeAll } from 'vitest'
import { soon } from '../../../browser/app/on-screen.ts'
import { openSpeaker, type Speaker } from '../../../browser/assistant/assistant-speaker.ts'
import { openAssistant, reopenAssistant, sendMessage } from '../../../browser/assistant/assistant-steps.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { signUp } from '../../../support/people.ts'
import { startServer, type TestServer } from '../../../support/servers/server.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()
let speaker: Speaker
let server: TestServer

beforeAll(async () => {
  speaker = await openSpeaker()
  server = await startServer({ environment: { AI_BASE_URL: speaker.baseUrl, AI_MODEL: 'speaker' } })
})
afterAll(async () => {
  await server?.stop()
  await speaker?.close()
})

test('an answer arrives chunk by chunk, also in a window opened later, and stays in position when complete', async () => {
  const ada = await signUp(server.baseUrl)
  // A model that is silent too long is given up, so the test does little between two chunks.
  const other = await openAt(server.baseUrl, ada, '/dashboard')
  await other.page.getByRole('button', { name: 'Open AI Assistant' }).waitFor()
  const { context, page, problems } = await openAt(server.baseUrl, ada, '/dashboard')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'How are my books?')
  const asking = await speaker.next()
  await assistant.getByRole('button', { name: 'Stop' }).waitFor()
  asking.call('total', { type: 'EXPENSE' })
  await assistant.getByText(/^Looking up/).waitFor()

  const firstAnswer = await speaker.next()
  firstAnswer.write('Your books are in good order, and nothing in them ')
  const coming = assistant.getByText(/^Your books are in good order/)
  await coming.waitFor()
  expect(await coming.getAttribute('aria-live')).toBe('off')
  expect(await assistant.getByText(/^Looking up/).count()).toBe(0)
  expect(await assistant.getByRole('button', { name: 'Send' }).count()).toBe(0)
  expect(await findingsOf(page)).toEqual([])
  const box = await coming.boundingBox()

  firstAnswer.write('asks for ')
  await page.keyboard.press('Escape')
  await assistant.waitFor({ state: 'detached' })
  await reopenAssistant(page)
  await coming.waitFor()
  await assistant.getByRole('button', { name: 'Stop' }).waitFor()
  firstAnswer.write('a closer ')
  const second = await reopenAssistant(other.page)
  await second.getByText(/^Your books are in good order/).waitFor()

  firstAnswer.write('look today.')
  firstAnswer.end()
  for (const window of [assistant, second]) {
    await window.getByText(/closer look today\.$/).waitFor()
    await window.getByRole('button', { name: 'Send' }).waitFor(soon)
    expect(await window.getByRole('list', { name: 'Messages' }).getByRole('listitem').count()).toBe(2)
  }
  const whole = assistant.getByText(/closer look today\.$/)
  expect((await whole.locator('xpath=ancestor-or-self::p').boundingBox())?.y).toBe(box?.y)
  expect(await whole.evaluate((element) => element.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite')
  expect([...problems, ...other.problems]).toEqual([])
  await context.close()
  await other.context.close()
})

test('an answer stopped from another window keeps its text and can be requested again', async () => {
  const ada = await signUp(server.baseUrl)
  const other = await openAt(server.baseUrl, ada, '/dashboard')
  await other.page.getByRole('button', { name: 'Open AI Assistant' }).waitFor()
  const { context, page, problems } = await openAt(server.baseUrl, ada, '/dashboard')
  const assistant = await openAssistant(page)
  await sendMessage(page, 'Tell me about my spending')
  ;(await speaker.next()).call('total', { type: 'EXPENSE' })
  const firstAnswer = await speaker.next()
  firstAnswer.write('There is a long story to tell about all of that, and ')
  const element = /^There is a long story to tell/
  await assistant.getByText(element).waitFor()

  const second = await reopenAssistant(other.page)
  await second.getByRole('button', { name: 'Stop' }).click()
  await firstAnswer.left
  for (const window of [assistant, second]) {
    await window.getByText('Stopped.').waitFor(soon)
    await window.getByText(element).waitFor()
    await window.getByRole('button', { name: 'Send' }).waitFor()
  }
  expect(await findingsOf(page)).toEqual([])

  await assistant.getByRole('button', { name: 'Ask again' }).click()
  const secondAnswer = await speaker.next()
  secondAnswer.write('In short, you are doing fine.')
  secondAnswer.end()
  await second.getByText('In short, you are doing fine.').waitFor()
  expect([...problems, ...other.problems]).toEqual([])
  await context.close()
  await other.context.close()
})

test('an answer without the model says so', async () => {
  const { context, page, problems } = await openAt(server.baseUrl, await signUp(server.baseUrl), '/dashboard')
  const assistant = await openAssistant(page)
  speaker.fail()
  await sendMessage(page, 'How much did I spend this month?')
  await assistant.getByText(/so I answered without it/).waitFor()
  await assistant.getByRole('button', { name: 'Ask again' }).waitFor()
  expect(await findingsOf(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
