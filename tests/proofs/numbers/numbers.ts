import path from 'node:path'
import { withDatabase } from '../../bench/database.ts'
import { startPeer } from '../../bench/load.ts'
import { freePort } from '../../support/servers/server.ts'
import type { Figure, ProofSettings } from '../run.ts'
import { type Chance, chanceOf } from '../undo/undo-chance.ts'
import { createUndoFixture, type UndoFixture } from '../undo/undo-fixture.ts'
import { Comparison, compareBudgets, compareDashboard, compareList, type Reader, today } from './numbers-figures.ts'
import { createPair, goOn, type Pair } from './numbers-ledger.ts'
import { daysOf, monthAfter, type Wanted } from './numbers-model.ts'
import { compareReport, compareYear } from './numbers-reports.ts'

const ledgers = 10_000
/** The number of moments at which a ledger is compared with the model. */
const moments = 10
/** The number of ledgers that run at the same time. */
const atOnce = 4

/** Compares each figure of each screen and of REST for random ledgers with a reference model in integers. */
export async function numbers({ seed }: ProofSettings): Promise<Figure[]> {
  const begun = performance.now()
  const { count, figures, differences } = await compareLedgers(seed, ledgers, (done) => {
    if (done % 500 === 0)
      process.stdout.write(`${Math.round((performance.now() - begun) / 1_000)} s: ${done} ledgers\n`)
  })
  for (const difference of differences.slice(0, 20)) process.stdout.write(`${difference}\n`)
  return [
    { name: 'numbers: ledgers', figure: count, goal: '10,000', met: count >= ledgers },
    { name: 'numbers: figures', figure: figures, goal: 'more than 700,000', met: figures > 700_000 },
    { name: 'numbers: differences', figure: differences.length, goal: '0', met: differences.length === 0 },
  ]
}

export async function compareLedgers(seed: number, count: number, report: (done: number) => void = () => {}) {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const fixture = await createUndoFixture(ownerUrl, appUrl)
    const port = await freePort()
    const stop = await startPeer({
      name: 'The server',
      command: [process.execPath, path.join(import.meta.dirname, '../../support/servers/http-server-process.ts')],
      environment: { DATABASE_URL: appUrl },
      port,
    })
    try {
      const counted = { count: 0, figures: 0, differences: [] as string[] }
      let next = seed
      const work = async () => {
        while (next < seed + count / moments) {
          const own = next++
          const held = await compareOne(fixture, port, own)
          counted.count += moments
          counted.figures += held.figures
          counted.differences.push(...held.differences.map((difference) => `Seed ${own}: ${difference}`))
          report(counted.count)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return counted
    } finally {
      await stop()
      await fixture.close()
    }
  })
}

async function compareOne(fixture: UndoFixture, port: number, seed: number): Promise<Comparison> {
  const chance = chanceOf(seed)
  const pair = await createPair(fixture, chance)
  const reader = readerOf(fixture, port, pair)
  const held = new Comparison()
  for (let moment = 0; moment < moments; moment++) {
    if (moment > 0) await goOn(pair, chance)
    const month = chance.below(3) === 0 ? '2026-03' : monthAfter('2025-02', chance.below(14))
    await compareDashboard(reader, pair.ledger, month, held)
    await compareBudgets(reader, pair.ledger, month, held)
    await compareReport(reader, pair.ledger, month, 1 + chance.below(4), held)
    if (moment % 5 === 4) await compareYear(reader, pair.ledger, 2025 + chance.below(2), held)
    for (let lists = 3; lists > 0; lists--) await compareList(reader, pair.ledger, someWish(pair, chance), held)
  }
  return held
}

function readerOf(fixture: UndoFixture, port: number, { testLedger }: Pair): Reader {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${fixture.users.ada.uid}`,
    'x-active-organization-id': testLedger.organizationId,
    'x-today': today,
  }
  const base = `http://127.0.0.1:${port}`
  return {
    async ask(query, variables) {
      const body = JSON.stringify({ query, variables })
      const { data, errors } = await (await fetch(`${base}/graphql`, { method: 'POST', headers, body })).json()
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    },
    async rest(where) {
      const answer = await fetch(`${base}/api/v1${where}`, { headers })
      if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
  }
}

function someWish({ ledger }: Pair, chance: Chance): Wanted {
  const entry = chance.of([...ledger.entries.values()])
  const kinds = [...ledger.kinds.keys()]
  const month = daysOf(monthAfter('2025-02', chance.below(14)), ledger.startDay)
  const some: Wanted[] = [
    {},
    month,
    { ...month, type: 'EXPENSE' },
    { from: month.from },
    { from: month.from, to: daysOf(monthAfter('2025-10', chance.below(6)), ledger.startDay).to },
    { categoryIds: kinds.filter(() => chance.below(2) === 0) },
    { ...month, categoryIds: [chance.of(kinds) ?? ''] },
    { categoryIds: [chance.of(kinds) ?? ''] },
    { ...month, uncategorised: true },
    { uncategorised: true, categoryIds: [chance.of(kinds) ?? ''] },
    { isSplit: chance.below(2) === 0 },
    { isReviewed: chance.below(2) === 0, type: 'INCOME' },
    ...(entry ? [{ createdBy: entry.createdBy }, { text: entry.description.toLowerCase() }, { min: entry.base }] : []),
    ...(entry
      ? [
          { max: entry.base, uncategorised: true },
          { tagIds: entry.tagIds.slice(0, 1), untagged: true },
        ]
      : []),
    ...(entry?.paidBy ? [{ paidBy: entry.paidBy, ...month }] : []),
    ...(entry?.tagIds[0] ? [{ tagIds: [entry.tagIds[0]], isSplit: entry.isSplit }] : []),
  ]
  return chance.of(some) ?? {}
}
