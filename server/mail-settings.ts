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

/** Names in folders, without the wildcards of IMAP. */
const folderPattern = /^(?=.{1,200}$)[^\p{Cc}%*"\\/]+(\/[^\p{Cc}%*"\\/]+)*$/u

/** Reads the settings of mail that is sent, and of the mailbox that receives documents. No problem has a secret. */
export function readMailSettings(text: (name: string) => string | undefined): MailSettings & { problems: string[] } {
  const problems: string[] = []
  const smtpUrl = text('SMTP_URL')
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl)) {
    problems.push('SMTP_URL begins with smtp:// or smtps://')
  }
  const [url, address] = [text('MAIL_IN_URL'), text('MAIL_IN_ADDRESS')?.toLowerCase()]
  const folder = url === undefined ? undefined : folderOf(url)
  const doneFolder = text('MAIL_IN_DONE_FOLDER')
  if (url !== undefined && address === undefined) problems.push('MAIL_IN_URL also needs MAIL_IN_ADDRESS.')
  if (url === undefined && address !== undefined) problems.push('MAIL_IN_ADDRESS also needs MAIL_IN_URL.')
  if (url === undefined && doneFolder !== undefined) problems.push('MAIL_IN_DONE_FOLDER also needs MAIL_IN_URL.')
  if (url !== undefined && !folder) {
    problems.push('MAIL_IN_URL looks like imaps://user:password@mail.example.com/INBOX')
  }
  if (address !== undefined && !addressPattern.test(address)) {
    problems.push('MAIL_IN_ADDRESS is an address without a plus sign: receipts@example.com')
  }
  if (doneFolder !== undefined && (!folderPattern.test(doneFolder) || isSameFolder(doneFolder, folder))) {
    problems.push('MAIL_IN_DONE_FOLDER is another folder than the one in MAIL_IN_URL: Purser/Done')
  }
  return {
    smtpUrl,
    mailFrom: text('MAIL_FROM') ?? 'Purser <purser@localhost>',
    mailbox: url && folder && address ? { url, folder, address, doneFolder } : undefined,
    problems,
  }
}

/** @returns the path of the URL; undefined if the URL is not that of a mailbox */
function folderOf(url: string): string | undefined {
  const { protocol = '', username, password, hostname, pathname = '' } = URL.parse(url) ?? {}
  if (!/^imaps?:$/.test(protocol) || !username || !password || !hostname) return undefined
  try {
    return decodeURIComponent(pathname.slice(1)) || 'INBOX'
  } catch {
    return undefined
  }
}

/** Mail servers ignore the case of INBOX, and some that of all folders. */
const isSameFolder = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()
