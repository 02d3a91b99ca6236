// Writes the hashes of the web app's operations, by which the server recognizes them. Run by `npm run generate`.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { InMemoryCache } from '@apollo/client'
import { Kind, print } from 'graphql'
import * as documents from './operations/generated.ts'

// Apollo Client adds __typename to each selection.
const cache = new InMemoryCache()
const hashes = Object.values(documents)
  .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
  .map((document) =>
    createHash('sha256')
      .update(print(cache.transformDocument(document)))
      .digest('base64'),
  )
  .sort()

writeFileSync(
  'server/http/graphql/client-documents-generated.ts',
  `/** The SHA-256 of each operation's text, as the web app sends it. Written by npm run generate. */
export const clientDocuments: ReadonlySet<string> = new Set([
${hashes.map((hash) => `  '${hash}',\n`).join('')}])
`,
)
