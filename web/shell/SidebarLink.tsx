import { Box, chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { Tooltip } from '../shared/overlays/Tooltip.tsx'
import { CountBadge } from './CountBadge.tsx'
import { type NavigationLink, reviewLabel } from './navigation.ts'

interface SidebarLinkProps {
  link: NavigationLink
  count: number | null
  isCollapsed: boolean
  isDisabled: boolean
}

export function SidebarLink({ link, count, isCollapsed, isDisabled }: SidebarLinkProps) {
  const Icon = link.icon
  const shown = link.hasCount ? count : null

  return (
    <Tooltip text={isCollapsed ? link.label : null} side="right">
      <Entry
        to={link.to}
        aria-label={shown ? reviewLabel(shown) : link.label}
        aria-disabled={isDisabled || undefined}
        tabIndex={isDisabled ? -1 : undefined}
        onClick={(event) => isDisabled && event.preventDefault()}
        justifyContent={isCollapsed ? 'center' : 'flex-start'}
        px={isCollapsed ? '0' : '10px'}
      >
        <Box as="span" position="relative" className="icon" flexShrink="0">
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {isCollapsed && (
            <CountBadge
              count={shown}
              position="absolute"
              top="-10px"
              insetStart="8px"
              minW="16px"
              h="16px"
              fontSize="10px"
            />
          )}
        </Box>
        {!isCollapsed && (
          <>
            {link.label}
            <CountBadge count={shown} ms="auto" />
          </>
        )}
      </Entry>
    </Tooltip>
  )
}

const Entry = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    h: '36px',
    borderRadius: 'control',
    color: 'fg.muted',
    textStyle: 'strong',
    textDecoration: 'none',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentPage: { bg: 'bg.muted', color: 'fg', fontWeight: '600', '& .icon': { color: 'accent.fg' } },
    '&[aria-disabled]': { opacity: '0.45', pointerEvents: 'none' },
  },
})
