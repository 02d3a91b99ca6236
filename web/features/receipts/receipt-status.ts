import type { StagedDocumentFragment } from '../../generated.ts'

interface ReceiptStatus {
  text: string
  tone: 'gray' | 'accent' | 'warning' | 'income' | 'over'
}

export function statusOf({ stage, state, pendingItemCount }: StagedDocumentFragment): ReceiptStatus {
  if (state === 'DISCARDED') return { text: 'Discarded', tone: 'gray' }
  if (state === 'PROCESSED') return { text: 'In your books', tone: 'income' }
  if (stage === 'FAILED') return { text: 'Not read', tone: 'over' }
  if (isBeingRead({ stage })) return { text: 'Reading…', tone: 'gray' }
  return { text: pendingItemCount > 0 ? `${pendingItemCount} to review` : 'To review', tone: 'accent' }
}

export function isBeingRead({ stage }: Pick<StagedDocumentFragment, 'stage'>): boolean {
  return stage === 'RECEIVED' || stage === 'READING'
}
