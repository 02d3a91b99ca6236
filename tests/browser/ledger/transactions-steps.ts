import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'

export interface Entry {
  description: string
  category?: string
  amount?: string
  date?: string
}

export async function record(person: Parameters<typeof categoryOf>[0], entries: Entry[]) {
  for (const { category, ...details } of entries) {
    const categoryId = category && (await categoryOf(person, category))
    const input = expense({
      date: new Date().toISOString().slice(0, 10),
      ...details,
      ...(categoryId && { categoryId }),
    })
    await person.graphql(CreateTransactionDocument, { input })
  }
}
