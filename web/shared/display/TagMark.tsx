import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { tint } from './Tile.tsx'

interface TagBadgeProps extends Omit<HTMLChakraProps<'span'>, 'children' | 'color'> {
  tag: { name: string; color: number }
  onRemove?: (() => void) | undefined
}

export function TagBadge({ tag, onRemove, ...rest }: TagBadgeProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="5px"
      maxW="100%"
      h="22px"
      ps="7px"
      pe={onRemove ? '2px' : '7px'}
      borderRadius="tag"
      borderWidth="1px"
      borderColor="border"
      bg="bg.panel"
      color="fg"
      fontSize="12px"
      lineHeight="16px"
      whiteSpace="nowrap"
      {...rest}
    >
      <chakra.span boxSize="7px" flexShrink="0" borderRadius="full" bg={tint(tag.color).color} aria-hidden />
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {tag.name}
      </chakra.span>
      {onRemove && (
        <chakra.button
          type="button"
          aria-label={t`Remove ${{ name: tag.name }}`}
          onClick={onRemove}
          display="grid"
          placeItems="center"
          boxSize="18px"
          borderRadius="bar"
          color="fg.muted"
          cursor="pointer"
          focusVisibleRing="outside"
          _hover={{ color: 'fg', bg: 'bg.muted' }}
        >
          <X size={12} strokeWidth={2} />
        </chakra.button>
      )}
    </chakra.span>
  )
}
