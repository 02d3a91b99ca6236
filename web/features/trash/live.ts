import { liveScreen } from '../../app/live/live-screens.ts'
import { LedgerChangedWithTrashDocument } from '../../generated.ts'
import { followTrash } from './trash-cache.ts'

export const liveTrash = liveScreen({
  document: LedgerChangedWithTrashDocument,
  writers: [(cache, message) => followTrash(cache, message, message.trashed)],
})
