import { useOrganization } from '../../../app/session/organization.tsx'
import { useAllCategoriesQuery, useMembersQuery, useTagsQuery } from '../../../generated.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { wordsOfAmounts } from './AmountFilter.tsx'
import { wordsOfCategories } from './CategoryFilter.tsx'
import type { ListFilter } from './list-filter.ts'
import { wordsOfAnswers } from './MoreFilters.tsx'
import { wordsOfPeriod } from './PeriodFilter.tsx'
import { wordsOfTags } from './TagFilter.tsx'
import { wordsOfPeople } from './WhoFilter.tsx'

/** Returns the labels of the active filters: "Groceries", "October 2026", "$5 or more". */
export function useFilterWords(filter: ListFilter): string[] {
  const locale = useLocale()
  const { currency, monthStartDay } = useOrganization()
  const categories = useAllCategoriesQuery().data?.categories ?? []
  const tags = useTagsQuery().data?.tags ?? []
  const members = useMembersQuery().data?.members ?? []
  return [
    filter.text.trim() && `“${filter.text.trim()}”`,
    filter.type && { EXPENSE: 'expenses', INCOME: 'income' }[filter.type],
    wordsOfCategories(filter.categories, categories),
    wordsOfTags(filter.tags, tags),
    wordsOfPeriod(filter, monthStartDay, locale),
    wordsOfAmounts(filter, currency, locale),
    ...wordsOfPeople(filter, members),
    ...wordsOfAnswers(filter),
  ].filter((words): words is string => Boolean(words))
}
