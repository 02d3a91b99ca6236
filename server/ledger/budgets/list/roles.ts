import { FOREIGN_BUDGET_WORDS } from '../../../language/dictionary/foreign-budget-words.ts'
import { plainWords } from '../../../language/letters.ts'
import { type MonthRead, monthIn, yearIn } from './months.ts'
import { periodIn } from './periods.ts'
import { HEADINGS, type Heading, type ListPeriod, tableOf } from './vocabulary.ts'

export interface Role {
  role: Heading | 'SPAN' | 'WEEK'
  months: MonthRead[]
  period: ListPeriod | null
}

const { names, plans, amounts, others } = FOREIGN_BUDGET_WORDS
const headings = new Map([
  ...tableOf({ NAME: names, PLAN: plans, AMOUNT: amounts, OTHER: others }),
  ...tableOf(HEADINGS),
])

export function roleOf(cell: string): Role | null {
  const words = plainWords(cell.replace(/\([^()]*\)/g, ' ')) || plainWords(cell)
  if (words === '') return /\p{Sc}/u.test(cell) ? { role: 'AMOUNT', months: [], period: null } : null
  if (/[/÷]\s?12$/.test(cell.trim())) return { role: 'AMOUNT', months: [], period: 'MONTH' }
  if (/^20\d\d$/.test(words)) return { role: 'AMOUNT', months: [], period: 'YEAR' }
  const period = periodIn(words) ?? periodIn(cell)
  const whole = headings.get(words) as Heading | undefined
  const span = spanOf(words, cell)
  const each = words
    .split(' ')
    .map((word) => (periodIn(word) ? undefined : (headings.get(word) as Heading | undefined)))
  const is = (role: Role['role'], its: ListPeriod | null = null): Role => ({ role, months: [], period: its })
  if (whole === 'MONTH' || whole === 'FREQUENCY') return is(whole)
  if (whole === 'OTHER' || (!whole && each.includes('OTHER') && !each.includes('PLAN'))) return is('OTHER', period)
  if (isWeek(words)) return is('WEEK')
  if (span && words.split(' ').length <= 3) return span
  if (whole) return is(whole, whole === 'PLAN' || whole === 'AMOUNT' ? period : null)
  if (each.includes('OTHER')) return is('OTHER')
  if (!period && each.includes('FREQUENCY')) return is('FREQUENCY')
  const partly = each.find((heading) => heading === 'PLAN') ?? each.find((heading) => heading === 'AMOUNT')
  if (partly) return is(partly, period)
  if (period) return is('AMOUNT', period)
  const other = words.split(' ').length <= 3 ? each.find((heading) => heading !== undefined) : undefined
  return other ? is(other) : null
}

function spanOf(words: string, cell: string): Role | null {
  const part = partOfYear(words)
  if (part) {
    const year = yearIn(cell)
    const months = Array.from({ length: part.length }, (_, at) => ({ month: part.first + at, year }))
    return { role: 'SPAN', months, period: part.length === 3 ? 'QUARTER' : 'HALF_YEAR' }
  }
  const month = monthIn(cell)
  return month && { role: 'SPAN', months: [month], period: 'MONTH' }
}

const quarterWords = new Set(['quarter', 'quartal', 'trimestre', 'kwartaal', 'kwartal', 'qtr', 'q', 't', 'k'])
const halfWords = new Set(['half', 'halbjahr', 'semestre', 'halfjaar', 'polrocze', 'h', 's'])

function partOfYear(words: string): { first: number; length: number } | null {
  const pieces = words
    .split(' ')
    .flatMap((word) => (word.match(/^[a-z]\d$/) ? [word.charAt(0), word.charAt(1)] : [word]))
  const numbers = pieces.flatMap((piece) => (/^[1-4](?:st|nd|rd|th|er|e|o|a)?$/.test(piece) ? [Number(piece[0])] : []))
  const [number] = numbers
  if (number === undefined || numbers.length > 1) return null
  if (pieces.some((piece) => quarterWords.has(piece))) return { first: number * 3 - 2, length: 3 }
  if (number <= 2 && pieces.some((piece) => halfWords.has(piece))) return { first: number * 6 - 5, length: 6 }
  return null
}

const weekWords = new Set(['week', 'wk', 'w', 'woche', 'kw', 'semaine', 'semana', 'settimana', 'tydzien'])

function isWeek(words: string): boolean {
  const [first = '', second = '', third] = words.replace(/^([a-z]+)(\d+)$/, '$1 $2').split(' ')
  if (third !== undefined) return false
  return (
    (weekWords.has(first) && /^\d{1,2}$/.test(second)) || (weekWords.has(second) && /^\d(?:st|nd|rd|th)?$/.test(first))
  )
}
