import { Box, Button, Flex, Input, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Check } from 'lucide-react'
import {
  type ReviewedStagedItemInput,
  type ReviewRowFragment,
  useBudgetsQuery,
  useCategoriesQuery,
} from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { MonthYearPicker } from '../../shared/controls/MonthYearPicker.tsx'
import { Amount } from '../../shared/display/Amount.tsx'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { formatMonth, monthOf, today } from '../../shared/format/dates.ts'
import { compareAmounts, isAmount, sumOf } from '../../shared/format/decimals.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { CurrentBudgetLine } from './CurrentBudgetLine.tsx'

interface BudgetLineRowProps {
  line: ReviewRowFragment
  /** All items of the same list. Approved items for one category and month are added up. */
  lines: readonly ReviewRowFragment[]
  changes: ReviewedStagedItemInput
  error: string | null
  isBusy: boolean
  mayReview: boolean
  onChange: (changes: ReviewedStagedItemInput) => void
  onApprove: () => void
  onDiscard: () => void
}

export function BudgetLineRow(props: BudgetLineRowProps) {
  const { line, lines, changes, error, isBusy, mayReview, onChange, onApprove, onDiscard } = props
  const { data } = useCategoriesQuery()
  const categories = (data?.categories ?? []).filter(({ type }) => type === line.type)
  const month = changes.month ?? line.month ?? monthOf(today())
  const categoryId = changes.categoryId ?? line.category?.id ?? null
  const amount = changes.amount ?? line.amount.value
  const { description } = line
  const newCategory = changes.description ?? line.proposedCategoryName ?? description
  if (line.state !== 'PENDING' || !mayReview) return <DecidedLine line={line} month={month} />

  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.muted" px="16px" py="10px">
      <Flex gap="12px" align="center" wrap={{ base: 'wrap', lg: 'nowrap' }}>
        <Box flex="1" minW={{ base: '100%', lg: '0' }}>
          <Input
            aria-label={t`Name of ${description}`}
            value={changes.description ?? description}
            maxLength={120}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </Box>
        <Box w={{ base: '100%', lg: '196px' }}>
          <CategorySelect
            label={t`Category of ${description}`}
            categories={categories}
            value={categoryId}
            placeholder={t`Create “${newCategory}”`}
            onChange={(id) => onChange({ categoryId: id })}
          />
        </Box>
        <Box w={{ base: '100%', lg: '206px' }}>
          <MonthYearPicker month={month} onChange={(next) => onChange({ month: next })} />
        </Box>
        <Box w="128px">
          <AmountInput
            aria-label={t`Planned for ${description}`}
            currency={line.amount.currency}
            value={amount}
            onChange={(value) => onChange({ amount: value })}
          />
        </Box>
        <Flex gap="8px" w={{ base: 'auto', lg: '178px' }} ms="auto" justify="flex-end">
          <Button size="sm" variant="ghost" color="over.fg" colorPalette="gray" disabled={isBusy} onClick={onDiscard}>
            {t`Discard`}
          </Button>
          <Button size="sm" variant="outline" colorPalette="gray" disabled={isBusy} onClick={onApprove}>
            {t`Approve`}
          </Button>
        </Flex>
      </Flex>
      <Conflict month={month} categoryId={categoryId} amount={amount} approved={approvedOf(lines, categoryId, month)} />
      {(error ?? line.doubt) && (
        <Text role={error ? 'alert' : undefined} textStyle="small" mt="6px" color={error ? 'over.fg' : 'warning.fg'}>
          {error ?? line.doubt}
        </Text>
      )}
    </Box>
  )
}

interface ConflictProps {
  month: string
  categoryId: string | null
  amount: string
  /** The amount approved from other items of the list for the same category and month. */
  approved: string
}

function Conflict({ month, categoryId, amount, approved }: ConflictProps) {
  const { data } = useBudgetsQuery({ variables: { month }, skip: categoryId === null })
  const planned = data?.budgets.lines.find(({ category }) => category.id === categoryId)?.planned
  if (!planned || !isAmount(amount) || !isAmount(planned.value)) return null
  const after = sumOf([amount, approved])
  if (compareAmounts(planned.value, '0') === 0 || compareAmounts(planned.value, after) === 0) return null
  const isOfList = compareAmounts(planned.value, approved) === 0
  return <CurrentBudgetLine now={planned.value} after={after} currency={planned.currency} isOfList={isOfList} />
}

function approvedOf(lines: readonly ReviewRowFragment[], categoryId: string | null, month: string): string {
  const same = lines.filter((line) => line.category?.id === categoryId && line.month === month)
  return sumOf(same.filter(({ state }) => state === 'APPROVED').map(({ amount }) => amount.value))
}

function DecidedLine({ line, month }: { line: ReviewRowFragment; month: string }) {
  const locale = useLocale()
  const isDiscarded = line.state === 'DISCARDED'
  return (
    <Flex
      as="li"
      align="center"
      gap="12px"
      minH="58px"
      px="16px"
      borderTopWidth="1px"
      borderColor="border.muted"
      color={isDiscarded ? 'fg.muted' : 'fg'}
    >
      <CategoryTile category={line.category} />
      <Box flex="1" minW="0">
        <Box textStyle="strong" truncate textDecoration={isDiscarded ? 'line-through' : undefined}>
          {line.category?.name ?? line.description}
        </Box>
        <Box textStyle="small" color="fg.muted">
          {formatMonth(month, locale)}
        </Box>
      </Box>
      <Box textAlign="end">
        <Amount value={line.amount.value} currency={line.amount.currency} />
        {line.state !== 'PENDING' && (
          <Flex
            justify="flex-end"
            align="center"
            gap="4px"
            textStyle="caption"
            color={isDiscarded ? 'fg.muted' : 'income.fg'}
          >
            {!isDiscarded && <Check size={14} strokeWidth={2} aria-hidden />}
            {isDiscarded ? t`Discarded` : t`Approved`}
          </Flex>
        )}
      </Box>
    </Flex>
  )
}
