import { type SaidMessageFragment, SayDocument, StartConversationDocument } from '../support/generated.ts'
import type { TestPerson } from '../support/people.ts'

/** The day on which these conversations take place, for the assistant. */
export const today = { 'x-today': '2026-03-20' }

/** Starts a conversation, and answers how to say something in it: the reply. */
export async function converse(person: TestPerson) {
  const { startAssistantSession: session } = await person.graphql(StartConversationDocument, {})
  const say = async (text: string): Promise<SaidMessageFragment> => {
    const input = { sessionId: session.id, text }
    return (await person.graphql(SayDocument, { input }, { headers: today })).sendMessage.assistantMessage
  }
  return { sessionId: session.id, say }
}

/** What a link in an answer filters by, as the transactions page reads its own address. */
export function filterOf(href: string) {
  const query = new URL(href, 'http://localhost').searchParams
  return {
    from: query.get('from'),
    to: query.get('to'),
    type: query.get('type') === 'INCOME' ? ('INCOME' as const) : ('EXPENSE' as const),
    text: query.get('text'),
    categoryIds: query.get('category')?.split(',') ?? null,
  }
}
