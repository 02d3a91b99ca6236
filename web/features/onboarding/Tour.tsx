import { lazy, useEffect, useState } from 'react'
import { useUser } from '../../app/session/session.tsx'
import { useIsTourPending, useTour } from '../../app/session/tour.ts'
import { useCategoriesQuery, useCountriesQuery } from '../../generated.ts'

const TourDialog = lazy(async () => ({ default: (await import('./TourDialog.tsx')).TourDialog }))

/** Delay before a closed tour returns to its first step, in milliseconds. The dialog is hidden by then. */
const resetDelay = 300

/** The tour of the first steps, which opens by itself for users who have neither finished nor closed it. */
export function Tour() {
  const { isOpen, close } = useTour()
  const [step, setStep] = useState(1)
  const [wasOpened, setOpened] = useState(false)
  useGreeting()

  useEffect(() => {
    if (isOpen) return setOpened(true)
    const reset = setTimeout(() => setStep(1), resetDelay)
    return () => clearTimeout(reset)
  }, [isOpen])

  return wasOpened && <TourDialog isOpen={isOpen} step={step} onStep={setStep} onClose={close} />
}

/**
 * The user for whom the tour has opened since the page was loaded. A closed tour does not open again on the next
 * screen.
 */
let greetedId: string | null = null

function useGreeting(): void {
  const user = useUser()
  const { open } = useTour()
  const isPending = useIsTourPending()
  const isDue = !user.hasCompletedOnboarding && !user.hasDismissedTour && greetedId !== user.id
  const { data: categories } = useCategoriesQuery({ skip: !isDue })
  const { data: countries } = useCountriesQuery({ skip: !isDue, fetchPolicy: 'cache-first' })
  const isReady = isDue && !isPending && categories !== undefined && countries !== undefined

  useEffect(() => {
    if (!isReady) return
    greetedId = user.id
    open()
  }, [isReady, user.id, open])
}
