import { Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useNamedPage } from './page-title.tsx'

interface PageHeaderProps {
  title: string
  aside?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, aside, actions }: PageHeaderProps) {
  useNamedPage(title)
  const hasMore = Boolean(aside || actions)

  return (
    <Flex
      as="header"
      align="center"
      wrap="wrap"
      columnGap="12px"
      rowGap="8px"
      minH="36px"
      mb={{ base: hasMore ? '14px' : '0', md: '20px' }}
      hideBelow={hasMore ? undefined : 'md'}
    >
      <Heading as="h1" textStyle="pageTitle" hideBelow="md" whiteSpace="nowrap">
        {title}
      </Heading>
      {aside}
      {actions && (
        <Flex ms="auto" gap="8px" align="center" wrap="wrap" justify="end">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
