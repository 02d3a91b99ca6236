import { msg, plural } from '@lingui/core/runtime-macro'
import type { Mail } from '../../adapters/mail.ts'
import { render } from '../../base/text.ts'
import { dayText } from '../../language/date-texts.ts'
import { addDays, utcDay } from '../../language/days.ts'
import { decimalOf } from '../../language/money.ts'
import { type DueReceipt, listDueReceipts } from '../../ledger/reports/attention.ts'
import { enqueueMails, findReader, type MailServices, mailTask, nameOfOrganization } from '../../people/mails/jobs.ts'
import { compose } from '../../people/mails/layout.ts'
import { type MailReader, unsubscribeHint } from '../../people/mails/templates.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import type { ScheduledJob } from '../../platform/jobs/scheduled-jobs.ts'
import { permissions } from '../../platform/tenancy/permissions.ts'

const maxListed = 20

const dueMail = mailTask<MailServices>(async (tenant, _, { mailer, address }) => {
  const letter = await tenant.read(async (db) => {
    const member = await findReader(db, tenant.userId, 'payment_due')
    const due = await listDueReceipts(db, addDays(tenant.today, 3), maxListed)
    if (!member || due.length === 0) return undefined
    return dueLetter(due, { to: member.email, organization: await nameOfOrganization(db), address })
  })
  if (letter) await mailer.send(letter)
})

export const dueTasks: Record<string, Task<MailServices>> = { 'payment-due-mail': dueMail }

/** Reminds once of each receipt, three days before it is due. The mail also lists the others that are unpaid by then. */
const remindOfDueReceipts: ScheduledJob<unknown> = {
  cron: '30 6 * * *',
  async run(pool) {
    const { rows } = await pool.query<{ organization_id: string; user_id: string }>(
      'select * from members_with_due_receipts($1::role[], $2)',
      [permissions['documents:review'], utcDay()],
    )
    await enqueueMails(pool, 'payment-due-mail', rows)
  },
}

export const dueChores: Record<string, ScheduledJob<unknown>> = { 'payment-due': remindOfDueReceipts }

function dueLetter(due: readonly DueReceipt[], { to, organization, address }: MailReader): Mail {
  const count = due.length
  const [first] = due
  return compose({
    to,
    subject: msg`${plural(
      { count },
      { one: msg`# payment due in ${{ organization }}`, other: msg`# payments due in ${{ organization }}` },
    )}`,
    heading: msg`${plural({ count }, { one: '# payment is due', other: '# payments are due' })}`,
    paragraphs: [msg`Open a receipt to scan its QR code with your bank's app. Mark it as paid afterwards.`],
    facts: due.map(({ merchant, amount, dueDate }): [string, string] => [
      merchant ?? render(msg`Receipt`),
      [amount && `${decimalOf(amount)} ${amount.currency}`, dayText(dueDate)].filter(Boolean).join(', '),
    ]),
    button: {
      label: msg`View receipt`,
      url: count === 1 && first ? `${address}/receipts/${first.id}/review` : `${address}/dashboard`,
    },
    reasons: [
      `${render(msg`You receive this because you can review receipts in ${{ organization }}.`)} ${unsubscribeHint(address)}`,
    ],
  })
}
