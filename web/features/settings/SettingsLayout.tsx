import { Box, Flex, Heading } from '@chakra-ui/react'
import { ChevronLeft } from 'lucide-react'
import { Outlet, useLocation } from 'react-router-dom'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { useNamedPage } from '../../shared/display/page-title.tsx'
import { useIsNarrow } from '../../shared/hooks/use-viewport.ts'
import { SectionLinks } from './SectionLinks.tsx'
import { titleAt } from './sections.ts'

/** The settings: their sections at the left, the open one beside them; where it is narrow one after the other. */
export function SettingsLayout() {
  const { pathname } = useLocation()
  const title = titleAt(pathname)
  const isStart = title === 'Settings'
  const isNarrow = useIsNarrow()
  useNamedPage(title)

  return (
    <>
      <Heading as="h1" textStyle="pageTitle" hideBelow="md" mb="20px" lineHeight="36px">
        {isNarrow ? title : 'Settings'}
      </Heading>
      <Flex gap="32px" align="flex-start">
        <Box hideBelow="lg" w="168px" flexShrink="0" position="sticky" top="28px">
          <SectionLinks />
        </Box>
        <Box flex="1" minW="0">
          {!isStart && (
            <TextLink to="/settings" hideFrom="lg" mb="8px" ms="-4px" minH="44px" gap="4px" textStyle="strong">
              <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
              Settings
            </TextLink>
          )}
          <Outlet />
        </Box>
      </Flex>
    </>
  )
}
