import type { ApolloCache } from '@apollo/client'
import { type LedgerNewsFragment, TrashDocument, type TrashRowFragment } from '../../generated.ts'
import { trashKinds } from '../../kinds-generated.ts'

const kinds = [null, ...trashKinds]

export function removeFromTrash(cache: ApolloCache, ids: readonly string[]): void {
  patch(cache, (edges) => edges.filter(({ node }) => !ids.includes(node.id)))
}

export function followTrash(
  cache: ApolloCache,
  { changes }: Pick<LedgerNewsFragment, 'changes'>,
  deleted: readonly TrashRowFragment[],
): void {
  const touched = changes.map(({ id }) => id)
  patch(cache, (edges, kind) => [
    ...deleted
      .filter((node) => kind === null || node.kind === kind)
      .map((node) => ({ __typename: 'TrashEdge' as const, cursor: '', node })),
    ...edges.filter(({ node }) => !touched.includes(node.id)),
  ])
}

interface Edge {
  __typename: 'TrashEdge'
  cursor: string
  node: TrashRowFragment
}

function patch(cache: ApolloCache, change: (edges: Edge[], kind: TrashRowFragment['kind'] | null) => Edge[]): void {
  for (const kind of kinds) {
    cache.updateQuery({ query: TrashDocument, variables: { kind } }, (held) => {
      if (!held) return undefined
      return { trash: { ...held.trash, edges: change(held.trash.edges, kind) } }
    })
  }
}
