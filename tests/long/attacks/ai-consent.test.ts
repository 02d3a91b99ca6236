import { expect, test } from 'vitest'
import { externalHost } from '../../../server/adapters/external-host.ts'
import { AssistantFactsDocument as AiConsentDocument, SetAiConsentDocument } from '../../../web/operations/generated.ts'
import { converseWithModel, createModelFixture } from '../../api/assistant/model-fixture.ts'
import { addReceipt, cornerShop, pdf } from '../../api/intake/receipt-steps.ts'
import { AskAgainDocument } from '../../support/generated.ts'
import { lookUpThen } from '../../support/servers/model-server.ts'

const host = 'model.example'
const fixture = createModelFixture({}, host)
const allow = { host, isAllowed: true }
const forbid = { host, isAllowed: false }

test('a message reaches an external model only after its author has allowed it', async () => {
  const ada = await fixture.signUp()
  const { send, finished } = await converseWithModel(ada)
  const march = { from: '2026-03-01', to: '2026-03-31' }
  fixture.model.when(
    'canary weather',
    lookUpThen([{ name: 'total', input: march }], () => 'Sunny.'),
  )

  expect((await ada.graphql(AiConsentDocument, {})).assistant.externalService).toEqual({ host, isAllowed: null })
  await finished((await send('The canary weather, before consent?')).id)
  await ada.graphql(SetAiConsentDocument, forbid)
  await finished((await send('The canary weather, without consent?')).id)
  expect(fixture.model.about('canary weather')).toEqual([])

  const { setAiConsent } = await ada.graphql(SetAiConsentDocument, allow)
  expect(setAiConsent.externalService).toEqual(allow)
  const answer = await finished((await send('The canary weather, with consent?')).id)
  expect(answer.content).toBe('Sunny.')
  const requests = fixture.model.about('canary weather').length
  expect(requests).toBeGreaterThan(0)

  await ada.graphql(SetAiConsentDocument, forbid)
  const { runAgain } = await ada.graphql(AskAgainDocument, { id: answer.id })
  await finished(runAgain.id)
  expect(fixture.model.about('canary weather')).toHaveLength(requests)
})

test("the consent of one member does not send another member's documents", async () => {
  const [ada, bob] = [await fixture.signUp(), await fixture.signUp()]
  await ada.graphql(SetAiConsentDocument, allow)
  fixture.model.when('Elder Lane', () => ({ status: 500 }))
  fixture.model.when('Fir Lane', () => ({ status: 500 }))
  await addReceipt(ada, fixture.server.baseUrl, pdf([['Elder Lane 4'], ...cornerShop], 'elder.pdf'))
  await addReceipt(bob, fixture.server.baseUrl, pdf([['Fir Lane 4'], ...cornerShop], 'fir.pdf'))
  expect(fixture.model.about('Elder Lane').length).toBeGreaterThan(0)
  expect(fixture.model.about('Fir Lane')).toEqual([])
})

test('consent to one host is not consent to another', async () => {
  const ada = await fixture.signUp()
  await expect(ada.graphql(SetAiConsentDocument, { host: 'other.example', isAllowed: true })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await ada.graphql(SetAiConsentDocument, allow)
  await fixture.owner('update users set ai_consent_host = $1 where ai_consent_host = $2', ['former.example', host])
  expect((await ada.graphql(AiConsentDocument, {})).assistant.externalService).toEqual({ host, isAllowed: null })
})

test.each([
  ['http://127.0.0.1:11434/v1', null],
  ['http://[::1]:11434/v1', null],
  ['http://[::ffff:192.168.1.2]/v1', null],
  ['http://10.20.30.40/v1', null],
  ['http://localhost:11434/v1', null],
  ['http://model:11434/v1', null],
  ['http://gpu.lan./v1', null],
  ['https://api.example.com/v1', 'api.example.com'],
  ['https://127.0.0.1.example.com/v1', '127.0.0.1.example.com'],
  ['http://8.8.8.8/v1', '8.8.8.8'],
  ['http://[2001:db8::1]/v1', '2001:db8::1'],
])("the service at %s counts as outside the operator's network: %s", (url, expected) => {
  expect(externalHost(url)).toBe(expected)
})
