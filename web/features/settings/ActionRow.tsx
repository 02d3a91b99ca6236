import { Box, Flex, type FlexProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ActionRowProps extends Omit<FlexProps, 'title' | 'about' | 'children'> {
  title: string
  about: ReactNode
  children?: ReactNode
}

export function ActionRow({ title, about, children, ...rest }: ActionRowProps) {
  return (
    <Flex align="center" gap="16px" wrap="wrap" {...rest}>
      <Box flex="1" minW="200px">
        <Box as="h2" textStyle="section">
          {title}
        </Box>
        <Box textStyle="small" color="fg.muted" textWrap="pretty" maxW="62ch">
          {about}
        </Box>
      </Box>
      {children}
    </Flex>
  )
}

export const actionWidth = { base: '100%', sm: 'auto' }
