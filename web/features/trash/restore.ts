import { useApolloClient } from '@apollo/client/react'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { useUndo } from '../../app/undo/undo.ts'
import type { Answer } from '../../app/undo/undoing.ts'
import { RestoreDocument, type RestoreMutation, type TrashRowFragment } from '../../generated.ts'
import { trashKinds } from '../../kinds-generated.ts'
import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { nameOf } from './labels.ts'
import { removeFromTrash } from './trash-cache.ts'

export type RestoreConflict = RestoreMutation['restore']['conflicts'][number]

interface Restoring {
  isRestoring: boolean
  restoreConflicts: readonly RestoreConflict[]
  restore: (records: readonly TrashRowFragment[]) => Promise<void>
}

/** Maximum number of records that the server restores at once. */
const restoredAtOnce = 250

/** Restores records of any kind and shows a toast with Undo. */
export function useRestore(): Restoring {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  const [isRestoring, setRestoring] = useState(false)
  const [restoreConflicts, setConflicts] = useState<readonly RestoreConflict[]>([])

  const restore = async (records: readonly TrashRowFragment[]) => {
    const answers: Answer[] = []
    const conflicting: RestoreConflict[] = []
    const back: TrashRowFragment[] = []
    setRestoring(true)
    try {
      for (const kind of trashKinds) {
        const ofKind = records.filter((record) => record.kind === kind)
        for (let at = 0; at < ofKind.length; at += restoredAtOnce) {
          const asked = ofKind.slice(at, at + restoredAtOnce)
          const answer = await client.mutate({
            mutation: RestoreDocument,
            variables: { kind, ids: asked.map(({ id }) => id) },
          })
          const conflicts = answer.data?.restore.conflicts ?? []
          const restored = asked.filter(({ id }) => !conflicts.some(({ recordId }) => recordId === id))
          conflicting.push(...conflicts)
          back.push(...restored)
          if (restored.length > 0) answers.push(answer)
          removeFromTrash(
            client.cache,
            restored.map(({ id }) => id),
          )
        }
      }
    } catch (error) {
      if (codeOf(error) === 'NOT_FOUND')
        removeFromTrash(
          client.cache,
          records.map(({ id }) => id),
        )
      showToast.error(messageOf(error))
    } finally {
      setRestoring(false)
      setConflicts(conflicting)
      if (back.length > 0) offerUndo(restoredText(back), answers)
    }
  }
  return { isRestoring, restoreConflicts, restore }
}

function restoredText(records: readonly TrashRowFragment[]): string {
  const [first] = records
  if (first && records.length === 1) return t`${{ name: nameOf(first) }} restored`
  return t`${plural({ count: records.length }, { one: '# record restored', other: '# records restored' })}`
}
