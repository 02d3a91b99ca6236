const controls = 'a[href], button:not(:disabled), input:not(:disabled)'

/**
 * Moves the focus in a grid row: → to the next control, ← to the previous one or the row, Escape to the row. Returns
 * true if the key was handled.
 */
export function focusInRow(row: HTMLElement, key: string, target: HTMLElement): boolean {
  const stops = [row, ...[...row.querySelectorAll<HTMLElement>(controls)].filter((each) => each.checkVisibility())]
  const at = stops.indexOf(target)
  const next = { ArrowRight: stops[at + 1], ArrowLeft: stops[at - 1], Escape: at > 0 ? row : undefined }[key]
  next?.focus()
  return next !== undefined
}

export function openCategory(id: string): void {
  const badge = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] button[aria-haspopup="dialog"]`)
  badge?.focus()
  badge?.click()
}
