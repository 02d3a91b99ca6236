import { Badge, Box, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { memo } from 'react'
import type { ReviewRowFragment } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { nameOfMonth, today } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { isEntry, warningOf } from './inbox.ts'

interface ReviewRowProps {
  item: ReviewRowFragment
  isFocused: boolean
  /** Must be a stable function, so that memoized rows are not rendered again. */
  onFocus: (id: string) => void
}

export const ReviewRow = memo(function ReviewRow({ item, isFocused, onFocus }: ReviewRowProps) {
  const locale = useLocale()
  const warning = warningOf(item)
  const category = item.category?.name ?? item.proposedCategoryName ?? t`Uncategorised`

  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.muted">
      <chakra.button
        type="button"
        data-item={item.id}
        onClick={() => onFocus(item.id)}
        aria-current={isFocused || undefined}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 148px 96px' }}
        columnGap="12px"
        alignItems="center"
        w="100%"
        minH={{ base: '60px', md: '44px' }}
        ps="20px"
        pe="16px"
        textAlign="start"
        cursor="pointer"
        focusVisibleRing="inside"
        transitionProperty="background-color"
        transitionDuration="fast"
        {...(isFocused
          ? { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 {colors.accent.fg}' }
          : { _hover: { bg: 'bg.hover' } })}
      >
        <Box minW="0">
          <Flex gap="8px" align="center">
            <Box textStyle="strong" truncate>
              {item.description}
              {item.month && `, ${shortMonth(item.month, locale)}`}
            </Box>
            {warning && (
              <Badge size="sm" colorPalette="warning" flexShrink="0" hideBelow="md">
                {warning}
              </Badge>
            )}
          </Flex>
          <Box textStyle="small" color={warning ? 'warning.fg' : 'fg.muted'} hideFrom="md" truncate>
            {warning ?? category}
          </Box>
        </Box>
        <Box textStyle="small" color="fg.muted" hideBelow="md" truncate>
          {category}
        </Box>
        <Amount
          value={item.amount.value}
          currency={item.amount.currency}
          {...(isEntry(item) && item.doubtKind !== 'DIRECTION' ? { type: item.type } : {})}
        />
      </chakra.button>
    </Box>
  )
})

function shortMonth(month: string, locale: string): string {
  const year = month.slice(0, 4)
  const name = nameOfMonth(month, locale, 'short')
  return year === today().slice(0, 4) ? name : `${name} ${year}`
}
