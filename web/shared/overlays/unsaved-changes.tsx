import { t } from '@lingui/core/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { addBlocker } from '../navigation/navigator.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface UnsavedChanges {
  /** Runs an action that loses the changes, after a question if there are any. */
  leave: (action: () => void) => void
  /** Lets the next navigation pass, because the changes are saved or were given up. */
  allow: () => void
  question: ReactNode
}

/**
 * Asks before unsaved changes are lost: on navigation, on `leave`, and when the page is closed.
 * @param isSameForm returns true for a navigation that keeps the form, such as another filter of the list
 */
export function useUnsavedChanges(
  isChanged: boolean,
  isSameForm: (from: Location, to: Location) => boolean,
): UnsavedChanges {
  const isAllowed = useRef(false)
  const [action, setAction] = useState<(() => void) | null>(null)
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  useEffect(() =>
    addBlocker((from, to, next) => {
      const isBlocked = isChanged && !isAllowed.current && !isSameForm(from, to)
      if (isBlocked) setProceed(() => next)
      return isBlocked
    }),
  )

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  const discard = () => {
    isAllowed.current = true
    proceed?.()
    // The dialog gives the focus back before the action moves it.
    if (action) requestAnimationFrame(() => requestAnimationFrame(action))
  }
  return {
    leave: (next) => (isChanged && !isAllowed.current ? setAction(() => next) : next()),
    allow() {
      isAllowed.current = true
    },
    question: (
      <ConfirmDialog
        isOpen={action !== null || proceed !== null}
        onClose={() => {
          setAction(null)
          setProceed(null)
        }}
        title={t`Discard your changes?`}
        confirm={t`Discard changes`}
        cancel={t`Keep editing`}
        tone="over"
        onConfirm={discard}
      >
        {t`The changes that you made here aren't saved.`}
      </ConfirmDialog>
    ),
  }
}
