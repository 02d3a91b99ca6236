import type { Tenant } from '../core/tenant.ts'

/** A conversation in the list of those one has had. */
export interface PastSession {
  id: string
  /** What was said first, shortened; empty where nothing was said yet. */
  title: string
  messageCount: number
  createdAt: Date
  lastMessageAt: Date | null
}

/** One's conversations here, the one last spoken in or opened first; 50 at most. One without a message is left out. */
export function listSessions(_tenant: Tenant): Promise<PastSession[]> {
  throw new Error('To be written.')
}

/** Goes on with an earlier conversation: it is the last active one from now on. @throws AppError NOT_FOUND */
export function openSession(_tenant: Tenant, _id: string): Promise<{ id: string; createdAt: Date }> {
  throw new Error('To be written.')
}
