import { msg, plural } from '@lingui/core/runtime-macro'
import type { Mail } from '../../adapters/mail.ts'
import { render } from '../../base/text.ts'
import { enqueueMails, findReader, type MailServices, mailTask, nameOfOrganization } from '../../people/mails/jobs.ts'
import { compose } from '../../people/mails/layout.ts'
import { type MailReader, unsubscribeHint } from '../../people/mails/templates.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import type { ScheduledJob } from '../../platform/jobs/scheduled-jobs.ts'
import { permissions } from '../../platform/tenancy/permissions.ts'
import { countPendingItems } from '../documents/staged-items.ts'

const weeklyReviewMail = mailTask<MailServices>(async (tenant, _, { mailer, address }) => {
  const count = await countPendingItems(tenant)
  const reader = await tenant.read(async (db) => {
    const member = await findReader(db, tenant.userId, 'weekly_review')
    return member && { to: member.email, organization: await nameOfOrganization(db), address }
  })
  if (count > 0 && reader) await mailer.send(weeklyReviewLetter(count, reader))
})

export const reviewTasks: Record<string, Task<MailServices>> = { 'weekly-review-mail': weeklyReviewMail }

const weeklyReview: ScheduledJob<unknown> = {
  cron: '0 7 * * 1',
  async run(pool) {
    const { rows } = await pool.query<{ organization_id: string; user_id: string }>(
      'select * from members_to_remind($1::role[])',
      [permissions['documents:review']],
    )
    await enqueueMails(pool, 'weekly-review-mail', rows)
  },
}

export const reviewChores: Record<string, ScheduledJob<unknown>> = { 'weekly-review': weeklyReview }

function weeklyReviewLetter(count: number, { to, organization, address }: MailReader): Mail {
  return compose({
    to,
    subject: render(
      msg`${plural(
        { count },
        {
          one: msg`# item to review in ${{ organization }}`,
          other: msg`# items to review in ${{ organization }}`,
        },
      )}`,
    ),
    heading: render(msg`${plural({ count }, { one: '# item to review', other: '# items to review' })}`),
    paragraphs: [
      render(
        msg`There is data from documents in ${{ organization }} to review. Nothing is saved until someone approves it.`,
      ),
    ],
    button: { label: render(msg`Review`), url: `${address}/review` },
    reasons: [
      `${render(msg`You receive this on Mondays because you can review items in ${{ organization }}.`)} ${unsubscribeHint(address)}`,
    ],
  })
}
