import { Landmark } from 'lucide-react'
import { usePermission } from '../../app/session/permissions.ts'
import { ImportsDocument, useImportsChangedSubscription, useImportsQuery } from '../../generated.ts'
import { ShowMore } from '../../shared/controls/ShowMore.tsx'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { usePages } from '../../shared/hooks/pages.ts'
import { EarlierImport } from './EarlierImport.tsx'
import { keepNewest } from './import-cache.ts'

/** Every file that was brought here, the newest first. */
export function EarlierImports() {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const { data, error, refetch } = useImportsQuery({ fetchPolicy: 'cache-and-network' })
  const more = usePages(ImportsDocument, {}, data?.imports.pageInfo)
  useImportsChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data: news } }) => news && keepNewest(client.cache, news.importsChanged),
  })

  if (!data) {
    return (
      <Panel isList>
        {error ? (
          <ErrorState title="The earlier imports did not load" onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={4} rowHeight={58} />
        )}
      </Panel>
    )
  }
  const { edges } = data.imports
  if (edges.length === 0) {
    return (
      <Panel>
        <EmptyState icon={Landmark} title="No imports yet">
          {mayWrite
            ? 'In your bank’s website, open the account, look for Export or Download, and take CSV, OFX or CAMT.'
            : 'What members who may write bring in from their banks is listed here.'}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <Panel isList title="Earlier imports">
        <ul style={{ listStyleType: 'none' }}>
          {edges.map(({ node }) => (
            <EarlierImport key={node.id} found={node} mayWrite={mayWrite} />
          ))}
        </ul>
      </Panel>
      <ShowMore more={more} />
    </>
  )
}
