import { StartAssistantSessionDocument as StartConversationDocument } from '../../../web/operations/generated.ts'
import { type SaidMessageFragment, SayDocument, type TransactionFilter } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

export const today = { 'x-today': '2026-03-20' }

export async function converse(person: TestUser) {
  const { startAssistantSession: session } = await person.graphql(StartConversationDocument, {})
  const sendMessage = async (text: string): Promise<SaidMessageFragment> => {
    const input = { sessionId: session.id, text }
    return (await person.graphql(SayDocument, { input }, { headers: today })).sendMessage.assistantMessage
  }
  return { sessionId: session.id, say: sendMessage }
}

export function filterOf(href: string): TransactionFilter {
  const query = new URL(href, 'http://localhost').searchParams
  const type = query.get('type')
  const ids = (query.get('category') ?? '').split(',').filter((id) => id !== '' && id !== 'none')
  return {
    from: query.get('from'),
    to: query.get('to'),
    type: type === 'INCOME' || type === 'EXPENSE' ? type : null,
    text: query.get('text'),
    min: query.get('min'),
    max: query.get('max'),
    categoryIds: ids.length > 0 ? ids : null,
    uncategorised: query.get('category') === 'none' ? true : null,
  }
}
