import { createHash } from 'node:crypto'
import path from 'node:path'
import { ApolloClient, type DocumentNode, HttpLink, InMemoryCache } from '@apollo/client'
import { Kind, type OperationDefinitionNode, OperationTypeNode, print } from 'graphql'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { clientDocuments } from '../../server/http/graphql/client-documents-generated.ts'
import * as generated from '../../web/operations/generated.ts'
import { splitDocuments } from '../../web/split-documents.ts'

const documents: DocumentNode[] = Object.values(generated)

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

test('the build parses each document and keeps its text', async () => {
  const entry = path.resolve(import.meta.dirname, '../../web/operations/generated.ts')
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [splitDocuments()],
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  const [file] = [bundle].flat().flatMap((each) => ('output' in each ? each.output : []))
  const code = file?.type === 'chunk' ? file.code : ''
  expect(code).not.toContain('Syntax Error')
  const built: Record<string, DocumentNode> = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  const textsOf = (all: Record<string, DocumentNode>) =>
    Object.fromEntries(Object.entries(all).map(([name, document]) => [name, print(document)]))
  expect(textsOf(built)).toEqual(textsOf(generated))
})
