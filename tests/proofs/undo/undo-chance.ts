import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import type { LedgerRow, LedgerRows } from '../../support/data/ledger-rows.ts'

export interface Chance {
  below(end: number): number
  of<T>(choices: readonly T[]): T | undefined
}

export type Work = (tenant: Tenant) => Promise<unknown>

export type Action = (chance: Chance, rows: LedgerRows, done: readonly { batchId: string }[]) => Work | undefined

export type Actions = Record<string, [lots: number, action: Action]>

export function chanceOf(seed: number): Chance {
  const random = seeded(seed)
  const below = (end: number) => Math.floor(random() * end)
  return { below, of: (choices) => choices[below(choices.length)] }
}

export const those = (rows: LedgerRows, kind: string) =>
  [...rows].flatMap(([key, row]) => (key.startsWith(`${kind} `) ? [row] : []))

export const idOf = ({ id }: LedgerRow) => String(id)
export interface Part {
  category_id: string | null
  amount_minor: number
  base_amount_minor: number
}

export const splitsOf = ({ splits }: LedgerRow) => (splits ?? []) as unknown as readonly Part[]
export const tagIdsOf = ({ tag_ids }: LedgerRow) => (tag_ids ?? []) as unknown as readonly string[]

export const isPending = ({ state }: LedgerRow) => state === 'PENDING'

export const shops = ['Corner shop', 'Blue café', 'Green market', 'Old station']
export const amount = ({ below }: Chance) => `${below(90) + 1}.${below(10)}0`
export const day = ({ below }: Chance) => `2026-03-${String(below(28) + 1).padStart(2, '0')}`
