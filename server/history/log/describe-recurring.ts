import { textOf } from '../../platform/records/change-values.ts'
import { amountOf, counted, type Described, newValueOf, recordsOf, type Summarised, short } from './describe-phrases.ts'

export function summaryOfRecurring(batch: Summarised): string | undefined {
  const [recurrence] = recordsOf(batch, 'recurrence', 'UPDATED')
  const [transaction] = recordsOf(batch, 'transaction', 'CREATED')
  if (!recurrence || amountOf(batch, 'recurrence', 'UPDATED') !== 1) return undefined
  const title = short(recurrence.logged.title)
  const amount = amountOf(batch, 'transaction', 'CREATED')
  if (transaction && isOf(transaction, recurrence)) {
    const times = amount === 1 ? '' : ` ${counted(amount, 'time', 'times')}`
    return batch.origin === 'job'
      ? `Recorded ${title}${times} by itself, as it recurs`
      : `Recorded ${title}, which recurs`
  }
  if (amount > 0) return undefined
  const paused = newValueOf(recurrence, 'paused')
  if (paused) return `${paused === 'Yes' ? 'Paused' : 'Resumed'} ${title}, which recurs`
  const [only, ...others] = recurrence.logged.fields
  return only?.name === 'next' && others.length === 0 ? `Skipped ${title} once` : undefined
}

export function ofRule(rule: Described): string | undefined {
  const enabled = newValueOf(rule, 'enabled')
  return enabled && `Turned ${enabled === 'Yes' ? 'on' : 'off'} the rule for ${short(rule.logged.title)}`
}

const isOf = ({ row }: Described, recurrence: Described) =>
  textOf(row.after, 'recurrence_id') === recurrence.logged.recordId
