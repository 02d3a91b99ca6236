import { msg, plural } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { textOf } from '../../platform/records/change-values.ts'
import { amountOf, type Described, newFlagOf, recordsOf, type Summarised, short } from './describe-phrases.ts'

export function summaryOfRecurring(batch: Summarised): Text | undefined {
  const [recurrence] = recordsOf(batch, 'recurrence', 'UPDATED')
  const [transaction] = recordsOf(batch, 'transaction', 'CREATED')
  if (!recurrence || amountOf(batch, 'recurrence', 'UPDATED') !== 1) return undefined
  const title = short(recurrence.logged.title)
  const count = amountOf(batch, 'transaction', 'CREATED')
  if (transaction && isOf(transaction, recurrence)) {
    if (batch.origin !== 'job') return msg`Recorded the recurring ${{ title }}`
    return count === 1
      ? msg`Recorded ${{ title }} automatically`
      : msg`Recorded ${{ title }} automatically ${plural({ count }, { one: '# time', other: '# times' })}`
  }
  if (count > 0) return undefined
  const paused = newFlagOf(recurrence, 'paused_at')
  if (paused !== undefined)
    return paused ? msg`Paused the recurring ${{ title }}` : msg`Resumed the recurring ${{ title }}`
  const [only, ...others] = recurrence.logged.fields
  return only?.name === 'next' && others.length === 0 ? msg`Skipped ${{ title }} once` : undefined
}

export function ofRule(rule: Described): Text | undefined {
  const title = short(rule.logged.title)
  switch (newFlagOf(rule, 'enabled')) {
    case true:
      return msg`Turned on the rule for ${{ title }}`
    case false:
      return msg`Turned off the rule for ${{ title }}`
    default:
      return undefined
  }
}

const isOf = ({ row }: Described, recurrence: Described) =>
  textOf(row.after, 'recurrence_id') === recurrence.logged.recordId
