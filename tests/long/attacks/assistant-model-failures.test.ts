import { expect, inject, test } from 'vitest'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { converseWithModel, createModelFixture } from '../../api/assistant/model-fixture.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { signUp, type TestUser } from '../../support/people.ts'
import type { ModelReply } from '../../support/servers/model-server.ts'
import { sharedServer } from '../../support/servers/shared-servers.ts'

const fixture = createModelFixture()
const questionAbout = (shop: string) => `How much did I spend at ${shop} this month?`

/** The shop tells the model which failure to produce. */
const shops = [
  'Amara',
  'Bodega',
  'Carrow',
  'Dunmore',
  'Elsinga',
  'Fennwick',
  'Garrison',
  'Holloway',
  'Isaksen',
  'Juniper',
  'Kessel',
  'Lorimer',
  'Mandeville',
]

const failures: [name: string, reply: ModelReply, reason: string, outcome: string][] = [
  ['refuses the key', { status: 401 }, "The language model refused this server's key", 'unauthorized'],
  [
    'is over its limit',
    { status: 429, headers: { 'retry-after': '20' } },
    'The language model is over its limit',
    'limited',
  ],
  ['breaks down', { status: 500 }, "The language model couldn't be reached", 'unreachable'],
  ['is not there', { status: 404 }, "The language model couldn't be reached", 'unreachable'],
  [
    'sends people elsewhere',
    { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
    "The language model couldn't be reached",
    'unreachable',
  ],
  ['answers with something else', { status: 200, body: '<html>' }, "The language model's answer broke off", 'cutOff'],
  ['is cut off', { begin: 'You spent $9,999.00 ', ends: 'cut' }, "The language model's answer broke off", 'cutOff'],
  ['leaves without an end', { begin: 'You spent ', ends: 'close' }, "The language model's answer broke off", 'cutOff'],
  ['falls silent', { begin: 'You spent ', ends: 'silence' }, 'The language model took too long', 'timedOut'],
  ['says nothing at all', { begin: '', ends: 'silence' }, 'The language model took too long', 'timedOut'],
  ['never ends', { endless: 'very ' }, "The language model's answer couldn't be used", 'unusable'],
  ['says nothing that can stay', { say: 'It is $77.00.' }, "The language model's answer couldn't be used", 'unusable'],
  ['says nothing', { say: ' ' }, "The language model's answer couldn't be used", 'unusable'],
]

test.concurrent.each(failures)(
  'the assistant answers without a model that %s',
  async (name, reply, reason, outcome) => {
    const shop = shops[failures.findIndex(([each]) => each === name)] ?? ''
    const ada = await someoneWhoSpent('19.35', shop)
    fixture.model.when(shop, () => reply)
    const { ask } = await converseWithModel(ada)

    const answer = await ask(questionAbout(shop), 50_000)
    expect(answer).toMatchObject({ role: 'ASSISTANT', stopped: false, canRunAgain: true })
    expect(answer.content).toContain('$19.35')
    expect(answer.content).not.toContain('$9,999')
    expect(answer.notice).toBe(`${reason}, so I answered without it.`)
    expect(await callsOf(ada)).toEqual([{ outcome, purpose: 'answer', model: 'test' }])
    expect(fixture.model.about(shop)).toHaveLength(1)
  },
)

test('the assistant answers without a model that is unreachable', async () => {
  const { baseUrl } = await sharedServer(inject('sharedServersUrl'), 'unreachableModel')
  const { ask } = await converseWithModel(await signUp(baseUrl))
  const { content, notice } = await ask('spent 3 on coffee')
  expect(content).toContain('$3.00')
  expect(notice).toBe("The language model couldn't be reached, so I answered without it.")
})

test("the assistant answers without the model when the organization's daily tokens are used up", async () => {
  const [ada, bob] = [await someoneWhoSpent('19.35'), await fixture.signUp()]
  fixture.model.when('expensive', () => ({ say: 'That was a lot.', usage: { input: 1_999_000, output: 1_000 } }))
  const { ask } = await converseWithModel(ada)
  expect((await ask('Something expensive')).content).toBe('That was a lot.')

  const reply = await ask(`And now, expensive again? ${questionAbout('Shop')}`)
  expect(reply.content).toContain('$19.35')
  expect(reply.notice).toBe('The language model has reached its daily limit, so I answered without it.')
  expect(fixture.model.about('expensive')).toHaveLength(1)
  expect((await (await converseWithModel(bob)).ask('Something expensive')).content).toBe('That was a lot.')
  expect(await callsOf(ada)).toEqual([{ outcome: 'answered', purpose: 'answer', model: 'test' }])
})

async function someoneWhoSpent(amount: string, description = 'Shop'): Promise<TestUser> {
  const person = await fixture.signUp()
  const categoryId = await categoryOf(person, 'Groceries')
  const input = expense({ categoryId, amount, date: '2026-03-03', description })
  await person.graphql(CreateTransactionDocument, { input })
  return person
}

function callsOf(person: TestUser) {
  const statement = 'select outcome, purpose, model from model_calls where organization_id = $1 order by at'
  return fixture.owner(statement, [person.organizationId])
}
