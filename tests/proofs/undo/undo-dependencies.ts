import type { LedgerRow, LedgerRows } from '../../support/data/ledger-rows.ts'

export interface Step {
  key: string
  kind: string
  id: string
  first: LedgerRow | undefined
  last: LedgerRow | undefined
  becomes: LedgerRow | undefined
  fate: 'ready' | 'nothing' | 'refused' | 'tied'
}

const isHeld = ({ fate }: Step) => fate === 'refused' || fate === 'tied'

/**
 * Returns true if a record is left unchanged because a record it depends on is: items with their transaction, a receipt
 * with its items.
 */
export function stays(step: Step, steps: readonly Step[], now: LedgerRows): boolean {
  if (step.fate !== 'ready') return false
  const { kind, id, first, last } = step
  const named = (column: string) => last?.[column] ?? first?.[column]
  const isHeldOne = (of: string, wanted: unknown) =>
    steps.some((each) => each.kind === of && each.id === wanted && isHeld(each))
  if (isHeldOne('transaction', named('transaction_id'))) return true
  const receipt = now.get(`receipt ${named('receipt_id')}`)
  if (kind === 'receipt_match' && isHeldOne('document', receipt?.document_id)) return true
  const comesOrGoes = !first || !last
  if (comesOrGoes) {
    const hasRemaining = steps.some((each) => isHeld(each) && !each.first && each.last?.document_id === id)
    return (
      isHeldOne('document', named('document_id')) ||
      isHeldOne('receipt', named('receipt_id')) ||
      (!first && hasRemaining)
    )
  }
  if (kind !== 'document' && kind !== 'receipt') return false
  const documentId = kind === 'document' ? id : last.document_id
  const lines = steps.filter(
    (each) => each.kind === 'staged_item' && (each.last ?? each.first)?.document_id === documentId,
  )
  return lines.length > 0 && lines.every(isHeld)
}
