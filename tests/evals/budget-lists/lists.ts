import { readFile } from 'node:fs/promises'
import type { BudgetList, BudgetListLine } from '../../../server/ledger/budgets/list/budget-list.ts'

// A file has lists as users paste them, each with the lines that a person reads in it:
//   @@ 01 title, then the text, then @= currency (or null), then the lines.
//   [Group], Name = 900, +Income = 2800, Name = 120/w. A name may have alternatives: Car insurance | the car insurance.
//   Name = 2026-01: 980 980 - names the amount of each month, from that month on.

/** Times a year by the mark behind an amount: weekly, fortnightly, every two months, quarterly, half-yearly, yearly. */
const timesAYear: Record<string, number> = { w: 52, f: 26, '2m': 6, q: 4, h: 2, y: 1 }

interface ExpectedLine {
  names: string[]
  type: 'EXPENSE' | 'INCOME'
  group: string | null
  /** Amounts of a month by month. The key is '' for a list that names no month. */
  amounts: Map<string, number>
}

export interface ExpectedList {
  title: string
  text: string
  currency: string | null
  lines: ExpectedLine[]
}

export interface Score {
  rightLines: number
  faults: string[]
}

export async function readExpectedLists(half: 'rules' | 'unseen'): Promise<ExpectedList[]> {
  const file = await readFile(new URL(`./${half}.txt`, import.meta.url), 'utf8')
  return file
    .split(/^(?=@@ )/m)
    .filter((part) => part.trim() !== '')
    .map(parseList)
}

/** Compares names without case, emoji and a bracket's spaces, because each of these spellings is fine in a budget. */
export function scoreList(list: BudgetList, expected: ExpectedList): Score {
  const faults: string[] = []
  if (list.currency !== expected.currency) faults.push(`currency ${list.currency}, not ${expected.currency}`)
  const taken = new Set<BudgetListLine>()
  let rightLines = 0
  for (const line of expected.lines) {
    const found = list.lines.filter(({ name, type }) => type === line.type && line.names.includes(plain(name)))
    for (const each of found) taken.add(each)
    const fault = faultOf(found, line)
    if (fault) faults.push(`${line.names[0]}: ${fault}`)
    else rightLines++
  }
  for (const line of list.lines.filter((each) => !taken.has(each)))
    faults.push(`also ${line.type.toLowerCase()} ${line.name} ${line.amount}`)
  return { rightLines, faults }
}

function faultOf(found: BudgetListLine[], expected: ExpectedLine): string | null {
  if (found.length === 0) return 'missing'
  const got = found.flatMap(({ amount, months }) =>
    (months.length === 0 ? [''] : months).map((month) => `${month} ${Number(amount).toFixed(2)}`.trim()),
  )
  const wanted = [...expected.amounts].map(([month, amount]) => `${month} ${amount.toFixed(2)}`.trim())
  if (got.sort().join() !== wanted.sort().join()) return `${got.join(', ')}, not ${wanted.join(', ')}`
  const others = found.filter(({ group }) => expected.group !== null && plain(group ?? '') !== expected.group)
  return others[0] ? `in ${others[0].group}, not ${expected.group}` : null
}

function parseList(part: string): ExpectedList {
  const [head = '', currencyAndLines = ''] = part.split(/^@= /m)
  const [title = '', ...text] = head.slice(3).split('\n')
  const [currency = '', ...rows] = currencyAndLines.trim().split('\n')
  let group: string | null = null
  const lines = rows.flatMap((row) => {
    const heading = /^\[(.*)\]$/.exec(row)
    if (heading) group = plain(heading[1] ?? '')
    return heading ? [] : [parseLine(row, group)]
  })
  return { title, text: text.join('\n').trimEnd(), currency: currency === 'null' ? null : currency, lines }
}

function parseLine(row: string, group: string | null): ExpectedLine {
  const income = row.startsWith('+')
  const [names = '', amounts = ''] = row.slice(income ? 1 : 0).split(' = ')
  const byMonth = /^(\d{4})-(\d{2}): (.*)$/.exec(amounts)
  return {
    names: names.split(' | ').map(plain),
    type: income ? 'INCOME' : 'EXPENSE',
    group: income ? null : group,
    amounts: byMonth
      ? monthsFrom(Number(byMonth[1]), Number(byMonth[2]), byMonth[3] ?? '')
      : new Map([['', monthly(amounts)]]),
  }
}

function monthsFrom(year: number, first: number, amounts: string): Map<string, number> {
  const months = amounts.split(' ').map((amount, at): [string, number] => {
    const month = new Date(Date.UTC(year, first - 1 + at)).toISOString().slice(0, 7)
    return [month, Number(amount)]
  })
  return new Map(months.filter(([, amount]) => Number.isFinite(amount)))
}

function monthly(said: string): number {
  const [amount = '', period] = said.split('/')
  const times = period === undefined ? 12 : (timesAYear[period] ?? Number.NaN)
  return Math.round((Number(amount) * times * 100) / 12) / 100
}

function plain(name: string): string {
  return name
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
