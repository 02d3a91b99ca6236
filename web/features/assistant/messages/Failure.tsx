import { Box, Center, Flex, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FailureProps {
  text: string
  about?: string
  actions?: ReactNode
  children?: ReactNode
}

export function Failure({ text, about, actions, children }: FailureProps) {
  return (
    <Flex as="li" gap="10px">
      <Center boxSize="28px" borderRadius="full" bg="over.subtle" color="over.fg" flexShrink="0" aria-hidden>
        <CircleAlert size={16} strokeWidth={2} />
      </Center>
      <Box flex="1" minW="0" pt="4px">
        <Box role="alert">
          <Text color="over.fg" overflowWrap="anywhere">
            {text}
          </Text>
          {about && (
            <Text textStyle="small" color="fg.muted" mt="2px" lineClamp="2" overflowWrap="anywhere">
              {about}
            </Text>
          )}
        </Box>
        {children && <Box mt="8px">{children}</Box>}
        {actions && (
          <Flex gap="8px" mt="8px">
            {actions}
          </Flex>
        )}
      </Box>
    </Flex>
  )
}
