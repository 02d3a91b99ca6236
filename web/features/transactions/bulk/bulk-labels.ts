import { plural, t } from '@lingui/core/macro'
import type { DescribeChanged } from './bulk-changes.ts'

export const describeReviewed: DescribeChanged = (count) =>
  t`${plural(count, { one: '# transaction marked reviewed', other: '# transactions marked reviewed' })}`

export const describeUnreviewed: DescribeChanged = (count) =>
  t`${plural(count, { one: '# transaction marked not reviewed', other: '# transactions marked not reviewed' })}`

/** @param target a category or a formatted day */
export const describeMoved =
  (target: string): DescribeChanged =>
  (count) =>
    t`${plural(count, { one: `# transaction moved to ${target}`, other: `# transactions moved to ${target}` })}`

export const describeUncategorised: DescribeChanged = (count) =>
  t`${plural(count, { one: 'Category removed from # transaction', other: 'Category removed from # transactions' })}`

export const describeTagged =
  (tag: string): DescribeChanged =>
  (count) =>
    t`${plural(count, { one: `# transaction tagged ${tag}`, other: `# transactions tagged ${tag}` })}`

export const describeUntagged =
  (tag: string): DescribeChanged =>
  (count) =>
    t`${plural(count, { one: `${tag} removed from # transaction`, other: `${tag} removed from # transactions` })}`

export const describePaidBy =
  (name: string): DescribeChanged =>
  (count) =>
    t`${plural(count, { one: `Payer of # transaction set to ${name}`, other: `Payer of # transactions set to ${name}` })}`

export const describeInAccount =
  (name: string): DescribeChanged =>
  (count) =>
    t`${plural(count, { one: `Account of # transaction set to ${name}`, other: `Account of # transactions set to ${name}` })}`

export const describeWithoutAccount: DescribeChanged = (count) =>
  t`${plural(count, { one: 'Account removed from # transaction', other: 'Account removed from # transactions' })}`

export const describeNotPaid: DescribeChanged = (count) =>
  t`${plural(count, { one: 'Payer removed from # transaction', other: 'Payer removed from # transactions' })}`
