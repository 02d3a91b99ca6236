import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { openReader } from '../../server/adapters/reader.ts'
import { decodeText } from '../../server/intake/imports/files/encoding.ts'
import type { BudgetList, BudgetListLine } from '../../server/ledger/budgets/list/budget-list.ts'
import { readBudgetList } from '../../server/ledger/budgets/list/list.ts'
import { readBudgetListOf } from '../../server/ledger/budgets/list/read-pages.ts'
import { defaultCategories } from '../../server/people/organizations/default-categories.ts'
import { readExpectedLists, scoreList } from './budget-lists/lists.ts'

// `npm run eval:budgets` scores the sixty lists of budget-lists/, by half. With `-- FOLDER` it also reads the lists of a
// folder and compares them with expected/FILE.json. `-- --faults` shows the faults of the half that rules are written
// from, and `-- --all-faults` those of both.

interface Amount {
  name: string
  amount: string
  group?: string
}

interface Expected {
  file: string
  currency?: string | null
  /** "month", or the frequency of the expected amounts. Their monthly equivalent is also correct. */
  period?: string
  month?: string
  categories?: Amount[]
  count?: number
  total?: string
  income?: Amount[]
  incomeTotal?: string
  byMonth?: Record<string, { count: number; total: string }>
  months?: Record<string, { count: number; total: string }>
  yearTotal?: string
  alsoRight?: unknown
}

const options = process.argv.slice(2).filter((each) => each.startsWith('--'))
const folder = process.argv.slice(2).find((each) => !each.startsWith('--'))

const pages: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}
const categories = defaultCategories('PERSONAL').map(({ key, name, type }) => ({ id: key, key, name, type }))
const context = { categories, currency: 'USD', today: '2026-11-20' }

await scoreHalf('rules', options.includes('--faults') || options.includes('--all-faults'))
await scoreHalf('unseen', options.includes('--all-faults'))
process.exit(folder === undefined || (await scoreFolder(folder)) ? 0 : 1)

async function scoreHalf(half: 'rules' | 'unseen', showsFaults: boolean): Promise<void> {
  const lists = await readExpectedLists(half)
  const scores = lists.map((list) => ({ list, ...scoreList(readBudgetList(list.text, context), list) }))
  const right = scores.filter(({ faults }) => faults.length === 0).length
  const rightLines = scores.reduce((sum, score) => sum + score.rightLines, 0)
  const lines = lists.reduce((sum, list) => sum + list.lines.length, 0)
  console.log(`${half.padEnd(8)} ${right} of ${lists.length} lists are entirely right, ${rightLines} of ${lines} lines`)
  if (!showsFaults) return
  for (const { list, faults } of scores.filter((score) => score.faults.length > 0))
    console.log(`  ${list.title}: ${faults.join('; ')}`)
}

async function scoreFolder(path: string): Promise<boolean> {
  const reader = openReader()
  const names = (await readdir(join(path, 'expected'))).filter((name) => name.endsWith('.json')).sort()
  let right = 0
  for (const name of names) {
    const expected: Expected = JSON.parse(await readFile(join(path, 'expected', name), 'utf8'))
    const list = await read(reader, join(path, expected.file))
    const faults = faultsOf(list, expected)
    if (faults.length === 0) right++
    const lines = `${list.lines.length} lines`.padStart(10)
    console.log(`${expected.file.padEnd(28)} ${faults.length === 0 ? 'right' : 'wrong'} ${lines}  ${faults.join('; ')}`)
  }
  console.log(`${right} of ${names.length} as expected`)
  await reader.close()
  return right === names.length
}

async function read(reader: ReturnType<typeof openReader>, file: string): Promise<BudgetList> {
  const bytes = await readFile(file)
  const contentType = pages[extname(file).toLowerCase()]
  if (!contentType) return readBudgetList(decodeText(bytes), context)
  return readBudgetListOf(await reader.read({ bytes, contentType }), context)
}

function faultsOf(list: BudgetList, expected: Expected): string[] {
  const others = Array.isArray(expected.alsoRight) ? expected.alsoRight : []
  const readings = others.filter((other) => typeof other === 'object' && other !== null)
  const tries = [expected, ...readings.map((other) => ({ ...expected, ...other }))].map((reading) =>
    differences(list, reading),
  )
  return tries.sort((a, b) => a.length - b.length)[0] ?? []
}

function differences(list: BudgetList, expected: Expected): string[] {
  const faults: string[] = []
  const check = (what: string, got: unknown, wanted: unknown) => {
    if (wanted !== undefined && got !== wanted) faults.push(`${what} ${got}, not ${wanted}`)
  }
  const monthly = { ...expected.byMonth, ...expected.months }
  const month = expected.month ?? Object.keys(monthly)[0]
  const inPeriod = expected.period === undefined || expected.period === 'month' ? undefined : expected.period
  check('currency', list.currency, expected.currency)
  const expenses = list.lines.filter(({ type }) => type === 'EXPENSE')
  const chosen = expenses.filter((line) => isOf(line, month))
  if (expected.month)
    check(
      'month',
      chosen.every(({ months }) => months.includes(month ?? '')),
      true,
    )
  check('count', chosen.length, expected.count)
  check('total', inPeriod ? undefined : sumOf(chosen), expected.total && !inPeriod ? cents(expected.total) : undefined)
  faults.push(...missing(chosen, expected.categories ?? [], inPeriod !== undefined))
  const incomes = list.lines.filter(({ type }) => type === 'INCOME')
  if (expected.income) {
    check('incomes', incomes.length, expected.income.length)
    faults.push(...missing(incomes, expected.income, false))
  }
  check('income', sumOf(incomes), expected.incomeTotal && cents(expected.incomeTotal))
  for (const [each, { count, total }] of Object.entries(monthly)) {
    const lines = expenses.filter((line) => line.months.includes(each))
    check(`${each} count`, lines.length, count)
    check(`${each} total`, sumOf(lines), cents(total))
  }
  const year = expenses.reduce((sum, line) => sum + cents(line.amount) * line.months.length, 0)
  check('year', year, expected.yearTotal && cents(expected.yearTotal))
  return faults
}

/**
 * Returns the expected names without a line of equal amount and group. `asSaid` also accepts the amount before its
 * conversion to monthly.
 */
function missing(lines: BudgetListLine[], wanted: Amount[], asWritten: boolean): string[] {
  return wanted.flatMap(({ name, amount, group }) => {
    const line = lines.find((each) => each.name === name)
    if (!line) return [`no ${name}`]
    const amounts = [line.amount, ...(asWritten ? [line.said.amount] : [])].map(cents)
    if (!amounts.includes(cents(amount))) return [`${name} ${line.amount}, not ${amount}`]
    const sameGroup = group === undefined || line.group?.toLowerCase() === group.toLowerCase()
    return sameGroup ? [] : [`${name} in ${line.group}, not ${group}`]
  })
}

function isOf({ months }: BudgetListLine, month: string | undefined): boolean {
  return month === undefined || months.length === 0 || months.includes(month)
}

function sumOf(lines: BudgetListLine[]): number {
  return lines.reduce((sum, { amount }) => sum + cents(amount), 0)
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100)
}
