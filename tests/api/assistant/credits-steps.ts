import { AiUsageDocument } from '../../../web/operations/generated.ts'
import { receiptLines, receiptPages, termsPage } from '../../support/data/sent-files.ts'
import type { TestUser } from '../../support/people.ts'

/** Creates a PDF in which only the first page is a receipt. */
export const long = (pages: number) =>
  receiptPages([
    receiptLines('CORNER SHOP', 1.2, 3.5),
    ...Array.from({ length: pages - 1 }, (_, index) => termsPage(index)),
  ])

export async function usageOf(person: TestUser) {
  const month = new Date().toISOString().slice(0, 7)
  return (await person.graphql(AiUsageDocument, { month })).aiUsage
}
