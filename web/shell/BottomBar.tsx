import { chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { NavLink } from 'react-router-dom'
import { navigationLinks } from './navigation.ts'

export function BottomBar({ isDisabled }: { isDisabled: boolean }) {
  return (
    <Flex
      as="nav"
      aria-label={t`Main`}
      hideFrom="md"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      h="calc(64px + env(safe-area-inset-bottom))"
      pb="env(safe-area-inset-bottom)"
      px="4px"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      {navigationLinks()
        .filter((link) => link.isInBottomBar)
        .map(({ to, label, icon: Icon }) => (
          <Entry
            key={to}
            to={to}
            aria-disabled={isDisabled || undefined}
            onClick={(event) => isDisabled && event.preventDefault()}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {label}
          </Entry>
        ))}
    </Flex>
  )
}

const Entry = chakra(NavLink, {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '5px',
    fontSize: '10.5px',
    lineHeight: '13px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: 'fg.muted',
    borderRadius: 'control',
    focusVisibleRing: 'inside',
    _currentPage: { color: 'accent.fg', fontWeight: '600' },
    '&[aria-disabled]': { opacity: '0.45' },
  },
})
