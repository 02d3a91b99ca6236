import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { checkName, plainName } from '../../language/names.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The fields of an account that users enter. */
export interface AccountFields {
  name?: string | null
  icon?: string | null
  color?: number | null
  keys?: readonly string[] | null
  statementDay?: number | null
  dueDay?: number | null
}

export async function checkFields(db: ReadDb, fields: AccountFields, id?: string) {
  const { icon, color, statementDay, dueDay } = fields
  const name = fields.name == null ? undefined : plainName(fields.name)
  const nameRule = name === undefined || checkName(name)
  return {
    name: nameRule === true && name !== undefined ? await checkFreeName(db, name, id) : nameRule,
    icon: icon == null || /^[a-z0-9-]{1,40}$/.test(icon) || msg`Choose an icon from the list.`,
    color: color == null || (color >= 1 && color <= 8) || msg`Choose one of the 8 colours.`,
    keys: fields.keys == null || (await checkKeys(db, plainKeys(fields.keys), id)),
    statementDay: checkDayOfMonth(statementDay),
    dueDay: checkDayOfMonth(dueDay),
  } as const
}

/** "de89 3704 0044 0532 0130 00" → "DE89370400440532013000" */
export const plainKeys = (keys: readonly string[]): string[] => [
  ...new Set(keys.map((key) => key.replace(/\s+/g, '').toUpperCase()).filter((key) => key !== '')),
]

const checkDayOfMonth = (day: number | null | undefined) =>
  day == null || (day >= 1 && day <= 31) || msg`Enter a day from 1 to 31.`

async function checkFreeName(db: ReadDb, name: string, id: string | undefined): Promise<true | Text> {
  const namesake = await db
    .selectFrom('moneyAccounts')
    .select('name')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? ''))
    .executeTakeFirst()
  return namesake === undefined || msg`There is already an account named ${{ name: namesake.name }}.`
}

/** A file belongs to one account, so an account number does too. */
async function checkKeys(db: ReadDb, keys: readonly string[], id: string | undefined): Promise<true | Text> {
  if (keys.length > 20 || keys.some((key) => key.length > 80))
    return msg`Enter at most 20 account numbers of up to 80 characters.`
  const others = await db
    .selectFrom('moneyAccounts')
    .select(['name', 'keys'])
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? ''))
    .execute()
  const other = others.find((each) => each.keys.some((key) => keys.includes(key)))
  return other === undefined || msg`This account number belongs to ${{ name: other.name }}.`
}
