import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { isDay, lastYear } from '../../language/days.ts'
import { parseMoney } from '../../language/money.ts'
import type { CategoryType, RecurrenceFrequency } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { checkCategory, checkPayer, checkTexts, tagsOf } from '../validation.ts'
import {
  firstFrom,
  nextAfter,
  offWeekend,
  type Schedule,
  scheduledDay,
  scheduledFrom,
  type WeekendRule,
} from './days.ts'
import { type Recurrence, requireRecurrence } from './read.ts'
import { deleteSuggestion } from './suggestions.ts'

export interface NewRecurrence {
  type: CategoryType
  /** A positive decimal in the organization currency. */
  amount: string
  description: string
  note?: string | null
  categoryId?: string | null
  tagIds?: readonly string[] | null
  paidBy?: string | null
  frequency: RecurrenceFrequency
  every?: number | null
  startDate: string
  endDate?: string | null
  times?: number | null
  weekend?: WeekendRule | null
  posts?: boolean | null
}

export type RecurrenceChanges = { [Field in keyof NewRecurrence]?: NewRecurrence[Field] | null } & {
  clearCategory?: boolean | null
  clearPaidBy?: boolean | null
  clearEnd?: boolean | null
  paused?: boolean | null
}

export function createRecurrence(tenant: Tenant, input: NewRecurrence): Promise<Recurrence> {
  return tenant.write((db) => recordRecurrence(db, tenant.currency, input))
}

/**
 * @param currency the organization currency
 * @throws AppError INVALID_INPUT
 */
export async function recordRecurrence(db: WriteDb, currency: string, input: NewRecurrence): Promise<Recurrence> {
  const { type, frequency, startDate, posts } = input
  const every = input.every ?? 1
  const amount = parseMoney(input.amount, currency)
  const description = input.description.trim()
  const weekend = input.weekend ?? 'NONE'
  const endDate = endOf({ frequency, every, startDate, endDate: input.endDate ?? null }, input.times)
  ensure({
    amount: amount.minor > 0n || msg`Amount must be a positive number.`,
    ...wordRules(description, input.note),
    ...scheduleRules(every, startDate, endDate, input.times),
    ...(await checkCategory(db, [input.categoryId], 'categoryId', type)),
    ...(await checkPayer(db, input.paidBy)),
  })
  const { id } = await db
    .insertInto('recurrences')
    .values({
      type,
      amountMinor: amount.minor,
      currency,
      description,
      note: input.note?.trim() ?? '',
      categoryId: input.categoryId ?? null,
      tagIds: await tagsOf(db, input),
      paidBy: input.paidBy ?? null,
      frequency,
      every,
      startDate,
      endDate,
      weekend: weekend === 'NONE' ? null : weekend,
      nextDate: offWeekend(startDate, weekend),
      posts: posts ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deleteSuggestion(db, type, description)
  return requireRecurrence(db, id)
}

/**
 * @param version the version that the changes are based on
 * @throws AppError CONFLICT if `version` is given and the record has a later version
 */
export function updateRecurrence(
  tenant: Tenant,
  id: string,
  changes: RecurrenceChanges,
  version?: number | null,
): Promise<Recurrence> {
  return tenant.write(async (db) => {
    const before = await lockRecurrence(db, id)
    if (version != null && version !== before.version) {
      throw new AppError(
        'CONFLICT',
        msg`Someone else changed this recurring transaction. Review their version, then save again.`,
      )
    }
    const type = changes.type ?? before.type
    const keptCategoryId = changes.clearCategory || type !== before.type ? null : before.categoryId
    const categoryId = changes.clearCategory ? null : (changes.categoryId ?? keptCategoryId)
    const amount = changes.amount == null ? before.amount : parseMoney(changes.amount, before.amount.currency)
    const description = changes.description?.trim() ?? before.description
    const schedule = scheduleOf(before, changes)
    ensure({
      amount: amount.minor > 0n || msg`Amount must be a positive number.`,
      ...wordRules(description, changes.note),
      ...scheduleRules(schedule.every, schedule.startDate, schedule.endDate, changes.times),
      ...(await checkCategory(db, [categoryId], 'categoryId', type)),
      ...(await checkPayer(db, changes.paidBy)),
    })
    await db
      .updateTable('recurrences')
      .set({
        type,
        categoryId,
        description,
        amountMinor: amount.minor,
        ...schedule,
        weekend: schedule.weekend === 'NONE' ? null : schedule.weekend,
        nextDate: nextOf(before, schedule, changes, tenant.today),
        version: before.version + 1,
        ...(changes.note != null && { note: changes.note.trim() }),
        ...(changes.tagIds != null && { tagIds: await tagsOf(db, changes) }),
        ...(changes.clearPaidBy ? { paidBy: null } : changes.paidBy != null && { paidBy: changes.paidBy }),
        ...(changes.posts != null && { posts: changes.posts }),
        ...(changes.paused != null && { pausedAt: changes.paused ? new Date() : null }),
      })
      .where('id', '=', id)
      .execute()
    return requireRecurrence(db, id)
  })
}

/**
 * Keeps the recorded transactions.
 * @throws AppError NOT_FOUND
 */
export function deleteRecurrence(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    const deleted = await db.deleteFrom('recurrences').where('id', '=', id).returning('id').executeTakeFirst()
    return requireFound(deleted, 'recurring transaction').id
  })
}

