import { sql } from 'kysely'
import { forReader, render } from '../../../base/text.ts'
import { type JobDetails, type OrganizationTask, requireDetail } from '../../../platform/jobs/jobs.ts'
import type { ScheduledJob } from '../../../platform/jobs/scheduled-jobs.ts'
import type { OrganizationWork } from '../../../platform/tenancy/organization-work.ts'
import { inServerTransaction } from '../../../platform/tenancy/server-transaction.ts'
import { paymentDueLetter, planEndedLetter, unpaidLetter } from '../../mails/billing-letters.ts'
import { findReader, type MailServices } from '../../mails/jobs.ts'
import { planOf } from '../plans.ts'
import type { PaymentServices } from './account.ts'
import { syncBilling } from './sync.ts'

/** Sends nothing if the payment arrived meanwhile. Details: memberId, notice. */
async function sendBillingMail(work: OrganizationWork, details: JobDetails, { mailer, address }: MailServices) {
  const isEnd = requireDetail(details, 'notice') === 'ENDED'
  const found = await work.read(async (db) => {
    const member = await findReader(db, requireDetail(details, 'memberId'))
    const account = await db.selectFrom('billingAccounts').select(['status', 'endsAt']).executeTakeFirst()
    const organization = await db
      .selectFrom('organizations')
      .select(['name', 'plan', 'timeZone'])
      .where('id', '=', (eb) => eb.fn('current_organization'))
      .executeTakeFirstOrThrow()
    const isDue = account?.status === 'PAST_DUE' || (isEnd && account?.status === 'ENDED')
    return member?.isPresent && isDue ? { member, organization, ...account } : undefined
  })
  if (!found) return
  const { member, organization, status, endsAt } = found
  const letter = () => {
    const { name, timeZone } = organization
    const plan = render(planOf(organization.plan).name)
    const reader = { to: member.email, organization: name, plan, timeZone, address }
    if (!isEnd && endsAt) return unpaidLetter(endsAt, reader)
    return status === 'PAST_DUE' ? paymentDueLetter(reader) : planEndedLetter(reader)
  }
  await mailer.send(forReader(member.language, letter))
}

export const billingTasks: Record<string, OrganizationTask<PaymentServices & MailServices>> = {
  // A payment service that does not answer leaves slots for other jobs.
  'sync-billing': { runForOrganization: syncBilling, isForDeleted: true, atOnce: 4 },
  'billing-mail': { runForOrganization: sendBillingMail },
}

export const billingChores: Record<string, ScheduledJob<PaymentServices>> = {
  'reconcile-billing': {
    cron: '20 2 * * *',
    async run(pool, { payments }) {
      if (payments.kind !== 'hosted') return
      await inServerTransaction(pool, async (db) => void (await sql`select reconcile_billing('1 hour')`.execute(db)))
    },
  },
}
