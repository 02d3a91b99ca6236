import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type AccountPageFragment, RegisterBalancesDocument, type TransactionRowFragment } from '../../../generated.ts'

interface Money {
  value: string
  currency: string
}

export type RunningBalances = ReadonlyMap<string, Money>

/** The number of transactions that one request names. */
const namedAtOnce = 100

/**
 * Loads the balance after each shown transaction, and again after a change. A transaction that is not shown yet changes the
 * shown balances only if it changes the balance of the account too.
 */
export function useRunningBalances(
  { id, balance, statements }: AccountPageFragment,
  transactions: readonly TransactionRowFragment[] | undefined,
): RunningBalances {
  const client = useApolloClient()
  const [balances, setBalances] = useState<RunningBalances>(none)
  const key = [
    id,
    balance.value,
    ...statements.map(({ version, amount, day }) => `${version} ${amount.value} ${day}`),
    ...(transactions ?? []).map((each) => `${each.id} ${each.version}`),
  ].join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has what the balances depend on
  useEffect(() => {
    const ids = (transactions ?? []).map((each) => each.id)
    if (ids.length === 0) return
    let isCurrent = true
    const parts = Array.from({ length: Math.ceil(ids.length / namedAtOnce) }, (_, part) =>
      ids.slice(part * namedAtOnce, (part + 1) * namedAtOnce),
    )
    Promise.all(
      parts.map((part) =>
        client.query({ query: RegisterBalancesDocument, variables: { ids: part }, fetchPolicy: 'no-cache' }),
      ),
    ).then(
      (answers) => {
        if (!isCurrent) return
        const edges = answers.flatMap(({ data }) => data?.transactions.edges ?? [])
        setBalances(
          new Map(edges.flatMap(({ node }) => (node.accountBalance ? [[node.id, node.accountBalance] as const] : []))),
        )
      },
      // The rows stay without new balances until the next change.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key, client])
  return balances
}

const none: RunningBalances = new Map()
