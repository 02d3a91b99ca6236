import type { ApolloCache } from '@apollo/client'
import { useCallback } from 'react'
import { LedgerChangedDocument, type LedgerNewsFragment } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { appNavigator } from '../../shared/navigation/navigator.ts'
import { freshnessOf } from '../apollo/freshness.ts'
import { useOrganizations } from '../session/organization.tsx'
import { highlightRows } from './changed-records.ts'
import { useLiveChannel } from './LiveSubscription.ts'

export type LedgerChange = LedgerNewsFragment['changes'][number]

/** Writes the changes of one kind of record to the cache. */
export interface RecordWriter {
  kind: LedgerChange['kind']
  /** The names of the queries that the changes keep current. */
  queries: readonly string[]
  write: (cache: ApolloCache, change: LedgerChange) => void
  /** False where this tab made the change itself, so that its row is not highlighted. */
  isNews?: (cache: ApolloCache, change: LedgerChange) => boolean
}

/** Follows the ledger of the active organization. Lists and figures read the cache that the subscription writes. */
export function LedgerSubscription({ records }: { records: readonly RecordWriter[] }) {
  const { active, learn } = useOrganizations()
  const startDay = active?.monthStartDay ?? 1
  const locale = useLocale()
  const write = useCallback(
    (cache: ApolloCache, { changes, since, number, organization, budgetAlerts }: LedgerNewsFragment) => {
      if (since !== null && since !== number) freshnessOf(cache).changed()
      const writerOf = ({ kind }: LedgerChange) => records.find((each) => each.kind === kind)
      const news = changes.filter((change) => writerOf(change)?.isNews?.(cache, change)).map(({ id }) => id)
      for (const change of changes) writerOf(change)?.write(cache, change)
      highlightRows(news)
      if (organization) learn(organization)
      if (budgetAlerts.length === 0) return
      import('./show-alerts.ts').then(
        ({ showAlerts }) => showAlerts(budgetAlerts, { startDay, locale, navigate: (path) => appNavigator.push(path) }),
        console.error,
      )
    },
    [records, learn, startDay, locale],
  )
  useLiveChannel({ document: LedgerChangedDocument, fetchPolicy: 'no-cache', write })
  return null
}
