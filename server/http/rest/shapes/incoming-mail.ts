import { shape } from '../shape.ts'

export const incomingMail = shape('IncomingMail', {
  address: 'address',
  senders: 'senders',
  refused_count: 'refusedCount',
  last_refused_sender: 'lastRefusedSender',
  last_refused_at: 'lastRefusedAt',
  too_large_count: 'tooLargeCount',
  mailbox_read_at: 'mailboxReadAt',
  mailbox_failure: 'mailboxFailure',
  mailbox_failing_since: 'mailboxFailingSince',
  has_more_emails: 'hasMoreEmails',
})
