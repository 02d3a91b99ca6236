import { expect, test } from 'vitest'
import { converseWithModel, createModelFixture, spend } from '../../api/assistant/model-fixture.ts'

const fixture = createModelFixture()
const question = 'How much did I spend on groceries this month?'

async function someoneWhoSpent(amount: string) {
  const person = await fixture.signUp()
  await spend(person, 'Groceries', [amount])
  return person
}

test('at most eight tool calls are answered', async () => {
  const ada = await someoneWhoSpent('19.35')
  const call = { name: 'total', input: { text: 'x' } }
  fixture.model.when('thousand', () => ({ call: Array.from({ length: 1_000 }, () => call) }))
  fixture.model.when('greedy', () => ({ call: [call] }))
  const { ask } = await converseWithModel(ada)

  for (const words of ['a thousand calls', 'greedy']) {
    const { notice } = await ask(`${words}: ${question}`)
    expect(notice).toBe("The language model's answer couldn't be used, so I answered without it.")
    const requests = fixture.model.about(words)
    expect(requests.length).toBeLessThanOrEqual(10)
    expect(requests.at(-1)?.toolChoice).toBe('none')
    const lookUps = requests.at(-1)?.results.filter((result) => !result.startsWith('No more look-ups'))
    expect(lookUps?.length).toBe(8)
  }
})

test('a tool call never writes, whatever its arguments, and the answer ends', async () => {
  const junk: unknown[] = [null, 7, 'x', [], {}, [[]], { from: {} }, { from: 'a'.repeat(30_000) }, { entries: 'x' }]
  const odd = [
    { entries: [{ type: 'EXPENSE', amount: -5, description: 'x' }] },
    { entries: [{ type: 'EXPENSE', amount: '1e9', description: 'x' }] },
    { entries: [{ type: 'EXPENSE', amount: '5', description: '\u0000\u202e' }] },
    { entries: [{ type: 'EXPENSE', amount: '5', description: 'x', currency: 'XYZ' }] },
    { category: 'Salary', amount: 5, month: '2026-03' },
    { category: 'Groceries', amount: 5, month: '2026-13' },
    { text: "'; drop table transactions; --%_\\", min: '0.01' },
    { categories: ["' or 1=1 --"] },
  ]
  const names = [
    'total',
    'list',
    'groups',
    'compare',
    'budget',
    'largest',
    'propose_entries',
    'propose_budget',
    'propose_budget_list',
    '__proto__',
    'constructor',
    '',
  ]
  const calls = names.flatMap((name) => [...junk, ...odd].map((input) => ({ name, input })))
  const rounds = Array.from({ length: Math.ceil(calls.length / 8) }, (_, at) => calls.slice(at * 8, at * 8 + 8))
  let round = 0
  fixture.model.when('fuzz', ({ results }) =>
    results.length === 0 ? { call: rounds[round++] ?? [] } : { say: 'Done.' },
  )
  const users = [await someoneWhoSpent('1.00'), await fixture.signUp(), await fixture.signUp(), await fixture.signUp()]
  const conversations = await Promise.all(users.map(converseWithModel))
  const before = await countRows()
  for (const at of rounds.keys()) {
    const answer = await conversations[at % conversations.length]?.ask('fuzz')
    expect(answer?.content).not.toBe('')
  }
  const after = await countRows()
  const written = Object.keys(after).filter((table) => after[table] !== before[table])
  // A session writes only its messages, the change log and stream, and the member's activity.
  const tableNames = ['assistant_sessions', 'changes', 'chat_messages', 'member_activity', 'model_calls', 'streams']
  expect(written).toContain('chat_messages')
  expect(written.filter((table) => !tableNames.includes(table))).toEqual([])
})

/** Returns the row count and a hash of the rows of each table. */
async function countRows(): Promise<Record<string, string>> {
  const tables = await fixture.owner<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const counts: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await fixture.owner<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtext(each::text)), 0) as sum from "${name}" each`,
    )
    counts[name] = row?.sum ?? ''
  }
  return counts
}
