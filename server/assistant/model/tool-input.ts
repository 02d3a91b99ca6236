import { z } from 'zod'
import type { Text } from '../../base/text.ts'
import type { NamedCategory, TransactionType } from '../../language/categories.ts'
import { isCalendarDay, monthOf, periodOfMonths } from '../../language/days.ts'
import { decimalOf, parseMoney } from '../../language/money.ts'
import { cleanedLine } from '../../language/plain-text.ts'
import { topicOf } from '../engine/filters.ts'
import { periodOf } from '../engine/grammar/period-of.ts'
import { membersNamed } from '../engine/members.ts'
import type { Subject } from '../engine/parts.ts'
import type { EngineContext, Filter, Member, Period, PeriodUnit } from '../engine/question.ts'

/** The facts about the organization that the tools need. */
export type ToolContext = Pick<EngineContext, 'today' | 'currency' | 'monthStartDay' | 'categories' | 'members'>

/** The filter arguments of the tools. The model cannot select the organization. */
export const filterInput = z.object({
  type: z.enum(['EXPENSE', 'INCOME']).optional().describe('EXPENSE unless given'),
  categories: z
    .array(z.string().max(120))
    .max(20)
    .optional()
    .describe('names from the list of categories; any of them'),
  text: z.string().max(100).optional().describe('part of the description, such as the name of a shop'),
  from: z.string().max(10).optional().describe('first day, yyyy-MM-dd; leave out for no beginning'),
  to: z.string().max(10).optional().describe('last day, yyyy-MM-dd; leave out for no end'),
  min: z.coerce.string().max(20).optional().describe('smallest amount of one transaction'),
  max: z.coerce.string().max(20).optional().describe('largest amount of one transaction'),
  uncategorised: z.boolean().optional().describe('true: only those without a category'),
  paidBy: z.string().max(120).optional().describe('name of the member of the organization who paid'),
})

export type FilterInput = z.infer<typeof filterInput>

/**
 * Builds the common part of all questions.
 * @throws InvalidInput
 */
export function askedOf(input: FilterInput, context: ToolContext, otherwise: TransactionType | null = 'EXPENSE') {
  const chosen = (input.categories ?? []).map((name) => categoryNamed(name, context, input.type ?? null))
  const text = cleanedLine(input.text ?? '', 100) || null
  const type = input.type ?? (chosen.length > 0 ? (chosen[0]?.type ?? null) : otherwise)
  const payer = input.paidBy ? memberNamed(input.paidBy, context) : undefined
  const filter: Filter = {
    type,
    categoryIds: [...new Set(chosen.map(({ id }) => id))],
    excludedCategoryIds: [],
    text,
    excludedTexts: [],
    tag: null,
    excludedTags: [],
    min: amountOf(input.min, context.currency),
    max: amountOf(input.max, context.currency),
    uncategorised: input.uncategorised ?? false,
    ...(payer && { paidBy: payer.id }),
    period: periodBetween(input.from ?? null, input.to ?? null, context),
  }
  const subjects = [
    ...chosen.map(({ id, name }) => ({ ...subject, categoryIds: [id], name })),
    ...(text === null ? [] : [{ ...subject, text, name: text, lead: 'at' as const }]),
  ]
  const topic = { ...topicOf(subjects), ...(payer && { payer: { ...payer, isMe: false } }) }
  return { filter, subject: topic, periodAssumed: false, ignored: [] }
}

const subject: Subject = {
  categoryIds: [],
  incomeIds: [],
  text: null,
  tag: null,
  type: null,
  name: '',
  lead: 'on',
  excluded: false,
  at: 0,
}

export function categoryNamed(name: string, { categories }: ToolContext, type: TransactionType | null): NamedCategory {
  const wanted = cleanedLine(name, 120).toLowerCase()
  const found = categories.filter(
    (each) => each.id === wanted || each.key === wanted || each.name.toLowerCase() === wanted,
  )
  const best = found.find((each) => each.type === type) ?? found[0]
  if (best) return best
  const shared = categories.filter(({ ownName }) => ownName?.toLowerCase() === wanted).map(({ name }) => `“${name}”`)
  if (shared.length > 0)
    throw invalidInput(`Several categories are named “${wanted}”: ${shared.join(', ')}. Use one of these names.`)
  throw invalidInput(`There is no category “${wanted}”. Use a name from the list of categories.`)
}

function memberNamed(name: string, { members = [] }: ToolContext): Member {
  const wanted = cleanedLine(name, 120).toLowerCase()
  const found = membersNamed(wanted, members)
  const [member] = found
  if (member && found.length === 1) return member
  throw invalidInput(
    member ? `Several members have the name “${wanted}”. Use the full name.` : `There is no member “${wanted}”.`,
  )
}

export function dayOf(written: string): string {
  const [year, month, day] = written.split('-').map(Number)
  if (/^\d{4}-\d{2}-\d{2}$/.test(written) && isCalendarDay(year ?? 0, month ?? 0, day ?? 0)) return written
  throw invalidInput('A day is written yyyy-MM-dd.')
}

/** Returns a positive amount with all decimals of the currency. */
export function amountOf(written: string | undefined, currency: string): string | null {
  if (!written) return null
  return decimalOf(parseMoney(written.trim(), currency))
}

function periodBetween(from: string | null, to: string | null, context: ToolContext): Period {
  const [first, last] = [from && dayOf(from), to && dayOf(to)]
  if (first && last && first > last) throw invalidInput('The first day is after the last.')
  return periodOf(
    { from: first || null, to: last || null, unit: unitOf(first || null, last || null, context) },
    context,
  )
}

function unitOf(from: string | null, to: string | null, { monthStartDay }: ToolContext): PeriodUnit {
  if (from === null && to === null) return 'ALL'
  if (from === null || to === null) return 'RANGE'
  if (from === to) return 'DAY'
  const month = periodOfMonths(monthOf(from, monthStartDay), 1, monthStartDay)
  if (month.from === from && month.to === to) return 'MONTH'
  return from === `${from.slice(0, 4)}-01-01` && to === `${from.slice(0, 4)}-12-31` ? 'YEAR' : 'RANGE'
}

/** The arguments of a tool are invalid. The message is for the model, not for users. */
export class InvalidInput extends Error {}

export const invalidInput = (sentence: string) => new InvalidInput(sentence)

/** Arguments that only the person knows. `fields` has a question for each, under the path of the argument. */
export class MissingInput extends InvalidInput {
  readonly fields: Readonly<Record<string, Text>>

  constructor(fields: Readonly<Record<string, Text>>) {
    super(`Ask the person, then call the tool again with what is missing: ${Object.keys(fields).join(', ')}.`)
    this.fields = fields
  }
}
