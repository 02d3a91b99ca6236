import { sql } from 'kysely'
import { undoBatch } from '../../../server/history/undo/undo.ts'
import { setRollover } from '../../../server/ledger/budgets/rollover.ts'
import { setBudgets } from '../../../server/ledger/budgets/write.ts'
import { createCategory, updateCategory } from '../../../server/ledger/categories/write.ts'
import { createTag } from '../../../server/ledger/tags/write.ts'
import { createTransaction, deleteTransactions, updateTransaction } from '../../../server/ledger/transactions/write.ts'
import { updateOrganization } from '../../../server/people/organizations/write.ts'
import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import type { Chance } from '../undo/undo-chance.ts'
import { type TestLedger, type UndoFixture, users, type Who } from '../undo/undo-fixture.ts'
import {
  type Entry,
  type Kind,
  type Ledger,
  monthAfter,
  type Part,
  rounded,
  shared,
  type Type,
} from './numbers-model.ts'

export interface Pair {
  testLedger: TestLedger
  ledger: Ledger
  actions: Actions
}

interface Actions {
  spending: Kind[]
  earning: Kind[]
  tagIds: string[]
  userIds: string[]
  currency: Currency
}

const currencies = { USD: 2, JPY: 0, KWD: 3 } as const
type Currency = keyof typeof currencies
const shops = ['Corner shop', 'Blue cafe', 'Green market', 'Old station']
const firstMonth = '2025-02'

export async function createPair(fixture: UndoFixture, chance: Chance): Promise<Pair> {
  const currency = chance.of(['USD', 'USD', 'JPY', 'KWD'] as const) ?? 'USD'
  const startDay = chance.of([1, 1, 2, 15, 25, 28]) ?? 1
  const testLedger = await fixture.createLedger({ currency, monthStartDay: startDay })
  const ledger: Ledger = { currency, startDay, entries: new Map(), kinds: new Map(), plans: new Map() }
  const kinds = await makeKinds(testLedger, ledger, chance)
  const userIds = users.map((who) => fixture.users[who].userId)
  const pair: Pair = {
    testLedger,
    ledger,
    actions: { ...kinds, tagIds: await makeTags(testLedger), userIds, currency },
  }
  await act(pair, 'ada', async (tenant) => {
    for (let count = 4 + chance.below(16); count > 0; count--) await record(pair, tenant, chance)
  })
  return pair
}

export async function goOn(pair: Pair, chance: Chance): Promise<void> {
  for (let count = 1 + chance.below(4); count > 0; count--) await action(pair, chance)
}

async function act(pair: Pair, who: Who, work: (tenant: Tenant) => Promise<unknown>) {
  return pair.testLedger.act(who, async (tenant) => {
    await work(tenant)
    return tenant.userId
  })
}

async function makeKinds(testLedger: TestLedger, ledger: Ledger, chance: Chance) {
  const make = async (tenant: Tenant, name: string, type: Type, parentId: string | null): Promise<Kind> => {
    const { id } = await createCategory(tenant, { name, type, parentId })
    const kind: Kind = { id, type, parentId, rollover: 'NONE', rolloverFrom: null, former: [] }
    ledger.kinds.set(id, kind)
    return kind
  }
  const { result } = await testLedger.act('ada', async (tenant) => {
    const spending: Kind[] = []
    for (let index = 0; index < 4 + chance.below(3); index++) {
      const parent = index > 1 && chance.below(2) === 0 ? (spending[chance.below(2)]?.id ?? null) : null
      spending.push(await make(tenant, `Spending ${index}`, 'EXPENSE', parent))
    }
    const earning = [await make(tenant, 'Earning', 'INCOME', null), await make(tenant, 'Selling', 'INCOME', null)]
    return { spending, earning }
  })
  return result
}

async function makeTags(testLedger: TestLedger): Promise<string[]> {
  const { result } = await testLedger.act('ada', async (tenant) => {
    const tags = [await createTag(tenant, 'Trip'), await createTag(tenant, 'Client')]
    return tags.map(({ id }) => id)
  })
  return result
}

