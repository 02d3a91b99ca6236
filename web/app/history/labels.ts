import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ChangeAction, ChangeOrigin, LogEntryFragment } from '../../generated.ts'

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
