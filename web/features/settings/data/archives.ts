import type { ApolloCache } from '@apollo/client'
import {
  type ArchiveSheetFragment,
  ArchivesDocument,
  useArchiveChangedSubscription,
  useArchivesQuery,
} from '../../../generated.ts'

interface Archives {
  /** Undefined: there is none, or it is not known yet. */
  newest: ArchiveSheetFragment | undefined
  isLoading: boolean
  error: Error | undefined
  refetch: () => void
}

/** One's archives, and how the newest comes along. */
export function useArchives(): Archives {
  const { data, error, refetch } = useArchivesQuery({ fetchPolicy: 'cache-and-network' })
  useArchiveChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data } }) => data?.archiveChanged && keep(client.cache, data.archiveChanged),
  })
  return { newest: data?.archives[0], isLoading: !data && !error, error, refetch: () => void refetch() }
}

/** The one that is known by its id is renewed in its place. */
function keep(cache: ApolloCache, newest: ArchiveSheetFragment): void {
  cache.updateQuery({ query: ArchivesDocument }, (held) => ({
    archives: [newest, ...(held?.archives ?? []).filter(({ id }) => id !== newest.id)],
  }))
}
