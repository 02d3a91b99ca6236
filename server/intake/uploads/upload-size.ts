import { msg, plural } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { UploadTicket } from './upload-token.ts'

/**
 * @param isComplete true when no more bytes follow
 * @throws AppError TOO_LARGE; INVALID_INPUT for fewer bytes than announced
 */
export function requireSize({ maxBytes, isExact }: UploadTicket, size: number, isComplete: boolean): void {
  if (size > maxBytes) throw new AppError('TOO_LARGE', isExact ? exceedsAnnounced(maxBytes) : exceedsLimit(maxBytes))
  if (isComplete && isExact && size < maxBytes) throw new AppError('INVALID_INPUT', isBelowAnnounced(maxBytes))
}

const exceedsLimit = (bytes: number) =>
  msg`File is too large. Max size: ${{ limit: Math.floor(bytes / 1_048_576) }} MB.`

const exceedsAnnounced = (count: number) =>
  msg`${plural(
    { count },
    {
      one: 'File is too large. It has more than the # byte announced. Request a new upload URL.',
      other: 'File is too large. It has more than the # bytes announced. Request a new upload URL.',
    },
  )}`

const isBelowAnnounced = (count: number) =>
  msg`${plural(
    { count },
    {
      one: 'The file has fewer than the # byte announced. Request a new upload URL.',
      other: 'The file has fewer than the # bytes announced. Request a new upload URL.',
    },
  )}`

export const emptyFile = () => new AppError('INVALID_INPUT', msg`This file is empty. Choose the file again.`)
