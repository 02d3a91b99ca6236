import { openMailbox } from '../adapters/mailbox.ts'
import type { Config } from '../config.ts'
import { type MailboxFailure, mailboxFailureOf } from '../intake/mails/mailbox-state.ts'
import { codeOf, type Finding, findingsOf, hostOf } from './finding.ts'

const { ok, fail } = findingsOf('mailbox')

/** Signs in, opens the folder and creates the one for added emails. Reads no message. */
export async function checkMailbox({ mailbox }: Config): Promise<Finding[]> {
  if (!mailbox) return []
  const host = hostOf(mailbox.url)
  try {
    const count = await openMailbox(mailbox).open(async (session) => {
      if (mailbox.doneFolder) await session.createFolder(mailbox.doneFolder)
      return (await session.listUnseen()).length
    })
    return [ok(`${host} accepted the login. Unseen messages: ${count}.`)]
  } catch (error) {
    const code = codeOf(error)
    return [fail(`No mail can be read from ${host} (${code}).`, adviceFor(code, mailboxFailureOf(error)))]
  }
}

function adviceFor(code: string, failure: MailboxFailure): string {
  if (failure === 'LOGIN') {
    return 'Correct the user and password in MAIL_IN_URL, with special characters encoded. Large providers need an app password.'
  }
  if (failure === 'FOLDER') return 'Correct the folder at the end of MAIL_IN_URL, such as /INBOX.'
  if (code === 'NO_DONE_FOLDER') return 'Create the folder of MAIL_IN_DONE_FOLDER in the mailbox, or correct its name.'
  if (code === 'ENOTFOUND') return 'Correct the host name in MAIL_IN_URL.'
  if (failure === 'CERTIFICATE') {
    return 'Use the host name of the certificate. For a private authority, set NODE_EXTRA_CA_CERTS to its file.'
  }
  return 'Check the port in MAIL_IN_URL (imaps:// uses 993, imap:// uses 143 with STARTTLS) and that IMAP is enabled.'
}
