export const mailKinds = ['invitation_accepted', 'membership_changed', 'weekly_review', 'budget_alert'] as const

export type MailKind = (typeof mailKinds)[number]
