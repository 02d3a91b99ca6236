import { cleaned } from '../../language/plain-text.ts'
import type { ChatRole, DocumentKind } from '../../platform/database/tables.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The limits of the session history for a model, in messages and characters. */
const maxMessages = 12
const maxMessageLength = 1_500
const maxTotalLength = 8_000

export interface HistoryMessage {
  role: 'user' | 'assistant'
  text: string
}

/**
 * Reads the history before a message, oldest first. Documents appear without their name and content, because a model
 * with access to the ledger must not see them.
 */
export async function readHistory(db: ReadDb, sessionId: string, position: bigint): Promise<HistoryMessage[]> {
  const rows = await db
    .selectFrom('chatMessages')
    .leftJoin('documents', 'documents.id', 'chatMessages.documentId')
    .select(['chatMessages.role', 'chatMessages.content', 'documents.kind'])
    .where('chatMessages.sessionId', '=', sessionId)
    .where('chatMessages.position', '<', position)
    .where('chatMessages.state', '<>', 'WORKING')
    .orderBy('chatMessages.position', 'desc')
    .limit(maxMessages)
    .execute()
  const messages: HistoryMessage[] = []
  let length = 0
  for (const row of rows) {
    const text = cleaned(formatMessage(row), maxMessageLength)
    length += text.length
    if (length > maxTotalLength) break
    if (text !== '') messages.unshift({ role: row.role === 'USER' ? 'user' : 'assistant', text })
  }
  while (messages[0]?.role === 'assistant') messages.shift()
  return messages
}

function formatMessage({
  role,
  content,
  kind,
}: {
  role: ChatRole
  content: string
  kind: DocumentKind | null
}): string {
  if (kind === null || kind === 'TEXT') return content
  return role === 'USER'
    ? `${content}\n(A document was attached.)`.trim()
    : 'The document is read apart from this conversation.'
}
