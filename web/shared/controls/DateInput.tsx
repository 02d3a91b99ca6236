import { Box, Input, type InputProps } from '@chakra-ui/react'
import { useState } from 'react'
import { firstDay, formatDay, isDay, lastDay } from '../format/dates.ts'
import { useLocale } from '../format/locale.ts'

interface DateInputProps extends Omit<InputProps, 'type' | 'value' | 'onChange'> {
  /** 'yyyy-MM-dd', or '' for no date. */
  value: string
  /** Called with a valid day or ''. */
  onChange: (day: string) => void
}

/** Shows the browser's date field while it is edited, and "Nov 16, 2026" otherwise. */
export function DateInput({ value, onChange, onFocus, onBlur, ...rest }: DateInputProps) {
  const locale = useLocale()
  const [isFocused, setFocused] = useState(false)
  const isWritten = !isFocused && isDay(value)

  return (
    <Box position="relative" width="100%">
      <Input
        className="peer"
        type="date"
        value={value}
        min={firstDay}
        max={lastDay}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => {
          setFocused(true)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          setFocused(false)
          onBlur?.(event)
        }}
        pe="8px"
        color={isWritten ? 'transparent' : undefined}
        css={{ '&::-webkit-calendar-picker-indicator': { marginInlineStart: '0', opacity: isWritten ? 0 : undefined } }}
        {...rest}
      />
      {isWritten && (
        <Box
          position="absolute"
          insetStart="13px"
          insetBlock="0"
          display="flex"
          alignItems="center"
          pointerEvents="none"
          whiteSpace="nowrap"
          _peerDisabled={{ layerStyle: 'disabled' }}
          aria-hidden
        >
          {formatDay(value, locale, '')}
        </Box>
      )}
    </Box>
  )
}
