import type { ApolloClient } from '@apollo/client'
import type { LedgerMessage } from './follow-ledger.ts'

/** What an open page shows of people beside the members themselves: who was asked to join, and how many seats are left. */
const ofPeople = ['Invitations', 'Seats']

/**
 * What a message says of people and of the organization itself, beside what it brings: `onStanding` hears when a person
 * may do other things now, or the organization is another.
 */
export function followPeople(
  client: ApolloClient,
  { changes }: LedgerMessage,
  personId: string,
  onStanding: () => void,
): void {
  const kinds = new Set<string>(changes.map(({ kind }) => kind))
  if (kinds.has('ORGANIZATION') || changes.some(({ kind, id }) => kind === 'MEMBER' && id === personId)) onStanding()
  // Another currency or another beginning of the month makes every figure another one.
  if (kinds.has('ORGANIZATION')) void client.refetchQueries({ include: 'active' })
  else if (kinds.has('MEMBER') || kinds.has('INVITATION')) {
    for (const query of client.getObservableQueries('active')) {
      if (ofPeople.includes(query.queryName ?? '')) void query.refetch().catch(() => undefined)
    }
  }
}
