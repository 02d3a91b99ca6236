import { createHash } from 'node:crypto'
import { ApolloClient, type DocumentNode, HttpLink, InMemoryCache } from '@apollo/client'
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import { expect, test } from 'vitest'
import { clientDocuments } from '../../server/http/graphql/client-documents-generated.ts'
import * as generated from '../../web/generated.ts'

const documents: DocumentNode[] = Object.values(generated).filter(
  (each): each is typeof each & DocumentNode => 'kind' in each,
)

test('the server knows each query and mutation as Apollo Client sends it', async () => {
  const sent: string[] = []
  const link = new HttpLink({
    uri: 'http://localhost/graphql',
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)).query)
      return Response.json({ data: null })
    },
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  let asked = 0
  for (const document of documents) {
    const operation = document.definitions.find(
      (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
    )
    if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) continue
    asked += 1
    // The client refuses the response without data, and only the request matters.
    await (operation.operation === OperationTypeNode.QUERY
      ? client.query({ query: document, fetchPolicy: 'no-cache' })
      : client.mutate({ mutation: document })
    ).catch(() => {})
  }
  expect(asked).toBeGreaterThan(100)
  const hashes = sent.map((text) => createHash('sha256').update(text).digest('base64'))
  expect(hashes).toHaveLength(asked)
  expect(hashes.filter((hash) => !clientDocuments.has(hash))).toEqual([])
})
