import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Category } from './read.ts'
import type { Rollover, TreeEntry, TreeLine } from './tree-file.ts'

export interface KnownCategory extends Category {
  rollover: Rollover
}

export type TreeFinding = 'NEW' | 'SAME' | 'CHANGED' | 'BAD'

export interface TreeDiffLine {
  line: number
  name: string
  type: CategoryType | null
  parent: string | null
  finding: TreeFinding
  changes: readonly string[]
  reason: Text | null
  entry: TreeEntry | null
  known: KnownCategory | undefined
}

/**
 * Compares a category file with the existing categories, matched by type, parent and case-insensitive name. A line with
 * another parent moves the category of its name, if there is one that no other line names. The limit of two levels
 * applies to the combined result.
 * @param mayArchive if false, lines that archive or unarchive a category are invalid
 */
export function diffTree(
  lines: readonly TreeLine[],
  known: readonly KnownCategory[],
  mayArchive: boolean,
): TreeDiffLine[] {
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const parentOf = ({ parentId }: Category) => (parentId === null ? null : (names.get(parentId) ?? null))
  const first = new Map<string, number>()
  for (const { entry, line } of lines) {
    const path = entry && pathOf(entry.type, entry.parent, entry.name)
    if (path && !first.has(path)) first.set(path, line)
  }
  const activeFirst = known.toSorted((a, b) => Number(a.archivedAt !== null) - Number(b.archivedAt !== null))
  const taken = new Set<string>()
  const find = ({ type, parent, name }: TreeEntry) => {
    const isFree = (each: KnownCategory) => !taken.has(each.id)
    const exact = activeFirst.find(
      (each) => isFree(each) && pathOf(each.type, parentOf(each), each.name) === pathOf(type, parent, name),
    )
    const moved = activeFirst.filter(
      (each) =>
        isFree(each) &&
        keyOf(each.type, each.name) === keyOf(type, name) &&
        !first.has(pathOf(each.type, parentOf(each), each.name)),
    )
    const active = moved.filter(({ archivedAt }) => archivedAt === null)
    const [only, another] = active.length > 0 ? active : moved
    const found = exact ?? (another ? undefined : only)
    if (found) taken.add(found.id)
    return found
  }
  const judged = lines.map((line): TreeDiffLine => {
    const { entry } = line
    const earlier = entry ? first.get(pathOf(entry.type, entry.parent, entry.name)) : undefined
    const before = earlier === line.line ? undefined : earlier
    return judge(line, entry && before === undefined ? find(entry) : undefined, names, before, mayArchive)
  })
  for (let bad = findBad(judged, known, names); bad; bad = findBad(judged, known, names)) {
    const { line, reason } = bad
    judged[judged.indexOf(line)] = { ...line, finding: 'BAD', changes: [], reason }
  }
  return judged
}

function judge(
  { line, name, entry, reason }: TreeLine,
  known: KnownCategory | undefined,
  names: ReadonlyMap<string, string>,
  before: number | undefined,
  mayArchive: boolean,
): TreeDiffLine {
  const fields = { line, name, entry, known, type: entry?.type ?? null, parent: entry?.parent ?? null, changes: [] }
  if (!entry) return { ...fields, finding: 'BAD', reason }
  if (before !== undefined)
    return { ...fields, finding: 'BAD', reason: msg`Line ${{ line: before }} already has this category.` }
  const archives = entry.archived !== null && entry.archived !== (known ? known.archivedAt !== null : false)
  if (archives && !mayArchive)
    return { ...fields, finding: 'BAD', reason: msg`Only Owners and Admins can archive categories.` }
  if (!known) return { ...fields, finding: 'NEW', reason: null }
  const parent = known.parentId === null ? null : (names.get(known.parentId) ?? null)
  const changes = [
    known.name !== entry.name && 'name',
    !isSame(parent, entry.parent) && 'parent',
    entry.icon !== null && entry.icon !== known.icon && 'icon',
    entry.color !== null && entry.color !== known.color && 'colour',
    entry.rollover !== null && entry.rollover !== known.rollover && 'rollover',
    archives && 'archived',
  ].filter((each) => each !== false)
  return { ...fields, finding: changes.length > 0 ? 'CHANGED' : 'SAME', changes, reason: null }
}

function findBad(judged: readonly TreeDiffLine[], known: readonly KnownCategory[], names: ReadonlyMap<string, string>) {
  const good = judged.filter(({ finding }) => finding !== 'BAD')
  const changed = new Set(good.map((line) => line.known?.id))
  const result = [
    ...known
      .filter(({ id }) => !changed.has(id))
      .map(({ type, name, parentId }) => ({ type, name, parent: parentId && (names.get(parentId) ?? '') })),
    ...good.flatMap(({ entry }) => entry ?? []),
  ]
  const all = new Set(result.map(({ type, name }) => keyOf(type, name)))
  const tops = new Set(result.flatMap(({ type, name, parent }) => (parent === null ? keyOf(type, name) : [])))
  const held = new Set(result.flatMap(({ type, parent }) => (parent === null ? [] : keyOf(type, parent))))
  for (const line of good) {
    const { entry } = line
    if (!entry || entry.parent === null || tops.has(keyOf(entry.type, entry.parent))) continue
    const reason = all.has(keyOf(entry.type, entry.parent))
      ? msg`${{ parent: entry.parent }} is a subcategory, so it can't be a parent category.`
      : msg`The parent category ${{ parent: entry.parent }} doesn't exist.`
    return { line, reason }
  }
  for (const line of good) {
    const { entry } = line
    const key = entry && keyOf(entry.type, entry.name)
    if (entry && key && entry.parent !== null && held.has(key) && !tops.has(key)) {
      return { line, reason: msg`This category has subcategories, so it must stay at the top level.` }
    }
  }
  return undefined
}

const pathOf = (type: CategoryType, parent: string | null, name: string) =>
  [type, parent ?? '', name].join('\n').toLowerCase()

export const keyOf = (type: CategoryType, name: string) => `${type} ${name.toLowerCase()}`

const isSame = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase()
