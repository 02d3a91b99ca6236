import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStatement } from '../../server/intake/imports/files/read-file.ts'
import type { StatementEntry, StatementFacts } from '../../server/intake/imports/files/statement-entry.ts'
import { addDecimals } from '../../server/language/decimals.ts'
import { compareHandwritten, compareReading } from '../support/statements/compare.ts'
import { statementGenerators } from '../support/statements/generators.ts'
import { handwrittenFiles } from '../support/statements/handwritten.ts'

// `npm run eval:statements -- FOLDER [SEED]` reads the statements of a folder and compares them with expected/FILE.json.
// Afterwards it reads back statements that are generated from the seed, and the handwritten ones.

interface Expected {
  file: string
  transactions: number
  first: string | null
  last: string | null
  sum: string
  inflow: string
  outflow: string
  currency: string | null
  accounts: number
  rows: [day: string, amount: string][]
  /** The dates of value or of booking, whichever `dates` does not have. Both are correct. */
  altDates?: { first: string; last: string }
  alsoRight?: Partial<Pick<Expected, 'currency'>>
}

const [folder, givenSeed] = process.argv.slice(2)
if (!folder) {
  console.error('Say which folder: npm run eval:statements -- FOLDER [SEED]')
  process.exit(2)
}
const seed = Number(givenSeed ?? Math.floor(Math.random() * 2 ** 31))
const generatedPerFormat = 200

const names = (await readdir(join(folder, 'expected'))).filter((name) => name.endsWith('.json')).sort()
let right = 0
const results = []
for (const name of names) {
  const expected: Expected = JSON.parse(await readFile(join(folder, 'expected', name), 'utf8'))
  const { format, wrong, entries, leftOut } = await judge(join(folder, expected.file), expected)
  if (wrong.length === 0) right += 1
  results.push({ file: expected.file, format, entries, 'left out': leftOut, result: wrong.join('; ') || 'right' })
}
console.table(results)
console.log(`${right} of ${names.length}`)
const areRight = [right === names.length]
for (const [format, generate] of Object.entries(statementGenerators)) {
  const statements = Array.from({ length: generatedPerFormat }, (_, at) => generate(seed + at))
  areRight.push(await report(`generated from seed ${seed}, ${format}`, statements, compareReading))
}
areRight.push(await report('handwritten', handwrittenFiles, compareHandwritten))
process.exit(areRight.every(Boolean) ? 0 : 1)

async function report<T extends { name: string }>(
  title: string,
  statements: readonly T[],
  compare: (statement: T) => Promise<string[]>,
): Promise<boolean> {
  let right = 0
  for (const statement of statements) {
    const differences = await compare(statement)
    if (differences.length === 0) right += 1
    else console.log(`${statement.name}: ${differences.slice(0, 3).join('; ')}`)
  }
  console.log(`${title}: ${right} of ${statements.length}`)
  return right === statements.length
}

async function judge(path: string, expected: Expected) {
  try {
    const file = await openStatement(path, { usual: 'DAY_FIRST' })
    const entries = (await Array.fromAsync(file.entries())).flat()
    const leftOut = [...file.facts.leftOut].map(([reason, count]) => `${count} ${reason}`).join(', ')
    return { format: file.format, wrong: differences(entries, file.facts, expected), entries: entries.length, leftOut }
  } catch (error) {
    return { format: '-', wrong: [String(error)], entries: 0, leftOut: '' }
  }
}

function differences(entries: readonly StatementEntry[], facts: StatementFacts, expected: Expected): string[] {
  const days = entries.map(({ date }) => date).toSorted()
  const amounts = entries.map(({ amount }) => amount)
  const isIn = (amount: string) => !amount.startsWith('-')
  const [currency = null] = facts.currencies
  const spans = [expected, expected.altDates].filter((span) => span !== undefined)
  const [first = null, last = null] = [days[0], days.at(-1)]
  const span = spans.find((each) => each.first === first && each.last === last)
  const rows = expected.rows.every(([day, amount], at) => {
    const entry = entries[at]
    return entry && same(entry.amount, amount) && (span !== expected || entry.date === day)
  })
  const found = {
    transactions: entries.length === expected.transactions,
    days: span !== undefined,
    sum: same(sumOf(amounts), expected.sum),
    inflow: same(sumOf(amounts.filter(isIn)), expected.inflow),
    outflow: same(sumOf(amounts.filter((amount) => !isIn(amount))), `-${expected.outflow}`),
    currency: currency === expected.currency || currency === expected.alsoRight?.currency,
    // A file without account numbers has one account.
    accounts: Math.max(facts.accounts.size, 1) === expected.accounts,
    rows,
  }
  const wrong = Object.entries(found).flatMap(([what, isRight]) => (isRight ? [] : [what]))
  return wrong.length === 0
    ? []
    : [`${wrong.join(', ')}: ${entries.length} entries, ${first} to ${last}, ${sumOf(amounts)} ${currency}`]
}

function sumOf(amounts: readonly string[]): string {
  return amounts.reduce(addDecimals, '0')
}

function same(a: string, b: string): boolean {
  return /^-?[0.]+$/.test(addDecimals(a, b.startsWith('-') ? b.slice(1) : `-${b}`))
}
