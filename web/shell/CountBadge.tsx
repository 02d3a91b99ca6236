import { Center, type CenterProps } from '@chakra-ui/react'

export function CountBadge({ count, ...rest }: CenterProps & { count: number | null }) {
  if (!count) return null
  return (
    <Center
      minW="20px"
      h="20px"
      px="5px"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      fontSize="12px"
      fontWeight="600"
      lineHeight="1"
      {...rest}
    >
      {count > 99 ? '99+' : count}
    </Center>
  )
}
