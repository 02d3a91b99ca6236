import { absoluteUrl, nested, shape } from '../shape.ts'
import { reference } from './common.ts'

export const importUploadAddress = shape('ImportUploadAddress', {
  upload_url: absoluteUrl('uploadUrl'),
  storage_path: 'storagePath',
})

export const importedFile = shape('Import', {
  id: 'id',
  file_name: 'fileName',
  size: 'size',
  format: 'format',
  state: 'state',
  progress: 'progress',
  problem: 'problem',
  row_count: 'rowCount',
  new_count: 'newCount',
  there_count: 'thereCount',
  possible_count: 'possibleCount',
  taken_count: 'takenCount',
  left_out: nested('leftOut', shape('LeftOutRows', { reason: 'reason', count: 'count' })),
  skipped_rows: nested('skippedRows', shape('SkippedRow', { row: 'row', problem: 'problem', text: 'text' })),
  skipped_count: 'skippedCount',
  first_day: 'firstDay',
  last_day: 'lastDay',
  sums: nested(
    'sums',
    shape('ImportSum', { currency: 'currency', money_in: 'moneyIn.value', money_out: 'moneyOut.value' }),
  ),
  rates: nested(
    'rates',
    shape('ImportRate', {
      currency: 'currency',
      row_count: 'rowCount',
      money_in: 'moneyIn.value',
      money_out: 'moneyOut.value',
      rate: 'rate',
      source: 'source',
      last_rate: 'lastRate',
      last_rate_day: 'lastRateDay',
      base_in: 'baseIn.value',
      base_out: 'baseOut.value',
    }),
  ),
  accounts: 'accounts',
  missing_categories: 'missingCategories',
  can_revert: 'canRevert',
  batch_id: 'batchId',
  created_by: nested('createdBy', reference),
  created_at: 'createdAt',
})

export const importRow = shape('ImportRow', {
  id: 'id',
  position: 'position',
  transaction_date: 'date',
  type: 'type',
  amount: 'amount.value',
  currency: 'amount.currency',
  base_amount: 'baseAmount.value',
  description: 'description',
  note: 'note',
  category_id: 'category.id',
  category: nested('category', reference),
  category_name: 'categoryName',
  tags: 'tagNames',
  split: 'isSplit',
  verdict: 'verdict',
  match: nested('match', shape('ImportMatch', { id: 'id', description: 'description', transaction_date: 'date' })),
  reasons: 'reasons',
  taken: 'isTaken',
  doubt: 'doubt',
})
