import type { PageViewFragment } from '../../../generated.ts'

/** Where a page is printed on, as fractions of the page's width; `y` too. */
export interface Print {
  x: number
  y: number
  width: number
}

/**
 * A slip on a wide scanner is mostly scanner. Never less than 0.4 of the width, so that what is shown can be recognised;
 * all of it for a page on which nothing was read.
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