async function action(pair: Pair, chance: Chance): Promise<void> {
  const { ledger, testLedger } = pair
  const before = structuredClone(ledger)
  const who = chance.of(users) ?? 'ada'
  const work = chance.of([record, record, edit, edit, edit, remove, plan, plan, plan, carry, carry, move, beginMonths])
  const actor = work === remove || work === beginMonths ? 'ada' : who
  const { batchId } = await act(pair, actor, (tenant) => work?.(pair, tenant, chance) ?? Promise.resolve())
  if (chance.below(4) > 0 || JSON.stringify(plain(before)) === JSON.stringify(plain(ledger))) {
    if (work === move) await backdateMoves(pair, before, chance)
    return
  }
  await testLedger.act(actor, (tenant) => undoBatch(tenant, batchId, false))
  Object.assign(ledger, before)
}

/** Moves happen today, after all months of the ledger. Each is backdated to one of them, after the earlier moves. */
async function backdateMoves({ ledger, testLedger }: Pair, before: Ledger, chance: Chance): Promise<void> {
  const isMoved = ({ id, parentId }: Kind) => before.kinds.get(id)?.parentId !== parentId
  const kind = [...ledger.kinds.values()].find(isMoved)
  if (!kind) return
  const last = kind.former.at(-1)?.before ?? firstMonth
  const month = monthAfter(last, chance.below(6))
  await testLedger.act('ada', ({ write }) =>
    write(async (db) => {
      const moved = sql`category_id = ${kind.id} and before > ${`${last}-01`}::date`
      if (kind.former.some((each) => each.before === month))
        await sql`delete from category_parents where ${moved}`.execute(db)
      else await sql`update category_parents set before = ${`${month}-01`}::date where ${moved}`.execute(db)
    }),
  )
  if (month !== last || kind.former.length === 0)
    kind.former.push({ before: month, parentId: before.kinds.get(kind.id)?.parentId ?? null })
}

