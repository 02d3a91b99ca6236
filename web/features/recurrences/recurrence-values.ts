import { t } from '@lingui/core/macro'
import type {
  CategoryType,
  NewRecurrenceInput,
  RecurrenceChangesInput,
  RecurrenceRowFragment,
  RecurrenceSuggestionRowFragment,
  WeekendRule,
} from '../../generated.ts'
import { isAmount } from '../../shared/format/decimals.ts'
import { frequencyLabel, rhythms } from './frequency-labels.ts'

export interface RecurrenceValues {
  type: CategoryType
  amount: string
  description: string
  categoryId: string | null
  /** A frequency and its interval: 'MONTHLY 1'. */
  rhythm: string
  /** The first date of a new recurrence, or the next date of an existing one. */
  startDate: string
  ends: 'never' | 'on' | 'after'
  endDate: string
  times: string
  weekend: WeekendRule
  posts: boolean
  note: string
}

export type RecurrenceErrors = Partial<Record<string, string>>

export const newValues: RecurrenceValues = {
  type: 'EXPENSE',
  amount: '',
  description: '',
  categoryId: null,
  rhythm: 'MONTHLY 1',
  startDate: '',
  ends: 'never',
  endDate: '',
  times: '12',
  weekend: 'NONE',
  posts: false,
  note: '',
}

export function valuesOfSuggestion(suggestion: RecurrenceSuggestionRowFragment): RecurrenceValues {
  const { type, amount, description, category, nextDate } = suggestion
  return {
    ...newValues,
    type,
    description,
    amount: amount.value,
    categoryId: category?.id ?? null,
    rhythm: rhythmIn(suggestion),
    startDate: nextDate,
  }
}

export function valuesOfRecurrence(recurrence: RecurrenceRowFragment): RecurrenceValues {
  const { type, amount, description, category, nextDate, startDate, endDate, weekend, posts, note } = recurrence
  return {
    ...newValues,
    type,
    description,
    weekend,
    posts,
    note,
    amount: amount.value,
    categoryId: category?.id ?? null,
    rhythm: rhythmIn(recurrence),
    startDate: nextDate ?? startDate,
    ends: endDate === null ? 'never' : 'on',
    endDate: endDate ?? '',
  }
}

/** Returns the frequencies to choose from, including an unlisted one that is already set. */
export function rhythmChoices(chosen: string): readonly { value: string; label: string }[] {
  const offered = rhythms.map(({ value, ...rhythm }) => ({ value, label: frequencyLabel(rhythm) }))
  if (offered.some(({ value }) => value === chosen)) return offered
  return [...offered, { value: chosen, label: frequencyLabel(rhythmOf(chosen)) }]
}

export function errorsIn({ amount, description, startDate, ends, endDate, times }: RecurrenceValues): RecurrenceErrors {
  return {
    ...(!isAmount(amount) && { amount: t`Enter an amount, such as 12.34.` }),
    ...(description.trim() === '' && { description: t`Enter a description.` }),
    ...(startDate === '' && { startDate: t`Choose a date.` }),
    ...(ends === 'on' && endDate === '' && { endDate: t`Choose a date.` }),
    ...(ends === 'after' && !/^[1-9]\d{0,2}$/.test(times) && { times: t`Enter a number from 1 to 999.` }),
  }
}

export function inputOf(values: RecurrenceValues): NewRecurrenceInput {
  const { type, amount, description, categoryId, startDate, ends, endDate, times, weekend, posts, note } = values
  return {
    type,
    amount,
    description: description.trim(),
    categoryId,
    startDate,
    weekend,
    posts,
    note,
    ...rhythmOf(values.rhythm),
    endDate: ends === 'on' ? endDate : null,
    times: ends === 'after' ? Number(times) : null,
  }
}

/**
 * Returns the changed fields. The start date is sent only if the next date was changed, because it determines the day
 * of the month.
 */
export function changesTo(before: RecurrenceRowFragment, values: RecurrenceValues): RecurrenceChangesInput {
  const { startDate, categoryId, ...input } = inputOf(values)
  const isMoved = startDate !== valuesOfRecurrence(before).startDate
  return {
    ...input,
    ...(categoryId === null ? { clearCategory: true } : { categoryId }),
    ...(isMoved && { startDate }),
    clearEnd: values.ends === 'never',
  }
}

const rhythmIn = ({ frequency, every }: Pick<RecurrenceRowFragment, 'frequency' | 'every'>) => `${frequency} ${every}`

function rhythmOf(value: string) {
  const [frequency, every] = value.split(' ')
  return { frequency: frequency as RecurrenceRowFragment['frequency'], every: Number(every) }
}
