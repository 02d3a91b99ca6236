const controls = 'a[href], button:not(:disabled), input:not(:disabled)'

/**
 * Moves the focus within a row of a grid: → to its next control, ← to the one before or to the row itself, Escape to
 * the row. Answers whether the key did that.
 */
export function focusInRow(row: HTMLElement, key: string, target: HTMLElement): boolean {
  const stops = [row, ...[...row.querySelectorAll<HTMLElement>(controls)].filter((each) => each.checkVisibility())]
  const at = stops.indexOf(target)
  const next = { ArrowRight: stops[at + 1], ArrowLeft: stops[at - 1], Escape: at > 0 ? row : undefined }[key]
  next?.focus()
  return next !== undefined
}

/** Opens the categories of a row as a click on its badge would. */
export function openCategory(id: string): void {
  const badge = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] button[aria-haspopup="menu"]`)
  badge?.focus()
  badge?.click()
}
