import { sql } from 'kysely'
import { checkName, plainName } from '../../language/names.ts'
import { type Category, categories } from '../../ledger/categories/read.ts'
import { namesOf } from '../../ledger/categories/shown-name.ts'
import { recordCategory } from '../../ledger/categories/write.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface Named {
  type: CategoryType
  name: string
}

/** Assigns the categories named in the file to rows and splits without a category. */
export async function assignFileCategories(db: WriteDb, importId: string): Promise<void> {
  const named = await listNamed(db, importId)
  if (named.length === 0) return
  const find = refundFinder(await listKnown(db))
  const found = named.flatMap((each) => {
    const category = find(each)
    return category ? [{ ...each, id: category.id }] : []
  })
  if (found.length === 0) return
  const known = sql`unnest(${found.map(({ type }) => type)}::category_type[], ${found.map(({ name }) => name)}::text[],
    ${found.map(({ id }) => id)}::uuid[]) k (type, name, id)`
  await sql`
    update import_rows i set category_id = k.id, category_set_by = 'file' from ${known}
      where i.import_id = ${importId} and i.category_id is null and i.splits is null
        and i.type = k.type and i.category_name = k.name`.execute(db)
  await sql`
    update import_rows i set splits = (
        select jsonb_agg(p.part || jsonb_build_object('category_id', coalesce(p.part ->> 'category_id', k.id::text)) order by p.place)
          from jsonb_array_elements(i.splits) with ordinality p (part, place)
            left join ${known} on k.type = i.type and k.name = p.part ->> 'category_name')
      where i.import_id = ${importId} and i.splits is not null`.execute(db)
}

/**
 * Creates the missing categories of selected rows with at most two levels and assigns them.
 * @returns the ids of the created categories, parents first
 */
export async function createMissingCategories(db: WriteDb, importId: string): Promise<string[]> {
  const made: string[] = []
  const known = await listKnown(db)
  const create = async (category: Parameters<typeof recordCategory>[1]) => {
    const created = await recordCategory(db, category)
    known.push(created)
    made.push(created.id)
    return created
  }
  for (const { type, name } of await listNamed(db, importId, true)) {
    const find = finder(known)
    if (refundFinder(known)({ type, name })) continue
    const { parent, leaf } = pathOf(name)
    if (checkName(leaf) !== true) continue
    // A name without a parent that several subcategories have is left to the user.
    if (parent === null && known.some((each) => each.type === type && isNamed(each, leaf))) continue
    const above = parent === null ? undefined : find({ type, name: parent })
    let parentId = above?.parentId ?? above?.id ?? null
    if (parent !== null && !above && checkName(parent) === true) parentId = (await create({ type, name: parent })).id
    const isKnown = known.some(
      (each) => each.type === type && each.parentId === parentId && keyOf(each.name) === keyOf(leaf),
    )
    await create({ type, name: isKnown && parent !== null ? `${leaf} (${parent})`.slice(0, 120) : leaf, parentId })
  }
  if (made.length > 0) await assignFileCategories(db, importId)
  return made
}

const maxNames = 500

async function listNamed(db: WriteDb, importId: string, isKnown = false): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select type, name from (
        select type, category_name as name, taken from import_rows
          where import_id = ${importId} and category_id is null and splits is null
        union all
        select r.type, p.part ->> 'category_name', r.taken
          from import_rows r cross join lateral jsonb_array_elements(r.splits) p (part)
          where r.import_id = ${importId} and r.splits is not null and p.part ->> 'category_id' is null) named
      where name is not null and (taken or not ${isKnown})
      group by type, name order by type, name limit ${maxNames}`.execute(db)
  return rows
}

export const listKnown = (db: WriteDb): Promise<Category[]> => categories(db).where('archivedAt', 'is', null).execute()

/**
 * Matches by full path, or by name if the parents do not contradict each other. A name without a parent that several
 * subcategories have matches none.
 */
function finder(known: readonly Category[]): (named: Named) => Category | undefined {
  const byId = new Map(known.map((category) => [category.id, category]))
  return ({ type, name }) => {
    const { parent, leaf } = pathOf(name)
    const ofType = known.filter((each) => each.type === type)
    // The name in the file is rather that of a category than its translation.
    const called = ofType
      .filter((each) => isNamed(each, leaf))
      .toSorted((a, b) => Number(keyOf(b.name) === keyOf(leaf)) - Number(keyOf(a.name) === keyOf(leaf)))
    const isBelow = (each: Category) => {
      const above = byId.get(each.parentId ?? '')
      return above ? parent !== null && isNamed(above, parent) : parent === null
    }
    const [only, another] = called.filter(
      (each) => parent === null && keyOf(each.name) === keyOf(called[0]?.name ?? ''),
    )
    return (
      called.find(isBelow) ??
      called.find((each) => parent !== null && each.parentId === null) ??
      (another ? undefined : only) ??
      ofType.find((each) => parent !== null && keyOf(each.name) === keyOf(`${leaf} (${parent})`))
    )
  }
}

/** Matches a category of the other type last: the row is then a refund. */
export function refundFinder(known: readonly Category[]): (named: Named) => Category | undefined {
  const find = finder(known)
  return (named) => find(named) ?? find({ ...named, type: named.type === 'EXPENSE' ? 'INCOME' : 'EXPENSE' })
}

export const isNamed = (category: Category, name: string) =>
  namesOf(category).some((each) => keyOf(each) === keyOf(name))

/** Reads "Food:Groceries". A colon that belongs to a name is escaped. */
export function pathOf(name: string): { parent: string | null; leaf: string } {
  const steps = name
    .split(/(?<!\\):/)
    .map((step) => plainName(step.replaceAll('\\:', ':')))
    .filter((step) => step !== '')
  const [first = plainName(name), ...rest] = steps
  return rest.length === 0 ? { parent: null, leaf: first } : { parent: first, leaf: rest.at(-1) ?? first }
}

const keyOf = (name: string) => plainName(name).toLowerCase()
