import { z } from 'zod'
import { addDays, monthOf, periodOfMonths } from '../../language/days.ts'
import { ALL_TIME, periodOf } from '../engine/grammar/period-of.ts'
import type { Question } from '../engine/question.ts'
import { monthOfPeriod } from '../engine/upcoming.ts'
import { type AssistantTool, assistantTool } from './assistant-tool.ts'
import { askedOf, dayOf, filterInput, invalidInput, type ToolContext } from './tool-input.ts'

/** The number of rows that the user wants. The model cannot set the upper limit. */
const top = z.number().int().min(1).max(20).optional().describe('how many to show, 10 unless given')
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe('yyyy-MM')
const nothing = z.object({})

const everything = (context: ToolContext) => {
  const asked = askedOf({}, context)
  return { ...asked, filter: { ...asked.filter, period: ALL_TIME } }
}

const readTool = <Input>(
  name: string,
  description: string,
  input: z.ZodType<Input>,
  questionOf: (input: Input, context: ToolContext) => Question,
): AssistantTool<Question> => assistantTool(name, description, input, questionOf)

/** The questions of the text engine as tools. Both use the same queries. */
export const readTools: readonly AssistantTool<Question>[] = [
  readTool('total', 'How much was spent or received in all.', filterInput, (input, context) => ({
    ...askedOf(input, context),
    measure: 'total',
    lessRefunds: false,
    apart: [],
  })),
  readTool('net', 'Income, expenses and what is left between them.', filterInput, (input, context) => ({
    ...askedOf(input, context, null),
    measure: 'net',
  })),
  readTool('count', 'How many transactions there are.', filterInput, (input, context) => ({
    ...askedOf(input, context),
    measure: 'count',
  })),
  readTool(
    'average',
    'What a day, week, month, year or one transaction costs on average.',
    filterInput.extend({ per: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR', 'TRANSACTION']) }),
    ({ per, ...input }, context) => ({ ...askedOf(input, context), measure: 'average', per }),
  ),
  readTool(
    'list',
    'The newest transactions, row by row.',
    filterInput.extend({ top }),
    ({ top, ...input }, context) => ({
      ...askedOf(input, context),
      measure: 'list',
      ask: 'ROWS',
      limit: top ?? 10,
    }),
  ),
  readTool(
    'largest',
    'The largest or smallest transactions.',
    filterInput.extend({ top, order: z.enum(['LARGEST', 'SMALLEST']).optional() }),
    ({ top, order, ...input }, context) => ({
      ...askedOf(input, context),
      measure: 'largest',
      order: order ?? 'LARGEST',
      nth: 1,
      limit: top ?? 5,
    }),
  ),
  readTool(
    'groups',
    'Sums by category, by description (shop) or by month.',
    filterInput.extend({ by: z.enum(['CATEGORY', 'DESCRIPTION', 'MONTH']), top }),
    ({ by, top, ...input }, context) => ({
      ...askedOf(input, context),
      measure: 'groups',
      by,
      order: 'LARGEST',
      limit: top ?? 12,
    }),
  ),
  readTool(
    'compare',
    'Two sums and their difference: two periods, two categories, two shops. `share`: the first as a part of the second.',
    z.object({ first: filterInput, second: filterInput, share: z.boolean().optional() }),
    ({ first, second, share }, context) => {
      const [one, two] = [askedOf(first, context), askedOf(second, context)]
      if (one.filter.type !== two.filter.type)
        throw invalidInput('Compare expenses with expenses, or income with income.')
      const { filter, subject } = two
      return {
        ...one,
        measure: 'compare',
        ask: share ? 'SHARE' : 'DIFFERENCE',
        other: { filter, subject },
        whole: null,
      }
    },
  ),
  readTool(
    'budget',
    'What is planned for a month, what is spent of it and what is left.',
    z.object({ month: month.optional(), categories: filterInput.shape.categories }),
    ({ month, categories }, context) => {
      const wanted = month ?? monthOf(context.today, context.monthStartDay)
      const period = periodOf({ ...periodOfMonths(wanted, 1, context.monthStartDay), unit: 'MONTH' }, context)
      const shared = askedOf({ type: 'EXPENSE', categories }, context)
      return { ...shared, filter: { ...shared.filter, period }, measure: 'budget', ask: 'LEFT', month: wanted }
    },
  ),
  readTool('recurring', 'Payments that come again and again.', nothing, (_, context) => ({
    ...everything(context),
    measure: 'recurring',
    ask: 'LIST',
    every: null,
  })),
  readTool(
    'upcoming',
    'Recurring payments and unpaid receipts that are due from today until a day, and overdue ones.',
    z.object({
      to: z.string().max(10).optional().describe('last day, yyyy-MM-dd; 30 days from today unless given'),
      type: filterInput.shape.type,
      left: z.boolean().optional().describe('true: also what is left of the budgets afterwards'),
    }),
    ({ to, type, left }, context) => {
      const until = to ? dayOf(to) : addDays(context.today, 30)
      if (until < context.today) throw invalidInput('The last day is in the past.')
      const { filter, ...asked } = askedOf({ type: type ?? 'EXPENSE' }, context)
      const period = { from: context.today, to: until, wholeTo: until, unit: 'RANGE' as const }
      return {
        ...asked,
        ...monthOfPeriod(period, context),
        filter: { ...filter, period },
        measure: 'upcoming',
        ask: left ? 'LEFT' : 'LIST',
      }
    },
  ),
  readTool('unusual', 'Payments that stand out from what is usual.', filterInput, (input, context) => ({
    ...askedOf(input, context),
    measure: 'unusual',
  })),
  readTool('pending', 'How many items wait for the person’s review.', nothing, (_, context) => ({
    ...everything(context),
    measure: 'pending',
  })),
]
