import { Flex, IconButton } from '@chakra-ui/react'
import { ConciergeBell, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useOrganizations } from '../app/session/organization.tsx'
import type { Permission } from '../generated.ts'

const addLinks: Record<string, { to: string; label: string; permission: Permission }> = {
  '/transactions': { to: '/transactions/new', label: 'Add transaction', permission: 'TRANSACTIONS_WRITE' },
  '/categories': { to: '/categories/new', label: 'Add category', permission: 'PLANS_WRITE' },
}

/**
 * The assistant's bell; on a phone, beside it the button that adds to the list on screen. Both cover the ends of rows, so
 * they hide when the page is scrolled down. Keyboard focus shows them again.
 */
export function FloatingButtons({ onAssistant }: { onAssistant: (() => void) | null }) {
  const { active } = useOrganizations()
  const add = addLinks[useLocation().pathname]
  const isHidden = useIsScrolledDown()
  return (
    <Flex
      as="aside"
      aria-label="Shortcuts"
      position="fixed"
      zIndex="fab"
      gap="12px"
      insetEnd={{ base: '16px', md: '24px' }}
      bottom={{ base: 'calc(80px + env(safe-area-inset-bottom))', md: '24px' }}
      // On a phone the bar of selected rows takes their place.
      css={{
        'body:has([data-bulk-bar]) &': { display: { base: 'none', md: 'flex' } },
        '&[data-hidden]:not(:has(:focus-visible))': { opacity: '0', translate: '0 12px', pointerEvents: 'none' },
      }}
      data-hidden={isHidden || undefined}
      transition="opacity 180ms, translate 180ms"
    >
      {add && active?.permissions.includes(add.permission) && (
        <IconButton asChild {...round} hideFrom="md">
          <RouterLink to={add.to} aria-label={add.label}>
            <Plus size={22} strokeWidth={1.75} />
          </RouterLink>
        </IconButton>
      )}
      {onAssistant && (
        <IconButton aria-label="Open AI Assistant" onClick={onAssistant} colorPalette="gray" {...round}>
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

/** Pixels that a finger or a trackpad moves without meaning to. */
const tolerance = 6

/** True after the page was scrolled down, until it is scrolled up or stops at its end, where it leaves room below. */
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
