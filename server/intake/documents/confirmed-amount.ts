import { AppError } from '../../base/errors.ts'

/**
 * An amount that contradicts its document is recorded as it was read only when a person says that it is right.
 * @throws AppError INVALID_INPUT
 */
export function requireConfirmedAmount(
  items: readonly { amountDoubt: string | null }[],
  { isAmountConfirmed }: { isAmountConfirmed?: boolean | null },
): void {
  const doubt = items.find(({ amountDoubt }) => amountDoubt !== null)?.amountDoubt
  if (!doubt || isAmountConfirmed === true) return
  const message = `${doubt} Correct the amount, or confirm it.`
  throw new AppError('INVALID_INPUT', message, { isAmountConfirmed: message })
}
