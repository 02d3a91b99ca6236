import type { PageViewFragment } from '../../generated.ts'

/** The printed part of a page. All values, including `y`, are fractions of the page's width. */
export interface Print {
  x: number
  y: number
  width: number
}

/**
 * Returns the printed part of a page, since a small receipt fills little of a scan. The width is at least 0.4, so that
 * the context is visible. A page without words is returned whole.
 */
export function printOf({ words, width, height }: PageViewFragment): Print {
  if (words.length === 0) return { x: 0, y: 0, width: 1 }
  const left = Math.min(...words.map((word) => word.x))
  const right = Math.max(...words.map((word) => word.x + word.width))
  const top = Math.min(...words.map((word) => word.y))
  const share = Math.min(Math.max(right - left + 0.06, 0.4), 1)
  const x = Math.min(Math.max((left + right - share) / 2, 0), 1 - share)
  return { x, y: Math.max(top - 0.04, 0) * (height / width), width: share }
}
