import { listTrash, restoreRecords } from '../../../server/history/trash/trash.ts'
import { undoBatch } from '../../../server/history/undo/undo.ts'
import { bookActions } from './undo-actions-books.ts'
import { organizationActions } from './undo-actions-organization.ts'
import { reviewActions } from './undo-actions-review.ts'
import { tagActions } from './undo-actions-tags.ts'
import type { Actions } from './undo-chance.ts'

export const actions: Actions = { ...bookActions, ...tagActions, ...reviewActions, ...organizationActions }

/** Undo and restore are actions that can be undone too. */
export const takingBack: Actions = {
  'undo an earlier action': [
    4,
    (chance, _, done) => {
      const earlier = chance.of(done)
      return earlier && ((tenant) => undoBatch(tenant, earlier.batchId, true))
    },
  ],
  restore: [
    3,
    (chance) => {
      const roll = chance.below(12)
      return async (tenant) => {
        const { items } = await listTrash(tenant, null, { first: 6 })
        const found = items[roll % items.length]
        return found && restoreRecords(tenant, found.kind, [found.id])
      }
    },
  ],
}
