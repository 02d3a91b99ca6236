import { plural, t } from '@lingui/core/macro'
import type { StagedDocumentFragment } from '../../generated.ts'

interface ReceiptStatus {
  text: string
  tone: 'gray' | 'accent' | 'warning' | 'income' | 'over'
}

export function statusOf({ stage, state, pendingItemCount }: StagedDocumentFragment): ReceiptStatus {
  if (state === 'DISCARDED') return { text: t`Discarded`, tone: 'gray' }
  if (state === 'PROCESSED') return { text: t`Saved`, tone: 'income' }
  if (stage === 'FAILED') return { text: t`Couldn't read`, tone: 'over' }
  if (isBeingRead({ stage })) return { text: t`Reading…`, tone: 'gray' }
  const count = plural(pendingItemCount, { one: '# to review', other: '# to review' })
  return { text: pendingItemCount > 0 ? count : t`To review`, tone: 'accent' }
}

export function isBeingRead({ stage }: Pick<StagedDocumentFragment, 'stage'>): boolean {
  return stage === 'RECEIVED' || stage === 'READING'
}
