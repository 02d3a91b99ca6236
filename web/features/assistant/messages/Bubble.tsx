import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export function Bubble({ file, text }: { file?: ReactNode; text: string }) {
  return (
    <Box
      maxW="362px"
      minW="0"
      bg="bg.muted"
      borderRadius="panel"
      borderEndEndRadius="bar"
      px={file ? '8px' : '14px'}
      py={file ? '8px' : '9px'}
    >
      {file}
      {text && (
        <Text
          lineHeight="21px"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          {...(file ? { px: '6px', pt: '8px', pb: '2px' } : {})}
        >
          {text}
        </Text>
      )}
    </Box>
  )
}
