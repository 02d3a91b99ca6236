export const mailKinds = [
  'invitation_accepted',
  'membership_changed',
  'weekly_review',
  'budget_alert',
  'payment_due',
] as const

export type MailKind = (typeof mailKinds)[number]
