import { Center, Heading, Text } from '@chakra-ui/react'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { useNamedPage } from '../../shared/display/page-title.tsx'

export function NotFound() {
  useNamedPage('404 - Not Found')
  return (
    <Center as="main" minH="60vh" flexDirection="column" gap="8px" textAlign="center" px="24px">
      <Heading as="h1" textStyle="pageTitle">
        404 - Not Found
      </Heading>
      <Text color="fg.muted">There is no page at this address.</Text>
      <TextLink to="/dashboard">Dashboard</TextLink>
    </Center>
  )
}
