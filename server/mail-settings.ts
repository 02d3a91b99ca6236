import type { MailboxSettings } from './adapters/mailbox.ts'

export interface MailSettings {
  /** The SMTP server: smtps://user:password@mail.example. If undefined, embedded mode stores mail for /dev/mail. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The mailbox that is polled for documents. Undefined: none. */
  mailbox: MailboxSettings | undefined
}

/** The secret of an organization is added to the local part, which has at most 64 characters (RFC 5321). */
const addressPattern = /^[\w.-]{1,40}@[a-z\d-]+(\.[a-z\d-]+)*$/

/** Reads the settings of mail that is sent, and of the mailbox that receives documents. No problem has a secret. */
export function readMailSettings(text: (name: string) => string | undefined): MailSettings & { problems: string[] } {
  const problems: string[] = []
  const smtpUrl = text('SMTP_URL')
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl)) {
    problems.push('SMTP_URL begins with smtp:// or smtps://')
  }
  const [url, address] = [text('MAIL_IN_URL'), text('MAIL_IN_ADDRESS')?.toLowerCase()]
  if (url !== undefined && address === undefined) problems.push('MAIL_IN_URL also needs MAIL_IN_ADDRESS.')
  if (url === undefined && address !== undefined) problems.push('MAIL_IN_ADDRESS also needs MAIL_IN_URL.')
  if (url !== undefined && !isMailboxUrl(url)) {
    problems.push('MAIL_IN_URL looks like imaps://user:password@mail.example.com/INBOX')
  }
  if (address !== undefined && !addressPattern.test(address)) {
    problems.push('MAIL_IN_ADDRESS is an address without a plus sign: receipts@example.com')
  }
  return {
    smtpUrl,
    mailFrom: text('MAIL_FROM') ?? 'Purser <purser@localhost>',
    mailbox: url && address ? { url, address } : undefined,
    problems,
  }
}

function isMailboxUrl(url: string): boolean {
  const { protocol, username, password, hostname } = URL.parse(url) ?? {}
  return /^imaps?:$/.test(protocol ?? '') && Boolean(username && password && hostname)
}
