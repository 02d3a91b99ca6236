import { Box, chakra, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../../shared/display/Panel.tsx'
import { useIsNarrow } from '../../shared/hooks/use-viewport.ts'
import { NoSection, SectionSearch } from './SectionSearch.tsx'
import { useSectionGroups } from './sections.ts'
import { ProfileSection } from './user/ProfileSection.tsx'

export function SettingsStart() {
  return useIsNarrow() ? <SectionList /> : <ProfileSection />
}

function SectionList() {
  const [text, setText] = useState('')
  const groups = useSectionGroups(text)
  return (
    <Stack as="nav" aria-label={t`Settings`} gap="16px">
      <SectionSearch text={text} onChange={setText} />
      {groups.length === 0 && <NoSection />}
      {groups.map(({ key, title, sections }) => (
        <Panel key={key} title={title} isList>
          <Box as="ul" listStyleType="none">
            {sections.map(({ path, address, label, about }) => (
              <Box as="li" key={path} borderTopWidth="1px" borderColor="border.muted">
                <Row to={address ?? `/settings/${path}`}>
                  <Box flex="1" minW="0">
                    <Box textStyle="strong">{label}</Box>
                    <Box textStyle="small" color="fg.muted">
                      {about}
                    </Box>
                  </Box>
                  <Box color="fg.subtle">
                    <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
                  </Box>
                </Row>
              </Box>
            ))}
          </Box>
        </Panel>
      ))}
    </Stack>
  )
}

const Row = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minH: '60px',
    px: '16px',
    color: 'fg',
    textDecoration: 'none',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover' },
  },
})
