import { Badge, Box, Flex } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface SecurityRowProps {
  as?: 'li'
  icon: LucideIcon
  name: string
  badge?: string | undefined
  about: ReactNode
  /** The actions at the right. */
  children?: ReactNode
}

export function SecurityRow({ as, icon: Icon, name, badge, about, children }: SecurityRowProps) {
  return (
    <Flex
      as={as}
      align="center"
      gap="14px"
      minH={{ base: '60px', md: '58px' }}
      py="8px"
      px={{ base: '16px', md: '20px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Box color="fg.muted" flexShrink="0">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      {/* A wide button is below the text on a phone. */}
      <Flex flex="1" minW="0" align="center" wrap="wrap" columnGap="14px" rowGap="8px">
        <Box flex="1" minW="150px">
          <Flex align="center" gap="8px" wrap="wrap">
            <Box textStyle="strong" overflowWrap="anywhere">
              {name}
            </Box>
            {badge && (
              <Badge size="sm" bg="bg.muted" color="fg.muted" my="-2px">
                {badge}
              </Badge>
            )}
          </Flex>
          <Box textStyle="small" color="fg.muted" mt="2px" textWrap="pretty">
            {about}
          </Box>
        </Box>
        {children}
      </Flex>
    </Flex>
  )
}
