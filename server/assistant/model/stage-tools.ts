import { msg } from '@lingui/core/runtime-macro'
import { z } from 'zod'
import type { Text } from '../../base/text.ts'
import { isCurrency, parseMoney } from '../../language/money.ts'
import { cleanedLine, plainText } from '../../language/plain-text.ts'
import type { Draft, PlanBudget } from '../engine/question.ts'
import { type AssistantTool, assistantTool } from './assistant-tool.ts'
import { amountOf, categoryNamed, dayOf, invalidInput, MissingInput, type ToolContext } from './tool-input.ts'

/** A proposal, which is staged and needs a user's approval. */
export type Staged =
  | { kind: 'drafts'; drafts: Draft[] }
  | { kind: 'plan'; plan: PlanBudget }
  | { kind: 'list'; text: string }

const amount = z.coerce.string().max(20).describe('positive, such as 12.50')
const unlessUnknown = 'leave out what the person did not say, and it is asked for'

const entry = z.object({
  type: z.enum(['EXPENSE', 'INCOME']),
  amount: amount.optional().describe(`positive, such as 12.50; ${unlessUnknown}`),
  currency: z.string().max(3).optional().describe('ISO 4217; leave out for the organization’s own'),
  description: z.string().max(500).optional().describe(`what it was for; ${unlessUnknown}`),
  category: z.string().max(120).optional(),
  date: z.string().max(10).optional().describe('yyyy-MM-dd; today unless given'),
})

const entriesInput = z.object({ entries: z.array(entry).min(1).max(50) })
const planInput = z.object({
  category: z.string().max(120),
  amount: amount.optional().describe(`positive, such as 400; ${unlessUnknown}`),
  month: z.string().max(7),
})
const line = z.object({ name: z.string().min(1).max(120), amount })
const listInput = z.object({ lines: z.array(line).min(1).max(100) })

const stageTool = <Input>(
  name: string,
  description: string,
  input: z.ZodType<Input>,
  stagedOf: (input: Input, context: ToolContext) => Staged,
): AssistantTool<Staged> => assistantTool(name, description, input, stagedOf)

/** Tools that propose records without writing them. */
export const stageTools: readonly AssistantTool<Staged>[] = [
  stageTool(
    'propose_entries',
    'Puts expenses or income that the person dictated up for their review. All of them in one call.',
    entriesInput,
    ({ entries }, context) => {
      requireAnswers(entries.flatMap(missingIn))
      return { kind: 'drafts', drafts: entries.map((each) => draftOf(each, context)) }
    },
  ),
  stageTool(
    'propose_budget',
    'Puts a budget for one expense category and month (yyyy-MM) up for review.',
    planInput,
    ({ category, amount = '', month }, context) => {
      if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw invalidInput('A month is written yyyy-MM.')
      const { id, name, type } = categoryNamed(category, context, 'EXPENSE')
      if (type !== 'EXPENSE') throw invalidInput('Budgets are planned for expense categories.')
      requireAnswers(isBlank(amount) ? [['amount', msg`How large should the budget for ${{ name }} be?`]] : [])
      const plan = { categoryId: id, month, amount: positive(amount, context.currency) }
      return { kind: 'plan', plan: { name: 'PLAN_BUDGET', ...plan } }
    },
  ),
  stageTool(
    'propose_budget_list',
    'Puts a list of monthly budgets, a name and an amount each, up for review.',
    listInput,
    ({ lines }, context) => {
      const rows = lines.map(
        ({ name, amount }) => `${cleanText(name.replace(/[;\t"]/g, ' '), 120)}; ${positive(amount, context.currency)}`,
      )
      return { kind: 'list', text: rows.join('\n') }
    },
  ),
]

type Entry = z.infer<typeof entry>

/** The questions about an entry of a call, with the paths of their arguments. */
function missingIn({ amount = '', description = '' }: Entry, index: number): [string, Text][] {
  const name = cleanText(description, 80)
  if (name === '') {
    const about = amount && cleanedLine(amount, 20)
    const question = about ? msg`What was the amount of ${{ amount: about }} for?` : msg`What was it for?`
    return [[`entries.${index}.description`, question], ...(isBlank(amount) ? [amountMissing(index, null)] : [])]
  }
  return isBlank(amount) ? [amountMissing(index, name)] : []
}

const amountMissing = (index: number, name: string | null): [string, Text] => [
  `entries.${index}.amount`,
  name === null ? msg`How much was it?` : msg`How much was “${{ name }}”?`,
]

/** @throws MissingInput */
function requireAnswers(missing: readonly (readonly [string, Text])[]): void {
  if (missing.length > 0) throw new MissingInput(Object.fromEntries(missing))
}

const isBlank = (written: string) => written.trim() === ''

function draftOf(sent: Entry, context: ToolContext): Draft {
  const { type, amount = '', description = '', category, date } = sent
  const currency = (sent.currency ?? context.currency).toUpperCase()
  if (!isCurrency(currency)) throw invalidInput(`${cleanedLine(currency, 3)} is not a currency.`)
  const known = category ? categoryNamed(category, context, type) : undefined
  return {
    type,
    amount: positive(amount, currency),
    currency: currency === context.currency ? null : currency,
    description: cleanText(description, 500),
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
