import { lazy, useEffect, useState } from 'react'
import { useUser } from '../../app/session/session.tsx'
import { useIsTourWaiting, useTour } from '../../app/session/tour.ts'
import { useCategoriesQuery, useCountriesQuery } from '../../generated.ts'

const TourDialog = lazy(async () => ({ default: (await import('./TourDialog.tsx')).TourDialog }))

/** Milliseconds after which a closed tour is back at its first step: the dialog has left the screen by then. */
const resetDelay = 300

/** The tour of the first steps, over whatever screen is there. It opens by itself for who has neither finished nor closed it. */
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

/** Who has been greeted since the page was loaded: the tour that they closed stays closed on the next screens. */
let greetedId: string | null = null

/** Opens the tour by itself, as soon as it has what it will show. */
function useGreeting(): void {
  const user = useUser()
  const { open } = useTour()
  const isWaiting = useIsTourWaiting()
  const isDue = !user.hasCompletedOnboarding && !user.hasDismissedTour && greetedId !== user.id
  const { data: categories } = useCategoriesQuery({ skip: !isDue })
  const { data: countries } = useCountriesQuery({ skip: !isDue, fetchPolicy: 'cache-first' })
  const isReady = isDue && !isWaiting && categories !== undefined && countries !== undefined

  useEffect(() => {
    if (!isReady) return
    greetedId = user.id
    open()
  }, [isReady, user.id, open])
}
