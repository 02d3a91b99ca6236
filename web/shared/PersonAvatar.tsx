import { Center, type CenterProps } from '@chakra-ui/react'

interface PersonAvatarProps extends Omit<CenterProps, 'children'> {
  name: string
  /** In pixels: 22 in rows, 28 in the sidebar, 32 in lists of members. */
  size?: 22 | 28 | 32
}

/** A person's initials, always on the same tint for the same name. */
export function PersonAvatar({ name, size = 28, ...rest }: PersonAvatarProps) {
  return (
    <Center
      boxSize={`${size}px`}
      flexShrink="0"
      borderRadius="full"
      bg={`color-mix(in oklab, {colors.chart.${tintOf(name)}} 26%, {colors.bg.panel})`}
      color="fg"
      fontSize={size === 22 ? '9px' : '11px'}
      lineHeight="1"
      fontWeight="600"
      title={name}
      aria-hidden
      {...rest}
    >
      {initialsOf(name)}
    </Center>
  )
}

/** "Maya Lindqvist" is "ML"; one name gives one letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? '?'
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

function tintOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (sum % 7) + 1
}
