import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, print } from 'graphql'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { type LedgerRows, ledgerRows } from '../../support/data/ledger-rows.ts'
import { UndoDocument } from '../../support/generated.ts'
import { ApiError, type SignUpOptions, signUp, type TestUser } from '../../support/people.ts'
import { openOwnerPool } from '../../support/servers/database.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'

export interface UndoFixture {
  baseUrl: string
  signUp(options?: SignUpOptions): Promise<TestUser>
  act<Data, Variables>(
    person: TestUser,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<{ batch: string; data: Data }>
  rows(person: TestUser): Promise<LedgerRows>
  owner<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>
}

/** Call this once at the top of a test file. The services are ready when its tests run. */
export function createUndoFixture(): UndoFixture {
  let folder: string
  let postgres: EmbeddedPostgres
  let owner: pg.Pool
  let server: TestServer

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'purser-undo-'))
    postgres = await startPostgres({ dataDir: path.join(folder, 'database'), log: () => {} })
    const environment = { DATABASE_URL: postgres.url }
    server = await startServer({ dataDir: path.join(folder, 'server'), environment })
    owner = openOwnerPool(postgres.url, 2)
  }, 120_000)

  afterAll(async () => {
    await owner?.end()
    await server?.stop()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    get baseUrl() {
      return server.baseUrl
    },
    signUp: (options) => signUp(server.baseUrl, options),
    async act(person, document, variables) {
      const response = await fetch(`${server.baseUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${person.token}`,
          'x-active-organization-id': person.organizationId,
        },
        body: JSON.stringify({ query: print(document as DocumentNode), variables }),
      })
      const { data, errors, extensions } = await response.json()
      if (errors) throw new ApiError(response.status, errors[0].message, errors[0].extensions?.code)
      return { batch: extensions.batch, data }
    },
    rows: ({ organizationId }) => ledgerRows(owner, organizationId),
    owner: async (statement, values) => (await owner.query(statement, values)).rows,
  }
}

export const undo = async (person: TestUser, batchId: string, partly = false) =>
  (await person.graphql(UndoDocument, { batchId, partly })).undo
