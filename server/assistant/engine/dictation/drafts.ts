import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../../base/text.ts'
import { earlierOf } from '../../../language/days.ts'
import { fromMinor, toMinor } from '../../../language/decimals.ts'
import { decimalsOf, maxMinor } from '../../../language/money.ts'
import type { Token } from '../../../language/tokens.ts'
import type { Draft, EngineContext } from '../question.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { categoryOf } from './category.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { describe } from './description.ts'
import { directionOf } from './direction.ts'

/**
 * Returns the transactions that a sentence dictates, in order. `obstacle` is set if there is no price, only a price, or
 * one that is too large.
 */
export function draftsOf(
  text: string,
  tokens: Token[],
  vocabulary: Vocabulary,
  context: EngineContext,
): { drafts: Draft[]; obstacle?: 'NO_AMOUNT' | 'NO_DESCRIPTION' | 'TOO_LARGE' } {
  const { clauses, lacksAmount } = clausesOf(tokens, vocabulary, context)
  const drafts: Draft[] = []
  let date = dayForAll(clauses)
  for (const clause of clauses) {
    // A date applies to the following entries until another date: "yesterday taxi 12, lunch 9".
    if (clause.leads) date = clause.date
    // A number alone has no description.
    if (clauses.length === 1 && clause.before.length + clause.after.length === 0)
      return { drafts: [], obstacle: 'NO_DESCRIPTION' }
    const draft = draftFrom(text, clause, clause.date ?? date ?? context.today, vocabulary, context)
    if (draft === 'TOO_LARGE') return { drafts: [], obstacle: draft }
    if (draft) drafts.push(named(draft, drafts.at(-1)))
  }
  const lacks = drafts.length === 0 && (lacksAmount || clauses.length > 0)
  return lacks ? { drafts, obstacle: 'NO_AMOUNT' } : { drafts }
}

/** "Train 22.80 there and 22.80 back": an entry without a name repeats the previous name. */
function named(draft: Draft & { nameless: boolean }, before: Draft | undefined): Draft {
  const { nameless, ...fields } = draft
  if (!nameless || !before || before.type !== fields.type) return fields
  return { ...fields, description: before.description, categoryId: before.categoryId }
}

function draftFrom(
  text: string,
  clause: Clause,
  date: string,
  vocabulary: Vocabulary,
  context: EngineContext,
): (Draft & { nameless: boolean }) | 'TOO_LARGE' | undefined {
  const currency = clause.amount.currency ?? context.currency
  const digits = decimalsOf(currency)
  const minor = toMinor(clause.amount.value, digits)
  if (minor === undefined || minor <= 0n) return undefined
  if (minor * BigInt(clause.times) > maxMinor) return 'TOO_LARGE'
  const direction = directionOf(clause, vocabulary)
  const categoryId = categoryOf(clause, direction, vocabulary, context)
  const description = describe(text, clause) || nameOf(categoryId, context)
  return {
    type: direction.type,
    amount: fromMinor(minor * BigInt(clause.times), digits),
    currency: clause.amount.currency,
    description:
      description ||
      render(
        direction.type === 'INCOME'
          ? msg({ message: 'Income', context: 'one transaction' })
          : msg({ message: 'Expense', context: 'one transaction' }),
      ),
    nameless: !description,
    categoryId,
    date: earlierOf(date, context.today),
  }
}

/** A single date at the start or end applies to all entries: "taxi 12 and lunch 9 yesterday". */
function dayForAll(clauses: Clause[]): string | null {
  const dated = clauses.filter(({ date }) => date !== null)
  const [only] = dated
  const holds = only?.leads ? only === clauses[0] : only === clauses.at(-1)
  if (dated.length === 1 && only && holds) return only.date
  return null
}

function nameOf(categoryId: string | null, { categories }: EngineContext): string | undefined {
  return categories.find(({ id }) => id === categoryId)?.name
}
