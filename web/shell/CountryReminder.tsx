import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOrganizations } from '../app/session/organization.tsx'
import { useUser } from '../app/session/session.tsx'
import { useTour } from '../app/session/tour.ts'
import { showToast } from '../shared/overlays/toaster.ts'

/** Stored for the browser session, so that the reminder is shown once. */
const storageKey = 'countryReminder'

/**
 * Asks users without a country to set one, after the tour is finished or closed. The tour asks for it too. An
 * organization of another user has its currency.
 */
export function CountryReminder() {
  const user = useUser()
  const { isOpen } = useTour()
  const navigate = useNavigate()
  const wasOpen = useRef(false)
  wasOpen.current ||= isOpen
  const hadTour = user.hasCompletedOnboarding || user.hasDismissedTour || wasOpen.current
  const isOwner = useOrganizations().active?.userRole === 'OWNER'
  const isDue = !user.country && isOwner && !isOpen && hadTour

  useEffect(() => {
    if (!isDue || sessionStorage.getItem(storageKey) !== null) return
    sessionStorage.setItem(storageKey, 'shown')
    showToast.info(t`Set your country to see amounts in your currency.`, {
      duration: 10_000,
      action: { label: t`Go to Settings`, onClick: () => void navigate('/settings') },
    })
  }, [isDue, navigate])

  return null
}
