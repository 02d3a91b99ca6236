import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

export async function setMessageNotice(db: WriteDb, documentId: string, notice: string | null): Promise<void> {
  await db
    .updateTable('chatMessages')
    .set({ notice })
    .where('documentId', '=', documentId)
    .where('role', '=', 'ASSISTANT')
    .where('notice', 'is distinct from', notice)
    .execute()
}
