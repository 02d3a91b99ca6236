import type { RecordWriter } from '../../app/live/LedgerSubscription.tsx'
import { removeTag, upsertTag } from './tag-cache.ts'

export const tagRecords: RecordWriter = {
  kind: 'TAG',
  queries: [],
  write: (cache, { id, tag }) => (tag ? upsertTag(cache, tag) : removeTag(cache, id)),
}
