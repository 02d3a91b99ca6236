import { AppError } from '../server/base/errors.ts'
import { builder } from './builder.ts'

interface PageInfo {
  startCursor: string | null
  endCursor: string | null
  hasNextPage: boolean
  hasPreviousPage: boolean
}

export interface Connection<Node> {
  edges: { cursor: string; node: Node }[]
  pageInfo: PageInfo
}

export const PageInfoObject = builder.objectRef<PageInfo>('PageInfo').implement({
  fields: (t) => ({
    startCursor: t.exposeString('startCursor', { nullable: true }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage'),
  }),
})

export function connectionOf<Node>(
  page: { items: Node[]; hasNext: boolean; hasPrevious: boolean },
  cursorOf: (node: Node) => string,
): Connection<Node> {
  const edges = page.items.map((node) => ({ node, cursor: cursorOf(node) }))
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: page.hasNext,
      hasPreviousPage: page.hasPrevious,
    },
  }
}

/**
 * Returns the page size: 1 to 100, with a default of 50.
 * @throws AppError INVALID_INPUT
 */
export function pageSizeOf(first: number | null | undefined): number {
  const size = first ?? 50
  if (size < 1 || size > 100)
    throw new AppError('INVALID_INPUT', 'A page holds 1 to 100 records.', { first: '1 to 100' })
  return size
}
