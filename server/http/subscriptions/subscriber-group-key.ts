import { createHash } from 'node:crypto'
import { type DocumentNode, Kind, visit } from 'graphql'
import type { Scope } from '../../adapters/identity.ts'
import type { Language } from '../../base/text.ts'
import type { Role } from '../../platform/database/tables.ts'

export interface GroupKeyInput {
  organizationId: string
  role: Role
  /** The scopes of an API token or connected app. */
  scopes: readonly Scope[] | undefined
  today: string
  language: Language
  text: string
  operationName: string | undefined
  document: DocumentNode
  rootFields: readonly string[]
  variables: Record<string, unknown>
}

/** Returns equal keys for subscriptions that receive the same messages. The cursor is not part of the key. */
export function keyOf({ document, rootFields, variables, ...asked }: GroupKeyInput): string {
  const { organizationId, role, scopes, today, language, text, operationName } = asked
  const cursor = cursorVariableOf(document, rootFields)
  const others = Object.entries(variables)
    .filter(([name]) => name !== cursor)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const all = JSON.stringify([
    organizationId,
    role,
    scopes ?? null,
    today,
    language,
    operationName ?? null,
    text,
    others,
  ])
  return createHash('sha256').update(all).digest('base64')
}

/** Finds the variable that contains the cursor: used once, as the `after` argument of the root field. */
function cursorVariableOf(document: DocumentNode, rootFields: readonly string[]): string | undefined {
  const uses = new Map<string, number>()
  let found: string | undefined
  visit(document, {
    enter(node) {
      if (node.kind === Kind.VARIABLE_DEFINITION) return false
      if (node.kind === Kind.VARIABLE) uses.set(node.name.value, (uses.get(node.name.value) ?? 0) + 1)
      if (node.kind !== Kind.FIELD || !rootFields.includes(node.name.value)) return
      const after = node.arguments?.find(({ name }) => name.value === 'after')?.value
      if (after?.kind === Kind.VARIABLE) found = after.name.value
    },
  })
  return found !== undefined && uses.get(found) === 1 ? found : undefined
}
