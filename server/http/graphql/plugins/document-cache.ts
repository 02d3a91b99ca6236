import { createHash } from 'node:crypto'
import type { DocumentNode } from 'graphql'
import { lruCache } from '../../../base/lru-cache.ts'
import { clientDocuments } from '../client-documents-generated.ts'
import type { Operations } from '../operation.ts'
import type { GraphqlPlugin, ServerContext } from '../plugin.ts'

/** A document takes about so many times the bytes of its text in memory. */
const bytesPerTextByte = 50

/**
 * Keeps valid documents, so that they are not parsed and validated again: the web app's for ever, those of signed-in
 * users up to a number of bytes, and none of other clients. Yoga's own cache keeps any 1,024 documents, of any size.
 */
export function useDocumentCache(operations: Operations, maxBytes: number): GraphqlPlugin {
  const own = new Map<string, DocumentNode>()
  const users = lruCache<DocumentNode>(maxBytes)
  const valid = new WeakSet<DocumentNode>()

  const store = (document: DocumentNode, { operationRequest }: ServerContext) => {
    valid.add(document)
    const text = document.loc?.source.body ?? ''
    if (clientDocuments.has(createHash('sha256').update(text).digest('base64'))) {
      operations.trust(document)
      own.set(text, document)
    } else if (operationRequest?.subject?.signedIn) {
      users.set(text, document, Buffer.byteLength(text) * bytesPerTextByte)
    }
  }

  return {
    onParse({ params: { source }, setParsedDocument }) {
      const known = own.get(String(source)) ?? users.get(String(source))
      if (known) setParsedDocument(known)
    },
    onValidate({ params: { documentAST }, context, setResult }) {
      if (!valid.has(documentAST)) return ({ valid: isValid }) => void (isValid && store(documentAST, context))
      setResult([])
    },
  }
}
