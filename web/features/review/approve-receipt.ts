import type { ApolloClient } from '@apollo/client'
import {
  ApproveReceiptDocument,
  ReceiptToApproveDocument,
  type ReceiptToApproveQuery,
  type ReviewedReceiptInput,
} from '../../generated.ts'

/**
 * Saves a receipt as it was read, as one transaction, if nothing of it is open: no doubt, no field missing, no other
 * currency, no likely duplicate and no transaction that it may belong to. Answers null when it was not saved.
 */
export async function approveWholeReceipt(client: ApolloClient, id: string, currency: string) {
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
