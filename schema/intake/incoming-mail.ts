import {
  findIncomingMail,
  type IncomingMail,
  replaceMailAddress,
  updateMailSenders,
} from '../../server/intake/mails/incoming-mail.ts'
import { mailboxFailures } from '../../server/intake/mails/mailbox-state.ts'
import { builder } from '../builder.ts'
import { LedgerChangesObject } from '../ledger/ledger.ts'

const MailboxFailureEnum = builder.enumType('MailboxFailure', {
  description:
    'LOGIN: the mail server refused the user or the password. CERTIFICATE: its certificate is not trusted. FOLDER: the folder does not exist. CONNECTION: the mail server cannot be reached, or the connection was lost.',
  values: mailboxFailures,
})

const IncomingMailObject = builder.objectRef<IncomingMail>('IncomingMail').implement({
  description: 'How the organization receives documents by email.',
  fields: (t) => ({
    address: t.exposeString('address', {
      nullable: true,
      description: 'The address to which emails are sent. Keep it secret. Null until it is created.',
    }),
    senders: t.exposeStringList('senders', {
      description: 'The addresses and domains whose emails are accepted, besides the addresses of members.',
    }),
    refusedCount: t.exposeInt('refusedCount', {
      description: 'The number of emails from other senders since the address was created. They are not stored.',
    }),
    lastRefusedSender: t.exposeString('lastRefusedSender', { nullable: true }),
    lastRefusedAt: t.expose('lastRefusedAt', { type: 'DateTime', nullable: true }),
    tooLargeCount: t.exposeInt('tooLargeCount', {
      description: 'The number of emails above 10 MB since the address was created. They are not stored.',
    }),
    mailboxReadAt: t.expose('mailboxReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the server last read its mailbox, which it does every minute.',
    }),
    mailboxFailure: t.expose('mailboxFailure', {
      type: MailboxFailureEnum,
      nullable: true,
      description: 'Why the mailbox cannot be read. New emails stay in it and are added later.',
    }),
    mailboxFailingSince: t.expose('mailboxFailingSince', { type: 'DateTime', nullable: true }),
    hasMoreEmails: t.exposeBoolean('hasMoreEmails', {
      description: 'Whether unread emails, of any organization, were left for the next minute.',
    }),
  }),
})

builder.queryField('incomingMail', (t) =>
  t.field({
    type: IncomingMailObject,
    nullable: true,
    rule: 'organization:manage',
    description: 'How the organization receives documents by email. Null if the server receives no emails.',
    resolve: (_, __, { tenant, services }) => findIncomingMail(tenant, services),
  }),
)

builder.objectField(LedgerChangesObject, 'incomingMail', (t) =>
  t.field({
    type: IncomingMailObject,
    nullable: true,
    description: 'Null for members who may not manage the organization, and if the server receives no emails.',
    resolve: (_, __, { tenant, services }) =>
      tenant.may('organization:manage') ? findIncomingMail(tenant, services) : null,
  }),
)

builder.mutationField('replaceMailAddress', (t) =>
  t.field({
    type: IncomingMailObject,
    rule: 'organization:manage',
    description: 'Creates the address for emails. A former address stops working at once.',
    resolve: (_, __, { tenant, services }) => replaceMailAddress(tenant, services),
  }),
)

builder.mutationField('updateMailSenders', (t) =>
  t.field({
    type: IncomingMailObject,
    rule: 'organization:manage',
    description: 'Replaces the addresses and domains whose emails are accepted, besides the addresses of members.',
    args: { senders: t.arg.stringList() },
    resolve: (_, { senders }, { tenant, services }) => updateMailSenders(tenant, services, senders),
  }),
)
