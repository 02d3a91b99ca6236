import { msg, plural } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { bytesOf, highest, type Plan, sizeText } from './plans.ts'
import type { Credits, Usage } from './read.ts'
import { countSeats, countStored, listPlansOwned } from './usage.ts'

/**
 * Returns each limit that the usage exceeds with a plan of the active organization, such as "3 of 1 seat".
 * @param ownerId the Owner who chose the plan, and whose organizations count
 */
export async function findExcess(
  db: ReadDb,
  ownerId: string | null,
  organizationId: string,
  plan: Plan,
): Promise<Text[]> {
  const owned = ownerId ? await listPlansOwned(db, ownerId) : []
  const others = ownerId ? await listPlansOwned(db, ownerId, organizationId) : []
  const organizations = highest([...others, plan].map((each) => each.organizations))
  const usage = { ...(await countSeats(db)), organizationsOwned: owned.length, storageBytes: await countStored(db) }
  return excessOf(usage, { ...plan, organizations })
}

function excessOf(usage: Omit<Usage, keyof Credits>, plan: Plan): Text[] {
  const { writers, viewers, organizations } = plan
  const bytes = bytesOf(plan)
  const isOver = (used: number, room: number | null): room is number => room !== null && used > room
  return [
    ...(isOver(usage.writers, writers)
      ? [msg`${{ used: usage.writers }} of ${plural({ writers }, { one: '# seat', other: '# seats' })}`]
      : []),
    ...(isOver(usage.viewers, viewers)
      ? [msg`${{ used: usage.viewers }} of ${plural({ viewers }, { one: '# Viewer', other: '# Viewers' })}`]
      : []),
    ...(isOver(usage.organizationsOwned, organizations)
      ? [
          msg`${{ used: usage.organizationsOwned }} of ${plural({ organizations }, { one: '# organization', other: '# organizations' })}`,
        ]
      : []),
    ...(bytes !== null && usage.storageBytes > bytes
      ? [msg`${{ used: sizeText(usage.storageBytes) }} of ${{ size: sizeText(bytes) }} of storage`]
      : []),
  ]
}
