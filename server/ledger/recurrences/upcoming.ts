import { addDays } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { occurrencesIn } from './days.ts'
import { findRecurrences, type Recurrence } from './read.ts'
import { countSuggestions } from './suggestions.ts'

export interface Occurrence {
  recurrence: Recurrence
  date: string
  isDue: boolean
}

export interface MonthAhead {
  /** yyyy-MM */
  month: string
  income: Money
  expense: Money
  count: number
}

export interface Recurring {
  recurrences: Recurrence[]
  occurrences: Occurrence[]
  months: MonthAhead[]
  suggestionCount: number
}

const maxPerRecurrence = 100

/** @param days the number of days from today */
export function getRecurring(tenant: Tenant, days: number): Promise<Recurring> {
  return tenant.read(async (db) => {
    const recurrences = await findRecurrences(db)
    const occurrences = occurrencesOf(recurrences, tenant.today, addDays(tenant.today, days))
    return {
      recurrences,
      occurrences,
      months: monthsOf(occurrences, tenant.currency),
      suggestionCount: await countSuggestions(db),
    }
  })
}

/** The occurrences until a day, with due ones first. */
export async function findOccurrences(db: ReadDb, today: string, until: string): Promise<Occurrence[]> {
  return occurrencesOf(await findRecurrences(db), today, until)
}

function occurrencesOf(recurrences: readonly Recurrence[], today: string, until: string): Occurrence[] {
  return recurrences
    .flatMap((recurrence) => daysOf(recurrence, today, until))
    .sort((a, b) => a.date.localeCompare(b.date) || a.recurrence.description.localeCompare(b.recurrence.description))
}

function daysOf(recurrence: Recurrence, today: string, until: string): Occurrence[] {
  const { nextDate, isPaused, posts } = recurrence
  if (nextDate === null || isPaused) return []
  return occurrencesIn(recurrence, nextDate, until)
    .slice(0, maxPerRecurrence)
    .map((date) => ({ recurrence, date, isDue: date < today || (date === today && !posts) }))
}

function monthsOf(occurrences: readonly Occurrence[], currency: string): MonthAhead[] {
  const months = Map.groupBy(
    occurrences.filter(({ isDue }) => !isDue),
    ({ date }) => date.slice(0, 7),
  )
  return [...months].map(([month, those]) => ({
    month,
    income: { minor: sumOf(those, 'INCOME'), currency },
    expense: { minor: sumOf(those, 'EXPENSE'), currency },
    count: those.length,
  }))
}

function sumOf(occurrences: readonly Occurrence[], type: Recurrence['type']): bigint {
  return occurrences.reduce(
    (sum, { recurrence }) => (recurrence.type === type ? sum + recurrence.amount.minor : sum),
    0n,
  )
}