/** @throws AppError NOT_FOUND */
export async function lockRecurrence(db: WriteDb, id: string): Promise<Recurrence> {
  await db.selectFrom('recurrences').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return requireRecurrence(db, id)
}

/** Advances the schedule. The date is not recorded automatically as long as the transaction exists. */
export async function recordDay(db: WriteDb, recurrence: Recurrence, date: string, transactionId: string) {
  await db
    .insertInto('recurrenceDays')
    .values({ recurrenceId: recurrence.id, date, transactionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await advanceSchedule(db, recurrence, date)
}

export async function advanceSchedule(db: WriteDb, recurrence: Recurrence, from: string): Promise<void> {
  await db
    .updateTable('recurrences')
    .set({ nextDate: nextAfter(recurrence, from), version: (eb) => eb('version', '+', 1) })
    .where('id', '=', recurrence.id)
    .execute()
}

function scheduleOf(before: Recurrence, changes: RecurrenceChanges): Schedule {
  const schedule = {
    frequency: changes.frequency ?? before.frequency,
    every: changes.every ?? before.every,
    startDate: changes.startDate ?? before.startDate,
    endDate: changes.clearEnd ? null : (changes.endDate ?? before.endDate),
    weekend: changes.weekend ?? before.weekend,
  }
  const next = before.nextDate && scheduledFrom(before, before.nextDate)
  return { ...schedule, endDate: endOf(schedule, changes.times, isMoved(before, changes) ? schedule.startDate : next) }
}

const isMoved = (before: Recurrence, { startDate }: RecurrenceChanges) =>
  startDate != null && startDate !== before.startDate

/**
 * Occurrences missed during a pause are not recorded. Days are compared before the weekend rule, so that another rule
 * neither skips nor repeats an occurrence.
 */
function nextOf(before: Recurrence, schedule: Schedule, changes: RecurrenceChanges, today: string): string | null {
  const moved = (day: string | null) => day && offWeekend(day, schedule.weekend)
  const scheduled: Schedule = { ...schedule, weekend: 'NONE' }
  if (isMoved(before, changes)) return moved(firstFrom(scheduled, schedule.startDate))
  // An ended recurrence continues after its former end date.
  const ended: Schedule = { ...scheduled, endDate: null }
  const from = before.nextDate
    ? scheduledFrom(before, before.nextDate)
    : (nextAfter(ended, before.endDate ?? today) ?? today)
  const goesOn = before.isPaused && changes.paused === false && from < today
  return goesOn ? firstFrom(schedule, today) : moved(firstFrom(scheduled, from))
}

/** Counts from the first occurrence on or after a day, so that a running recurrence is not ended by those before. */
function endOf(schedule: Schedule, times: number | null | undefined, from: string | null = null): string | null {
  if (times == null || times < 1 || times > maxTimes) return schedule.endDate
  let first = 0
  while (from !== null && scheduledDay(schedule, first) < from) first++
  return scheduledDay(schedule, first + times - 1)
}

const maxTimes = 1_000

function wordRules(description: string, note: string | null | undefined) {
  return { ...checkTexts(description, note), ...(description === '' && { description: msg`Enter a description.` }) }
}

function scheduleRules(every: number, startDate: string, endDate: string | null, times: number | null | undefined) {
  return {
    every: (Number.isInteger(every) && every >= 1 && every <= 12) || msg`Choose a number from 1 to 12.`,
    endDate:
      endDate === null || times != null || endDate >= startDate || msg`The end date can't be before the start date.`,
    times:
      times == null || (times >= 1 && times <= maxTimes)
        ? endDate === null ||
          isDay(endDate) ||
          msg`Choose a smaller number: the last date would be after ${{ lastYear }}.`
        : msg`Choose a number from 1 to 1,000.`,
  } as const
}
