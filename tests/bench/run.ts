// npm run bench [name] [-- --json FILE] runs each measurement side by side with its peer.
import { writeFileSync } from 'node:fs'
import { accounts } from './accounts.ts'
import { measureArchives } from './archive.ts'
import { compareCost } from './cost.ts'
import { compareDocuments } from './documents.ts'
import { compareExports } from './exports.ts'
import { measureFirstLoad } from './first-load.ts'
import { growth } from './growth.ts'
import { compareImports } from './imports.ts'
import { compareLiveUpdates } from './live.ts'
import { recording } from './recording.ts'
import { scroll } from './scroll.ts'
import { measureStart } from './start.ts'
import { transactionsPage } from './transactions-page.ts'

export interface Row {
  name: string
  ours: number
  peers: number
  /** The minimum or maximum ratio of the product to the peer. Undefined for information only. */
  goal: number | undefined
  isMaximum?: boolean
  unit: string
}

const benches: Record<string, () => Promise<Row[]>> = {
  accounts,
  'transactions-page': transactionsPage,
  archive: measureArchives,
  cost: compareCost,
  documents: compareDocuments,
  exports: compareExports,
  'first-load': measureFirstLoad,
  growth,
  imports: compareImports,
  live: compareLiveUpdates,
  recording,
  scroll,
  start: measureStart,
}

const args = process.argv.slice(2)
const jsonAt = args.indexOf('--json')
const file = jsonAt < 0 ? undefined : args[jsonAt + 1]
const wanted = args.filter((each, index) => !each.startsWith('--') && (jsonAt < 0 || index !== jsonAt + 1))
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(`There is no bench named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}\n`)
  process.exit(2)
}

const rounded = (figure: number) => (figure < 100 ? Number(figure.toPrecision(3)) : Math.round(figure))

function resultOf({ name, ours, peers, goal, isMaximum = false, unit }: Row) {
  const ratio = ours / peers
  return {
    name,
    ours: rounded(ours),
    peers: rounded(peers),
    unit,
    ratio: Number(ratio.toFixed(2)),
    goal: goal === undefined ? 'none' : `at ${isMaximum ? 'most' : 'least'} ${goal}`,
    met: goal === undefined || (isMaximum ? ratio <= goal : ratio >= goal),
  }
}

const results: ReturnType<typeof resultOf>[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  results.push(...(await bench()).map(resultOf))
  // A later bench that fails does not lose these results.
  if (file) writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}
console.table(results)
process.exit(results.every(({ met }) => met) ? 0 : 1)
