import { z } from 'zod'
import type { ModelTool } from '../../adapters/model.ts'
import { monthOf, periodOfMonths } from '../../language/days.ts'
import { ALL_TIME, periodOf } from '../engine/grammar/period-of.ts'
import type { EngineContext, Question } from '../engine/question.ts'
import { modelTool } from './model-tool.ts'
import { askedOf, filterInput, invalidInput } from './tool-input.ts'

/** The number of rows that the user wants. The model cannot set the upper limit. */
const top = z.number().int().min(1).max(20).optional().describe('how many to show, 10 unless given')
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe('yyyy-MM')
const nothing = z.object({})

/**
 * Offers the questions of the text engine as tools. Both use the same queries.
 * @param ask runs a question and formats the answer
 */
export function readTools(
  context: EngineContext,
  ask: (question: Question) => Promise<string>,
  onFault: (error: unknown) => void,
): ModelTool[] {
  const asked = (input: z.infer<typeof filterInput>) => askedOf(input, context)
  const everything = () => ({ ...askedOf({}, context), filter: { ...askedOf({}, context).filter, period: ALL_TIME } })
  const make = <Input>(
    name: string,
    description: string,
    input: z.ZodType<Input>,
    question: (input: Input) => Question,
  ): ModelTool => modelTool(name, description, input, (given) => ask(question(given)), onFault)

  return [
    make('total', 'How much was spent or received in all.', filterInput, (input) => ({
      ...asked(input),
      measure: 'total',
      lessRefunds: false,
      apart: [],
    })),
    make('net', 'Income, expenses and what is left between them.', filterInput, (input) => ({
      ...askedOf(input, context, null),
      measure: 'net',
    })),
    make('count', 'How many transactions there are.', filterInput, (input) => ({ ...asked(input), measure: 'count' })),
    make(
      'average',
      'What a day, week, month, year or one transaction costs on average.',
      filterInput.extend({ per: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR', 'TRANSACTION']) }),
      ({ per, ...input }) => ({ ...asked(input), measure: 'average', per }),
    ),
    make('list', 'The newest transactions, row by row.', filterInput.extend({ top }), ({ top, ...input }) => ({
      ...asked(input),
      measure: 'list',
      ask: 'ROWS',
      limit: top ?? 10,
    })),
    make(
      'largest',
      'The largest or smallest transactions.',
      filterInput.extend({ top, order: z.enum(['LARGEST', 'SMALLEST']).optional() }),
      ({ top, order, ...input }) => ({
        ...asked(input),
        measure: 'largest',
        order: order ?? 'LARGEST',
        nth: 1,
        limit: top ?? 5,
      }),
    ),
    make(
      'groups',
      'Sums by category, by description (shop) or by month.',
      filterInput.extend({ by: z.enum(['CATEGORY', 'DESCRIPTION', 'MONTH']), top }),
      ({ by, top, ...input }) => ({ ...asked(input), measure: 'groups', by, order: 'LARGEST', limit: top ?? 12 }),
    ),
    make(
      'compare',
      'Two sums and their difference: two periods, two categories, two shops. `share`: the first as a part of the second.',
      z.object({ first: filterInput, second: filterInput, share: z.boolean().optional() }),
      ({ first, second, share }) => {
        const [one, two] = [asked(first), asked(second)]
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
    make(
      'budget',
      'What is planned for a month, what is spent of it and what is left.',
      z.object({ month: month.optional(), categories: filterInput.shape.categories }),
      ({ month, categories }) => {
        const wanted = month ?? monthOf(context.today, context.monthStartDay)
        const period = periodOf({ ...periodOfMonths(wanted, 1, context.monthStartDay), unit: 'MONTH' }, context)
        const shared = asked({ type: 'EXPENSE', categories })
        return { ...shared, filter: { ...shared.filter, period }, measure: 'budget', ask: 'LEFT', month: wanted }
      },
    ),
    make('recurring', 'Payments that come again and again.', nothing, () => ({
      ...everything(),
      measure: 'recurring',
      ask: 'LIST',
      every: null,
    })),
    make('unusual', 'Payments that stand out from what is usual.', filterInput, (input) => ({
      ...asked(input),
      measure: 'unusual',
    })),
    make('pending', 'How many items wait for the person’s review.', nothing, () => ({
      ...everything(),
      measure: 'pending',
    })),
  ]
}
