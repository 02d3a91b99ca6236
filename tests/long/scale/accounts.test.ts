import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { apply, importFile } from '../../api/imports/import-steps.ts'
import { addAccount, call, record } from '../../api/ledger/accounts-steps.ts'
import { fetchArchive, recordsIn } from '../../api/portability/archive-steps.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

/** The decimals of the currencies of the accounts. */
const decimals = { USD: 2, JPY: 0, BHD: 3 } as const
type Currency = keyof typeof decimals

/** The content that a ledger should have: amounts are integers of the smallest unit, by the id of a transaction. */
interface Model {
  id: string
  currency: Currency
  opening: { day: number; amount: number }
  entries: Map<string, { day: number; amount: number }>
}

const [users, ledgersEach, actions, days] = [10, 20, 8, 20]

const dayOf = (day: number) => new Date(Date.UTC(2026, 1, 1 + day)).toISOString().slice(0, 10)

const decimal = (units: number, currency: Currency) => (units / 10 ** decimals[currency]).toFixed(decimals[currency])

function balanceOf({ opening, entries }: Model, day: number): number {
  let balance = opening.amount
  for (const entry of entries.values()) {
    if (entry.day > opening.day && entry.day <= day) balance += entry.amount
    if (entry.day <= opening.day && entry.day > day) balance -= entry.amount
  }
  return balance
}

test('the balances of 200 random ledgers equal a model on every day', async ({ signUp }) => {
  const people = await Promise.all(Array.from({ length: users }, () => signUp()))
  await Promise.all(people.map((person, at) => compareLedgers(paced(person), seeded(31 + at))))
}, 600_000)

async function compareLedgers(person: TestUser, random: () => number): Promise<void> {
  const upTo = (count: number) => Math.floor(random() * count)
  const models: Model[] = []
  for (let ledger = 0; ledger < ledgersEach; ledger += 1) models.push(await play(person, ledger, upTo))
  for (let day = -1; day <= days; day += 1) {
    const accounts: { id: string; balance: string }[] = await call(person, 'GET', `/accounts?on=${dayOf(day)}`)
    const found = Object.fromEntries(accounts.map(({ id, balance }) => [id, balance]))
    const wanted = Object.fromEntries(models.map((model) => [model.id, decimal(balanceOf(model, day), model.currency)]))
    expect(found).toEqual(wanted)
  }
  for (const model of models) await compareStatements(person, model, upTo(days))
}

/** Returns the user with requests that wait while the user's rate limit is reached. */
function paced(person: TestUser): TestUser {
  const rest: TestUser['rest'] = async (...request) => {
    let answer = await person.rest(...request)
    const isAnswered = async () => {
      if (answer.status === 429) answer = await person.rest(...request)
      return answer.status !== 429
    }
    await expect.poll(isAnswered, { interval: 100, timeout: 60_000 }).toBe(true)
    return answer
  }
  return { ...person, rest }
}

/** Records, changes, deletes and undoes transactions of a new account. */
async function play(person: TestUser, ledger: number, upTo: (count: number) => number): Promise<Model> {
  const currency = (['USD', 'JPY', 'BHD'] as const)[ledger % 3] ?? 'USD'
  const opening = { day: upTo(days), amount: upTo(100_000) - 50_000 }
  const { id } = await addAccount(person, {
    name: `Ledger ${ledger}`,
    currency,
    balance: decimal(opening.amount, currency),
    day: dayOf(opening.day),
  })
  const model: Model = { id, currency, opening, entries: new Map() }
  for (let action = 0; action < actions; action += 1) {
    const amount = (upTo(9_999) + 1) * (upTo(2) === 0 ? 1 : -1)
    const day = upTo(days)
    const fields = {
      type: amount > 0 ? 'Income' : 'Expense',
      amount: decimal(Math.abs(amount), currency),
      transaction_date: dayOf(day),
      ...(currency !== 'USD' && { currency, base_amount: '1.00' }),
    }
    const [existing] = [...model.entries.keys()].slice(upTo(Math.max(1, model.entries.size)))
    const choice = existing === undefined ? 0 : upTo(4)
    if (choice < 2) {
      const { id: added } = await record(person, { ...fields, account_id: id })
      model.entries.set(added, { day, amount })
    } else if (choice === 2 && existing !== undefined) {
      await call(person, 'PUT', `/transactions/${existing}`, fields)
      model.entries.set(existing, { day, amount })
    } else if (existing !== undefined) {
      const { headers } = await person.rest('DELETE', `/transactions/${existing}`)
      if (upTo(2) === 0) await call(person, 'POST', `/changes/${headers.get('batch-id')}/undo`, {})
      else model.entries.delete(existing)
    }
  }
  return model
}

async function compareStatements(person: TestUser, model: Model, day: number): Promise<void> {
  const stated = balanceOf(model, day) + 7
  const path = `/accounts/${model.id}/statements`
  const amount = decimal(stated, model.currency)
  expect(await call(person, 'POST', path, { day: dayOf(day), amount })).toMatchObject({
    balance: decimal(balanceOf(model, day), model.currency),
    difference: decimal(7, model.currency),
  })
}

test('an archive restores accounts, balances and assignments into an empty ledger', async ({ signUp, baseUrl }) => {
  const [ada, max] = [await signUp(), await signUp()]
  const bank = await addAccount(ada, { keys: ['DE89370400440532013000'], day: '2026-03-01' })
  const card = await addAccount(ada, { kind: 'Card', name: 'Card', balance: '-20', credit_limit: '500' })
  await record(ada, { account_id: bank.id, amount: '12.00' })
  await record(ada, { account_id: card.id, amount: '3.00', transaction_date: '2026-03-20' })
  await call(ada, 'POST', `/accounts/${bank.id}/statements`, { day: '2026-03-31', amount: '987.00' })
  const before = await fetchArchive(ada, baseUrl)

  const read = await importFile(max, baseUrl, 'archive.zip', new Uint8Array(before.bytes))
  expect(await apply(max, read.id)).toMatchObject({ state: 'DONE' })
  const accountsOf = async (person: TestUser) =>
    (await call(person, 'GET', '/accounts?on=2026-03-31')).map(
      ({ version: _, ...account }: { version: number }) => account,
    )
  expect(await accountsOf(max)).toEqual(await accountsOf(ada))
  const after = await fetchArchive(max, baseUrl)
  const withoutAuthors = (files: typeof after.files, noun: string) =>
    recordsIn(files, noun).map(({ created_by: _, author_name: __, ...fields }) => fields)
  for (const noun of ['accounts', 'balance_statements', 'transactions']) {
    expect(withoutAuthors(after.files, noun)).toEqual(withoutAuthors(before.files, noun))
  }
})
