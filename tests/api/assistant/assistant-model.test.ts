import { expect, test } from 'vitest'
import {
  TransactionTotalsDocument,
  AnswerWordsDocument as WordsOfAnswerDocument,
} from '../../../web/operations/generated.ts'
import { ApproveStagedItemDocument, TransactionsDocument } from '../../support/generated.ts'
import { lookUpThen } from '../../support/servers/model-server.ts'
import { filterOf } from './conversation.ts'
import { converseWithModel, createModelFixture, spend } from './model-fixture.ts'

const fixture = createModelFixture({ AI_API_KEY: 'a key' })
const march = { from: '2026-03-01', to: '2026-03-31' }
const groceries = { name: 'total', input: { categories: ['Groceries'], ...march } }

test('each figure of an answer comes from the ledger and links to the list that adds up to it', async () => {
  const ada = await fixture.signUp()
  await spend(ada, 'Groceries', ['12.30', '7.05'])
  fixture.model.when(
    'food shops',
    lookUpThen([groceries], () => 'You spent **$19.35** on groceries in March, in 2 expenses.'),
  )
  const { send, finished } = await converseWithModel(ada)

  const sent = await send('What did the food shops get?')
  expect(sent).toMatchObject({ role: 'ASSISTANT', working: true, content: '' })
  const reply = await finished(sent.id)
  expect(reply).toMatchObject({
    content: 'You spent $19.35 on groceries in March, in 2 expenses.',
    stopped: false,
    notice: null,
    canRunAgain: true,
  })
  const figure = reply.answer.find(({ text }) => text === '$19.35')
  const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, { filter: filterOf(figure?.href ?? '') })
  expect(transactionTotals).toMatchObject({ count: 2, expense: { value: '19.35' } })

  const [first] = fixture.model.about('food shops')
  expect(first).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer a key', stream: true })
  expect(fixture.model.about('food shops')[1]?.results).toEqual([expect.stringContaining('$19.35')])
})

test('chunks arrive once and in order while the answer is written, and end with it', async () => {
  const ada = await fixture.signUp()
  await spend(ada, 'Groceries', ['19.35'])
  const blocked = Promise.withResolvers<void>()
  fixture.model.when(
    'slowly',
    lookUpThen([groceries], async function* () {
      yield 'You spent '
      yield '$19.35 on groceries '
      await blocked.promise
      yield 'in March.'
    }),
  )
  const { send, finished } = await converseWithModel(ada)
  const { id } = await send('Tell me slowly.')

  const subscription = await ada.subscribe(WordsOfAnswerDocument, { messageId: id })
  const pieces = [subscription.first.answerWords]
  const receivedText = () => pieces.map(({ text }) => text).join('')
  while (!receivedText().includes('on groceries')) pieces.push((await subscription.next()).answerWords)
  expect(receivedText()).toContain('You spent $19.35 on')
  blocked.resolve()
  for (;;) {
    const next = await subscription.next().catch(() => undefined)
    if (!next) break
    pieces.push(next.answerWords)
  }
  expect(receivedText()).toBe('You spent $19.35 on groceries in March.')
  let length = 0
  for (const { offset, text } of pieces) {
    expect(offset).toBe(length)
    length += text.length
  }
  expect((await finished(id)).content).toBe(receivedText())

  const late = await ada.subscribe(WordsOfAnswerDocument, { messageId: id }).catch((error: Error) => error.message)
  expect(late).toBe('The subscription has ended.')
  const bob = await fixture.signUp()
  await expect(bob.subscribe(WordsOfAnswerDocument, { messageId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the REST route returns the finished answer', async () => {
  const ada = await fixture.signUp()
  const { sessionId } = await converseWithModel(ada)
  fixture.model.when('over REST', () => ({ say: 'Here it is.' }))
  const form = new FormData()
  form.set('session_id', sessionId)
  form.set('text_input', 'Something over REST')
  const { status, body } = await ada.rest('POST', '/assistant/command', form)
  expect([status, body.assistantResponse.content]).toEqual([200, 'Here it is.'])
})

test('a dictated entry appears on a card and waits for approval', async () => {
  const ada = await fixture.signUp()
  fixture.model.when('cab', ({ results }) =>
    results.length === 0
      ? {
          call: [
            {
              name: 'propose_entries',
              input: {
                entries: [
                  { type: 'EXPENSE', amount: 12, description: 'Cab', category: 'Transport', date: '2026-03-19' },
                ],
              },
            },
          ],
        }
      : { say: 'I noted your cab for $12.00.' },
  )
  const { ask } = await converseWithModel(ada)

  const reply = await ask('Yesterday a cab for twelve')
  expect(reply).toMatchObject({
    content: 'To review: Cab, $12.00, Transport, March 19, 2026. Nothing is saved until you approve it.',
    notice: null,
    pendingReceiptItemCount: 1,
    drafts: [{ state: 'PENDING', amount: { value: '12.00' }, category: { key: 'transport' }, date: '2026-03-19' }],
  })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])
  await ada.graphql(ApproveStagedItemDocument, { id: reply.drafts[0]?.id ?? '' })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(1)
})
