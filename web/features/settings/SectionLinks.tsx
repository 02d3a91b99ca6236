import { Box, chakra } from '@chakra-ui/react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useSectionGroups } from './sections.ts'

/** The list of sections beside the open one. At /settings itself the first is open. */
export function SectionLinks() {
  const groups = useSectionGroups()
  const open = useLocation().pathname.split('/')[2] || groups[0]?.sections[0]?.path

  return (
    <Box as="nav" aria-label="Settings">
      {groups.map(({ title, sections }, group) => (
        <Box key={group === 0 ? 'you' : 'organization'} mt={group === 0 ? '1px' : '18px'}>
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
