import type { BudgetLineRowFragment } from '../../../generated.ts'

export interface FamilyLine {
  line: BudgetLineRowFragment
  /** Its category is below that of the line before. */
  isBelow: boolean
}

/** The lines in their order, each that is held by another one right after it. */
export function inFamilies(lines: readonly BudgetLineRowFragment[]): FamilyLine[] {
  const held = Map.groupBy(
    lines.filter(({ counts }) => !counts),
    ({ category }) => category.parentId,
  )
  return lines
    .filter(({ counts }) => counts)
    .flatMap((line) => [
      { line, isBelow: false },
      ...(held.get(line.category.id) ?? []).map((below) => ({ line: below, isBelow: true })),
    ])
}
