import { t } from '@lingui/core/macro'
import { useIsOffline } from '../hooks/connection.ts'

/** The values of options that stand for no record. */
const withoutRecord: readonly string[] = ['', 'none']

/** Returns whether a list has no records because they could not be loaded without a connection. */
export function useIsWaiting(options: readonly { value: string }[]): boolean {
  return useIsOffline() && options.every(({ value }) => withoutRecord.includes(value))
}

export const waitingText = () => t`You're offline. This list appears when you're connected again.`
