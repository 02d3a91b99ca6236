import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, print } from 'graphql'
import type pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { UndoDocument } from '../../../web/operations/generated.ts'
import { type LedgerRows, ledgerRows } from '../../support/data/ledger-rows.ts'
import { ApiError, type SignUpOptions, signUp, type TestUser } from '../../support/people.ts'
import { openOwnerPool } from '../../support/servers/database.ts'
import { signInSettingsOf } from '../../support/servers/known-servers.ts'
import type { TestServer } from '../../support/servers/server.ts'

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

/**
 * Call this once at the top of a test file. On the run's server, a statement of `owner` names the organization or the
 * records that it concerns.
 * @param open starts a server of its own, because the file does so much at once that others would wait
 */
export function createUndoFixture(open?: () => Promise<TestServer>): UndoFixture {
  let owner: pg.Pool
  let server: TestServer | undefined
  const baseUrl = () => server?.baseUrl ?? inject('baseUrl')

  beforeAll(async () => {
    server = await open?.()
    owner = openOwnerPool(signInSettingsOf(baseUrl()).ownerUrl, 2)
  }, 120_000)

  afterAll(async () => {
    await owner?.end()
    await server?.stop()
  })

  return {
    get baseUrl() {
      return baseUrl()
    },
    signUp: (options) => signUp(baseUrl(), options),
    async act(person, document, variables) {
      const response = await fetch(`${baseUrl()}/graphql`, {
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
