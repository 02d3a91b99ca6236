import { Center, Spinner, Text } from '@chakra-ui/react'

interface LoadingOverlayProps {
  text: 'Authenticating...' | 'Loading Application...' | 'Loading Page...' | 'Loading AI Assistant...'
}

/** The only spinners of the product. Not seen in the first 200 ms: most waits are over by then. */
export function LoadingOverlay({ text }: LoadingOverlayProps) {
  return (
    <Center
      role="status"
      position="fixed"
      inset="0"
      zIndex="overlay"
      bg="bg/80"
      flexDirection="column"
      gap="12px"
      animation="appear 120ms 200ms both"
    >
      <Spinner color="accent.fg" borderWidth="2px" />
      <Text color="fg.muted">{text}</Text>
    </Center>
  )
}
