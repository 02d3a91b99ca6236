import { Badge, Box, Grid, IconButton, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { CategoryPicker } from '../../../shared/controls/CategoryPicker.tsx'
import type { CategoryChoice } from '../../../shared/controls/CategorySelect.tsx'
import type { Check } from './checks.ts'
import { InlineInput } from './InlineInput.tsx'
import { ItemAmount } from './ItemAmount.tsx'
import type { FormItem } from './review-form.ts'

interface ItemRowProps {
  item: FormItem
  /** Counted from 1. */
  position: number
  /** The item's description, with its position if several items have it. */
  name: string
  currency: string
  choices: { categories: readonly CategoryChoice[]; refundable: readonly CategoryChoice[] }
  doubt: Pick<Check, 'label' | 'sentence'> | null
  isFocused: boolean
  onAttend: (part: 'name' | 'amount') => void
  onChange: (changes: Partial<FormItem>) => void
  onRemove: () => void
}

export function ItemRow(props: ItemRowProps) {
  const { item, position, name, currency, choices, doubt, isFocused, onAttend, onChange, onRemove } = props
  const category = [...choices.categories, ...choices.refundable].find(({ id }) => id === item.categoryId)
  const picker = (form: 'badge' | 'tile') => (
    <CategoryPicker
      {...choices}
      value={item.categoryId}
      onChange={(categoryId) => onChange({ categoryId })}
      label={t`Category of ${name}`}
      form={form}
      onFocus={() => onAttend('name')}
    />
  )

  return (
    <Grid
      as="li"
      className="group"
      templateColumns={{ base: '28px minmax(0, 1fr) 92px', md: 'minmax(0, 1fr) minmax(0, 172px) 92px' }}
      columnGap="12px"
      alignItems="center"
      minH={{ base: '58px', md: '44px' }}
      px={{ base: '16px', md: '20px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
      boxShadow={doubt ? 'inset 3px 0 0 {colors.warning.solid}' : undefined}
      _hover={{ bg: 'bg.hover' }}
    >
      <Box hideFrom="md" gridRow="1" gridColumn="1">
        {picker('tile')}
      </Box>
      <Box minW="0" pe={{ base: isFocused ? '28px' : '0', md: '28px' }} gridRow="1" gridColumn={{ base: '2', md: '1' }}>
        <Box display="flex" alignItems="center" gap="8px" minW="0">
          <InlineInput
            aria-label={t`Name, item ${position}`}
            data-target={`${item.key} name`}
            placeholder={t`Item name`}
            value={item.description}
            maxLength={500}
            onFocus={() => onAttend('name')}
            onChange={(event) => onChange({ description: event.target.value })}
            fontWeight="500"
            css={{ fieldSizing: 'content' }}
            minW="64px"
            maxW="100%"
          />
          {item.note && (
            <Text as="span" textStyle="small" color="fg.muted" whiteSpace="nowrap" hideBelow="md">
              {item.note}
            </Text>
          )}
          {doubt && !isFocused && (
            <Badge size="sm" colorPalette="warning" title={doubt.sentence} hideBelow="md" flexShrink="0">
              {doubt.label}
            </Badge>
          )}
        </Box>
        <Text textStyle="caption" color={doubt ? 'warning.fg' : 'fg.muted'} hideFrom="md" truncate>
          {doubt ? doubt.label : (category?.name ?? t`Uncategorised`)}
        </Text>
        {doubt && isFocused && (
          <Text textStyle="caption" color="warning.fg" pb="8px">
            {doubt.sentence}
          </Text>
        )}
      </Box>
      <Box minW="0" gridRow="1" gridColumn="2" hideBelow="md">
        {picker('badge')}
      </Box>
      <ItemAmount
        value={item.amount}
        currency={currency}
        label={t`Amount of ${name}`}
        target={`${item.key} amount`}
        onFocus={() => onAttend('amount')}
        onChange={(amount) => onChange({ amount })}
      />
      {/* Last in the tab order, shown at the end of the name. */}
      <IconButton
        aria-label={t`Remove ${name}`}
        size="xs"
        variant="ghost"
        colorPalette="gray"
        gridRow="1"
        gridColumn={{ base: '2', md: '1' }}
        justifySelf="end"
        opacity="0"
        _groupHover={{ opacity: '1' }}
        _groupFocusWithin={{ opacity: '1' }}
        onClick={onRemove}
      >
        <X strokeWidth={2} />
      </IconButton>
    </Grid>
  )
}
