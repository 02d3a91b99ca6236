import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { render } from '../../base/text.ts'
import { findLatestAction } from '../../history/log/undoable.ts'
import { undoBatchIn } from '../../history/undo/undo.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { plainPhrase } from '../engine/answers/sentences.ts'

interface UndoReply {
  content: string
  isRefused?: true
}

/**
 * Undoes the caller's latest change of what the conversation proposed. Where the web app would ask, because a record has
 * changed since, nothing is undone.
 */
export async function undoLast(db: WriteDb, tenant: Tenant, sessionId: string | null): Promise<UndoReply> {
  const recordIds = sessionId === null ? [] : await listProposed(db, sessionId)
  const action = recordIds.length > 0 ? await findLatestAction(db, tenant, recordIds) : undefined
  if (!action) return { content: render(msg`There's nothing to undo in this conversation.`), isRefused: true }
  try {
    const { done, conflicts } = await undoBatchIn(db, tenant, action.id, false)
    if (done) return { content: plainPhrase(msg`Undone: ${{ action: action.summary }}.`) }
    const reasons = conflicts.slice(0, 3).map(({ title, reason }) => `${title}: ${reason}`)
    const conflict = render(
      msg`I changed nothing, because something else depends on it. You can undo the rest in the change log.`,
    )
    return { content: [conflict, ...reasons].join('\n'), isRefused: true }
  } catch (error) {
    if (error instanceof AppError) return { content: render(error.text), isRefused: true }
    throw error
  }
}

/** The documents that the conversation created, with their items. */
async function listProposed(db: ReadDb, sessionId: string): Promise<string[]> {
  const documents = await db
    .selectFrom('chatMessages')
    .where('sessionId', '=', sessionId)
    .where('documentId', 'is not', null)
    .select('documentId as id')
    .union((eb) =>
      eb
        .selectFrom('stagedItems')
        .innerJoin('chatMessages', 'chatMessages.documentId', 'stagedItems.documentId')
        .where('chatMessages.sessionId', '=', sessionId)
        .select('stagedItems.id'),
    )
    .execute()
  return documents.flatMap(({ id }) => id ?? [])
}
