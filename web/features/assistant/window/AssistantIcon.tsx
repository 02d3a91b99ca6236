import { Center } from '@chakra-ui/react'
import { ConciergeBell } from 'lucide-react'

export function AssistantIcon() {
  return (
    <Center boxSize="28px" borderRadius="full" bg="bg.inverted" color="fg.inverted" flexShrink="0" aria-hidden>
      <ConciergeBell size={15} strokeWidth={1.75} />
    </Center>
  )
}
