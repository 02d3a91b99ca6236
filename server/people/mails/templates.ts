import type { Mail } from '../../adapters/mail.ts'
import type { Role } from '../../platform/database/tables.ts'
import { compose } from './layout.ts'
import { dayIn, roleMeanings, roleNames, withArticle } from './role-texts.ts'

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

export function invitationMail({ to, inviter, organization, role, expiresAt, link, address }: Invited): Mail {
  return compose({
    to,
    subject: `${inviter.name} invites you to ${organization.name}`,
    heading: `Join ${organization.name}`,
    paragraphs: [
      `${inviter.name} invites you to keep books together in Purser: transactions, budgets and receipts in one place.`,
      `${roleMeanings[role]} Nothing you already have in Purser is moved or deleted.`,
    ],
    facts: [
      ['Organization', organization.name],
      ['Invited by', inviter.name],
      ['Your role', roleNames[role]],
      ['Good until', dayIn(expiresAt, organization.timeZone)],
    ],
    button: { label: 'See the invitation', url: link },
    reasons: [
      `${inviter.name} (${inviter.email}) sent this to ${to} with Purser at ${address}.`,
      'If you do not know them, leave it: nothing happens unless you accept.',
    ],
  })
}

export interface MailReader {
  to: string
  organization: string
  address: string
}

export const unsubscribeHint = (address: string) =>
  `To get no more of these, switch them off: ${address}/settings/notifications`

export function acceptedLetter(joined: Someone & { role: Role }, { to, organization, address }: MailReader): Mail {
  return compose({
    to,
    subject: `${joined.name} joined ${organization}`,
    heading: `${joined.name} joined ${organization}`,
    paragraphs: [`Your invitation was accepted: ${joined.name} is now ${withArticle(joined.role)}.`],
    facts: [
      ['Name', joined.name],
      ['Email', joined.email],
      ['Role', roleNames[joined.role]],
    ],
    button: { label: 'See the members', url: `${address}/settings/members` },
    reasons: [`You get this because you sent the invitation. ${unsubscribeHint(address)}`],
  })
}

export function roleLetter(role: Role, by: string, { to, organization, address }: MailReader): Mail {
  return compose({
    to,
    subject: `You are now ${withArticle(role)} of ${organization}`,
    heading: `You are now ${withArticle(role)}`,
    paragraphs: [`${by} changed your role in ${organization}. ${roleMeanings[role]}`],
    facts: [
      ['Organization', organization],
      ['Your role', roleNames[role]],
      ['Changed by', by],
    ],
    button: { label: 'Open Purser', url: `${address}/dashboard` },
    reasons: [`You get this because you are a member of ${organization}. ${unsubscribeHint(address)}`],
  })
}

export function removedLetter(by: string, { to, organization, address }: MailReader): Mail {
  return compose({
    to,
    subject: `You are no longer a member of ${organization}`,
    heading: `You are no longer a member of ${organization}`,
    paragraphs: [
      `${by} removed you from ${organization}. What you recorded there stays in its books.`,
      'Your account and your other organizations are as they were.',
    ],
    button: { label: 'See your organizations', url: `${address}/organizations` },
    reasons: [`You get this because you were a member of ${organization}. ${unsubscribeHint(address)}`],
  })
}
