import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { maxUploadBytes } from '../../../server/intake/uploads/upload-token.ts'
import {
  ChoosePlanDocument,
  CreateUploadUrlDocument,
  PlanDocument,
  type PlanKey,
  type PlanPeriod,
} from '../../support/generated.ts'
import { type SignUpOptions, signUp, type TestUser } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { environments, sharedServer } from '../../support/servers/shared-servers.ts'

export interface BillingFixture {
  baseUrl: string
  signUp(options?: SignUpOptions): Promise<TestUser>
  sql(statement: string, values?: unknown[]): Promise<void>
  /** Returns the first column of the first row. */
  valueOf(statement: string, values?: unknown[]): Promise<unknown>
  countFiles(person: TestUser): Promise<number>
  countTemporaryFiles(): Promise<number>
}

/**
 * Call this once at the top of a test file. New organizations start on Free. The files share a server, so a statement
 * of `sql` names the organization or the records that it concerns.
 */
export function createBillingFixture(): BillingFixture {
  return fixtureOn(() => sharedServer(inject('sharedServersUrl'), 'free'))
}

/**
 * Starts a server of the file's own, on which new organizations start on Free.
 * @param prepare returns further settings of the server
 */
export function createOwnBillingFixture(prepare = async (): Promise<Record<string, string>> => ({})): BillingFixture {
  let server: TestServer
  afterAll(() => server?.stop())
  return fixtureOn(async () => {
    server = await startServer({ environment: { ...environments.free, ...(await prepare()) } })
    return server
  })
}

function fixtureOn(open: () => Promise<Pick<TestServer, 'baseUrl' | 'dataDir' | 'signIn'>>): BillingFixture {
  let dataDir: string
  let owner: pg.Client

  beforeAll(async () => {
    const server = await open()
    dataDir = server.dataDir
    owner = new pg.Client({ connectionString: server.signIn.ownerUrl })
    await owner.connect()
    // Changes that the database owner makes are not recorded in the change log.
    await owner.query(`set session_replication_role = 'replica'`)
    fixture.baseUrl = server.baseUrl
  }, 120_000)

  afterAll(() => owner?.end())

  const fixture: BillingFixture = {
    baseUrl: '',
    signUp: (options) => signUp(fixture.baseUrl, options),
    async sql(statement, values) {
      await owner.query(statement, values)
    },
    async valueOf(statement, values) {
      const { rows } = await owner.query({ text: statement, values, rowMode: 'array' })
      return rows[0]?.[0]
    },
    async countFiles({ organizationId }) {
      const filesFolder = path.join(dataDir, 'files', organizationId)
      const found = await readdir(filesFolder, { recursive: true, withFileTypes: true }).catch(() => [])
      return found.filter((entry) => entry.isFile()).length
    },
    countTemporaryFiles: async () => (await readdir(path.join(dataDir, 'tmp'))).length,
  }
  return fixture
}

export const planOf = async (person: TestUser) => (await person.graphql(PlanDocument, {})).billing

export async function choose(person: TestUser, plan: PlanKey, period: PlanPeriod = 'MONTH') {
  return (await person.graphql(ChoosePlanDocument, { plan, period })).changePlan
}

export function endPlan({ sql }: BillingFixture, { organizationId }: TestUser): Promise<void> {
  return sql(`update organizations set plan_ends_at = now() - interval '1 second' where id = $1`, [organizationId])
}

export function storeBytes({ sql }: BillingFixture, { organizationId }: TestUser, bytes: number): Promise<void> {
  return sql(
    `insert into documents (organization_id, kind, stage, file_name, content_type, size, storage_path, created_by)
       select id, 'RECEIPT', 'STAGED', 'old.pdf', 'application/pdf', $2, 'old', created_by from organizations where id = $1`,
    [organizationId, bytes],
  )
}

export function useCredits({ sql }: BillingFixture, { organizationId }: TestUser, credits: number): Promise<void> {
  return sql(
    `insert into ai_usage (organization_id, user_id, kind, credits, state)
       select id, created_by, 'document', $2, 'settled' from organizations where id = $1`,
    [organizationId, credits],
  )
}

export interface Address {
  url: string
  storagePath: string
}

/** @param size announced bytes; defaults to the maximum size of a file */
export async function addressFor({ baseUrl }: BillingFixture, person: TestUser, size?: number): Promise<Address> {
  const { createUploadUrl } = await person.graphql(CreateUploadUrlDocument, {
    input: {
      fileName: 'a.pdf',
      contentType: 'application/pdf',
      size: size ?? maxUploadBytes,
      isSizeLimit: size === undefined,
    },
  })
  return { url: `${baseUrl}${createUploadUrl.uploadUrl}`, storagePath: createUploadUrl.storagePath }
}

export async function put({ url }: Address, bytes: Uint8Array<ArrayBuffer>) {
  const response = await fetch(url, { method: 'PUT', headers: { 'content-type': 'application/pdf' }, body: bytes })
  return { status: response.status, body: await response.json() }
}
