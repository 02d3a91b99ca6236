import { enqueue, requireDetail, type Task } from '../core/jobs.ts'
import { permissions } from '../core/permissions.ts'
import { findReader, type MailParts, mailTask, nameOfOrganization } from '../mails/jobs.ts'
import { budgetLetter } from '../mails/letters.ts'
import { readAlerts } from './alerts.ts'

/**
 * Finds whom to tell of the alerts that came with a change: those who plan, but not the one who made the change, whose
 * window said it. Each mail is a job of its own, so that one that fails keeps none of the others.
 * Details: number, of the change; via, what it came through.
 */
const budgetAlerts = mailTask<MailParts>(async (tenant, details) => {
  const number = requireDetail(details, 'number')
  await tenant.write(async (db) => {
    const members = await db
      .selectFrom('memberships')
      .select('userId')
      .where('organizationId', '=', (eb) => eb.fn('current_organization'))
      .where('role', 'in', permissions['plans:write'])
      .where('removedAt', 'is', null)
      .execute()
    const isAbsent = requireDetail(details, 'via') === 'job'
    for (const { userId } of members) {
      if (userId === tenant.userId && !isAbsent) continue
      const key = `budget-alert-mail ${tenant.organizationId} ${number} ${userId}`
      await enqueue(db, 'budget-alert-mail', { number, memberId: userId }, key)
    }
  })
})

/** Details: number, of the change; memberId, of the reader. */
const budgetAlertMail = mailTask<MailParts>(async (tenant, details, { mailer, address }) => {
  const number = BigInt(requireDetail(details, 'number'))
  const told = await tenant.read(async (db) => {
    const reader = await findReader(db, requireDetail(details, 'memberId'), 'budget_alert')
    const lines = (await readAlerts(db, tenant, number, number)).map(({ line }) => line)
    if (!reader?.isPresent || lines.length === 0) return undefined
    return { lines, to: reader.email, organization: await nameOfOrganization(db), address }
  })
  if (told) await mailer.send(budgetLetter(told.lines, told))
})

export const budgetTasks: Record<string, Task<MailParts>> = {
  'budget-alerts': budgetAlerts,
  'budget-alert-mail': budgetAlertMail,
}
