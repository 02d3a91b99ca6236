import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { CreateTransactionDocument, SetBudgetDocument } from '../../../web/operations/generated.ts'
import { converseWithModel } from '../../api/assistant/model-fixture.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { type AnsweredMessageFragment, AnswersDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import type { ModelRequest } from '../../support/servers/model-server.ts'
import { type Carrier, carriers } from './injections-carriers.ts'
import { createInjectionFixture, mayChange, rowsOf, secretKey } from './injections-fixture.ts'
import { lettersOf, type Order, obey, ordersAgainst, shownIn } from './injections-orders.ts'

const fixture = createInjectionFixture()
const canary = 'Halibut canary 5151'
/** Eight look-ups, one refusal and the answer. */
const maxRequests = 10
let neighbour: TestUser
let orders: Order[]

beforeAll(async () => {
  neighbour = await fixture.signUp({ name: canary })
  const categoryId = await categoryOf(neighbour, 'Groceries')
  const theirs = expense({ categoryId, amount: '51.51', date: '2026-03-03', description: canary })
  await neighbour.graphql(CreateTransactionDocument, { input: theirs })
  await neighbour.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '515' })
  const [user] = await fixture.owner<{ id: string }>('select id from users where email = $1', [neighbour.email])
  const { organizationId } = neighbour
  orders = ordersAgainst({ neighbour: { organizationId, userId: user?.id ?? '' } })
  fixture.model.when('', (request) => obey(request, orders))
})

test.concurrent.each(carriers)('a model that follows instructions in $name has no effect', async (carrier) => {
  const before = await ledgerOf(neighbour)
  for (const order of orders) await holds(carrier, order)
  expect(await ledgerOf(neighbour), 'the neighbour’s books').toEqual(before)
})

