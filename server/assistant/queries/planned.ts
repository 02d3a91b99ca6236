import { msg, plural } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { findRecurrences, type Recurrence } from '../../ledger/recurrences/read.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Planned } from '../engine/ledger.ts'
import type { Cadence, Filter } from '../engine/question.ts'

export async function listPlanned(db: ReadDb, filter: Filter): Promise<Planned[]> {
  const recurrences = await findRecurrences(db)
  return recurrences.flatMap((recurrence) => {
    const { description, amount, nextDate, isPaused } = recurrence
    if (nextDate === null || isPaused || !isMeant(recurrence, filter)) return []
    return {
      description,
      minor: amount.minor,
      next: nextDate,
      every: cadenceOf(recurrence),
      rhythm: rhythmOf(recurrence),
    }
  })
}

export function isMeant({ type, categoryId, description, paidBy }: Recurrence, filter: Filter): boolean {
  const { categoryIds, excludedCategoryIds, text, excludedTexts } = filter
  const holds = (words: string) => description.toLowerCase().includes(words.toLowerCase())
  return (
    (filter.type === null || filter.type === type) &&
    (categoryIds.length === 0 || (categoryId !== null && categoryIds.includes(categoryId))) &&
    (categoryId === null || !excludedCategoryIds.includes(categoryId)) &&
    (text === null || holds(text)) &&
    !excludedTexts.some(holds) &&
    (!filter.uncategorised || categoryId === null) &&
    (filter.paidBy === undefined || filter.paidBy === paidBy) &&
    filter.tag === null
  )
}

const cadences: Readonly<Record<string, Cadence>> = {
  'WEEKLY 1': 'WEEK',
  'WEEKLY 2': 'FORTNIGHT',
  'MONTHLY 1': 'MONTH',
  'MONTHLY 3': 'QUARTER',
  'YEARLY 1': 'YEAR',
}

const cadenceOf = ({ frequency, every }: Recurrence) => cadences[`${frequency} ${every}`] ?? null

function rhythmOf({ frequency, every }: Recurrence): string {
  switch (frequency) {
    case 'WEEKLY':
      return render(msg`${plural({ every }, { one: 'every week', other: 'every # weeks' })}`)
    case 'MONTHLY':
      return render(msg`${plural({ every }, { one: 'every month', other: 'every # months' })}`)
    case 'YEARLY':
      return render(msg`${plural({ every }, { one: 'every year', other: 'every # years' })}`)
  }
}
