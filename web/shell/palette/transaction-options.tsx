import { t } from '@lingui/core/macro'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type PaletteTransactionsQuery, usePaletteTransactionsQuery } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { DateLabel } from '../../shared/display/DateLabel.tsx'
import type { PaletteOption } from './palette-option.ts'

type FoundTransaction = PaletteTransactionsQuery['transactions']['edges'][number]['node']

/** Debounce time of the search on the server, in milliseconds. */
const pause = 180

/** Shorter texts match too many transactions. */
const minLength = 2

/** The search in the list of transactions, then the newest transactions that match. */
export function useTransactionOptions(text: string, onOpen: (id: string) => void): readonly PaletteOption[] {
  const navigate = useNavigate()
  const search = text.trim()
  const found = useFoundTransactions(search.length < minLength ? '' : search)
  if (!search) return []
  return [
    {
      id: 'transactions',
      label: t`Search transactions for “${search}”`,
      icon: Search,
      isForgotten: true,
      run: () => void navigate(`/transactions?${new URLSearchParams({ text: search })}`),
    },
    ...found.map((transaction): PaletteOption => {
      return {
        id: `transaction:${transaction.id}`,
        label: transaction.description || t`No description`,
        icon: null,
        picture: <CategoryTile category={transaction.category} />,
        detail: <Facts transaction={transaction} />,
        isForgotten: true,
        run: () => onOpen(transaction.id),
      }
    }),
  ]
}

/** The results of the previous text stay until the next ones arrive. */
function useFoundTransactions(text: string): readonly FoundTransaction[] {
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  // The cache has one list for each filter, which these few rows would replace.
  const { data, previousData } = usePaletteTransactionsQuery({
    variables: { text: asked },
    skip: asked === '',
    fetchPolicy: 'no-cache',
  })
  if (!text) return []
  return (data ?? previousData)?.transactions.edges.map(({ node }) => node) ?? []
}

function Facts({ transaction: { date, amount, type } }: { transaction: FoundTransaction }) {
  return (
    <>
      <DateLabel day={date} /> <Amount {...amount} type={type} color="fg" ms="10px" />
    </>
  )
}
