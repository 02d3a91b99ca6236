import { Box, Button, Flex, Grid, IconButton, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleAlert, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { type CategoryChoice, CategorySelect } from '../../../shared/controls/CategorySelect.tsx'
import type { CreateCategory } from '../../../shared/controls/new-option.ts'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { signOf, sizeOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import {
  amountsIn,
  emptyRow,
  inWay,
  leftOf,
  type SplitRow,
  type SplitValues,
  type SplitWay,
  splitsOf,
} from './split-values.ts'

interface SplitFieldsProps {
  split: SplitValues
  /** Null removes the split. */
  onChange: (split: SplitValues | null) => void
  /** The total amount: a decimal string, or the typed text if it is not an amount. */
  whole: string
  currency: string
  choices: { categories: readonly CategoryChoice[]; refundable: readonly CategoryChoice[] }
  onCreate: CreateCategory | undefined
  error?: string | undefined
}

const ways = (): { value: SplitWay; label: string }[] => [
  { value: 'AMOUNTS', label: t`Amounts` },
  { value: 'PERCENT', label: t`Percent` },
  { value: 'EVEN', label: t`Even` },
]

/** Edits the splits of a transaction, which must sum to its exact amount. */
export function SplitFields({ split, onChange, whole, currency, choices, onCreate, error }: SplitFieldsProps) {
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const { way, rows } = split
  const amounts = amountsIn(split, whole, currency)
  const left = leftOf(amounts, whole)
  const isWhole = splitsOf(split, whole, currency) !== null

  const setRow = (key: string, changes: Partial<SplitRow>) =>
    onChange({ ...split, rows: rows.map((row) => (row.key === key ? { ...row, ...changes } : row)) })
  /** Typing one amount fixes the others at their current values. */
  const type = (key: string, typed: string) => {
    const values = way === 'SHARES' ? inWay(split, 'AMOUNTS', whole, currency) : split
    onChange({ ...values, rows: values.rows.map((row) => (row.key === key ? { ...row, typed } : row)) })
  }
  const setRows = (values: SplitValues, focused: number) => {
    flushSync(() => onChange(values))
    list.current?.children[focused]?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  }
  const remove = (at: number) => {
    const others = rows.filter((_, index) => index !== at)
    if (others.length < 2) return onChange(null)
    setRows({ ...split, rows: others }, Math.min(at, others.length - 1))
  }
  const add = () => {
    const values = way === 'SHARES' ? inWay(split, 'AMOUNTS', whole, currency) : split
    setRows({ ...values, rows: [...values.rows, emptyRow()] }, rows.length)
  }

  return (
    <Box role="group" aria-label={t`Split`} borderWidth="1px" borderColor="border" borderRadius="control" p="12px">
      <Flex justify="space-between" align="center" gap="8px" mb="12px" wrap="wrap">
        <SegmentedControl
          label={t`Split by`}
          options={ways()}
          value={way === 'SHARES' ? 'AMOUNTS' : way}
          onChange={(chosen) => onChange(inWay(split, chosen, whole, currency))}
        />
        <Button variant="plain" colorPalette="accent" textStyle="label" onClick={() => onChange(null)}>
          {t`Don't split`}
        </Button>
      </Flex>
      <Stack as="ol" ref={list} gap="10px" listStyleType="none">
        {rows.map((row, at) => (
          <Grid
            as="li"
            key={row.key}
            aria-label={t`Split ${{ number: at + 1 }}`}
            templateColumns="minmax(0, 1fr) 116px 32px"
            templateAreas={{
              base: '"category category remove" "note amount amount"',
              sm: '"category amount remove" "note note ."',
            }}
            columnGap="8px"
            rowGap="4px"
          >
            <Box gridArea="category">
              <CategorySelect
                {...choices}
                value={row.categoryId}
                onChange={(categoryId) => setRow(row.key, { categoryId })}
                onCreate={onCreate}
                label={t`Category of split ${{ number: at + 1 }}`}
                hasNone
                placeholder={t`Uncategorised`}
              />
            </Box>
            <Box gridArea="amount">
              <PartAmount
                row={row}
                at={at}
                way={way}
                amount={amounts[at] ?? null}
                currency={currency}
                isInvalid={Boolean(error)}
                onType={(typed) => type(row.key, typed)}
              />
            </Box>
            <IconButton
              gridArea="remove"
              aria-label={t`Remove split ${{ number: at + 1 }}`}
              variant="ghost"
              colorPalette="gray"
              size="sm"
              alignSelf="center"
              onClick={() => remove(at)}
            >
              <X strokeWidth={1.75} />
            </IconButton>
            <Input
              gridArea="note"
              size="sm"
              h={{ base: '40px', sm: '32px' }}
              fontSize="13px"
              value={row.note}
              maxLength={500}
              aria-label={t`Note of split ${{ number: at + 1 }}`}
              placeholder={t`Note`}
              onChange={(event) => setRow(row.key, { note: event.target.value })}
            />
          </Grid>
        ))}
      </Stack>
      <Flex mt="10px" justify="space-between" align="center" gap="12px" wrap="wrap">
        <Button variant="ghost" colorPalette="gray" size="sm" disabled={rows.length >= 50} onClick={add}>
          <Plus strokeWidth={1.75} />
          {t`Add split`}
        </Button>
        <Box textStyle="small" color={isWhole ? 'income.fg' : 'fg.muted'} aria-live="polite">
          {isWhole
            ? t`Adds up to the total`
            : left !== null && signOf(left) !== 0 && formatLeft(left, currency, locale)}
        </Box>
      </Flex>
      {error && (
        <Flex role="alert" mt="8px" gap="6px" align="center" textStyle="small" color="over.fg">
          <CircleAlert size={15} strokeWidth={2} aria-hidden />
          {error}
        </Flex>
      )}
    </Box>
  )
}

interface PartAmountProps {
  row: SplitRow
  at: number
  way: SplitWay
  amount: string | null
  currency: string
  isInvalid: boolean
  onType: (typed: string) => void
}

function PartAmount({ row, at, way, amount, currency, isInvalid, onType }: PartAmountProps) {
  const locale = useLocale()
  const shown = amount === null ? '' : textOfMoney(amount, currency, locale)
  if (way === 'EVEN') {
    return (
      <Flex align="center" justify="flex-end" h="40px" fontVariantNumeric="tabular-nums">
        {shown}
      </Flex>
    )
  }
  if (way === 'PERCENT') {
    return (
      <Box>
        <Input
          inputMode="decimal"
          autoComplete="off"
          aria-label={t`Percent of split ${{ number: at + 1 }}`}
          placeholder={t`Remainder`}
          value={row.typed}
          onChange={(event) => onType(event.target.value.replace(',', '.').trim())}
        />
        <Box textStyle="small" color="fg.muted" textAlign="right" fontVariantNumeric="tabular-nums">
          {shown}
        </Box>
      </Box>
    )
  }
  const typed = way === 'SHARES' ? (amount ?? row.typed) : row.typed
  return (
    <AmountInput
      currency={currency}
      value={typed}
      onChange={onType}
      aria-label={t`Amount of split ${{ number: at + 1 }}`}
      aria-invalid={isInvalid || undefined}
      placeholder={typed === '' && amount !== null ? amount : '0.00'}
    />
  )
}

function formatLeft(left: string, currency: string, locale: string): string {
  const amount = textOfMoney(sizeOf(left), currency, locale)
  return signOf(left) > 0 ? t`${amount} left` : t`${amount} too much`
}
