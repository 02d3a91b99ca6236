import { msg } from '@lingui/core/runtime-macro'
import type { Mail } from '../../adapters/mail.ts'
import { compose } from './layout.ts'
import { dayIn } from './role-texts.ts'
import type { MailReader } from './templates.ts'

interface BillingReader extends MailReader {
  plan: string
  timeZone: string
}

/** Tells an Owner that a payment is missing, at once and again in the last days of the grace period. */
export function unpaidLetter(endsAt: Date, { to, organization, plan, timeZone, address }: BillingReader): Mail {
  const day = dayIn(endsAt, timeZone)
  return compose({
    to,
    subject: msg`Payment failed for ${{ organization }}`,
    heading: msg`We couldn't charge your card`,
    paragraphs: [
      msg`The payment for ${{ organization }} didn't go through. Nothing changes until ${{ day }}.`,
      msg`Update your card or pay the open invoice by then. After that, the organization is read-only until it's paid.`,
    ],
    facts: [
      [msg`Organization`, organization],
      [msg`Plan`, plan],
      [msg`Read-only after`, day],
    ],
    button: { label: msg`Fix the payment`, url: `${address}/settings/plan` },
    reasons: [msg`You receive this because you own ${{ organization }}.`],
  })
}

export function paymentDueLetter({ to, organization, plan, address }: Omit<BillingReader, 'timeZone'>): Mail {
  return compose({
    to,
    subject: msg`${{ organization }} is now read-only`,
    heading: msg`${{ organization }} is now read-only`,
    paragraphs: [
      msg`The payment for the ${{ plan }} plan is still missing. Nothing is lost: members can still see and export everything.`,
      msg`Update your card or pay the open invoice to make changes again.`,
    ],
    button: { label: msg`Fix the payment`, url: `${address}/settings/plan` },
    reasons: [msg`You receive this because you own ${{ organization }}.`],
  })
}

export function planEndedLetter({ to, organization, plan, address }: Omit<BillingReader, 'timeZone'>): Mail {
  return compose({
    to,
    subject: msg`${{ organization }} is now read-only`,
    heading: msg`${{ organization }} is now read-only`,
    paragraphs: [
      msg`The ${{ plan }} plan has ended. Nothing is lost: members can still see and export everything.`,
      msg`Choose a plan to make changes again. Free is one of them, if your usage fits.`,
    ],
    button: { label: msg`Choose a plan`, url: `${address}/settings/plan` },
    reasons: [msg`You receive this because you own ${{ organization }}.`],
  })
}
