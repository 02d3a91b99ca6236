import { Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useNamedPage } from './page-title.tsx'

interface PageHeaderProps {
  /** The page's h1, and the name in the browser's tab. */
  title: string
  /** Beside the title: a month picker, "13 left". */
  beside?: ReactNode
  /** At the right: ghost, outline, at most one solid. */
  actions?: ReactNode
}

/** The head of a page. On a phone the title stands in the top bar, and the rest of the head below it. */
export function PageHeader({ title, beside, actions }: PageHeaderProps) {
  useNamedPage(title)
  const hasMore = Boolean(beside ?? actions)

  return (
    <Flex
      as="header"
      align="center"
      gap="12px"
      minH="36px"
      mb={{ base: hasMore ? '14px' : '0', md: '20px' }}
      hideBelow={hasMore ? undefined : 'md'}
    >
      <Heading as="h1" textStyle="pageTitle" hideBelow="md" whiteSpace="nowrap">
        {title}
      </Heading>
      {beside}
      {actions && (
        <Flex ms="auto" gap="8px" align="center">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
