import { Flex, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ConciergeBell, Plus } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useOrganizations } from '../app/session/organization.tsx'
import type { Permission } from '../generated.ts'
import { AddButton } from './AddButton.tsx'

const addLinks = (): Record<string, { to: string; label: string; permission: Permission }> => ({
  '/categories': { to: '/categories/new', label: t`Add category`, permission: 'PLANS_WRITE' },
})

interface FloatingButtonsProps {
  /** The assistant's button. */
  ref: RefObject<HTMLButtonElement | null>
  onAssistant: (() => void) | null
}

/**
 * Shows the assistant's button and, on a phone, the button that adds to the list. They float in the page's gutter, or on
 * a phone in a bar of their own, which hides on scrolling down and reappears on keyboard focus.
 */
export function FloatingButtons({ ref, onAssistant }: FloatingButtonsProps) {
  const { active } = useOrganizations()
  const { pathname } = useLocation()
  const add = addLinks()[pathname]
  const may = (permission: Permission) => active?.permissions.includes(permission)
  const isHidden = useIsScrolledDown()
  return (
    <Flex
      as="aside"
      aria-label={t`Shortcuts`}
      position="fixed"
      zIndex="fab"
      gap="12px"
      justify="flex-end"
      insetStart={{ base: '0', md: 'auto' }}
      insetEnd={{ base: '0', md: '12px' }}
      bottom={{ base: 'calc(64px + env(safe-area-inset-bottom))', md: '24px' }}
      px={{ base: '16px', md: '0' }}
      py={{ base: '4px', md: '0' }}
      bg={{ base: 'bg', md: 'transparent' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      css={{
        'body:has([data-bulk-bar]) &': { display: { base: 'none', md: 'flex' } },
        '&[data-hidden]:not(:has(:focus-visible))': {
          opacity: { base: '0', md: '1' },
          translate: { base: '0 12px', md: 'none' },
          pointerEvents: { base: 'none', md: 'auto' },
        },
      }}
      data-hidden={isHidden || undefined}
      transition="opacity 180ms, translate 180ms"
    >
      {pathname === '/transactions' && may('TRANSACTIONS_WRITE') && <AddButton {...round} hideFrom="md" />}
      {add && may(add.permission) && (
        <IconButton asChild {...round} hideFrom="md">
          <RouterLink to={add.to} aria-label={add.label}>
            <Plus size={22} strokeWidth={1.75} />
          </RouterLink>
        </IconButton>
      )}
      {onAssistant && (
        <IconButton ref={ref} aria-label={t`Open AI Assistant`} onClick={onAssistant} colorPalette="gray" {...round}>
          <ConciergeBell size={22} strokeWidth={1.75} />
        </IconButton>
      )}
    </Flex>
  )
}

const round = {
  boxSize: '48px',
  borderRadius: 'full',
  boxShadow: 'md',
  _icon: { boxSize: '22px' },
}

/** Scroll distance that is ignored as unintended, in pixels. */
const tolerance = 6

/**
 * Returns true after scrolling down, until the page is scrolled up or reaches its end, which has space for the buttons.
 */
function useIsScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < tolerance) return
      setDown(scrollY > last)
      last = scrollY
    }
    const onScrollEnd = () => {
      const { scrollHeight } = document.documentElement
      if (window.scrollY + window.innerHeight >= scrollHeight - tolerance) setDown(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('scrollend', onScrollEnd)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('scrollend', onScrollEnd)
    }
  }, [])
  return isDown
}
