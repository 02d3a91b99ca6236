import type { ApolloCache, Reference } from '@apollo/client'
import { type AccountRowFragment, AccountRowFragmentDoc } from '../../generated.ts'

/** Writes an account to the cached lists, in the order of their positions. */
export function upsertAccount(cache: ApolloCache, account: AccountRowFragment): void {
  const written = cache.writeFragment({ fragment: AccountRowFragmentDoc, fragmentName: 'AccountRow', data: account })
  if (!written) return
  modifyAccounts(cache, (list, positionOf) =>
    [...list.filter((held) => held.__ref !== written.__ref), written].toSorted((a, b) => positionOf(a) - positionOf(b)),
  )
}

export function removeAccount(cache: ApolloCache, id: string): void {
  const gone = cache.identify({ __typename: 'Account', id })
  modifyAccounts(cache, (list) => list.filter((held) => held.__ref !== gone))
}

function modifyAccounts(
  cache: ApolloCache,
  change: (list: readonly Reference[], positionOf: (account: Reference) => number) => readonly Reference[],
): void {
  cache.modify<{ accounts: readonly Reference[] }>({
    fields: {
      accounts: (list, { readField }) =>
        Array.isArray(list)
          ? change(list as readonly Reference[], (account) => Number(readField('position', account)))
          : list,
    },
  })
}
