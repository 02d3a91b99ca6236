import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../base/reading-error.ts'

/** 50 megapixels: larger than the pages of phones and scanners, and within the memory limit of the process. */
export const maxPixels = 50_000_000

/** More pixels on the long side add time but no legibility. An A4 page at 300 dpi has 3,508. */
export const maxSideLength = 4000

/**
 * Checks the declared size before decoding.
 * @throws ReadingError TOO_LARGE, DAMAGED
 */
export function requirePictureSize(width: number, height: number) {
  if (!(width > 0 && height > 0)) throw damagedPicture()
  if (width * height <= maxPixels) return
  throw new ReadingError(
    'TOO_LARGE',
    msg`This picture has more than 50 megapixels. Save it at a smaller size and add it again.`,
  )
}

export function damagedPicture(cause?: unknown): ReadingError {
  if (cause instanceof ReadingError) return cause
  return new ReadingError(
    'DAMAGED',
    msg`This picture is damaged and could not be opened. Take the photo again or export it once more.`,
    cause,
  )
}
