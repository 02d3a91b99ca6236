import { z } from 'zod'
import type { ModelTool } from '../../adapters/model.ts'
import { isCurrency, parseMoney } from '../../language/money.ts'
import { cleanedLine, plainText } from '../../language/plain-text.ts'
import type { Draft, EngineContext, PlanBudget } from '../engine/question.ts'
import { modelTool } from './model-tool.ts'
import { amountOf, categoryNamed, dayOf, invalidInput } from './tool-input.ts'

/** A proposal of the model, which is staged when the answer is finished and needs a user's approval. */
export type Staged =
  | { kind: 'drafts'; drafts: Draft[] }
  | { kind: 'plan'; plan: PlanBudget }
  | { kind: 'list'; text: string }

const amount = z.coerce.string().max(20).describe('positive, such as 12.50')

const entry = z.object({
  type: z.enum(['EXPENSE', 'INCOME']),
  amount,
  currency: z.string().max(3).optional().describe('ISO 4217; leave out for the organization’s own'),
  description: z.string().max(500),
  category: z.string().max(120).optional(),
  date: z.string().max(10).optional().describe('yyyy-MM-dd; today unless given'),
})

/**
 * Tools that propose records without writing them.
 * @param stage stores the proposal; an answer can propose only one kind
 */
export function stageTools(
  context: EngineContext,
  stage: (staged: Staged) => void,
  onFault: (error: unknown) => void,
): ModelTool[] {
  const entriesInput = z.object({ entries: z.array(entry).min(1).max(50) })
  const planInput = z.object({ category: z.string().max(120), amount, month: z.string().max(7) })
  const line = z.object({ name: z.string().min(1).max(120), amount })
  const listInput = z.object({ lines: z.array(line).min(1).max(100) })
  return [
    modelTool(
      'propose_entries',
      'Puts expenses or income that the person dictated up for their review. All of them in one call.',
      entriesInput,
      async ({ entries }) => {
        stage({ kind: 'drafts', drafts: entries.map((each) => draftOf(each, context)) })
        return proposed
      },
      onFault,
    ),
    modelTool(
      'propose_budget',
      'Puts a budget for one expense category and month (yyyy-MM) up for review.',
      planInput,
      async ({ category, amount, month }) => {
        if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw invalidInput('A month is written yyyy-MM.')
        const { id, type } = categoryNamed(category, context, 'EXPENSE')
        if (type !== 'EXPENSE') throw invalidInput('Budgets are planned for expense categories.')
        const plan = { categoryId: id, month, amount: positive(amount, context.currency) }
        stage({ kind: 'plan', plan: { name: 'PLAN_BUDGET', ...plan } })
        return proposed
      },
      onFault,
    ),
    modelTool(
      'propose_budget_list',
      'Puts a list of monthly budgets, a name and an amount each, up for review.',
      listInput,
      async ({ lines }) => {
        const rows = lines.map(
          ({ name, amount }) =>
            `${cleanText(name.replace(/[;\t"]/g, ' '), 120)}; ${positive(amount, context.currency)}`,
        )
        stage({ kind: 'list', text: rows.join('\n') })
        return proposed
      },
      onFault,
    ),
  ]
}

const proposed =
  'It will wait for the person’s review below your answer, with its amounts. Nothing is entered before they approve it.'

function draftOf(sent: z.infer<typeof entry>, context: EngineContext): Draft {
  const { type, category, date } = sent
  const currency = (sent.currency ?? context.currency).toUpperCase()
  if (!isCurrency(currency)) throw invalidInput(`${cleanedLine(currency, 3)} is not a currency.`)
  const description = cleanText(sent.description, 500)
  if (description === '') throw invalidInput('Each entry has a description.')
  const known = category ? categoryNamed(category, context, type) : undefined
  return {
    type,
    amount: positive(sent.amount, currency),
    currency: currency === context.currency ? null : currency,
    description,
    categoryId: known?.type === type ? known.id : null,
    date: date ? dayOf(date) : context.today,
  }
}

/** Sanitizes a text of the model to one line without addresses and markup. */
const cleanText = (text: string, maxLength: number) => cleanedLine(plainText(text), maxLength)

function positive(written: string, currency: string): string {
  const decimal = amountOf(written, currency)
  if (decimal === null || parseMoney(decimal, currency).minor <= 0n)
    throw invalidInput('Amount must be a positive number.')
  return decimal
}
