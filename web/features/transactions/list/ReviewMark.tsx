import { chakra, VisuallyHidden } from '@chakra-ui/react'

export function ReviewBadge() {
  return (
    <chakra.span
      display="inline-block"
      boxSize="7px"
      flexShrink="0"
      alignSelf="center"
      borderRadius="full"
      borderWidth="1.5px"
      borderColor="accent.fg"
      title="Not reviewed"
    >
      <VisuallyHidden>Not reviewed</VisuallyHidden>
    </chakra.span>
  )
}
