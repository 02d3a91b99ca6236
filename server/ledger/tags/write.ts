import { sql } from 'kysely'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { checkName, plainName } from '../../language/names.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { requireTag, type Tag, tags } from './read.ts'

export interface TagChanges {
  name?: string | null
  color?: number | null
}

export function createTag(tenant: Tenant, name: string, color?: number | null): Promise<Tag> {
  return tenant.write(async (db) => {
    const plain = tagName(name)
    ensure({ name: tagNameRule(plain), color: colorRule(color) })
    ensure({ name: await isFree(db, plain) })
    const { id } = await db
      .insertInto('tags')
      .values({ name: plain, color: color ?? colorOf(plain) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return requireTag(db, id)
  })
}

export function updateTag(tenant: Tenant, id: string, { name, color }: TagChanges): Promise<Tag> {
  return tenant.write(async (db) => {
    await requireTag(db, id)
    const plain = name == null ? undefined : tagName(name)
    ensure({ name: plain === undefined || tagNameRule(plain), color: colorRule(color) })
    if (plain !== undefined) ensure({ name: await isFree(db, plain, id) })
    const set = { ...(plain !== undefined && { name: plain }), ...(color != null && { color }) }
    if (Object.keys(set).length > 0) await db.updateTable('tags').set(set).where('id', '=', id).execute()
    return requireTag(db, id)
  })
}

/**
 * Deletes a tag and takes it from all that have it.
 * @returns its id
 */
export function deleteTag(tenant: Tenant, id: string): Promise<string> {
  return tenant.write(async (db) => {
    await lockTags(db, [id])
    await replaceTag(db, id, [])
    await db.deleteFrom('tags').where('id', '=', id).execute()
    return id
  })
}

/**
 * Deletes a tag and gives all that have it another one instead.
 * @returns the other one
 * @throws AppError NOT_FOUND; INVALID_INPUT for one into itself
 */
export function mergeTag(tenant: Tenant, id: string, into: string): Promise<Tag> {
  if (id === into) throw new AppError('INVALID_INPUT', 'Choose another tag to merge it into.')
  return tenant.write(async (db) => {
    await lockTags(db, [id, into])
    const kept = await requireTag(db, into)
    await replaceTag(db, id, [into])
    await db.deleteFrom('tags').where('id', '=', id).execute()
    return kept
  })
}

/**
 * Joins a transaction: the ids of tags by their names, letter case ignored; those that there are not yet are made.
 * @throws AppError INVALID_INPUT on `field` for a name that is none
 */
export async function tagsByNames(db: WriteDb, names: readonly string[], field = 'tags'): Promise<string[]> {
  const wanted = new Map<string, string>()
  for (const name of names.map(tagName)) {
    // Of several spellings the first is kept.
    if (!wanted.has(name.toLowerCase())) wanted.set(name.toLowerCase(), name)
  }
  if (wanted.size === 0) return []
  for (const name of wanted.values()) ensure({ [field]: tagNameRule(name) })
  // One who makes the same tag at the same moment is waited for.
  await db
    .insertInto('tags')
    .values([...wanted.values()].map((name) => ({ name, color: colorOf(name) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const found = await tags(db)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), 'in', [...wanted.keys()]))
    .execute()
  const ids = new Map(found.map(({ id, name }) => [name.toLowerCase(), id]))
  return [...wanted.keys()].flatMap((name) => ids.get(name) ?? [])
}

/** Who gives one of them to a transaction meanwhile waits, and then finds it gone. */
async function lockTags(db: WriteDb, ids: readonly string[]) {
  const found = await db.selectFrom('tags').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  requireFound(found.length === ids.length ? found : undefined, 'tag')
}

/** Everything that names a tag names others instead, or none. */
async function replaceTag(db: WriteDb, id: string, by: readonly string[]) {
  const replaced = sql<string[]>`array(select distinct unnest(array_remove(tag_ids, ${id}) || ${by}::uuid[]))`
  const tagged = db.selectFrom('transactionTags').select('transactionId').where('tagId', '=', id)
  await db
    .updateTable('transactions')
    .set((eb) => ({ tagIds: replaced, version: eb('version', '+', 1) }))
    .where('id', 'in', tagged)
    .execute()
  const has = sql<boolean>`tag_ids @> array[${id}]::uuid[]`
  await db
    .updateTable('recurrences')
    .set((eb) => ({ tagIds: replaced, version: eb('version', '+', 1) }))
    .where(has)
    .execute()
}

/** As it is kept: people write '#trip' and mean 'trip'. */
const tagName = (text: string) => plainName(text.replace(/^\s*#+/, ''))

function tagNameRule(name: string): true | string {
  return (checkName(name) === true && [...name].length <= 60) || 'Write a name of 1 to 60 characters for the tag.'
}

function colorRule(color: number | null | undefined) {
  return color == null || (color >= 1 && color <= 8) || 'Choose one of the 8 colours.'
}

/** The colour of a tag for which nobody chose one: always the same for the same name. */
function colorOf(name: string): number {
  let sum = 0
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 8_191
  return (sum % 8) + 1
}

async function isFree(db: WriteDb, name: string, except?: string) {
  const taken = await tags(db)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst()
  return taken === undefined || `There is already a tag named ${taken.name}.`
}
