import { Box, Button, Flex, Grid, IconButton, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { addMonths, formatMonth, nameOfMonth } from '../format/dates.ts'
import { useLocale } from '../format/locale.ts'

interface MonthGridProps {
  /** Null without a chosen month. */
  month: string | null
  current: string
  onChoose: (month: string) => void
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
}

/** Shows the months of a year. The arrow keys move between months and into other years. */
export function MonthGrid({ month, current, onChoose }: MonthGridProps) {
  const locale = useLocale()
  const [focused, setFocused] = useState(month ?? current)
  const grid = useRef<HTMLDivElement>(null)
  const year = focused.slice(0, 4)
  const months = Array.from({ length: 12 }, (_, at) => addMonths(`${year}-01`, at))

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = addMonths(focused, step)
    setFocused(next)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-month="${next}"]`)?.focus())
  }

  return (
    <Box>
      <Flex align="center" justify="space-between" mb="8px">
        <YearArrow label={t`Previous year`} onClick={() => setFocused(addMonths(focused, -12))} icon={ChevronLeft} />
        <Text textStyle="strong" aria-live="polite">
          {year}
        </Text>
        <YearArrow label={t`Next year`} onClick={() => setFocused(addMonths(focused, 12))} icon={ChevronRight} />
      </Flex>
      <Grid ref={grid} templateColumns="repeat(3, 1fr)" gap="4px" onKeyDown={move}>
        {months.map((each) => (
          <Button
            key={each}
            data-month={each}
            data-autofocus={each === focused ? '' : undefined}
            tabIndex={each === focused ? 0 : -1}
            aria-label={formatMonth(each, locale)}
            aria-pressed={each === month}
            aria-current={each === current ? 'date' : undefined}
            size="md"
            variant={each === month ? 'solid' : 'ghost'}
            colorPalette={each === month ? 'accent' : 'gray'}
            fontWeight={each === current ? '600' : '400'}
            {...(each === month ? {} : { color: each === current ? 'accent.fg' : 'fg' })}
            onClick={() => onChoose(each)}
          >
            {nameOfMonth(each, locale, 'short')}
          </Button>
        ))}
      </Grid>
      <Button mt="8px" width="100%" size="sm" variant="ghost" colorPalette="gray" onClick={() => onChoose(current)}>
        {t`This month`}
      </Button>
    </Box>
  )
}

function YearArrow({ label, onClick, icon: Icon }: { label: string; onClick: () => void; icon: typeof ChevronLeft }) {
  return (
    <IconButton aria-label={label} size="sm" variant="ghost" colorPalette="gray" onClick={onClick}>
      <Icon strokeWidth={2} />
    </IconButton>
  )
}
