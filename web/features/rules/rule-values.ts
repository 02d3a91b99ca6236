import { t } from '@lingui/core/macro'
import type { CategoryType, RuleInput, RuleRowFragment, TextMatch } from '../../generated.ts'
import type { TagChoice } from '../../shared/controls/TagPicker.tsx'
import { isAmount } from '../../shared/format/decimals.ts'

export interface RuleValues {
  text: string
  match: TextMatch
  min: string
  max: string
  type: CategoryType | ''
  categoryId: string | null
  tags: readonly TagChoice[]
  marksReviewed: boolean
  payee: string
}

export type RuleErrors = Partial<Record<string, string>>

export const newRule: RuleValues = {
  text: '',
  match: 'CONTAINS',
  min: '',
  max: '',
  type: '',
  categoryId: null,
  tags: [],
  marksReviewed: false,
  payee: '',
}

export function valuesOfRule({
  text,
  match,
  min,
  max,
  type,
  category,
  tags,
  marksReviewed,
  payee,
}: RuleRowFragment): RuleValues {
  return {
    text: text ?? '',
    match,
    min: min?.value ?? '',
    max: max?.value ?? '',
    type: type ?? '',
    categoryId: category?.id ?? null,
    tags,
    marksReviewed,
    payee: payee ?? '',
  }
}

/** Reads the initial values from the URL: the description and category of a transaction. */
export function valuesInAddress(search: URLSearchParams): RuleValues {
  return { ...newRule, text: search.get('text') ?? '', categoryId: search.get('category') }
}

export function errorsIn({ text, min, max, categoryId, tags, marksReviewed, payee }: RuleValues): RuleErrors {
  const isBad = (amount: string) => amount !== '' && !isAmount(amount)
  return {
    ...(text.trim() === '' && min === '' && max === '' && { text: t`Enter part of the description, or an amount.` }),
    ...(isBad(min) && { min: t`Enter an amount, such as 12.34.` }),
    ...(isBad(max) && { max: t`Enter an amount, such as 12.34.` }),
    ...(categoryId === null &&
      tags.length === 0 &&
      !marksReviewed &&
      payee.trim() === '' && { categoryId: t`Choose a category, a tag or “Mark as reviewed”.` }),
  }
}

/** Tags without an id do not exist yet and are left out. */
export function inputOf(values: RuleValues): RuleInput {
  const { text, match, min, max, type, categoryId, tags, marksReviewed, payee } = values
  return {
    text: text.trim() || null,
    match,
    min: min || null,
    max: max || null,
    type: type || null,
    categoryId,
    tagIds: tags.flatMap(({ id }) => id ?? []),
    marksReviewed,
    payee: payee.trim() || null,
  }
}
