import { Flex, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'

export function ProblemLine({ problem }: { problem: string | null }) {
  if (!problem) return null
  return (
    <Flex role="alert" gap="10px" px="14px" py="12px" borderRadius="panel" bg="over.subtle" color="over.fg">
      <Flex mt="2px" flexShrink="0" aria-hidden>
        <CircleAlert size={16} strokeWidth={2} />
      </Flex>
      <Text>{problem}</Text>
    </Flex>
  )
}
