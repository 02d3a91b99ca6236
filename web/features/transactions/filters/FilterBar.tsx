import { Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReactNode, RefObject } from 'react'
import type { ListFilter } from '../../../../server/language/list-filter.ts'
import { PeriodFilter } from '../../../app/period/PeriodFilter.tsx'
import { SearchField } from '../../../shared/controls/SearchField.tsx'
import { ChipLine } from '../../../shared/filters/ChipLine.tsx'
import { ChoiceFilter } from '../../../shared/filters/ChoiceFilter.tsx'
import { AccountFilter } from './AccountFilter.tsx'
import { AmountFilter } from './AmountFilter.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { TagFilter } from './TagFilter.tsx'
import { WhoFilter } from './WhoFilter.tsx'

interface FilterBarProps {
  filter: ListFilter
  isFiltered: boolean
  onChange: (changes: Partial<ListFilter>) => void
  onClear: () => void
  searchField: RefObject<HTMLInputElement | null>
  /** Called with the text of the search field on Enter. */
  onEnter: (text: string) => void
  /** Before the filters. */
  views?: ReactNode
  /** Beside the search field. */
  menu?: ReactNode
  hasAccountFilter?: boolean
}

export function FilterBar(props: FilterBarProps) {
  const { filter, isFiltered, onChange, onClear, searchField, onEnter } = props
  const { views, menu, hasAccountFilter = false } = props
  return (
    <Flex
      role="search"
      aria-label={t`Filter transactions`}
      direction={{ base: 'column', md: 'row' }}
      wrap={{ md: 'wrap' }}
      gap={{ base: '12px', md: '8px' }}
      align={{ md: 'center' }}
    >
      <Flex gap="8px" align="center">
        <SearchField
          ref={searchField}
          text={filter.text}
          onChange={(text) => onChange({ text, isExact: false })}
          onEnter={onEnter}
        />
        {menu}
      </Flex>
      <ChipLine isFiltered={isFiltered} onClear={onClear}>
        {views}
        <PeriodFilter filter={filter} onChange={onChange} />
        <AmountFilter min={filter.min} max={filter.max} onChange={onChange} />
        <ChoiceFilter
          label={t`Type`}
          choices={types()}
          chosen={filter.type}
          onChange={(type) => onChange({ type, categories: [] })}
        />
        <CategoryFilter
          type={filter.type}
          chosen={filter.categories}
          onChange={(categories) => onChange({ categories })}
        />
        <TagFilter chosen={filter.tags} onChange={(tags) => onChange({ tags })} />
        {hasAccountFilter && <AccountFilter chosen={filter.accounts} onChange={(accounts) => onChange({ accounts })} />}
        <WhoFilter filter={filter} onChange={onChange} />
        <MoreFilters filter={filter} onChange={onChange} />
      </ChipLine>
    </Flex>
  )
}

const types = () => [
  { value: 'EXPENSE' as const, label: t`Expense` },
  { value: 'INCOME' as const, label: t`Income` },
]
