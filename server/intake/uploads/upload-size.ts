import { AppError } from '../../base/errors.ts'
import type { UploadTicket } from './upload-token.ts'

/**
 * @param isComplete true when no more bytes follow
 * @throws AppError TOO_LARGE; INVALID_INPUT for fewer bytes than announced
 */
export function requireSize({ maxBytes, isExact }: UploadTicket, size: number, isComplete: boolean): void {
  const announced = `${maxBytes.toLocaleString('en')} ${maxBytes === 1 ? 'byte' : 'bytes'}`
  if (size > maxBytes) {
    const limit = isExact
      ? `It has more than the ${announced} that were announced. Ask for a new address.`
      : `Max size: ${Math.floor(maxBytes / 1_048_576)} MB.`
    throw new AppError('TOO_LARGE', `File is too large. ${limit}`)
  }
  if (isComplete && isExact && size < maxBytes) {
    throw new AppError(
      'INVALID_INPUT',
      `The file has fewer than the ${announced} that were announced. Ask for a new address.`,
    )
  }
}

export const emptyFile = () => new AppError('INVALID_INPUT', 'This file is empty. Choose the file again.')
