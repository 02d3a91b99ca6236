import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type TransactionRowFragment, useTransactionToEditQuery } from '../../../generated.ts'
import { isId } from '../../../shared/format/ids.ts'
import { openParameter } from '../filters/filter-in-url.ts'

/** The time for which the panel stays on a row while the keyboard moves through the list, in milliseconds. */
const pause = 80

/** Returns true if both locations show the same open transaction. */
export function hasSameOpen(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && openIn(from) === openIn(to)
}

const openIn = ({ search }: Location) => new URLSearchParams(search).get(openParameter)

/** Manages the transaction that is open beside or over the list. Its id is in the URL, so Back closes it. */
export function useOpenTransaction(transactions: readonly TransactionRowFragment[]) {
  const location = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const named = search.get(openParameter)
  const id = named && isId(named) ? named : null
  const { transaction, isMissing } = useTransaction(id, transactions)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ location, setSearch })
  latest.current = { location, setSearch }
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (next: string) => {
    clearTimeout(timer.current)
    if (next === id) return
    // The state tells `close` that Back leads to the list.
    const state = id ? location.state : { openedAt: window.scrollY }
    setSearch(withOpen(next), { replace: id !== null, state })
  }
  return {
    id,
    transaction,
    isMissing,
    show,
    /** Shows another transaction after a pause, because a held key moves faster than the panel loads. */
    follow(next: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const { location: current, setSearch: set } = latest.current
        set(withOpen(next), { replace: true, state: current.state })
      }, pause)
    },
    close() {
      clearTimeout(timer.current)
      // Back would also restore the scroll position at which the transaction was opened.
      if (location.state?.openedAt === window.scrollY) void navigate(-1)
      else setSearch(withOpen(null), { replace: true })
    },
  }
}

const withOpen = (id: string | null) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now)
  if (id) next.set(openParameter, id)
  else next.delete(openParameter)
  return next
}

/** Returns the transaction from the list. It is loaded if the list does not contain it. */
function useTransaction(id: string | null, transactions: readonly TransactionRowFragment[]) {
  // A change can remove the open transaction from the filtered list.
  const last = useRef<TransactionRowFragment | null>(null)
  const listed = transactions.find((each) => each.id === id)
  const held = listed ?? (last.current?.id === id ? last.current : null)
  const { data, error } = useTransactionToEditQuery({ variables: { id: id ?? '' }, skip: !id || held !== null })
  const transaction = id ? (held ?? data?.transaction ?? null) : null
  last.current = transaction
  return { transaction, isMissing: error !== undefined && id !== null && transaction === null }
}
