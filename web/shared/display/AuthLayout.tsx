import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Logo } from './Logo.tsx'
import { useNamedPage } from './page-title.tsx'
import { SampleSheet } from './SampleSheet.tsx'

interface AuthLayoutProps {
  title: string
  lead: ReactNode
  children?: ReactNode
}

export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  useNamedPage(title)
  return (
    <Flex minH="100dvh">
      <Flex
        direction="column"
        w={{ base: '100%', lg: '50%' }}
        px={{ base: '20px', md: '64px' }}
        py={{ base: '24px', md: '42px' }}
      >
        <Flex as="header" align="center" gap="9px">
          <Logo />
          <Text fontSize="18px" lineHeight="28px" fontWeight="600" letterSpacing="-0.012em">
            Purser
          </Text>
        </Flex>
        <Box as="main" w="100%" maxW="360px" mx="auto" my="auto" py={{ base: '32px', md: '24px' }}>
          <Heading as="h1" fontSize="26px" lineHeight="32px" fontWeight="600" letterSpacing="-0.018em">
            {title}
          </Heading>
          <Text mt="6px" color="fg.muted">
            {lead}
          </Text>
          {children}
        </Box>
        <Text as="footer" textStyle="small" color="fg.muted">
          {t`Budgets, receipts and an assistant, for you and your team.`}
        </Text>
      </Flex>
      <Flex
        hideBelow="lg"
        w="50%"
        direction="column"
        align="center"
        justify="center"
        bg="bg.subtle"
        borderStartWidth="1px"
        px="32px"
        aria-hidden
      >
        <Box w="100%" maxW="432px">
          <SampleSheet />
          <Text mt="28px" fontSize="15px" lineHeight="24px" color="fg.muted">
            {t`Every figure links to its transactions.`}
            <br />
            {t`Every change can be undone.`}
          </Text>
        </Box>
      </Flex>
    </Flex>
  )
}
