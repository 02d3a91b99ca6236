import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'
import { addDays, addMonths, daysInMonth, monthsFrom } from '../../language/days.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { seeded } from './seeded-random.ts'

/** A sample transaction. Amounts are US cents. */
export interface SampleEntry {
  date: string
  type: CategoryType
  /** The key of a default category; null for an uncategorized transaction. */
  category: string | null
  description: string
  note: string
  cents: number
  part?: { category: string; cents: number }
  tag?: string
}

interface Habit {
  category: string | null
  /** Name, minimum and maximum in cents. */
  places: [Text | string, number, number][]
  /** The average number per month. */
  times: number
}

const habits: Habit[] = [
  {
    category: 'groceries',
    times: 7,
    places: [
      ['Greenlake Market', 3200, 8900],
      ['Ballard Grocers', 2800, 9600],
      ['Corner Grocer', 1100, 5300],
    ],
  },
  {
    category: 'eating_out',
    times: 8,
    places: [
      ['Rosewater Coffee', 450, 980],
      ['Ridge Street Pizza', 2100, 4900],
      ['Corner Bakery on 45th', 620, 1480],
      ['Noodle Yard', 1350, 2600],
    ],
  },
  {
    category: 'transport',
    times: 4,
    places: [
      ['Sound Transit', 1000, 2000],
      [msg`Taxi`, 1400, 3800],
    ],
  },
  { category: 'car_fuel', times: 1.4, places: [['Shell Northgate', 3800, 6100]] },
  { category: 'household', times: 0.9, places: [['Fremont Hardware', 1500, 8800]] },
  { category: 'health', times: 0.8, places: [['Lakeside Pharmacy', 900, 4200]] },
  { category: 'clothing', times: 0.6, places: [['Pine Street Outfitters', 3400, 14900]] },
  {
    category: 'entertainment',
    times: 1.2,
    places: [
      ['Egyptian Theater', 1400, 3200],
      ['Elliott Books', 1200, 4100],
    ],
  },
  { category: 'personal_care', times: 0.5, places: [['Green Door Barber', 3000, 4500]] },
  {
    category: 'gifts_donations',
    times: 0.4,
    places: [
      ['Elliott Books', 1800, 5200],
      ['Food Lifeline', 2500, 5000],
    ],
  },
  {
    category: null,
    times: 0.5,
    places: [
      ['SQ *FRI MKT 0419', 900, 4100],
      [msg`Card payment 4471`, 1200, 6400],
    ],
  },
]

const rent = msg`Rent`

/** Day of the month, type, category, name, note, cents. */
const fixed: [number, CategoryType, string, Text | string, Text | string, number][] = [
  [1, 'EXPENSE', 'housing', rent, 'Cedar Street', 165000],
  [3, 'EXPENSE', 'insurance', 'Evergreen Insurance', msg`Car and home`, 11800],
  [5, 'EXPENSE', 'phone_internet', 'Northwest Fiber', '', 6500],
  [8, 'EXPENSE', 'subscriptions', 'Streamline TV', '', 1549],
  [2, 'INCOME', 'salary', 'Harbor & Pine', msg`Salary, first half`, 242000],
  [16, 'EXPENSE', 'utilities', 'Seattle City Light', '', 9615],
  [22, 'EXPENSE', 'subscriptions', msg`Cloud storage`, '', 299],
  [16, 'INCOME', 'salary', 'Harbor & Pine', msg`Salary, second half`, 242000],
]

/** The category key and the monthly amount in cents. */
export const samplePlans: [string, number][] = [
  ['groceries', 62000],
  ['eating_out', 24000],
  ['housing', 165000],
  ['transport', 14000],
  ['utilities', 11000],
  ['health', 10000],
  ['entertainment', 8000],
]

export function sampleRecurrences(today: string) {
  const from = (day: number) => {
    const month = today.slice(0, 7)
    return dayOf(Number(today.slice(8)) < day ? month : addMonths(month, 1), day)
  }
  return [
    { type: 'EXPENSE' as const, category: 'housing', description: render(rent), cents: 165000, startDate: from(1) },
    { type: 'INCOME' as const, category: 'salary', description: 'Harbor & Pine', cents: 242000, startDate: from(16) },
  ]
}

export const sampleRule = { text: 'Sound Transit', category: 'transport' }

const trip = msg`Portland trip`

/**
 * Returns a realistic year of transactions that ends today, in the reader's language. The result is the same for the same
 * day, so that users see the same data.
 * @param today yyyy-MM-dd
 */
export function sampleYear(today: string): SampleEntry[] {
  const random = seeded(20_261_121)
  const thisMonth = today.slice(0, 7)
  const entries: SampleEntry[] = []
  for (const month of monthsFrom(addMonths(thisMonth, -12), thisMonth)) {
    for (const [day, type, category, description, note, cents] of fixed) {
      entries.push({
        date: dayOf(month, day),
        type,
        category,
        description: render(description),
        note: render(note),
        cents,
      })
    }
    for (const { category, times, places } of habits) {
      const count = Math.floor(times) + (random() < times % 1 ? 1 : 0)
      for (let index = 0; index < count; index++) {
        const [description, min, max] = places[Math.floor(random() * places.length)] ?? [msg`Purchase`, 500, 1_500]
        const cents = Math.round(min + random() * (max - min))
        const date = addDays(`${month}-01`, Math.floor(random() * daysInMonth(month)))
        const entry = { date, type: 'EXPENSE' as const, category, description: render(description), note: '', cents }
        entries.push({ ...entry, ...inSplits(category, cents) })
      }
    }
  }
  const tag = render(trip)
  entries.push(
    { ...extra(today, 4, 'travel', 'Cascade Air', msg`Portland and back`), cents: 38640, tag },
    { ...extra(today, 4, 'travel', 'Hotel Vintage', msg`Two nights`), cents: 41218, tag },
    { ...extra(today, 4, 'eating_out', 'Pine State Biscuits', ''), cents: 3460, tag },
    { ...extra(today, 9, 'taxes_fees', 'King County', msg`Vehicle licence`), cents: 14825 },
  )
  return entries.filter(({ date }) => date <= today).sort((a, b) => a.date.localeCompare(b.date))
}

function extra(today: string, monthsAgo: number, category: string, description: string, note: Text | string) {
  return {
    date: dayOf(addMonths(today.slice(0, 7), -monthsAgo), 17),
    type: 'EXPENSE' as const,
    category,
    description,
    note: render(note),
  }
}

const dayOf = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`

function inSplits(category: string | null, cents: number) {
  if (category !== 'groceries' || cents < 8_000) return {}
  return { part: { category: 'household', cents: Math.round(cents / 500) * 100 } }
}
