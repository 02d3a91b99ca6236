import { Box } from '@chakra-ui/react'

/** More is coming. */
export function Caret() {
  return (
    <Box
      as="span"
      display="inline-block"
      w="8px"
      h="16px"
      ms="3px"
      verticalAlign="-2px"
      borderRadius="2px"
      bg="accent.graph"
      animation="breathe 1.6s ease-in-out infinite"
      aria-hidden
    />
  )
}
