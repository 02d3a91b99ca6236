import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Outlet, Link as RouterLink, useLocation } from 'react-router-dom'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { useNamedPage } from '../../shared/display/page-title.tsx'
import { useIsNarrow } from '../../shared/hooks/use-viewport.ts'
import { NoSection, SectionSearch } from './SectionSearch.tsx'
import { sectionAt, useSectionGroups } from './sections.ts'

export function SettingsLayout() {
  const section = sectionAt(useLocation().pathname)
  const title = section?.label ?? t`Settings`
  const isNarrow = useIsNarrow()
  useNamedPage(title)

  return (
    <>
      <Heading as="h1" textStyle="pageTitle" hideBelow="md" mb="20px" lineHeight="36px">
        {isNarrow ? title : t`Settings`}
      </Heading>
      <Flex gap="32px" align="flex-start">
        <Box
          hideBelow="lg"
          w="168px"
          flexShrink="0"
          position="sticky"
          top="28px"
          maxH="calc(100dvh - 56px)"
          overflowY="auto"
          mx="-4px"
          px="4px"
          pb="4px"
        >
          <SectionLinks />
        </Box>
        <Box flex="1" minW="0">
          {section && (
            <TextLink to="/settings" hideFrom="lg" mb="8px" ms="-4px" minH="44px" gap="4px" textStyle="strong">
              <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
              {t`Settings`}
            </TextLink>
          )}
          <Outlet />
        </Box>
      </Flex>
    </>
  )
}

function SectionLinks() {
  const [text, setText] = useState('')
  const groups = useSectionGroups(text)
  const open = sectionAt(useLocation().pathname)?.path ?? 'profile'

  return (
    <Box as="nav" aria-label={t`Settings`}>
      <SectionSearch text={text} onChange={setText} />
      {groups.length === 0 && <NoSection />}
      {groups.map(({ key, title, sections }) => (
        <Box key={key} mt="14px">
          <Box textStyle="small" color="fg.muted" px="10px" h="26px" truncate title={title}>
            {title}
          </Box>
          <Box as="ul" listStyleType="none">
            {sections.map(({ path, address, label }) => (
              <li key={path}>
                <Entry to={address ?? `/settings/${path}`} aria-current={path === open ? 'page' : undefined}>
                  {label}
                </Entry>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const Entry = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    h: '32px',
    px: '10px',
    borderRadius: 'control',
    color: 'fg.muted',
    textStyle: 'strong',
    textDecoration: 'none',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentPage: { bg: 'bg.muted', color: 'fg', fontWeight: '600' },
  },
})
