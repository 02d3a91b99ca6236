import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { catchUp } from '../../../app/live/catch-up.ts'
import { useUndo } from '../../../app/undo/undo.ts'
import type { Answer } from '../../../app/undo/undoing.ts'
import {
  ReceiptReviewDocument,
  type ReceiptReviewFragment,
  type ReviewedReceiptFragment,
  useApproveReceiptMutation,
  useDeclineMatchMutation,
  useDiscardReceiptMutation,
} from '../../../generated.ts'
import { codeOf, fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { amountDoubtIn } from './checks.ts'
import { inputOf, problemsOf, type ReviewForm } from './review-form.ts'

interface Decisions {
  /** Errors by field, from the last attempt. */
  errors: Record<string, string>
  pending: 'approve' | 'discard' | null
  approve: (form: ReviewForm, isAmountConfirmed?: boolean) => Promise<void>
  /** Why the amounts may be wrong. Approval waits for the user's confirmation. */
  toConfirm: string | null
  closeConfirm: () => void
  discard: () => Promise<void>
  /** Rejects a suggested receipt match. */
  decline: (transactionId: string) => Promise<void>
}

interface DecisionsOptions {
  receipt: ReceiptReviewFragment
  /** The version that the user has seen. Live changes must not update it. */
  version: number
  organizationCurrency: string
  next: string
}

/** Approves or discards the receipt and opens the next pending one. */
export function useDecisions({ receipt, version, organizationCurrency, next }: DecisionsOptions): Decisions {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [pending, setPending] = useState<Decisions['pending']>(null)
  const [toConfirm, setToConfirm] = useState<string | null>(null)
  const [approve, { client }] = useApproveReceiptMutation()
  const [discard] = useDiscardReceiptMutation()
  const [decline] = useDeclineMatchMutation()
  const navigate = useNavigate()
  const { id } = receipt
  const { offerUndo } = useUndo()

  const attempt = async (action: 'approve' | 'discard', work: () => Promise<[string, Answer]>) => {
    if (pending) return
    setPending(action)
    setErrors({})
    try {
      offerUndo(...(await work()))
      await navigate(next)
    } catch (error) {
      setErrors(fieldErrorsOf(error))
      showToast.error(messageOf(error))
      if (codeOf(error) === 'CONFLICT') catchUp(client, ReceiptReviewDocument)
    } finally {
      setPending(null)
    }
  }

  return {
    errors,
    pending,
    toConfirm,
    closeConfirm: () => setToConfirm(null),
    approve: async (form, isAmountConfirmed = false) => {
      const problems = problemsOf(form, organizationCurrency)
      if (Object.keys(problems).length > 0) return setErrors(problems)
      const doubt = form.saveAs === 'ATTACH' ? null : amountDoubtIn(receipt, form)
      if (doubt !== null && !isAmountConfirmed) return setToConfirm(doubt)
      await attempt('approve', async () => {
        const input = { ...inputOf(form, organizationCurrency), isAmountConfirmed }
        const answer = await approve({ variables: { id, version, input } })
        return [savedSentence(form, answer.data?.approveReceipt), answer]
      })
    },
    async decline(transactionId) {
      try {
        offerUndo(t`Match removed`, await decline({ variables: { receiptId: id, transactionId } }))
      } catch (error) {
        showToast.error(messageOf(error))
      }
    },
    discard: () =>
      attempt('discard', async () => {
        const answer = await discard({ variables: { id } })
        const { title } = receipt.document
        return [t`${title} discarded`, answer]
      }),
  }
}

function savedSentence({ saveAs }: ReviewForm, result: ReviewedReceiptFragment | undefined): string {
  const made = result?.transactions ?? []
  const description = made[0]?.description
  if (saveAs === 'ATTACH') return description ? t`Attached to ${description}` : t`Attached to the transaction`
  return plural({ count: made.length }, { one: 'Saved as # transaction', other: 'Saved as # transactions' })
}
