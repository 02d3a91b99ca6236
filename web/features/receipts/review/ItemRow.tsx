import { Badge, Box, Grid, IconButton, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { CategoryPicker } from '../../../shared/controls/CategoryPicker.tsx'
import type { CategoryChoice } from '../../../shared/controls/CategorySelect.tsx'
import { doubtLabel } from './checks.ts'
import { InlineInput } from './InlineInput.tsx'
import { ItemAmount } from './ItemAmount.tsx'
import type { FormItem } from './review-form.ts'

interface ItemRowProps {
  item: FormItem
  currency: string
  categories: readonly CategoryChoice[]
  doubt: string | null
  isFocused: boolean
  onAttend: (part: 'name' | 'amount') => void
  onChange: (changes: Partial<FormItem>) => void
  onRemove: () => void
}

export function ItemRow({ item, currency, categories, doubt, isFocused, onAttend, onChange, onRemove }: ItemRowProps) {
  const name = item.description || 'new item'
  const category = categories.find(({ id }) => id === item.categoryId)
  const picker = (form: 'badge' | 'tile') => (
    <CategoryPicker
      categories={categories}
      value={item.categoryId}
      onChange={(categoryId) => onChange({ categoryId })}
      label={`Category of ${name}`}
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
            aria-label="Name"
            data-target={`${item.key} name`}
            placeholder="What it is"
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
            <Badge size="sm" colorPalette="warning" title={doubt} hideBelow="md" flexShrink="0">
              {doubtLabel(doubt)}
            </Badge>
          )}
        </Box>
        <Text textStyle="caption" color={doubt ? 'warning.fg' : 'fg.muted'} hideFrom="md" truncate>
          {doubt ? doubtLabel(doubt) : (category?.name ?? 'Uncategorised')}
        </Text>
        {doubt && isFocused && (
          <Text textStyle="caption" color="warning.fg" pb="8px">
            {doubt}
          </Text>
        )}
      </Box>
      <Box minW="0" gridRow="1" gridColumn="2" hideBelow="md">
        {picker('badge')}
      </Box>
      <ItemAmount
        value={item.amount}
        currency={currency}
        label={`Amount of ${name}`}
        target={`${item.key} amount`}
        onFocus={() => onAttend('amount')}
        onChange={(amount) => onChange({ amount })}
      />
      {/* Last in the tab order, shown at the end of the name. */}
      <IconButton
        aria-label={`Remove ${name}`}
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
