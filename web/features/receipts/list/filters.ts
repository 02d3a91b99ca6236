import type { ReceiptFilter } from '../../../app/live/patch-receipts.ts'

/** The lists that the page can show, by their names in the address. */
export const receiptFilters = [
  { value: 'all', label: 'All', filter: { state: null, unmatched: false } },
  { value: 'staging', label: 'To review', filter: { state: 'STAGING', unmatched: false } },
  { value: 'unmatched', label: 'Unmatched', filter: { state: null, unmatched: true } },
  { value: 'processed', label: 'Done', filter: { state: 'PROCESSED', unmatched: false } },
  { value: 'discarded', label: 'Discarded', filter: { state: 'DISCARDED', unmatched: false } },
] as const satisfies { value: string; label: string; filter: ReceiptFilter }[]
