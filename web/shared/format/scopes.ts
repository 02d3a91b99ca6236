import { t } from '@lingui/core/macro'
import type { ApiScope } from '../../generated.ts'

export interface ScopeChoice {
  scope: ApiScope
  label: string
  about: string
}

/** The scopes from the least to the most. Each includes those before it. */
export const scopeChoices = (): readonly ScopeChoice[] => [
  { scope: 'READ', label: t`Read`, about: t`See transactions, budgets, receipts and reports.` },
  {
    scope: 'STAGE',
    label: t`Read and prepare`,
    about: t`Also upload documents and ask the assistant. You review the results.`,
  },
  { scope: 'WRITE', label: t`Read and write`, about: t`Also create, change, approve and delete records.` },
  {
    scope: 'ADMIN',
    label: t`Everything`,
    about: t`Also manage the organization and its members, and read the change log.`,
  },
]

/** Names the highest scope of an API token or a connected app, which includes the others. */
export function accessLabel({ scopes }: { scopes: readonly ApiScope[] }): string {
  return scopeChoices().findLast(({ scope }) => scopes.includes(scope))?.label ?? ''
}

/** Returns the granted scopes with those that they include. */
export function includedScopes(granted: readonly ApiScope[]): readonly ScopeChoice[] {
  return scopeChoices().slice(0, scopeChoices().findLastIndex(({ scope }) => granted.includes(scope)) + 1)
}
