import { Box, Button, chakra, Flex, Input, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ReactNode, useEffect, useId } from 'react'
import { useOrganization } from '../../app/session/organization.tsx'
import {
  type CategoryType,
  type ReviewedStagedItemInput,
  type ReviewRowFragment,
  useCategoriesQuery,
} from '../../generated.ts'
import { AmountInput } from '../../shared/controls/AmountInput.tsx'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { DateInput } from '../../shared/controls/DateInput.tsx'
import { MonthYearPicker } from '../../shared/controls/MonthYearPicker.tsx'
import { RateInput } from '../../shared/controls/RateInput.tsx'
import { monthOf, today } from '../../shared/format/dates.ts'
import { decimalsOf, isAmount, productOf, ratioOf } from '../../shared/format/decimals.ts'
import { choicesFor } from '../../shared/format/refunds.ts'
import { useLastRate } from '../../shared/hooks/last-rate.ts'

interface ItemFieldsProps {
  item: ReviewRowFragment
  changes: ReviewedStagedItemInput
  errors: Record<string, string>
  isReadOnly: boolean
  onChange: (changes: ReviewedStagedItemInput) => void
}

export function ItemFields({ item, changes, errors, isReadOnly, onChange }: ItemFieldsProps) {
  const { currency: ownCurrency } = useOrganization()
  const { data } = useCategoriesQuery()
  const { categories, refundable } = choicesFor(data?.categories ?? [], changes.type ?? item.type)
  const { proposedCategoryName } = item
  const { currency } = item.amount
  const isForeign = currency !== ownCurrency && item.kind !== 'BUDGET_LINE'
  const lastRate = useLastRate(isForeign ? currency : null, changes.date ?? item.date)
  useEffect(() => {
    if (lastRate && changes.rate === undefined) onChange({ rate: lastRate })
  }, [lastRate, changes.rate, onChange])
  const amount = changes.amount ?? item.amount.value
  const rate = changes.rate ?? ''
  const follows = isAmount(amount) && isAmount(rate) ? productOf(amount, rate, decimalsOf(ownCurrency)) : ''
  const month = changes.month ?? item.month ?? monthOf(today())

  return (
    <chakra.fieldset
      disabled={isReadOnly}
      display="grid"
      gridTemplateColumns="88px minmax(0, 1fr)"
      gap="10px"
      alignItems="center"
    >
      {item.kind === 'BUDGET_LINE' ? (
        <Row label={t`Month`} error={errors.month}>
          {() => <MonthYearPicker month={month} onChange={(next) => onChange({ month: next })} />}
        </Row>
      ) : (
        <Row label={t`Date`} error={errors.date}>
          {(id) => (
            <DateInput
              id={id}
              value={changes.date ?? item.date ?? ''}
              onChange={(date) => onChange({ date: date || null })}
            />
          )}
        </Row>
      )}
      {item.doubtKind === 'DIRECTION' && (
        <Row label={t`Type`} error={errors.type}>
          {() => (
            <Flex gap="8px" role="group" aria-label={t`Spent or received`}>
              <TypeChoice type="EXPENSE" chosen={changes.type} onChoose={onChange}>
                {t`Spent`}
              </TypeChoice>
              <TypeChoice type="INCOME" chosen={changes.type} onChoose={onChange}>
                {t`Received`}
              </TypeChoice>
            </Flex>
          )}
        </Row>
      )}
      <Row label={t`Description`} error={errors.description}>
        {(id) => (
          <Input
            id={id}
            value={changes.description ?? item.description}
            maxLength={500}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Row>
      <Row label={t`Amount`} error={errors.amount}>
        {(id) => <AmountInput id={id} currency={currency} value={amount} onChange={(amount) => onChange({ amount })} />}
      </Row>
      {isForeign && (
        <>
          <Row label={t`1 ${currency} in ${ownCurrency}`} error={errors.rate}>
            {(id) => (
              <RateInput
                id={id}
                value={rate}
                onChange={(typed) => onChange({ rate: typed || null, baseAmount: null })}
              />
            )}
          </Row>
          <Row label={t`In ${{ base: ownCurrency }}`} error={errors.baseAmount}>
            {(id) => (
              <AmountInput
                id={id}
                currency={ownCurrency}
                value={changes.baseAmount ?? follows}
                onChange={(charged) =>
                  onChange({
                    baseAmount: charged || null,
                    ...(isAmount(charged) && isAmount(amount) && { rate: ratioOf(charged, amount, 12) ?? rate }),
                  })
                }
              />
            )}
          </Row>
        </>
      )}
      <Row label={t`Category`} error={errors.categoryId}>
        {() => (
          <CategorySelect
            label={t`Category`}
            categories={categories}
            refundable={item.kind === 'BUDGET_LINE' ? [] : refundable}
            value={changes.categoryId ?? item.category?.id ?? null}
            placeholder={proposedCategoryName ? t`New: ${proposedCategoryName}` : t`Uncategorised`}
            isDisabled={isReadOnly}
            onChange={(categoryId) => onChange({ categoryId, createCategory: false })}
          />
        )}
      </Row>
    </chakra.fieldset>
  )
}

interface TypeChoiceProps {
  type: CategoryType
  chosen: CategoryType | null | undefined
  onChoose: (changes: ReviewedStagedItemInput) => void
  children: ReactNode
}

/** Another type has other categories. */
function TypeChoice({ type, chosen, onChoose, children }: TypeChoiceProps) {
  return (
    <Button
      size="sm"
      variant={chosen === type ? 'solid' : 'outline'}
      colorPalette={chosen === type ? 'accent' : 'gray'}
      aria-pressed={chosen === type}
      onClick={() => onChoose({ type, categoryId: null })}
    >
      {children}
    </Button>
  )
}

interface RowProps {
  label: string
  error: string | undefined
  children: (id: string) => ReactNode
}

function Row({ label, error, children }: RowProps) {
  const id = useId()
  return (
    <>
      <chakra.label htmlFor={id} textStyle="small" color="fg.muted">
        {label}
      </chakra.label>
      <Box minW="0">
        {children(id)}
        {error && (
          <Text role="alert" textStyle="small" color="over.fg" mt="4px">
            {error}
          </Text>
        )}
      </Box>
    </>
  )
}