const plain = ({ startDay, entries, kinds, plans }: Ledger) => [
  startDay,
  ...[entries, kinds, plans].map((map) =>
    JSON.stringify([...map], (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  ),
]

function newEntry(chance: Chance, { spending, earning, tagIds, userIds, currency }: Actions) {
  const type: Type = chance.below(4) === 0 ? 'INCOME' : 'EXPENSE'
  // The category of a refund has the other type.
  const kinds = () => ((type === 'INCOME') === chance.below(5) > 0 ? earning : spending)
  const foreign = chance.below(6) === 0 ? ((currency === 'USD' ? 'KWD' : 'USD') as Currency) : currency
  // The server refuses an amount that is zero in the organization's currency.
  const least = foreign === currency ? 100 : 1_000
  const minor = BigInt(least + chance.below(500_000))
  const rate = foreign === currency ? undefined : `${chance.below(3)}.${1 + chance.below(9_999)}`
  const base = rate ? inBase(minor, rate, currencies[foreign], currencies[currency]) : minor
  const category = () => (chance.below(5) === 0 ? null : (chance.of(kinds())?.id ?? null))
  const isCut = chance.below(4) === 0 && base > 1_000n && minor > 1_000n
  const pieces = isCut ? cut(minor, chance) : [minor]
  const isSplit = isCut && shared(base, pieces).every((each) => each > 0n)
  const amounts = isSplit ? pieces : [minor]
  const bases = shared(base, amounts)
  const splits: Part[] = bases.map((each) => ({ categoryId: category(), base: each }))
  const day = String(1 + chance.below(28)).padStart(2, '0')
  const entry: Omit<Entry, 'id' | 'createdBy'> = {
    type,
    base,
    date: `${monthAfter(firstMonth, chance.below(15))}-${day}`,
    description: chance.of(shops) ?? '',
    splits,
    isSplit,
    tagIds: tagIds.filter(() => chance.below(4) === 0),
    paidBy: chance.of([null, ...userIds]) ?? null,
    isReviewed: chance.below(4) > 0,
  }
  const input = {
    type,
    amount: decimal(minor, currencies[foreign]),
    currency: foreign,
    ...(rate && { rate }),
    date: entry.date,
    description: entry.description,
    tagIds: entry.tagIds,
    paidBy: entry.paidBy,
    reviewed: entry.isReviewed,
    categoryId: isSplit ? null : (splits[0]?.categoryId ?? null),
    splits: isSplit
      ? splits.map(({ categoryId }, index) => ({
          categoryId,
          amount: decimal(amounts[index] ?? 0n, currencies[foreign]),
        }))
      : [],
  }
  return { entry, input }
}

async function record({ ledger, actions }: Pair, tenant: Tenant, chance: Chance): Promise<void> {
  const { entry, input } = newEntry(chance, actions)
  const { id } = await createTransaction(tenant, input)
  ledger.entries.set(id, { ...entry, id, createdBy: tenant.userId })
}

async function edit({ ledger, actions }: Pair, tenant: Tenant, chance: Chance): Promise<void> {
  const old = chance.of([...ledger.entries.values()])
  if (!old) return
  const { entry, input } = newEntry(chance, actions)
  await updateTransaction(tenant, old.id, {
    ...input,
    clearPaidBy: input.paidBy === null,
    clearCategory: !entry.isSplit && input.categoryId === null,
  })
  ledger.entries.set(old.id, { ...entry, id: old.id, createdBy: old.createdBy })
}

async function remove({ ledger }: Pair, tenant: Tenant, chance: Chance): Promise<void> {
  const ids = [...ledger.entries.keys()].filter(() => chance.below(5) === 0)
  if (ids.length === 0) return
  await deleteTransactions(tenant, ids)
  for (const id of ids) ledger.entries.delete(id)
}

async function plan({ ledger, actions }: Pair, tenant: Tenant, chance: Chance) {
  const { spending, earning, currency } = actions
  const changes = [...spending, ...earning].flatMap(({ id }) => {
    const first = monthAfter(firstMonth, chance.below(15))
    return Array.from({ length: chance.below(4) }, (_, index) => {
      const minor = chance.below(6) === 0 ? null : BigInt(chance.below(300_000))
      return { categoryId: id, month: monthAfter(first, index), minor }
    })
  })
  await setBudgets(
    tenant,
    changes.map(({ minor, ...where }) => ({
      ...where,
      amount: minor === null ? null : decimal(minor, currencies[currency]),
    })),
  )
  for (const { categoryId, month, minor } of changes) {
    if (minor === null) ledger.plans.delete(`${month} ${categoryId}`)
    else ledger.plans.set(`${month} ${categoryId}`, minor)
  }
}

async function carry({ ledger, actions }: Pair, tenant: Tenant, chance: Chance): Promise<void> {
  const kind = ledger.kinds.get(chance.of(actions.spending)?.id ?? '')
  const rollover = chance.of(['NONE', 'SURPLUS', 'SURPLUS', 'ALL', 'ALL'] as const)
  if (!kind || !rollover) return
  const from = monthAfter(firstMonth, chance.below(8))
  await setRollover(tenant, kind.id, rollover, from, from)
  Object.assign(kind, { rollover, rolloverFrom: rollover === 'NONE' ? null : from })
}

async function move({ ledger, actions }: Pair, tenant: Tenant, chance: Chance): Promise<void> {
  const kind = ledger.kinds.get(chance.of(actions.spending.slice(2))?.id ?? '')
  const above = chance.of(actions.spending.slice(0, 2))
  if (!kind || !above) return
  const parentId = kind.parentId === null ? above.id : null
  await updateCategory(tenant, kind.id, { parentId })
  kind.parentId = parentId
}

async function beginMonths({ ledger }: Pair, tenant: Tenant, chance: Chance): Promise<void> {
  const startDay = chance.of([1, 10, 28]) ?? 1
  await updateOrganization(tenant, { monthStartDay: startDay })
  ledger.startDay = startDay
}

function cut(minor: bigint, chance: Chance): bigint[] {
  const first = BigInt(1 + chance.below(Number(minor / 3n)))
  return chance.below(2) === 0 ? [first, minor - first] : [first, first, minor - 2n * first]
}

function inBase(minor: bigint, rate: string, from: number, to: number): bigint {
  const [whole = '', fraction = ''] = rate.split('.')
  const scaled = BigInt(whole + fraction) * 10n ** BigInt(to)
  return rounded(minor * scaled, 10n ** BigInt(fraction.length + from))
}

export function decimal(minor: bigint, digits: number): string {
  const size = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const sign = minor < 0n ? '-' : ''
  return digits === 0 ? `${sign}${size}` : `${sign}${size.slice(0, -digits)}.${size.slice(-digits)}`
}

export const digitsOf = (currency: string) => currencies[currency as Currency]
