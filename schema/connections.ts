import { msg } from '@lingui/core/runtime-macro'
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

/** Computes its cursor when it is requested. */
class Edge<Node> {
  readonly node: Node
  readonly #cursorOf: (node: Node) => string

  constructor(node: Node, cursorOf: (node: Node) => string) {
    this.node = node
    this.#cursorOf = cursorOf
  }

  get cursor(): string {
    return this.#cursorOf(this.node)
  }
}

export function connectionOf<Node>(
  page: { items: Node[]; hasNext: boolean; hasPrevious: boolean },
  cursorOf: (node: Node) => string,
): Connection<Node> {
  const [first, last] = [page.items[0], page.items.at(-1)]
  return {
    edges: page.items.map((node) => new Edge(node, cursorOf)),
    pageInfo: {
      startCursor: first ? cursorOf(first) : null,
      endCursor: last ? cursorOf(last) : null,
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
  if (size < 1 || size > 100) {
    const text = msg`Ask for 1 to ${{ maximum: 100 }} records at a time.`
    throw new AppError('INVALID_INPUT', text, { first: text })
  }
  return size
}
