import type { RecordWriter } from '../live/LedgerSubscription.tsx'
import { removeSharedView, upsertView } from './view-cache.ts'

export const viewRecords: RecordWriter = {
  kind: 'VIEW',
  queries: ['SavedViews'],
  write: (cache, { id, savedView }) => (savedView ? upsertView(cache, savedView) : removeSharedView(cache, id)),
}
