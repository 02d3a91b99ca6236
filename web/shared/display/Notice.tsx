import { Box, Flex, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tile } from './Tile.tsx'

interface NoticeProps {
  icon: LucideIcon
  tone: 'accent' | 'over' | 'income'
  /** A fact, without a full stop: "No receipts yet". */
  title: string
  /** One sentence. */
  children?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
  /** The whole page is this: its title is the page's. */
  isPage?: boolean | undefined
}

/** What stands in a panel that has nothing to list. */
export function Notice({ icon, tone, title, children, action, role, isPage }: NoticeProps) {
  return (
    <Flex direction="column" align="center" justify="center" textAlign="center" px="24px" py="32px" role={role}>
      <Tile icon={icon} tone={tone} size={36} mb="12px" />
      <Text as={isPage ? 'h1' : 'p'} textStyle="strong" fontWeight="600">
        {title}
      </Text>
      {children && (
        <Text mt="4px" color="fg.muted" maxW="240px" textWrap="pretty">
          {children}
        </Text>
      )}
      {action && <Box mt="16px">{action}</Box>}
    </Flex>
  )
}
