/** Categories of one list in order, each followed by its subcategories. */
export interface PositionedCategory {
  id: string
  parentId: string | null
}

/**
 * A position among the subcategories of `parentId`, where null is the top level. The category comes before `beforeId`,
 * or last for null.
 */
export interface CategoryPosition {
  parentId: string | null
  beforeId: string | null
}

export function positionOf(rows: readonly PositionedCategory[], id: string): CategoryPosition {
  const parentId = parentOf(rows, id)
  const siblings = siblingsIn(rows, parentId)
  return { parentId, beforeId: siblings[siblings.indexOf(id) + 1] ?? null }
}

/** Returns the list with a category and its subcategories moved to a position. */
export function withPosition<Row extends PositionedCategory>(
  rows: readonly Row[],
  id: string,
  { parentId, beforeId }: CategoryPosition,
): Row[] {
  const group = rows.filter((row) => row.id === id || row.parentId === id)
  const moved = group.map((row) => (row.id === id ? { ...row, parentId } : row))
  const rest = rows.filter((row) => !group.includes(row))
  const next = rest.findIndex((row) => row.id === beforeId)
  const end =
    parentId === null ? rest.length : rest.findLastIndex((row) => row.id === parentId || row.parentId === parentId) + 1
  return rest.toSpliced(next < 0 ? end : next, 0, ...moved)
}

/**
 * Returns the position after an arrow key: a step among siblings, out of them at their ends, below the previous
 * category, or to the top level.
 */
export function stepFrom(
  rows: readonly PositionedCategory[],
  id: string,
  position: CategoryPosition,
  key: string,
): CategoryPosition {
  const others = rows.filter((row) => row.id !== id && row.parentId !== id)
  const { parentId } = position
  const siblings = siblingsIn(others, parentId)
  const at = position.beforeId === null ? siblings.length : siblings.indexOf(position.beforeId)
  const tops = siblingsIn(others, null)
  const behindParent = { parentId: null, beforeId: tops[tops.indexOf(parentId ?? '') + 1] ?? null }
  switch (key) {
    case 'ArrowUp':
      if (at > 0) return { parentId, beforeId: siblings[at - 1] ?? null }
      return parentId === null ? position : { parentId: null, beforeId: parentId }
    case 'ArrowDown':
      if (at < siblings.length) return { parentId, beforeId: siblings[at + 1] ?? null }
      return parentId === null ? position : behindParent
    case 'ArrowRight': {
      const above = siblings[at - 1]
      return parentId === null && above !== undefined && canBeChild(rows, id)
        ? { parentId: above, beforeId: null }
        : position
    }
    case 'ArrowLeft':
      return parentId === null ? position : behindParent
    default:
      return position
  }
}

/**
 * Returns the position of a category that is dropped after `count` other rows.
 * @param isIn true if it is dragged to the right, to become a subcategory
 */
export function positionAt(
  rows: readonly PositionedCategory[],
  id: string,
  count: number,
  isIn: boolean,
): CategoryPosition {
  const others = rows.filter((row) => row.id !== id && row.parentId !== id)
  const [before, after] = [others[count - 1], others[count]]
  const isAmong = after !== undefined && after.parentId !== null
  if (before && canBeChild(rows, id) && (isIn || isAmong)) {
    return { parentId: before.parentId ?? before.id, beforeId: isAmong ? after.id : null }
  }
  return { parentId: null, beforeId: others.slice(count).find((row) => row.parentId === null)?.id ?? null }
}

/** Returns the number of siblings, including the category, and its position among them, from 1. */
export function countAt(
  rows: readonly PositionedCategory[],
  id: string,
  position: CategoryPosition,
): { at: number; of: number } {
  const siblings = siblingsIn(withPosition(rows, id, position), position.parentId)
  return { at: siblings.indexOf(id) + 1, of: siblings.length }
}

export const isSamePosition = (first: CategoryPosition, other: CategoryPosition) =>
  first.parentId === other.parentId && first.beforeId === other.beforeId

const canBeChild = (rows: readonly PositionedCategory[], id: string) => rows.every(({ parentId }) => parentId !== id)
const parentOf = (rows: readonly PositionedCategory[], id: string) =>
  rows.find((row) => row.id === id)?.parentId ?? null
const siblingsIn = (rows: readonly PositionedCategory[], parentId: string | null) =>
  rows.flatMap((row) => (row.parentId === parentId ? [row.id] : []))
