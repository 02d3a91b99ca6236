import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type AssistantSession, isId, lastActive } from './read.ts'

export interface PastSession {
  id: string
  title: string
  messageCount: number
  createdAt: Date
  lastMessageAt: Date | null
}

const maxSessions = 50
const maxTitleLength = 80

/** Lists the user's sessions, last used first, at most 50. Empty sessions are left out. */
export function listSessions(tenant: Tenant): Promise<PastSession[]> {
  return tenant.read(async (db) => {
    const rows = await db
      .selectFrom('assistantSessions')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('chatMessages')
            .whereRef('chatMessages.sessionId', '=', 'assistantSessions.id')
            .select((count) => [
              count.fn.countAll<bigint>().as('count'),
              count.fn.max('chatMessages.createdAt').as('lastMessageAt'),
            ])
            .having((count) => count.fn.countAll(), '>', 0)
            .as('spoken'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('chatMessages')
            .leftJoin('documents', 'documents.id', 'chatMessages.documentId')
            .whereRef('chatMessages.sessionId', '=', 'assistantSessions.id')
            .where('chatMessages.role', '=', 'USER')
            .orderBy('chatMessages.position')
            .limit(1)
            .select(sql<string>`coalesce(nullif(chat_messages.content, ''), documents.file_name, '')`.as('said'))
            .as('opening'),
        (join) => join.onTrue(),
      )
      .select(['assistantSessions.id', 'assistantSessions.createdAt'])
      .select(['spoken.count', 'spoken.lastMessageAt', 'opening.said'])
      .orderBy(lastActive, 'desc')
      .limit(maxSessions)
      .execute()
    return rows.map(({ id, createdAt, count, lastMessageAt, said }) => {
      return { id, createdAt, lastMessageAt, messageCount: Number(count), title: titleOf(said ?? '') }
    })
  })
}

/**
 * Opens an earlier session and makes it the last used one.
 * @throws AppError NOT_FOUND
 */
export function openSession(tenant: Tenant, id: string): Promise<AssistantSession> {
  return tenant.write(async (db) => {
    const opened = isId(id)
      ? await db
          .updateTable('assistantSessions')
          .set({ openedAt: sql<Date>`clock_timestamp()` })
          .where('id', '=', id)
          .returning(['id', 'createdAt'])
          .executeTakeFirst()
      : undefined
    return requireFound(opened, 'conversation')
  })
}

function titleOf(said: string): string {
  const line = said.replace(/\s+/g, ' ').trim()
  return line.length > maxTitleLength ? `${line.slice(0, maxTitleLength - 1).trimEnd()}…`.toWellFormed() : line
}
