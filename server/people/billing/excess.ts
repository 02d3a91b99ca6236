import { msg, plural } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { bytesOf, type Plan, sizeText } from './plans.ts'
import type { Credits, Usage } from './read.ts'

/** Returns each limit of a plan that the usage exceeds, such as "3 of 1 seat". */
export function excessOf(usage: Omit<Usage, keyof Credits>, plan: Plan): Text[] {
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
