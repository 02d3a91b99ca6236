import type { LoggedKind } from '../../generated.ts'
import { useOrganization } from '../session/organization.tsx'

const kindsOfAccounts: readonly LoggedKind[] = ['ACCOUNT', 'BALANCE_STATEMENT']

/** Returns whether a kind of record is offered to choose from: an organization without accounts sees nothing of them. */
export function useKindFilter(): (kind: LoggedKind) => boolean {
  const { hasAccounts } = useOrganization()
  return (kind) => hasAccounts || !kindsOfAccounts.includes(kind)
}
