import { expect, test } from 'vitest'
import { AnswerWordsDocument as WordsOfAnswerDocument } from '../../../../web/operations/generated.ts'
import { converseWithModel, createModelFixture, spend } from '../../../api/assistant/model-fixture.ts'
import { AnswersDocument, AskAgainDocument, StopAnswerDocument } from '../../../support/generated.ts'
import { lookUpThen } from '../../../support/servers/model-server.ts'

const fixture = createModelFixture({ AI_API_KEY: 'a key' })
const march = { from: '2026-03-01', to: '2026-03-31' }
const groceries = { name: 'total', input: { categories: ['Groceries'], ...march } }

test('a session keeps its messages, and a table appears next to the text about it', async () => {
  const ada = await fixture.signUp()
  await spend(ada, 'Groceries', ['10.10'])
  await spend(ada, 'Transport', ['20.20'])
  fixture.model.when(
    'Where does it go',
    lookUpThen([{ name: 'groups', input: { by: 'CATEGORY', ...march } }], () => 'Most goes on Transport.'),
  )
  const { ask } = await converseWithModel(ada)

  const { table } = await ask('Where does it go?')
  expect(table?.rows.map(({ label }) => label)).toEqual(['Transport', 'Groceries'])
  await ask('And then?')
  const [request] = fixture.model.about('And then?')
  expect(request?.messages.map(({ role, content }) => [role, content]).slice(1)).toEqual([
    ['user', 'Where does it go?'],
    ['assistant', 'Most goes on Transport.'],
    ['user', 'And then?'],
  ])
})

test('a repeated question is answered with current figures', async () => {
  const ada = await fixture.signUp()
  await spend(ada, 'Groceries', ['19.35'])
  fixture.model.when(
    'once more',
    lookUpThen([groceries], ([result]) => `You spent ${/\$[\d.]+\d/.exec(result ?? '')?.[0]} on groceries.`),
  )
  const { ask, finished } = await converseWithModel(ada)
  const first = await ask('Groceries, once more')
  await spend(ada, 'Groceries', ['0.65'])

  const { runAgain } = await ada.graphql(AskAgainDocument, { id: first.id })
  expect(runAgain).toMatchObject({ working: true })
  expect((await finished(runAgain.id)).content).toBe('You spent $20.00 on groceries.')
  expect(
    fixture.model
      .about('once more')
      .at(-1)
      ?.messages.filter(({ role }) => role === 'user'),
  ).toHaveLength(1)
})

test('a stop request ends the answer and the request to the model', async () => {
  const ada = await fixture.signUp()
  fixture.model.when('talk for ever', () => ({ begin: 'I have just begun to ', ends: 'silence' }))
  const { send, finished, sessionId } = await converseWithModel(ada)
  const { id } = await send('Please talk for ever.')
  const subscription = await ada.subscribe(WordsOfAnswerDocument, { messageId: id })
  let received = subscription.first.answerWords.text
  while (received !== 'I have just begun to ') received += (await subscription.next()).answerWords.text
  const before = fixture.model.speaking()

  const { stopMessage } = await ada.graphql(StopAnswerDocument, { id })
  expect(stopMessage).toMatchObject({ working: false, stopped: true })
  await expect
    .poll(async () => (await ada.graphql(AnswersDocument, { sessionId })).chatMessages.at(-1)?.content)
    .toBe('I have just begun to')
  expect(await finished(id)).toMatchObject({ stopped: true, notice: null })
  await expect.poll(() => fixture.model.speaking()).toBe(before - 1)

  const again = await ada.graphql(StopAnswerDocument, { id })
  expect(again.stopMessage.content).toBe('I have just begun to')
  const bob = await fixture.signUp()
  await expect(bob.graphql(StopAnswerDocument, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
