import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DefinitionNode, type DocumentNode, Kind, parse } from 'graphql'

/** Makes a document that parses its text when it is first used. Each fragment brings the fragments that it spreads. */
export function parseOnUse<Result, Variables>(
  text: string,
  fragments: readonly DocumentNode[] = [],
): TypedDocumentNode<Result, Variables> {
  return {
    kind: Kind.DOCUMENT,
    get definitions(): readonly DefinitionNode[] {
      const own = parse(text, { noLocation: true }).definitions
      const value = [...new Set([...own, ...fragments.flatMap(({ definitions }) => definitions)])]
      // Visitors of graphql copy a document's properties and assign to them, which a getter refuses.
      Object.defineProperty(this, 'definitions', { value, writable: true })
      return value
    },
  }
}
