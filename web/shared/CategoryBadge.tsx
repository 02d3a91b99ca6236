import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { iconOf } from './icons.ts'
import { tint } from './Tile.tsx'

interface CategoryBadgeProps extends Omit<HTMLChakraProps<'span'>, 'children' | 'color'> {
  /** Null is uncategorised: no fill, a dashed circle. */
  category: { name: string; icon: string; color: number } | null
}

export function CategoryBadge({ category, ...rest }: CategoryBadgeProps) {
  const Icon = iconOf(category?.icon)
  const look = tint(category?.color ?? 'plain', 10)

  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="6px"
      maxW="100%"
      h="24px"
      px="6px"
      pe="8px"
      borderRadius="tag"
      borderWidth={category ? '0' : '1px'}
      borderColor="border.emphasized"
      bg={category ? look.bg : 'transparent'}
      color={category ? 'fg' : 'fg.muted'}
      fontSize="13px"
      lineHeight="18px"
      whiteSpace="nowrap"
      {...rest}
    >
      <chakra.span color={look.color} flexShrink="0" aria-hidden>
        <Icon size={14} strokeWidth={2} />
      </chakra.span>
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {category?.name ?? 'Uncategorised'}
      </chakra.span>
    </chakra.span>
  )
}