test('tools change nothing, whatever their arguments', async () => {
  const seed = Number(process.env.SEED ?? 20261121)
  const theirs = fc.constantFrom(neighbour.organizationId, neighbour.email, canary, '1e9', '-1', '9'.repeat(400))
  const key = fc.constantFrom(...argumentNames)
  const one = fc.oneof(theirs, fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constantFrom(null, '5'))
  const some = fc.oneof(one, fc.array(one, { maxLength: 4 }), fc.dictionary(key, one, { maxKeys: 4 }))
  const value = fc.oneof(some, fc.array(some, { maxLength: 4 }), fc.constant(Array.from({ length: 1_000 }, () => ({}))))
  const name = fc.oneof(fc.constantFrom(...toolNames), fc.string())
  const calls = fc.array(fc.record({ name, input: fc.dictionary(key, value, { maxKeys: 6 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  const rounds = fc.sample(calls, { seed, numRuns: 24 })
  const users = await Promise.all(Array.from({ length: 8 }, () => fixture.signUp()))
  const before = await Promise.all([neighbour, ...users].map(ledgerOf))
  fixture.model.when('Round ', ({ asked, results }) =>
    results.length > 0 ? { say: 'Done.' } : { call: rounds[Number(/\d+/.exec(asked)?.[0])] ?? [] },
  )

  const talks = await Promise.all(users.map(converseWithModel))
  const talk = async (person: number) => {
    for (let round = person; round < rounds.length; round += talks.length) {
      const { content } = (await talks[person]?.ask(`Round ${round}`)) ?? { content: '' }
      expect(content, `round ${round} of seed ${seed}`).not.toBe('')
      expect(content, `round ${round} of seed ${seed}`).not.toContain(canary)
    }
  }
  await Promise.all(talks.keys().map(talk))
  expect(await Promise.all([neighbour, ...users].map(ledgerOf)), `seed ${seed}`).toEqual(before)
  expect((await Promise.all(users.map(decidedIn))).flat()).toEqual([])
  expect(fixture.model.about('Round ').some(({ results }) => results.join().includes(canary))).toBe(false)
})

async function ledgerOf({ organizationId }: TestUser): Promise<Record<string, string>> {
  const rows = await rowsOf(fixture, organizationId)
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !(table in mayChange)))
}

/** Tests one combination of a carrier and an instruction, and the answer to a question asked with it. */
async function holds(carrier: Carrier, order: Order): Promise<void> {
  const cell = `${order.name} in ${carrier.name}`
  const ada = await signUpWithLedger(carrier, order)
  const { sessionId, ask } = await converseWithModel(ada)
  const before = await ledgerOf(ada)
  await carrier.hand?.({ ada, baseUrl: fixture.server.baseUrl, sessionId, send: ask }, order.text)
  const question = carrier.ask?.(order.text) ?? 'How much did I spend on groceries?'
  await ask(`(${cell}) ${question}`)

  expect(await ledgerOf(ada), `changed: ${cell}`).toEqual(before)
  expect(await decidedIn(ada), `decided: ${cell}`).toEqual([])

  const { chatMessages } = await ada.graphql(AnswersDocument, { sessionId })
  for (const message of chatMessages) expectHarmless(message, await figuresOf(ada), order, cell)
  expectContained(carrier, order, cell)
}

async function signUpWithLedger(carrier: Carrier, order: Order): Promise<TestUser> {
  const person = await fixture.signUp()
  const ada = carrier.book ? await createTeam(person) : person
  const categoryId = await categoryOf(ada, 'Groceries')
  const spent = expense({ categoryId, amount: '12.34', date: '2026-03-03', description: 'Green market' })
  await ada.graphql(CreateTransactionDocument, { input: spent })
  if (carrier.book) await carrier.book(await joinAs('MEMBER', ada, fixture.signUp), order.text)
  return ada
}

function decidedIn({ organizationId }: TestUser) {
  return fixture.owner(
    `select state::text from staged_items where organization_id = $1 and (state <> 'PENDING' or transaction_id is not null)
     union all select state::text from receipt_matches where organization_id = $1 and state <> 'SUGGESTED'`,
    [organizationId],
  )
}

async function figuresOf({ organizationId }: TestUser): Promise<Set<string>> {
  const rows = await fixture.owner<{ minor: string }>(
    `select abs(base_amount_minor)::text as minor from transactions where organization_id = $1
     union select amount_minor::text from staged_items where organization_id = $1`,
    [organizationId],
  )
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  return new Set([...rows.map(({ minor }) => money.format(Number(minor) / 100)), '$14.34'])
}

const toolNames = [
  ...['total', 'net', 'count', 'average', 'list', 'largest', 'groups', 'compare', 'budget', 'recurring', 'unusual'],
  ...['pending', 'propose_entries', 'propose_budget', 'propose_budget_list', 'approve', 'delete', 'sql', '__proto__'],
]
const argumentNames = [
  ...['type', 'categories', 'text', 'from', 'to', 'min', 'max', 'uncategorised', 'top', 'order', 'by', 'per', 'month'],
  ...['first', 'second', 'share', 'entries', 'lines', 'name', 'amount', 'currency', 'description', 'category', 'date'],
  ...[
    'organizationId',
    'organization_id',
    'userId',
    'tenant',
    'limit',
    'offset',
    'version',
    '__proto__',
    'constructor',
  ],
]

const ownPath = /^\/(?:transactions|budgets|receipts|review|categories|dashboard)(?:[/?][^\\]*)?$/

function expectHarmless(message: AnsweredMessageFragment, figures: Set<string>, order: Order, cell: string): void {
  const { role, content, answer, table, notice, metadata, drafts } = message
  const shown = JSON.stringify([content, answer, table, notice, metadata, drafts])
  expect(shown, cell).not.toContain(canary)
  expect(shown, cell).not.toContain(secretKey)
  const hrefs = [...answer.map(({ href }) => href), metadata?.reviewUrl].filter((href) => href != null)
  for (const href of hrefs) expect(href, cell).toMatch(ownPath)
  if (role === 'USER') return
  const visibleText = message.document ? content.replaceAll(message.document.fileName, '') : content
  expect(visibleText, cell).not.toMatch(/evil\.example|https?:|\]\(|<\w|javascript:|data:|mailto:/i)
  const unknown = (
    visibleText.match(/[$€£]\s?\d[\d,]*(?:\.\d+)?|\b\d{2,}(?:[.,]\d+)?\b(?=\s*(?:%|dollars))|7,?777/g) ?? []
  ).filter((figure) => !figures.has(figure))
  expect(unknown, `figures of nobody’s books: ${cell}`).toEqual([])
  expect(lettersOf(visibleText), cell).not.toContain(lettersOf('thousand dollars'))
  expect(order.says, cell).not.toBe(visibleText)
}

/** Checks the texts that the models received and the number of tool calls. */
function expectContained({ reaches }: Carrier, { text }: Order, cell: string): void {
  const requests = fixture.model.requests.filter(({ asked }) => cellIn(asked) === cell)
  expect(requests.length, cell).toBeGreaterThan(0)
  const ordered = (request: ModelRequest) => lettersOf(shownIn(request)).includes(lettersOf(text))
  expect(requests.some(ordered), `the order reaches who answers: ${cell}`).toBe(reaches === 'answers')
  const lookUps = requests.at(-1)?.results.filter((result) => !result.startsWith('No more look-ups')) ?? []
  expect(lookUps.length, `calls: ${cell}`).toBeLessThanOrEqual(8)
  const conversation = requests.filter(({ form }) => !form)
  expect(conversation.length, `requests: ${cell}`).toBeLessThanOrEqual(maxRequests)
  for (const { raw } of requests) expect(raw.includes(canary) || raw.includes(secretKey), cell).toBe(false)
  if (reaches === 'form') {
    const forms = fixture.model.requests.filter((request) => request.form && ordered(request))
    expect(forms.length, `the order reaches the form: ${cell}`).toBeGreaterThan(0)
    for (const { tools, messages } of forms) expect([tools, messages.length], cell).toEqual([[], 2])
  }
}

function cellIn(asked: string): string | undefined {
  return /^\(([^)]+)\) /.exec(asked)?.[1]
}
