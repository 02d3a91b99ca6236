import { forReader } from '../../base/text.ts'
import { findReader, type MailServices, mailTask, nameOfOrganization } from '../../people/mails/jobs.ts'
import { requireDetail, type Task } from '../../platform/jobs/jobs.ts'
import { permits } from '../../platform/tenancy/permissions.ts'
import { budgetLetter } from './alert-mail.ts'
import { readAlerts } from './alerts.ts'

/**
 * Sends one member the budget alerts of a change. `create_budget_alerts` enqueues the job for each member. Details:
 * number, of the change.
 */
const budgetAlertMail = mailTask<MailServices>(async (tenant, details, { mailer, address }) => {
  if (!permits(tenant.role, 'plans:write')) return
  const number = BigInt(requireDetail(details, 'number'))
  const alert = await tenant.read(async (db) => {
    const reader = await findReader(db, tenant.userId, 'budget_alert')
    const lines = (await readAlerts(db, tenant, number, number)).map(({ line }) => line)
    if (!reader?.isPresent || lines.length === 0) return undefined
    return { lines, to: reader.email, language: reader.language, organization: await nameOfOrganization(db), address }
  })
  if (alert) await mailer.send(forReader(alert.language, () => budgetLetter(alert.lines, alert)))
})

export const budgetTasks: Record<string, Task<MailServices>> = { 'budget-alert-mail': budgetAlertMail }
