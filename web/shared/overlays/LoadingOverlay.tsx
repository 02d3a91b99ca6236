import { Center, Spinner, Text } from '@chakra-ui/react'

interface LoadingOverlayProps {
  text: string
}

/** Most waits end within 200 ms, so nothing is shown before. */
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
