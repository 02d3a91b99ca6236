import type { Tenant } from '../../platform/tenancy/tenant.ts'

export interface Mail {
  id: string
  /** The sender that the mail names, which can be forged. */
  sender: string
  subject: string
  sentAt: Date | null
}

export function findMails(tenant: Tenant, ids: readonly string[]): Promise<Mail[]> {
  return tenant.read((db) =>
    db.selectFrom('mails').select(['id', 'sender', 'subject', 'sentAt']).where('id', 'in', ids).execute(),
  )
}
