import { sql } from 'kysely'
import type pg from 'pg'
import { forReader } from '../../base/text.ts'
import { findReader, type MailServices, nameOfOrganization } from '../../people/mails/jobs.ts'
import { webhookStoppedLetter } from '../../people/mails/templates.ts'
import { type JobDetails, type OrganizationTask, requireDetail } from '../../platform/jobs/jobs.ts'
import type { ScheduledJob } from '../../platform/jobs/scheduled-jobs.ts'
import type { OrganizationWork } from '../../platform/tenancy/organization-work.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WebhookServices } from '../settings/write.ts'
import { sendDueEvents } from './send.ts'

/** Details: webhookId, memberId. */
async function sendStoppedMail(work: OrganizationWork, details: JobDetails, { mailer, address }: MailServices) {
  const mail = await work.read(async (db) => {
    const webhook = await db
      .selectFrom('webhooks')
      .select(['name', 'url', 'stopped'])
      .where('id', '=', requireDetail(details, 'webhookId'))
      .executeTakeFirst()
    const member = await findReader(db, requireDetail(details, 'memberId'))
    if (!webhook?.stopped || webhook.stopped === 'PAUSED' || !member?.isPresent) return undefined
    const { name, stopped, url } = webhook
    return { member, organization: await nameOfOrganization(db), webhook: { name, stopped, host: new URL(url).host } }
  })
  if (!mail) return
  const { member, organization, webhook } = mail
  const letter = () => webhookStoppedLetter(webhook, { to: member.email, organization, address })
  await mailer.send(forReader(member.language, letter))
}

export const webhookTasks: Record<string, OrganizationTask<WebhookServices & MailServices>> = {
  // Receivers that do not answer leave slots for other jobs.
  'send-webhook': { runForOrganization: sendDueEvents, atOnce: 4 },
  'webhook-mail': { runForOrganization: sendStoppedMail },
}

const runFunction = (name: 'wake_webhooks' | 'purge_webhook_log') => (pool: pg.Pool) =>
  inServerTransaction(pool, async (db) => void (await sql`select ${sql.ref(name)}()`.execute(db)))

export const webhookChores: Record<string, ScheduledJob<unknown>> = {
  'wake-webhooks': { cron: '*/5 * * * *', run: runFunction('wake_webhooks') },
  'sweep-deliveries': { cron: '5 4 * * *', run: runFunction('purge_webhook_log') },
}
