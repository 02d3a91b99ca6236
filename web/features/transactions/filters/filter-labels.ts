import { t } from '@lingui/core/macro'
import type { ListFilter } from '../../../../server/language/list-filter.ts'
import { useAccountChoices } from '../../../app/accounts/account-choices.ts'
import { formatPeriod } from '../../../app/period/PeriodFilter.tsx'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useAllCategoriesQuery, useMembersQuery, useTagsQuery } from '../../../generated.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { formatAccounts } from './AccountFilter.tsx'
import { formatAmounts } from './AmountFilter.tsx'
import { formatCategories } from './CategoryFilter.tsx'
import { formatAnswers } from './MoreFilters.tsx'
import { formatTags } from './TagFilter.tsx'
import { formatUsers } from './WhoFilter.tsx'

/** Returns the labels of the active filters: "Groceries", "October 2026", "$5 or more". */
export function useFilterLabels(filter: ListFilter): string[] {
  const locale = useLocale()
  const text = filter.text.trim()
  const { currency, monthStartDay } = useOrganization()
  const categories = useAllCategoriesQuery().data?.categories ?? []
  const tags = useTagsQuery().data?.tags ?? []
  const accounts = useAccountChoices()
  const members = useMembersQuery().data?.members ?? []
  return [
    text && t`“${text}”`,
    filter.type && (filter.type === 'EXPENSE' ? t`expenses` : t`income`),
    formatCategories(filter.categories, categories),
    formatTags(filter.tags, tags),
    formatAccounts(filter.accounts, accounts),
    formatPeriod(filter, monthStartDay, locale),
    formatAmounts(filter, currency, locale),
    ...formatUsers(filter, members),
    ...formatAnswers(filter),
  ].filter((label): label is string => Boolean(label))
}
