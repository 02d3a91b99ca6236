import type { ApolloCache } from '@apollo/client'
import { type ImportFactsFragment, type ImportRowCellsFragment, ImportsDocument } from '../../generated.ts'

export function writeImport(cache: ApolloCache, started: ImportFactsFragment): void {
  cache.updateQuery({ query: ImportsDocument }, (held) => {
    if (!held || held.imports.edges.some(({ node }) => node.id === started.id)) return held
    const edge = { __typename: 'ImportEdge' as const, cursor: started.id, node: started }
    return { imports: { ...held.imports, edges: [edge, ...held.imports.edges] } }
  })
}

export function writeNewest(cache: ApolloCache, newest: readonly ImportFactsFragment[]): void {
  cache.updateQuery({ query: ImportsDocument }, (held) => {
    if (!held) return held
    const last = newest.at(-1)
    const older = held.imports.edges.filter(
      ({ node }) => last && newest.length >= page && node.createdAt < last.createdAt,
    )
    const edges = newest.map((node) => ({ __typename: 'ImportEdge' as const, cursor: node.id, node }))
    return { imports: { ...held.imports, edges: [...edges, ...older] } }
  })
}

const page = 30

export function dropImport(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: ImportsDocument },
    (held) => held && { imports: { ...held.imports, edges: held.imports.edges.filter(({ node }) => node.id !== id) } },
  )
  cache.evict({ id: cache.identify({ __typename: 'Import', id }) ?? '' })
}

export function patchRows(
  cache: ApolloCache,
  ids: readonly string[],
  changes: Partial<Pick<ImportRowCellsFragment, 'isTaken' | 'category' | 'categorySetBy'>>,
): void {
  for (const id of ids) {
    const { category, ...plain } = changes
    cache.modify<ImportRowCellsFragment>({
      id: cache.identify({ __typename: 'ImportRow', id }) ?? '',
      fields: {
        ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, () => value])),
        ...(category !== undefined && {
          category: (_, { toReference }) => (category === null ? null : (toReference(category) ?? null)),
        }),
      },
    })
  }
}
