import { t } from '@lingui/core/macro'
import { formatInstant } from './dates.ts'

export interface SourceMail {
  sender: string
  subject: string
  sentAt?: string | null
}

/** Names the email that a document came with. */
export function mailText({ sender, subject, sentAt }: SourceMail, locale: string): string {
  const title = subject || t`No subject`
  const from = sender || t`Unknown sender`
  const at = sentAt ? formatInstant(sentAt, locale) : t`unknown date`
  return t`From the email “${title}” by ${from}, ${at}`
}
