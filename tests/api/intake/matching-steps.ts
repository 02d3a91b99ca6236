import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { ApproveReceiptDocument, MatchesDocument, type ReceiptDetailsFragment } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { asRead } from './receipt-steps.ts'

export interface Payment {
  description?: string
  amount?: string
  date?: string
  currency?: string
  rate?: string
}

export async function pay(person: TestUser, payment: Payment = {}): Promise<string> {
  const { createTransaction } = await person.graphql(CreateTransactionDocument, {
    input: { type: 'EXPENSE', amount: '9.00', date: '2026-03-14', description: 'Corner shop', ...payment },
  })
  return createTransaction.id
}

export function attach(person: TestUser, receipt: ReceiptDetailsFragment, transactionId: string) {
  return person.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input: { ...asRead(receipt), saveAs: 'ATTACH', transactionId },
  })
}

export const matchesOf = async (person: TestUser, id: string) => (await person.graphql(MatchesDocument, { id })).receipt
