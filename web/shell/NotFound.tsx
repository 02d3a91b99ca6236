import { Center, Heading, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { TextLink } from '../shared/controls/TextLink.tsx'
import { useNamedPage } from '../shared/display/page-title.tsx'

export function NotFound() {
  useNamedPage(t`404 - Not Found`)
  return (
    <Center minH="60vh" flexDirection="column" gap="8px" textAlign="center" px="24px">
      <Heading as="h1" textStyle="pageTitle">
        {t`404 - Not Found`}
      </Heading>
      <Text color="fg.muted">{t`This page doesn't exist.`}</Text>
      <TextLink to="/dashboard">{t`Go to dashboard`}</TextLink>
    </Center>
  )
}
