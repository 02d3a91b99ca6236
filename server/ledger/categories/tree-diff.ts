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
 * Compares a category file with the existing categories, matched by type and case-insensitive name. The limit of two
 * levels applies to the combined result.
 * @param mayArchive if false, lines that archive or unarchive a category are invalid
 */
export function diffTree(
  lines: readonly TreeLine[],
  known: readonly KnownCategory[],
  mayArchive: boolean,
): TreeDiffLine[] {
  const byKey = new Map<string, KnownCategory>()
  for (const each of known.toSorted((a, b) => Number(b.archivedAt !== null) - Number(a.archivedAt !== null))) {
    byKey.set(keyOf(each.type, each.name), each)
  }
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const first = new Map<string, number>()
  const judged = lines.map((line): TreeDiffLine => {
    const { entry } = line
    const key = entry ? keyOf(entry.type, entry.name) : ''
    const before = entry ? first.get(key) : undefined
    if (entry && before === undefined) first.set(key, line.line)
    return judge(line, byKey.get(key), names, before, mayArchive)
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
  const parents = new Map<string, string | null>()
  for (const { type, name, parentId, archivedAt } of known) {
    const key = keyOf(type, name)
    if (archivedAt === null || !parents.has(key)) {
      parents.set(key, parentId === null ? null : keyOf(type, names.get(parentId) ?? ''))
    }
  }
  const good = judged.filter(({ finding }) => finding !== 'BAD')
  for (const { entry } of good) {
    if (entry)
      parents.set(keyOf(entry.type, entry.name), entry.parent === null ? null : keyOf(entry.type, entry.parent))
  }
  const held = new Set(parents.values())
  for (const line of good) {
    const { entry } = line
    if (!entry || entry.parent === null) continue
    const above = parents.get(keyOf(entry.type, entry.parent))
    if (above === undefined)
      return { line, reason: msg`The parent category ${{ parent: entry.parent }} doesn't exist.` }
    if (above !== null)
      return { line, reason: msg`${{ parent: entry.parent }} is a subcategory, so it can't be a parent category.` }
  }
  for (const line of good) {
    const { entry } = line
    if (entry && entry.parent !== null && held.has(keyOf(entry.type, entry.name))) {
      return { line, reason: msg`This category has subcategories, so it must stay at the top level.` }
    }
  }
  return undefined
}

export const keyOf = (type: CategoryType, name: string) => `${type} ${name.toLowerCase()}`

const isSame = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase()
