import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../base/errors.ts'

/** @throws AppError NOT_FOUND for other methods than GET and HEAD */
export function requireGet(method: string | undefined): void {
  if (method !== 'GET' && method !== 'HEAD') throw new AppError('NOT_FOUND', msg`Send a GET request to this address.`)
}
