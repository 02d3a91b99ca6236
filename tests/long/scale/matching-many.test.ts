import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { declineMatch } from '../../../server/intake/receipts/decide-match.ts'
import { findMatches } from '../../../server/intake/receipts/matches.ts'
import { suggestMatches } from '../../../server/intake/receipts/suggest-matches.ts'
import { mergeStagedItem } from '../../../server/intake/review/merge.ts'
import { findSimilarTransactions } from '../../../server/intake/review/similar-transactions.ts'
import { approveStagedItem, discardStagedItem } from '../../../server/intake/review/write.ts'
import { createTransaction, deleteTransactions, updateTransaction } from '../../../server/ledger/transactions/write.ts'
import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import { createJobsFixture, type Member } from '../../api/platform/jobs-fixture.ts'

const fixture = createJobsFixture()

test('a list of fifty receipts uses as many queries as one receipt', async () => {
  const member = await fixture.signUp()
  await fill(member, { receipts: 60, transactions: 600 })
  const tenant = await fixture.open(member)
  await tenant.write((db) => suggestMatches(db, tenant))
  const receipts = await idsOf('receipts', member)
  const items = await idsOf('staged_items', member)

  const [ofOne, ofFifty] = [counting(tenant), counting(tenant)]
  await findMatches(ofOne.tenant, receipts.slice(0, 1))
  const found = await findMatches(ofFifty.tenant, receipts.slice(0, 50))
  await findSimilarTransactions(ofOne.tenant, items.slice(0, 1))
  await findSimilarTransactions(ofFifty.tenant, items.slice(0, 50))

  expect(new Set(found.map(({ receiptId }) => receiptId)).size).toBe(50)
  expect(ofFifty.count()).toBe(ofOne.count())
})

test('five hundred pending receipts are matched with many transactions at once', async () => {
  const member = await fixture.signUp()
  await fill(member, { receipts: 500, transactions: 20_000 })
  const tenant = await fixture.open(member)
  const readMatches = async () => {
    const { tenant: counted, count } = counting(tenant)
    await counted.write((db) => suggestMatches(db, tenant))
    return count()
  }
  await readMatches()
  const secondRead = await readMatches()
  expect(secondRead).toBeLessThan(8)
})

test('simultaneous matches do not block each other', async () => {
  const member = await fixture.signUp()
  await fill(member, { receipts: 20, transactions: 60 })
  const tenant = await fixture.open(member)
  await tenant.write((db) => suggestMatches(db, tenant))
  const receipts = await idsOf('receipts', member)
  const items = await idsOf('staged_items', member)
  const transactions = await idsOf('transactions', member)
  const paid = { type: 'EXPENSE' as const, amount: '100.05', date: '2026-03-15', description: 'Shop 5' }
  const acts: ((index: number) => Promise<unknown>)[] = [
    () => createTransaction(tenant, paid),
    () => tenant.write((db) => suggestMatches(db, tenant)),
    (index) => declineMatch(tenant, receipts[index % 20] ?? '', transactions[(index * 7) % 20] ?? ''),
    (index) => updateTransaction(tenant, transactions[index % 20] ?? '', { description: `Shop ${index}` }),
    (index) => deleteTransactions(tenant, [transactions[20 + index] ?? '', transactions[index % 20] ?? '']),
    (index) => approveStagedItem(tenant, items[index % 20] ?? ''),
    (index) => discardStagedItem(tenant, items[(index * 3) % 20] ?? ''),
    (index) => mergeStagedItem(tenant, items[(index * 3) % 20] ?? '', transactions[index % 20] ?? ''),
  ]

  const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => acts[index % 8]?.(index)))

  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(errors.filter((reason) => !['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'].includes(reason.code))).toEqual([])
})

/**
 * Inserts receipts of two years, each with one item and one matching transaction. The other transactions match none.
 */
async function fill({ organizationId, userId }: Member, { receipts, transactions }: Record<string, number>) {
  const day = (number: string) => `date '2026-03-20' - (${number} % 700)::int`
  await fixture.owner(`
    set app.organization_id = '${organizationId}'; set app.user_id = '${userId}';
    with made as (
      insert into documents (kind, stage, file_name, content_type, size, title)
      select 'RECEIPT', 'STAGED', n || '.pdf', 'application/pdf', 1, 'Shop ' || n from generate_series(1, ${receipts}) n
      returning id, split_part(file_name, '.', 1)::int as n)
    , lines as (
      insert into staged_items (document_id, kind, position, type, description, amount_minor, currency, date)
      select id, 'RECEIPT_ITEM', 1, 'EXPENSE', 'Shop ' || n, 10000 + n, 'USD', ${day('n')} from made)
    insert into receipts (document_id, merchant, date, currency, total_minor)
    select id, 'Shop ' || n, ${day('n')}, 'USD', 10000 + n from made;
    insert into transactions (type, amount_minor, currency, base_amount_minor, description, date)
    select 'EXPENSE', amount, 'USD', amount, case when n <= ${receipts} then 'Shop ' || n else 'Purchase ' || n end, ${day('n')}
    from generate_series(1, ${transactions}) n, lateral (select case when n <= ${receipts} then 10000 + n else 100 + n end) a (amount);
    analyze`)
}

async function idsOf(table: string, { organizationId }: Member): Promise<string[]> {
  const rows = await fixture.owner<{ id: string }>(
    `select id from ${table} where organization_id = '${organizationId}' order by id`,
  )
  return rows.map(({ id }) => id)
}

function counting(tenant: Tenant): { tenant: Tenant; count(): number } {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      return node
    },
    async transformResult({ result }) {
      return result
    },
  }
  const write: Tenant['write'] = (work) => tenant.write((db) => work(db.withPlugin(counter)))
  return { tenant: { ...tenant, write, read: write }, count: () => statements }
}
