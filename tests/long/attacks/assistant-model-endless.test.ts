import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { AnswerWordsDocument as WordsOfAnswerDocument } from '../../../web/operations/generated.ts'
import { converseWithModel, createModelFixture } from '../../api/assistant/model-fixture.ts'
import { AnswersDocument, StopAnswerDocument } from '../../support/generated.ts'
import { signUp } from '../../support/people.ts'
import { startServer } from '../../support/servers/server.ts'

const fixture = createModelFixture()

test('the server closes the connection to a model that never stops sending', async () => {
  const ada = await fixture.signUp()
  fixture.model.when('for ever', () => ({ endless: 'word '.repeat(50) }))
  const { ask } = await converseWithModel(ada)
  expect((await ask('Tell me for ever')).notice).toContain("The language model's answer couldn't be used")
  await expect.poll(() => fixture.model.speaking()).toBe(0)
})

test('an endless response does not fill the memory', async () => {
  let sent = 0
  const service = createServer(async (request, response) => {
    request.resume()
    await once(request, 'end')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const block = 'x'.repeat(65_536)
    // The line never ends, but the limit keeps it below the memory of a small machine.
    while (!response.destroyed && sent < 1_000_000_000) {
      sent += block.length
      if (!response.write(block)) await moved(response)
    }
    response.destroy()
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as { port: number }
  const server = await startServer({ environment: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'test' } })
  try {
    const { ask } = await converseWithModel(await signUp(server.baseUrl))
    const { content, notice } = await ask('spent 3 on coffee', 50_000)
    expect(content).toContain('$3.00')
    expect(notice).toMatch(/, so I answered without it\.$/)
    expect(sent).toBeLessThan(20_000_000)
  } finally {
    await server.stop()
    service.closeAllConnections()
    service.close()
  }
})

test('an invalid token count is replaced by the nearest valid one', async () => {
  const counts = [
    { usage: { input: 12.4, output: 2.6 }, kept: [12, 3] },
    { usage: { input: 40, output: -3_000 }, kept: [40, 0] },
    { usage: { input: 9e12, output: 7 }, kept: [10_000_000, 7] },
  ]
  for (const { usage, kept } of counts) {
    const ada = await fixture.signUp()
    fixture.model.when('was that much', () => ({ say: 'That was fine.', usage }))
    const answer = await (await converseWithModel(ada)).ask('Tell me: was that much?')
    expect(answer).toMatchObject({ content: 'That was fine.', notice: null })
    const statement = 'select input_tokens, output_tokens from model_calls where organization_id = $1'
    const calls = await fixture.owner<{ input_tokens: number; output_tokens: number }>(statement, [ada.organizationId])
    expect(calls.map((call) => [call.input_tokens, call.output_tokens])).toEqual([kept])
  }
})

test('a message ID is matched in any notation', async () => {
  const ada = await fixture.signUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  fixture.model.when('slowly', () => ({ say: slowly(promise) }))
  const { send, sessionId } = await converseWithModel(ada)
  const { id } = await send('Tell me slowly')
  const shouted = id.toUpperCase()
  const subscription = await ada.subscribe(WordsOfAnswerDocument, { messageId: shouted })
  let received = subscription.first.answerWords.text
  while (!received.includes('think')) received += (await subscription.next()).answerWords.text
  await ada.graphql(StopAnswerDocument, { id: shouted })
  await expect.poll(() => fixture.model.speaking()).toBe(0)
  resolve()
  await expect(subscription.next()).rejects.toThrow()
  const { chatMessages } = await ada.graphql(AnswersDocument, { sessionId })
  expect(chatMessages.at(-1)).toMatchObject({ content: 'Let me think', stopped: true })
})

test('the answer stream ends for its subscribers when another process has finished the answer', async () => {
  const ada = await fixture.signUp()
  fixture.model.when('dying', () => ({ say: slowly(new Promise(() => {})) }))
  const { send } = await converseWithModel(ada)
  const { id } = await send('Tell me while dying')
  const subscription = await ada.subscribe(WordsOfAnswerDocument, { messageId: id })
  // The update stands for another process whose chunks do not arrive.
  await fixture.owner(`update chat_messages set state = 'DONE', content = 'Done.' where id = $1`, [id])
  await expect(untilEnded(subscription)).resolves.toBe('The subscription has ended.')
  expect(fixture.model.speaking()).toBe(1)
})

function moved(response: ServerResponse): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const go = () => {
    response.off('drain', go)
    response.off('close', go)
    resolve()
  }
  response.on('drain', go)
  response.on('close', go)
  return promise
}

async function* slowly(rest: Promise<void>) {
  yield 'Let me '
  yield 'think '
  await rest
  yield 'about it.'
}

async function untilEnded(subscription: { next(): Promise<unknown> }): Promise<string> {
  for (;;) {
    const ended = await subscription.next().catch((error: Error) => error.message)
    if (typeof ended === 'string') return ended
  }
}
