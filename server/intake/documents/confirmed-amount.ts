import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'

/**
 * An amount with a doubt requires a user's confirmation.
 * @throws AppError INVALID_INPUT
 */
export function requireConfirmedAmount(
  items: readonly { amountDoubt: string | null }[],
  { isAmountConfirmed }: { isAmountConfirmed?: boolean | null },
): void {
  const doubt = items.find(({ amountDoubt }) => amountDoubt !== null)?.amountDoubt
  if (!doubt || isAmountConfirmed === true) return
  const message = msg`${{ doubt }} Correct the amount, or confirm it.`
  throw new AppError('INVALID_INPUT', message, { isAmountConfirmed: message })
}
