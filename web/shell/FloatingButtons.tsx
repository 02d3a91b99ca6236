import { Flex, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ConciergeBell, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useOrganizations } from '../app/session/organization.tsx'
import type { Permission } from '../generated.ts'
import { AddButton } from './AddButton.tsx'

const addLinks = (): Record<string, { to: string; label: string; permission: Permission }> => ({
  '/categories': { to: '/categories/new', label: t`Add category`, permission: 'PLANS_WRITE' },
})

/**
 * Shows the assistant's button and, on a phone, the button that adds to the list. Both cover the ends of rows, so they
 * hide on scrolling down and reappear on keyboard focus.
 */
export function FloatingButtons({ onAssistant }: { onAssistant: (() => void) | null }) {
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
      insetEnd={{ base: '16px', md: '24px' }}
      bottom={{ base: 'calc(80px + env(safe-area-inset-bottom))', md: '24px' }}
      css={{
        'body:has([data-bulk-bar]) &': { display: { base: 'none', md: 'flex' } },
        // A bar as wide as the content takes the place of the button.
        'body:has([data-wide-bar]) &': { bottom: { md: '96px' } },
        '&[data-hidden]:not(:has(:focus-visible))': { opacity: '0', translate: '0 12px', pointerEvents: 'none' },
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
        <IconButton aria-label={t`Open AI Assistant`} onClick={onAssistant} colorPalette="gray" {...round}>
          <ConciergeBell size={22} strokeWidth={1.75} />
        </IconButton>
      )}
    </Flex>
  )
}

const round = {
  boxSize: { base: '48px', md: '52px' },
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
