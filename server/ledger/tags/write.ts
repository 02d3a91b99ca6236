import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
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
 * Deletes a tag and removes it from all records.
 * @returns the id of the tag
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
 * Merges a tag into another and deletes it.
 * @returns the remaining tag
 * @throws AppError NOT_FOUND
 * @throws AppError INVALID_INPUT if both are the same tag
 */
export function mergeTag(tenant: Tenant, id: string, into: string): Promise<Tag> {
  if (id === into) throw new AppError('INVALID_INPUT', msg`Choose another tag to merge it into.`)
  return tenant.write(async (db) => {
    await lockTags(db, [id, into])
    const target = await requireTag(db, into)
    await replaceTag(db, id, [into])
    await db.deleteFrom('tags').where('id', '=', id).execute()
    return target
  })
}

/**
 * Returns the ids of tags by case-insensitive name. Missing tags are created.
 * @throws AppError INVALID_INPUT on `field` for an invalid name
 */
export async function tagsByNames(db: WriteDb, names: readonly string[], field = 'tags'): Promise<string[]> {
  const wanted = new Map<string, string>()
  for (const name of names.map(tagName)) {
    if (!wanted.has(name.toLowerCase())) wanted.set(name.toLowerCase(), name)
  }
  if (wanted.size === 0) return []
  for (const name of wanted.values()) ensure({ [field]: tagNameRule(name) })
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

/** A concurrent write that uses one of the tags waits for the lock and then finds the tag deleted. */
async function lockTags(db: WriteDb, ids: readonly string[]) {
  const found = await db.selectFrom('tags').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  requireFound(found.length === ids.length ? found : undefined, 'tag')
}

/** Replaces all references to a tag by other tags, or removes them. */
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

const tagName = (text: string) => plainName(text.replace(/^\s*#+/, ''))

function tagNameRule(name: string): true | Text {
  return (checkName(name) === true && [...name].length <= 60) || msg`Enter a tag name of 1 to 60 characters.`
}

function colorRule(color: number | null | undefined) {
  return color == null || (color >= 1 && color <= 8) || msg`Choose one of the 8 colours.`
}

function colorOf(name: string): number {
  let sum = 0
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 8_191
  return (sum % 8) + 1
}

async function isFree(db: WriteDb, name: string, except?: string) {
  const namesake = await tags(db)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst()
  return namesake === undefined || msg`There is already a tag named ${{ name: namesake.name }}.`
}
