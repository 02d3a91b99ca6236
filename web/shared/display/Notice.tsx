import { Box, Flex, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tile } from './Tile.tsx'

interface NoticeProps {
  icon: LucideIcon
  tone: 'accent' | 'over' | 'income'
  title: string
  children?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
  isPage?: boolean | undefined
}

export function Notice({ icon, tone, title, children, action, role, isPage }: NoticeProps) {
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      px={{ base: '8px', md: '24px' }}
      py="32px"
      role={role}
    >
      <Tile icon={icon} tone={tone} size={36} mb="12px" />
      <Text as={isPage ? 'h1' : 'p'} textStyle="strong" fontWeight="600">
        {title}
      </Text>
      {children && (
        <Text mt="4px" color="fg.muted" maxW="420px" textWrap="balance">
          {children}
        </Text>
      )}
      {action && <Box mt="16px">{action}</Box>}
    </Flex>
  )
}
