import { chakra, Flex, IconButton, Popover, Portal, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { addMonths, firstMonth, formatMonth, lastMonth, today } from '../format/dates.ts'
import { useLocale } from '../format/locale.ts'
import { daysOfMonth, monthAt } from '../format/period.ts'
import { MonthGrid } from './MonthGrid.tsx'

interface MonthYearPickerProps {
  label?: string
  month: string
  onChange: (month: string) => void
  /** The day on which months begin, 1 to 28. From 2, the dates of the month are shown. */
  startDay?: number
}

/**
 * Shows "‹ November 2026 ⌄ ›". The arrows and the keys ← and → change the month, and the label opens a year of months.
 */
export function MonthYearPicker({ label = t`Month`, month, onChange, startDay = 1 }: MonthYearPickerProps) {
  const locale = useLocale()
  const days = daysOfMonth(month, startDay, locale)
  const [isOpen, setOpen] = useState(false)

  const choose = (chosen: string) => {
    setOpen(false)
    onChange(chosen)
  }
  const step = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    onChange(addMonths(month, event.key === 'ArrowLeft' ? -1 : 1))
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} lazyMount unmountOnExit>
      <Flex align="center" wrap="wrap" columnGap="10px" rowGap="4px">
        <Flex
          role="group"
          aria-label={label}
          h="36px"
          w="fit-content"
          align="stretch"
          flexShrink="0"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="control"
          boxShadow="xs"
          onKeyDown={step}
        >
          <Arrow
            label={t`Previous month`}
            onClick={() => onChange(addMonths(month, -1))}
            isDisabled={month <= firstMonth}
            icon={ChevronLeft}
          />
          <Popover.Trigger asChild>
            <chakra.button
              type="button"
              aria-label={days ? `${formatMonth(month, locale)}, ${days}` : undefined}
              display="flex"
              alignItems="center"
              gap="6px"
              px="4px"
              textStyle="strong"
              whiteSpace="nowrap"
              borderRadius="tag"
              cursor="pointer"
              focusVisibleRing="outside"
            >
              <span aria-live="polite">{formatMonth(month, locale)}</span>
              <chakra.span color="fg.muted" aria-hidden>
                <ChevronDown size={15} strokeWidth={2} />
              </chakra.span>
            </chakra.button>
          </Popover.Trigger>
          <Arrow
            label={t`Next month`}
            onClick={() => onChange(addMonths(month, 1))}
            isDisabled={month >= lastMonth}
            icon={ChevronRight}
          />
        </Flex>
        {days && (
          <Text textStyle="small" color="fg.muted" whiteSpace="nowrap" aria-hidden>
            {days}
          </Text>
        )}
      </Flex>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="264px" aria-label={t`Choose a month`}>
            <Popover.Body>
              <MonthGrid month={month} current={monthAt(today(), startDay)} onChoose={choose} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

interface ArrowProps {
  label: string
  onClick: () => void
  isDisabled: boolean
  icon: typeof ChevronLeft
}

function Arrow({ label, onClick, isDisabled, icon: Icon }: ArrowProps) {
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      disabled={isDisabled}
      variant="ghost"
      colorPalette="gray"
      h="34px"
      minW="34px"
      borderRadius="7px"
    >
      <Icon size={16} strokeWidth={2} />
    </IconButton>
  )
}
