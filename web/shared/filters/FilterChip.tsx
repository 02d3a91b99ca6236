import { chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronDown, X } from 'lucide-react'
import type { ComponentProps } from 'react'

interface FilterChipProps extends Omit<ComponentProps<typeof chakra.button>, 'children' | 'value'> {
  label: string
  value?: string | null
  onClear?: () => void
}

/**
 * A filter chip with its name and a chevron, or its value and a clear button. The chip can be the trigger of a menu or
 * popover (`<Popover.Trigger asChild><FilterChip … /></Popover.Trigger>`).
 */
export function FilterChip({ label, value, onClear, ...trigger }: FilterChipProps) {
  const isActive = Boolean(value)
  return (
    <Flex
      display="inline-flex"
      h="32px"
      css={{ '@media (pointer: coarse)': { height: '44px' } }}
      flexShrink="0"
      borderWidth="1px"
      borderColor={isActive ? 'accent.muted' : 'border'}
      borderRadius="control"
      bg={isActive ? 'accent.subtle' : 'bg.panel'}
      color={isActive ? 'accent.fg' : 'fg.muted'}
      textStyle="label"
      whiteSpace="nowrap"
    >
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        gap="6px"
        ps="11px"
        pe={isActive ? '4px' : '9px'}
        borderRadius="control"
        cursor="pointer"
        focusVisibleRing="outside"
        _hover={{ color: isActive ? 'accent.fg' : 'fg' }}
        aria-label={isActive ? `${label}: ${value}` : label}
        {...trigger}
      >
        {value || label}
        {!isActive && <ChevronDown size={15} strokeWidth={2} aria-hidden />}
      </chakra.button>
      {isActive && onClear && (
        <chakra.button
          type="button"
          aria-label={t`Clear filter: ${label}`}
          onClick={onClear}
          px="7px"
          borderRadius="control"
          cursor="pointer"
          focusVisibleRing="outside"
        >
          <X size={15} strokeWidth={2} />
        </chakra.button>
      )}
    </Flex>
  )
}
