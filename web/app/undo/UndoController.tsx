import { useEffect, useSyncExternalStore } from 'react'
import { isElsewhere } from '../../shared/hooks/keys.ts'
import { lazyComponent } from '../../shared/hooks/lazy-component.tsx'
import { useUndo } from './undo.ts'

const UndoQuestion = lazyComponent(async () => (await import('./UndoQuestion.tsx')).UndoQuestion)

/**
 * Handles Ctrl+Z and ⌘Z, with Shift to redo, outside of input fields. Mounted once. The stack is cleared when the
 * organization changes.
 */
export function UndoController() {
  const undoing = useUndo()
  const question = useSyncExternalStore(undoing.subscribe, undoing.question)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (event.key.toLowerCase() !== 'z' || isElsewhere(event.target, event.key, false)) return
      event.preventDefault()
      void undoing.runLast(event.shiftKey ? 'redo' : 'undo')
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
      undoing.clear()
    }
  }, [undoing])

  return question && <UndoQuestion question={question} />
}
