import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ChangeAction, ChangeOrigin, LogEntryFragment, LoggedKind } from '../../generated.ts'

export const originNames: Readonly<Record<ChangeOrigin, MessageDescriptor>> = {
  WEB: msg`Web`,
  GRAPHQL: msg`API`,
  REST: msg`REST API`,
  MCP: msg`AI app (MCP)`,
  UPLOAD: msg`Upload`,
  MAIL: msg`Email`,
  ASSISTANT: msg`Assistant`,
  IMPORT: msg`Import`,
  READER: msg`Document reader`,
  RULE: msg`Rule`,
  JOB: msg`Automatic`,
  SAMPLE: msg`Sample data`,
  SERVER: msg`System`,
}

export const actionNames: Readonly<Record<ChangeAction, MessageDescriptor>> = {
  CREATED: msg`Added`,
  UPDATED: msg`Changed`,
  DELETED: msg`Deleted`,
}

export const kindNames: Readonly<Record<LoggedKind, MessageDescriptor>> = {
  TRANSACTION: msg`Transaction`,
  CATEGORY: msg`Category`,
  TAG: msg`Tag`,
  BUDGET: msg`Budget`,
  RECURRENCE: msg`Recurring transaction`,
  RULE: msg`Rule`,
  RECEIPT: msg`Receipt`,
  DOCUMENT: msg`Document`,
  STAGED_ITEM: msg`Item to review`,
  RECEIPT_LINK: msg`Attached receipt`,
  RECEIPT_MATCH: msg`Receipt match`,
  MEMBER: msg`Member`,
  INVITATION: msg`Invitation`,
  ORGANIZATION: msg`Organization`,
  WEBHOOK: msg`Webhook`,
}

export const kindLabels: Readonly<Record<LoggedKind, MessageDescriptor>> = {
  TRANSACTION: msg`Transactions`,
  CATEGORY: msg`Categories`,
  TAG: msg`Tags`,
  BUDGET: msg`Budgets`,
  RECURRENCE: msg`Recurring transactions`,
  RULE: msg`Rules`,
  RECEIPT: msg`Receipts`,
  DOCUMENT: msg`Documents`,
  STAGED_ITEM: msg`Items to review`,
  RECEIPT_LINK: msg`Attached receipts`,
  RECEIPT_MATCH: msg`Receipt matches`,
  MEMBER: msg`Members`,
  INVITATION: msg`Invitations`,
  ORGANIZATION: msg`Organization`,
  WEBHOOK: msg`Webhooks`,
}

export const itself = 'Purser'

/**
 * Returns "Maya Lindqvist · Web", "Maya Lindqvist · REST · Home automation" for an API token or connected app, "Assistant,
 * at Maya Lindqvist’s request" or "Purser · Automatic".
 */
export function actorLabel({ by, origin, grantName }: Pick<LogEntryFragment, 'by' | 'origin' | 'grantName'>): string {
  if (by && origin === 'ASSISTANT') {
    const { name } = by
    return t`Assistant, at ${name}’s request`
  }
  if (!by && origin === 'SERVER') return itself
  return [by?.name ?? itself, i18n._(originNames[origin]), ...(grantName ? [grantName] : [])].join(' · ')
}
