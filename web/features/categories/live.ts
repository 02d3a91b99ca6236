import type { RecordWriter } from '../../app/live/LedgerSubscription.tsx'
import { liveScreen } from '../../app/live/live-screens.ts'
import { refreshQuery } from '../../app/live/refresh-query.ts'
import { removeCategory, upsertCategory } from '../../app/records/category-cache.ts'
import { CategoryUsageDocument, LedgerChangedWithUsageDocument } from '../../generated.ts'

export const categoryRecords: RecordWriter = {
  kind: 'CATEGORY',
  queries: ['AllCategories', 'Categories'],
  write: (cache, { id, category }) => (category ? upsertCategory(cache, category) : removeCategory(cache, id)),
}

export const liveCategoryUsage = liveScreen({
  document: LedgerChangedWithUsageDocument,
  writers: [refreshQuery(CategoryUsageDocument)],
})
