import { type LoggedKind, loggedKinds } from '../../platform/records/logged-kinds.ts'

const unsent = ['receipt_match', 'webhook'] as const
export type EventKind = Exclude<LoggedKind, (typeof unsent)[number]>

/** The kinds of records whose changes webhooks can receive. The assistant's conversations are private and never sent. */
export const eventKinds = loggedKinds.filter((kind): kind is EventKind => !unsent.some((each) => each === kind))
