import { addMonths, monthOf } from '../../language/days.ts'
import { fromMinor, toMinor } from '../../language/decimals.ts'
import { decimalsOf } from '../../language/money.ts'
import { phrasesOf } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'
import { amount } from './grammar/amounts.ts'
import { period } from './grammar/periods.ts'
import type { EngineContext, PlanBudget } from './question.ts'
import type { Vocabulary } from './vocabulary.ts'

const orders = phrasesOf(
  'set, set up, plan, budget, put, increase, raise, lower, reduce, decrease, change, make, allocate, cut, add, create, give, assign, reserve',
)
const planned = phrasesOf('budget, plan, limit, planned, allowance')

export function mentionsBudgets(tokens: Token[]): boolean {
  return planned.within(tokens)
}

/** "Set my grocery budget to 400", "budget 250 for eating out in December": one category and one amount. */
export function planOf(tokens: Token[], vocabulary: Vocabulary, context: EngineContext): PlanBudget | undefined {
  const first = tokens.findIndex(({ word }) => word !== 'please')
  if (!orders.at(tokens, first) || !planned.within(tokens) || tokens.some(({ raw }) => raw === '?')) return undefined
  const input = { tokens, context, prior: null }
  let month = monthOf(context.today, context.monthStartDay)
  const categoryIds = new Set<string>()
  const amounts: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const when = period(input, at)
    const sum = when ? undefined : amount(input, at)
    const category = when || sum ? undefined : vocabulary.categories.at(tokens, at)
    if (when?.value.from) month = comingMonth(when.value.from, tokens, context)
    if (sum) amounts.push(sum.value.value)
    for (const { ids, type } of category?.meanings ?? [])
      if (type === 'EXPENSE') for (const id of ids) categoryIds.add(id)
    at = when?.next ?? sum?.next ?? at + (category?.length ?? 1)
  }
  const [categoryId] = categoryIds
  const digits = decimalsOf(context.currency)
  const minor = toMinor(amounts[0] ?? '', digits)
  if (amounts.length !== 1 || categoryIds.size !== 1 || !categoryId || !minor || minor <= 0n) return undefined
  // "Raise it by 50" and "add 50 to it" need the current budget.
  const adds = tokens[first]?.word === 'add' && !/^an?$/.test(tokens[first + 1]?.word ?? '')
  if (adds || tokens.some(({ word }) => word === 'by')) return undefined
  return { name: 'PLAN_BUDGET', categoryId, month, amount: fromMinor(minor, digits) }
}

/** A month without a year is in the future for a budget. */
function comingMonth(from: string, tokens: Token[], context: EngineContext): string {
  const month = monthOf(from, context.monthStartDay)
  const hasYear = tokens.some(({ raw }) => raw === month.slice(0, 4))
  return !hasYear && month < monthOf(context.today, context.monthStartDay) ? addMonths(month, 12) : month
}
