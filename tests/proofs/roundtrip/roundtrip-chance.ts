import type { Storage } from '../../../server/adapters/storage.ts'
import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import type { WriteDb } from '../../../server/platform/tenancy/tenant-transaction.ts'
import type { Pair } from '../numbers/numbers-ledger.ts'
import type { Chance } from '../undo/undo-chance.ts'
import { type UndoFixture, users } from '../undo/undo-fixture.ts'

export interface Filling {
  pair: Pair
  fixture: UndoFixture
  storage: Storage
  chance: Chance
  tenant: Tenant
  db: WriteDb
}

const words = ['Bread', 'Ärzte & Söhne', '=1+1', 'قهوة', '日本', 'O\'Neill "x"', 'a\tb', '😀', 'Line\nbreak', 'null']

export const text = (chance: Chance) => `${chance.of(words)} ${chance.below(1_000)}`
export const month = (chance: Chance) => `2025-${String(1 + chance.below(12)).padStart(2, '0')}-01`
export const day = (chance: Chance) => `${month(chance).slice(0, 8)}${String(1 + chance.below(28)).padStart(2, '0')}`
export const moment = (chance: Chance) =>
  new Date(Date.UTC(2025, chance.below(12), 1 + chance.below(28), 0, 0, 0, chance.below(1_000)))
export const maybe = <T>(chance: Chance, value: T) => (chance.below(2) === 0 ? value : null)
export const someone = ({ chance, fixture }: Filling) => fixture.users[chance.of(users) ?? 'ada'].userId
