import path from 'node:path'
import { msg } from '@lingui/core/runtime-macro'
import { type Mailer, openMailFolder, openNoMailer, openSmtp } from './adapters/mail.ts'
import type { Log } from './base/log.ts'
import { render, type Text } from './base/text.ts'
import type { Config } from './config.ts'
import type { QueuedMail } from './http/services.ts'
import type { Infrastructure } from './infrastructure.ts'

const subjects: Record<string, Text> = {
  VERIFY_EMAIL: msg`Verify your email address`,
  PASSWORD_RESET: msg`Reset your password`,
  EMAIL_SIGNIN: msg`Sign in`,
}

/** Uses SMTP if it is configured. Mail is only stored in embedded mode, because a link in a mail can grant access. */
export function openMailer({ smtpUrl, mailFrom, dataDir, isProduction }: Config, log: Log): Mailer {
  if (smtpUrl) return openSmtp(smtpUrl, mailFrom)
  if (!isProduction) return openMailFolder(path.join(dataDir, 'mails'))
  log('warn', 'mail.not_sent', { missing: 'SMTP_URL' })
  return openNoMailer()
}

export async function listMails({ emulator }: Infrastructure, mailer: Mailer, address: string): Promise<QueuedMail[]> {
  const [codes, kept] = await Promise.all([emulator?.listOutOfBandCodes() ?? [], mailer.list?.() ?? []])
  const own = codes.map(({ email, requestType, oobLink, oobCode }) => ({
    to: email,
    subject: render(subjects[requestType] ?? msg`From Purser`),
    text: render(
      msg`Follow this link: ${{ link: requestType === 'PASSWORD_RESET' ? `${address}/login?oobCode=${oobCode}` : oobLink }}`,
    ),
    html: null,
    // The emulator does not say when.
    sentAt: new Date(),
  }))
  return [...own.reverse(), ...kept].sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime())
}
