import { msg } from '@lingui/core/runtime-macro'
import { readerLanguage, type Text } from '../../base/text.ts'

export type PlanKey = 'free' | 'personal' | 'team' | 'business' | 'self_hosted'

/** The limits of a plan. `null` means unlimited, except for `credits`, where it means the operator's setting. */
export interface Plan {
  key: PlanKey
  name: Text
  /** In whole US dollars. */
  price: { month: number; year: number }
  /** The number of organizations that one user may own, including this one. */
  organizations: number | null
  /** All members except Viewers. */
  writers: number | null
  viewers: number | null
  /** AI credits per user and month. */
  credits: number | null
  storageMegabytes: number | null
}

const perGigabyte = 1_024

export const plans = [
  {
    key: 'free',
    name: msg`Free`,
    price: { month: 0, year: 0 },
    organizations: 2,
    writers: 1,
    viewers: 1,
    credits: 25,
    storageMegabytes: 250,
  },
  {
    key: 'personal',
    name: msg`Personal`,
    price: { month: 6, year: 60 },
    organizations: 4,
    writers: 2,
    viewers: 3,
    credits: 200,
    storageMegabytes: 5 * perGigabyte,
  },
  {
    key: 'team',
    name: msg`Team`,
    price: { month: 15, year: 150 },
    organizations: 4,
    writers: 10,
    viewers: null,
    credits: 500,
    storageMegabytes: 25 * perGigabyte,
  },
  {
    key: 'business',
    name: msg`Business`,
    price: { month: 39, year: 390 },
    organizations: 10,
    writers: 50,
    viewers: null,
    credits: 1_500,
    storageMegabytes: 200 * perGigabyte,
  },
  {
    key: 'self_hosted',
    name: msg`Self-hosted`,
    price: { month: 0, year: 0 },
    organizations: null,
    writers: null,
    viewers: null,
    credits: null,
    storageMegabytes: null,
  },
] as const satisfies readonly Plan[]

/** In days. Each organization can have one trial. */
export const trialDays = 30

/** @throws Error for an unknown key */
export function planOf(key: string): Plan {
  const plan = plans.find((each) => each.key === key)
  if (!plan) throw new Error(`There is no plan ${key}.`)
  return plan
}

export function highest(limits: readonly (number | null)[]): number | null {
  return limits.reduce((high, each) => (high === null || each === null ? null : Math.max(high, each)), 0)
}

export function bytesOf({ storageMegabytes }: Plan): bigint | null {
  return storageMegabytes === null ? null : BigInt(storageMegabytes) * 1_048_576n
}

export function sizeText(bytes: bigint): string {
  const megabytes = Number(bytes) / 1_048_576
  const [size, unit] = megabytes >= perGigabyte ? [megabytes / perGigabyte, 'gigabyte'] : [megabytes, 'megabyte']
  const format = new Intl.NumberFormat(readerLanguage(), { style: 'unit', unit, useGrouping: false })
  return format.format(Math.ceil(size * 10) / 10)
}
