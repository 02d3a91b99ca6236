import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { catchUp } from '../../app/live/catch-up.ts'
import { useOrganization } from '../../app/session/organization.tsx'
import { useUndo } from '../../app/undo/undo.ts'
import type { Answer } from '../../app/undo/undoing.ts'
import {
  ApproveReceiptDocument,
  PendingItemsDocument,
  ReceiptToApproveDocument,
  type ReceiptToApproveQuery,
  type ReviewedReceiptInput,
  type ReviewedStagedItemInput,
  type ReviewRowFragment,
  useApproveDocumentItemsMutation,
  useApproveStagedItemMutation,
  useDiscardStagedItemMutation,
  useMergeStagedItemMutation,
} from '../../generated.ts'
import { codeOf, fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import type { Group } from './inbox.ts'

type Decision = 'approved' | 'discarded' | 'merged'

export interface ItemDecisions {
  isBusy: boolean
  /** Errors by field, from the last attempt. */
  errors: Record<string, string>
  decided: number
  /** Resolves to true on success. */
  approve: (item: ReviewRowFragment, changes?: ReviewedStagedItemInput) => Promise<boolean>
  discard: (item: ReviewRowFragment) => Promise<boolean>
  merge: (item: ReviewRowFragment, transactionId: string) => Promise<boolean>
  approveAll: (group: Group) => Promise<void>
}

/** Returns the review actions. Each item is saved separately, and a complete receipt is saved as one transaction. */
export function useItemDecisions(): ItemDecisions {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { currency } = useOrganization()
  const { offerUndo } = useUndo()
  const [approveOne] = useApproveStagedItemMutation()
  const [discardOne] = useDiscardStagedItemMutation()
  const [mergeOne] = useMergeStagedItemMutation()
  const [approveItems] = useApproveDocumentItemsMutation()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [decided, setDecided] = useState(0)

  const attempt = async (work: () => Promise<number>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setErrors({})
    try {
      const count = await work()
      setDecided((now) => now + count)
      return true
    } catch (error) {
      setErrors(fieldErrorsOf(error))
      showToast.error(messageOf(error))
      if (codeOf(error) === 'CONFLICT') catchUp(client, PendingItemsDocument)
      return false
    } finally {
      setBusy(false)
    }
  }

  /** Quick decisions share one toast, which counts them and undoes the last. */
  const showDecision = ({ description }: ReviewRowFragment, decision: Decision, answer: Answer) =>
    offerUndo((count) => countedDecision(decision, count), answer, {
      what: namedDecision(decision, description),
      row: `item ${decision}`,
    })

  return {
    isBusy,
    errors,
    decided,
    approve: (item, changes) =>
      attempt(async () => {
        const input = { ...creation(item), ...changes }
        const answer = await approveOne({ variables: { id: item.id, input } })
        showDecision(item, 'approved', answer)
        return 1
      }),
    discard: (item) =>
      attempt(async () => {
        showDecision(item, 'discarded', await discardOne({ variables: { id: item.id } }))
        return 1
      }),
    merge: (item, transactionId) =>
      attempt(async () => {
        showDecision(item, 'merged', await mergeOne({ variables: { id: item.id, transactionId } }))
        return 1
      }),
    async approveAll({ document, items }) {
      await attempt(async () => {
        if (document.kind === 'RECEIPT' && document.receiptId) {
          const answer = await approveWholeReceipt(client, document.receiptId, currency)
          if (answer) {
            offerUndo(t`Saved as 1 transaction`, answer)
            return items.length
          }
          showToast.info(t`Check this receipt before saving.`)
          await navigate(document.reviewPath)
          return 0
        }
        const answer = await approveItems({ variables: { documentId: document.id } })
        const { approved = 0, left = 0, reason } = answer.data?.approveDocumentItems ?? {}
        const remaining = left > 0 ? leftText(left, reason ?? '') : undefined
        if (approved > 0) offerUndo(countedDecision('approved', approved), answer, { detail: remaining })
        else if (remaining !== undefined) showToast.warning(remaining)
        return approved
      })
    },
  }
}

function leftText(left: number, reason: string): string {
  return t`${plural(left, { one: `# item still needs review: ${reason}`, other: `# items still need review: ${reason}` })}`
}

function countedDecision(decision: Decision, count: number): string {
  switch (decision) {
    case 'approved':
      return t`${plural(count, { one: '# item approved', other: '# items approved' })}`
    case 'discarded':
      return t`${plural(count, { one: '# item discarded', other: '# items discarded' })}`
    case 'merged':
      return t`${plural(count, { one: '# item merged', other: '# items merged' })}`
  }
}

function namedDecision(decision: Decision, description: string): string {
  switch (decision) {
    case 'approved':
      return t`${description} approved`
    case 'discarded':
      return t`${description} discarded`
    case 'merged':
      return t`${description} merged`
  }
}

/** A budget item without a matching category creates one of its name. */
function creation({ kind, category }: ReviewRowFragment): ReviewedStagedItemInput {
  return kind === 'BUDGET_LINE' && category === null ? { createCategory: true } : {}
}

/**
 * Saves a receipt as one transaction if it has no doubt, no missing field, no foreign currency, no likely duplicate and
 * no receipt match. Returns null if it was not saved.
 */
async function approveWholeReceipt(client: ApolloClient, id: string, currency: string) {
  const { data } = await client.query({
    query: ReceiptToApproveDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const input = data && inputOf(data.receipt, currency)
  if (!data || !input) return null
  const { version } = data.receipt
  return client.mutate({ mutation: ApproveReceiptDocument, variables: { id, version, input } })
}

function inputOf(receipt: ReceiptToApproveQuery['receipt'], ownCurrency: string): ReviewedReceiptInput | null {
  const { merchant, date, currency, total, tax, items, matches, duplicateOf } = receipt
  const ofTax = tax.value === null ? [] : [tax]
  const isDoubted = [merchant, date, currency, total, ...ofTax].some(({ doubt }) => doubt !== null)
  const isItemDoubted = items.some(({ doubt, amountDoubt }) => doubt !== null || amountDoubt !== null)
  if (isDoubted || isItemDoubted || duplicateOf || matches.length > 0 || currency.value !== ownCurrency) return null
  if (!merchant.value || !date.value || !total.value) return null
  return {
    merchant: merchant.value,
    date: date.value,
    currency: currency.value,
    total: total.value,
    tax: tax.value,
    saveAs: 'ONE_TRANSACTION',
    items: items
      .filter(({ state }) => state === 'PENDING')
      .map((item) => ({
        id: item.id,
        description: item.description,
        amount: item.amount.value,
        categoryId: item.category?.id ?? null,
      })),
  }
}
