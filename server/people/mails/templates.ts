import { msg } from '@lingui/core/runtime-macro'
import type { Mail } from '../../adapters/mail.ts'
import { render } from '../../base/text.ts'
import type { Role } from '../../platform/database/tables.ts'
import { compose } from './layout.ts'
import { acceptedAs, dayIn, nowInRole, nowInRoleOf, roleMeanings, roles } from './role-texts.ts'

interface Someone {
  name: string
  email: string
}

interface Invited {
  to: string
  inviter: Someone
  organization: { name: string; timeZone: string }
  role: Role
  expiresAt: Date
  link: string
  address: string
}

/** The mails are rendered in the language of the reader, so call these functions in `forReader`. */
export function invitationMail({ to, inviter, organization, role, expiresAt, link, address }: Invited): Mail {
  const { name, email } = inviter
  const { name: organizationName } = organization
  return compose({
    to,
    subject: msg`${{ name }} invited you to join ${{ organization: organizationName }}`,
    heading: msg`Join ${{ organization: organizationName }}`,
    paragraphs: [
      msg`${{ name }} invited you to track transactions, budgets and receipts together in Purser.`,
      `${render(roleMeanings[role])} ${render(msg`Your existing data in Purser stays as it is.`)}`,
    ],
    facts: [
      [msg`Organization`, organizationName],
      [msg`Invited by`, name],
      [msg`Your role`, roles[role]],
      [msg`Expires`, dayIn(expiresAt, organization.timeZone)],
    ],
    button: { label: msg`View invitation`, url: link },
    reasons: [
      msg`${{ name }} (${{ email }}) sent this to ${{ to }} with Purser at ${{ address }}.`,
      msg`If you don't know the sender, ignore this email. Nothing happens unless you accept.`,
    ],
  })
}

export interface MailReader {
  to: string
  organization: string
  address: string
}

export const unsubscribeHint = (address: string): string =>
  render(msg`Manage email preferences: ${{ link: `${address}/settings/notifications` }}`)

export function acceptedLetter(joined: Someone & { role: Role }, { to, organization, address }: MailReader): Mail {
  const { name, email, role } = joined
  const reason = render(msg`You receive this because you sent the invitation.`)
  return compose({
    to,
    subject: msg`${{ name }} joined ${{ organization }}`,
    heading: msg`${{ name }} joined ${{ organization }}`,
    paragraphs: [acceptedAs[role](name)],
    facts: [
      [msg`Name`, name],
      [msg`Email`, email],
      [msg`Role`, roles[role]],
    ],
    button: { label: msg`View members`, url: `${address}/settings/members` },
    reasons: [`${reason} ${unsubscribeHint(address)}`],
  })
}

export function roleLetter(role: Role, by: string, { to, organization, address }: MailReader): Mail {
  const change = render(msg`${{ name: by }} changed your role in ${{ organization }}.`)
  const reason = render(msg`You receive this because you're a member of ${{ organization }}.`)
  return compose({
    to,
    subject: nowInRoleOf[role](organization),
    heading: nowInRole[role],
    paragraphs: [`${change} ${render(roleMeanings[role])}`],
    facts: [
      [msg`Organization`, organization],
      [msg`Your role`, roles[role]],
      [msg`Changed by`, by],
    ],
    button: { label: msg`Open Purser`, url: `${address}/dashboard` },
    reasons: [`${reason} ${unsubscribeHint(address)}`],
  })
}

export function removedLetter(by: string, { to, organization, address }: MailReader): Mail {
  const removal = msg`You're no longer a member of ${{ organization }}`
  const reason = render(msg`You receive this because you were a member of ${{ organization }}.`)
  return compose({
    to,
    subject: removal,
    heading: removal,
    paragraphs: [
      msg`${{ name: by }} removed you from ${{ organization }}. The records that you added stay there.`,
      msg`Your account and your other organizations haven't changed.`,
    ],
    button: { label: msg`View your organizations`, url: `${address}/organizations` },
    reasons: [`${reason} ${unsubscribeHint(address)}`],
  })
}

/** @param stopped the reason: the receiver answered 410, or it failed for days */
export function webhookStoppedLetter(
  { name, host, stopped }: { name: string; host: string; stopped: 'GONE' | 'FAILING' },
  { to, organization, address }: MailReader,
): Mail {
  return compose({
    to,
    subject: msg`The webhook ${{ name }} was disabled`,
    heading: msg`The webhook ${{ name }} was disabled`,
    paragraphs: [
      stopped === 'GONE'
        ? msg`${{ host }} answered that it no longer accepts events (410).`
        : msg`${{ host }} hasn't accepted any event for 5 days.`,
      msg`Events since then are kept for 7 days. Check the receiver, then enable the webhook to send them.`,
    ],
    facts: [
      [msg`Organization`, organization],
      [msg`Webhook`, name],
    ],
    button: { label: msg`View webhooks`, url: `${address}/settings/webhooks` },
    reasons: [msg`You receive this because you created the webhook or own ${{ organization }}.`],
  })
}
