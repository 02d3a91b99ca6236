import { verifySmtp } from '../adapters/mail.ts'
import type { Config } from '../config.ts'
import { codeOf, type Finding, findingsOf, hostOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('mail')

/** Connects and signs in. Sends no mail. */
export async function checkMail({ smtpUrl, mailFrom, isProduction }: Config): Promise<Finding[]> {
  if (!smtpUrl) {
    if (!isProduction) return [ok('Mail is shown at /dev/mail and not sent.')]
    return [
      warn(
        'No mail is sent: SMTP_URL is not set.',
        'Set SMTP_URL, or pass on the links of invitations yourself. Passwords cannot be reset by mail.',
      ),
    ]
  }
  const findings: Finding[] = []
  if (isProduction && /@localhost\b/.test(mailFrom)) {
    findings.push(warn('Mail is sent from an address at localhost.', 'Set MAIL_FROM to an address of your domain.'))
  }
  try {
    await verifySmtp(smtpUrl)
    return [...findings, ok(`${hostOf(smtpUrl)} accepted the connection${hasLogin(smtpUrl) ? ' and the login' : ''}.`)]
  } catch (error) {
    const code = codeOf(error)
    return [...findings, fail(`No mail can be sent by ${hostOf(smtpUrl)} (${code}).`, adviceFor(code))]
  }
}

const hasLogin = (url: string) => URL.canParse(url) && new URL(url).username !== ''

function adviceFor(code: string): string {
  if (code === 'EAUTH')
    return 'Correct the user and password in SMTP_URL. Encode special characters, such as %40 for @.'
  if (code === 'EDNS' || code === 'ENOTFOUND') return 'Correct the host name in SMTP_URL.'
  if (code === 'ETLS' || /CERT|SSL|SIGNED/.test(code)) {
    return 'Use the host name of the certificate. For a private authority, set NODE_EXTRA_CA_CERTS to its file.'
  }
  return 'Check the port in SMTP_URL (smtps:// uses 465, smtp:// uses 587) and that the provider allows connections.'
}
