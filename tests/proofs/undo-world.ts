import { randomUUID } from 'node:crypto'
import { openPool } from '../../server/core/database.ts'
import { openFence } from '../../server/core/fence.ts'
import type { Origin } from '../../server/core/origin.ts'
import { joinPerson, joinTenant, requireProfile, type Tenant } from '../../server/core/tenant.ts'
import { createOrganization } from '../../server/organizations/write.ts'
import { openOwnerPool } from '../support/database.ts'
import { type LedgerRows, ledgerRows } from '../support/ledger-rows.ts'
import { selfHosted } from '../support/terms.ts'

export const people = ['ada', 'ben'] as const
/** Ada is an Owner, Ben a Member. */
export type Who = (typeof people)[number]

/** One organization and its two members, at work through the server's own rooms. */
export interface Books {
  organizationId: string
  /** One action: a transaction, as one request is. */
  act<T>(who: Who, work: (tenant: Tenant) => Promise<T>, via?: Origin): Promise<{ batchId: string; result: T }>
  rows(): Promise<LedgerRows>
}

export interface UndoWorld {
  openBooks(): Promise<Books>
  close(): Promise<void>
}

const today = '2026-03-31'

/** Opens a migrated database for two people, whom many organizations belong to. */
export async function openUndoWorld(ownerUrl: string, appUrl: string): Promise<UndoWorld> {
  const pool = openPool(appUrl, 8)
  // What the owner does by hand is nobody's change.
  const owner = openOwnerPool(ownerUrl, 4, '-c session_replication_role=replica')
  const userIds = {} as Record<Who, string>
  for (const who of people) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into users (auth_uid, name, email) values ($1, $2, $1 || '@example.test') returning id`,
      [`${who}-${randomUUID()}`, who === 'ada' ? 'Ada' : 'Ben'],
    )
    userIds[who] = rows[0]?.id ?? ''
  }

  const makeOrganization = async () => {
    const fence = await openFence(pool, 'read write', { userId: userIds.ada, via: 'web' })
    const person = joinPerson(fence, requireProfile(fence.entered), today)
    const input = {
      kind: 'TEAM' as const,
      currency: 'USD',
      monthStartDay: 1,
      timeZone: 'UTC',
      hasTeamCategories: false,
    }
    const { id } = await createOrganization(person, selfHosted, { ...input, name: 'Books' })
    await fence.commit()
    await owner.query(`insert into memberships (organization_id, user_id, role) values ($1, $2, 'MEMBER')`, [
      id,
      userIds.ben,
    ])
    return id
  }

  return {
    async openBooks() {
      const organizationId = await makeOrganization()
      return {
        organizationId,
        async act(who, work, via = 'web') {
          const batchId = randomUUID()
          const fence = await openFence(pool, 'read write', { userId: userIds[who], organizationId, via, batchId })
          try {
            const result = await work(joinTenant(fence, requireProfile(fence.entered), today))
            await fence.commit()
            return { batchId, result }
          } catch (error) {
            await fence.rollback()
            throw error
          }
        },
        rows: () => ledgerRows(owner, organizationId, true),
      }
    },
    async close() {
      await owner.end()
      await pool.end()
    },
  }
}
