import { openMailbox } from '../adapters/mailbox.ts'
import type { Config } from '../config.ts'
import { codeOf, type Finding, findingsOf, hostOf } from './finding.ts'

const { ok, fail } = findingsOf('mailbox')

/** Signs in and opens the folder. Reads no message. */
export async function checkMailbox({ mailbox }: Config): Promise<Finding[]> {
  if (!mailbox) return []
  const host = hostOf(mailbox.url)
  try {
    const count = await openMailbox(mailbox).open(async (session) => (await session.listUnseen()).length)
    return [ok(`${host} accepted the login. Unseen messages: ${count}.`)]
  } catch (error) {
    const code = codeOf(error)
    return [fail(`No mail can be read from ${host} (${code}).`, adviceFor(code))]
  }
}

function adviceFor(code: string): string {
  if (code === 'EAUTH') {
    return 'Correct the user and password in MAIL_IN_URL, with special characters encoded. Large providers need an app password.'
  }
  if (code === 'NO_FOLDER') return 'Correct the folder at the end of MAIL_IN_URL, such as /INBOX.'
  if (code === 'ENOTFOUND') return 'Correct the host name in MAIL_IN_URL.'
  if (/TLS|CERT|SSL|SIGN|VERIFY/.test(code)) {
    return 'Use the host name of the certificate. For a private authority, set NODE_EXTRA_CA_CERTS to its file.'
  }
  return 'Check the port in MAIL_IN_URL (imaps:// uses 993, imap:// uses 143 with STARTTLS) and that IMAP is enabled.'
}
