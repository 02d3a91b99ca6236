import { randomUUID } from 'node:crypto'
import { createOrganization } from '../../../server/people/organizations/write.ts'
import { openPool } from '../../../server/platform/database/database.ts'
import type { Origin } from '../../../server/platform/tenancy/origin.ts'
import {
  requireProfile,
  type Tenant,
  tenantInTransaction,
  userInTransaction,
} from '../../../server/platform/tenancy/tenant.ts'
import { beginTenantTransaction } from '../../../server/platform/tenancy/tenant-transaction.ts'
import { type LedgerRows, ledgerRows } from '../../support/data/ledger-rows.ts'
import { selfHosted } from '../../support/data/terms.ts'
import { openOwnerPool } from '../../support/servers/database.ts'

export const users = ['ada', 'ben'] as const
export type Who = (typeof users)[number]

export interface TestLedger {
  organizationId: string
  act<T>(who: Who, work: (tenant: Tenant) => Promise<T>, via?: Origin): Promise<{ batchId: string; result: T }>
  rows(): Promise<LedgerRows>
  /** Returns the derived rows of splits and tags that do not match their transactions, one line each. */
  astray(): Promise<string[]>
}

export interface LedgerSettings {
  currency: string
  monthStartDay: number
}

export interface UndoFixture {
  users: Record<Who, { uid: string; userId: string }>
  createLedger(settings?: LedgerSettings): Promise<TestLedger>
  close(): Promise<void>
}

const today = '2026-03-31'

const followers = `
  with parts_found as (
    select jsonb_build_array(transaction_id, position, type, date, category_id, amount_minor, base_amount_minor, note) as row
      from transaction_splits where organization_id = $1
  ), parts_expected as (
    select jsonb_build_array(t.id, p.position, t.type, t.date, p.part -> 'category_id', p.part -> 'amount_minor',
        p.part -> 'base_amount_minor', coalesce(p.part ->> 'note', ''))
      from transactions t cross join lateral jsonb_array_elements(t.splits) with ordinality p (part, position)
      where t.organization_id = $1
  ), tags_found as (
    select jsonb_build_array(transaction_id, tag_id, date) as row from transaction_tags where organization_id = $1
  ), tags_expected as (
    select distinct jsonb_build_array(t.id, g.tag_id, t.date)
      from transactions t cross join lateral unnest(t.tag_ids) g (tag_id) where t.organization_id = $1
  )
  select 'part ' || row::text || ' is astray' as line from (select * from parts_found except select * from parts_expected) a
  union all
  select 'part ' || row::text || ' is missing' from (select * from parts_expected except select * from parts_found) m (row)
  union all
  select 'tag ' || row::text || ' is astray' from (select * from tags_found except select * from tags_expected) a
  union all
  select 'tag ' || row::text || ' is missing' from (select * from tags_expected except select * from tags_found) m (row)`

export async function createUndoFixture(ownerUrl: string, appUrl: string): Promise<UndoFixture> {
  const pool = openPool(appUrl, 8)
  // Changes by the database owner have no change records.
  const owner = openOwnerPool(ownerUrl, 4, '-c session_replication_role=replica')
  const known = {} as UndoFixture['users']
  for (const who of users) {
    const uid = `${who}-${randomUUID()}`
    const { rows } = await owner.query<{ id: string }>(
      `insert into users (auth_uid, name, email) values ($1, $2, $1 || '@example.test') returning id`,
      [uid, who === 'ada' ? 'Ada' : 'Ben'],
    )
    known[who] = { uid, userId: rows[0]?.id ?? '' }
  }

  const makeOrganization = async (settings: LedgerSettings) => {
    const tenantTransaction = await beginTenantTransaction(pool, 'read write', { userId: known.ada.userId, via: 'web' })
    const person = userInTransaction(tenantTransaction, requireProfile(tenantTransaction.identified), today)
    const input = {
      ...settings,
      kind: 'TEAM' as const,
      timeZone: 'UTC',
      hasTeamCategories: false,
    }
    const { id } = await createOrganization(person, selfHosted, { ...input, name: 'Books' })
    await tenantTransaction.commit()
    await owner.query(`insert into memberships (organization_id, user_id, role) values ($1, $2, 'MEMBER')`, [
      id,
      known.ben.userId,
    ])
    return id
  }

  return {
    users: known,
    async createLedger(settings = { currency: 'USD', monthStartDay: 1 }) {
      const organizationId = await makeOrganization(settings)
      return {
        organizationId,
        async act(who, work, via = 'web') {
          const batchId = randomUUID()
          const tenantTransaction = await beginTenantTransaction(pool, 'read write', {
            userId: known[who].userId,
            organizationId,
            via,
            batchId,
          })
          try {
            const result = await work(
              tenantInTransaction(tenantTransaction, requireProfile(tenantTransaction.identified), today),
            )
            await tenantTransaction.commit()
            return { batchId, result }
          } catch (error) {
            await tenantTransaction.rollback()
            throw error
          }
        },
        rows: () => ledgerRows(owner, organizationId, true),
        async astray() {
          const { rows } = await owner.query<{ line: string }>(followers, [organizationId])
          return rows.map(({ line }) => line)
        },
      }
    },
    async close() {
      await owner.end()
      await pool.end()
    },
  }
}
