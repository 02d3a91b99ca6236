import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { Fragment, type MouseEvent, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { navigationLinks } from './navigation.ts'

interface BottomBarProps {
  isDisabled: boolean
  /** Starts a new transaction. Null hides the button in the middle. */
  onAdd: (() => void) | null
  onPhotograph: () => void
}

/** The number of links before the button in the middle. */
const linksBefore = 3

export function BottomBar({ isDisabled, onAdd, onPhotograph }: BottomBarProps) {
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
      {navigationLinks(false)
        .filter((link) => link.isInBottomBar)
        .map(({ to, label, icon: Icon }, index) => (
          <Fragment key={to}>
            {index === linksBefore && onAdd && <AddButton onAdd={onAdd} onPhotograph={onPhotograph} />}
            <Entry
              to={to}
              aria-disabled={isDisabled || undefined}
              onClick={(event) => isDisabled && event.preventDefault()}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {label}
            </Entry>
          </Fragment>
        ))}
    </Flex>
  )
}

/** A press that is held at least this long opens the camera, in milliseconds. */
const longPress = 450

interface AddButtonProps {
  onAdd: () => void
  onPhotograph: () => void
}

function AddButton({ onAdd, onPhotograph }: AddButtonProps) {
  const pressedAt = useRef<number | null>(null)
  // Browsers open the camera only at the end of a touch.
  const release = ({ timeStamp }: MouseEvent) => {
    const isHeld = pressedAt.current !== null && timeStamp - pressedAt.current >= longPress
    pressedAt.current = null
    if (isHeld) onPhotograph()
    else onAdd()
  }
  return (
    <IconButton
      aria-label={t`New transaction`}
      aria-description={t`Hold to photograph a receipt`}
      boxSize="44px"
      minW="44px"
      alignSelf="center"
      borderRadius="full"
      onPointerDown={({ timeStamp }) => {
        pressedAt.current = timeStamp
      }}
      onPointerCancel={() => {
        pressedAt.current = null
      }}
      onContextMenu={(event) => event.preventDefault()}
      onClick={release}
    >
      <Plus size={22} strokeWidth={1.75} />
    </IconButton>
  )
}

const Entry = chakra(NavLink, {
  base: {
    // The words keep their width, and share what is left.
    flex: '1 1 auto',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '5px',
    fontSize: 'min(10.5px, 3vw)',
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
