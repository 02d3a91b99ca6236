import { useEffect, useSyncExternalStore } from 'react'
import { isElsewhere } from '../../shared/hooks/keys.ts'
import { lazyComponent } from '../../shared/hooks/lazy-component.tsx'
import { useUndo } from './undo.ts'

const UndoQuestion = lazyComponent(async () => (await import('./UndoQuestion.tsx')).UndoQuestion)

/**
 * Ctrl+Z and ⌘Z undo the last thing done in this tab, with Shift they redo it; in a field they are the field's own.
 * Mounted once: it asks what is to be asked, and what was done is forgotten with the organization it was done in.
 */
export function UndoController() {
  const undoing = useUndo()
  const question = useSyncExternalStore(undoing.subscribe, undoing.question)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (event.key.toLowerCase() !== 'z' || isElsewhere(event.target, event.key, false)) return
      event.preventDefault()
      void undoing.turnLast(event.shiftKey ? 'redo' : 'undo')
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
      undoing.forget()
    }
  }, [undoing])

  return question && <UndoQuestion question={question} />
}
