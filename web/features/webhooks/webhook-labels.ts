import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { DeliveryRowFragment, DeliveryState, WebhookRowFragment } from '../../generated.ts'
import { formatInstant } from '../../shared/format/dates.ts'

export const deliveryStates: Readonly<Record<DeliveryState, MessageDescriptor>> = {
  PENDING: msg`Retrying`,
  DELIVERED: msg`Delivered`,
  FAILED: msg`Failed`,
  SKIPPED: msg`Skipped`,
}

/** Explains why a webhook sends nothing, or that its last attempts failed; null if it works. */
export function explainState({ state, stoppedAt, failingSince }: WebhookRowFragment, locale: string): string | null {
  const since = (instant: string | null) => (instant ? formatInstant(instant, locale) : '')
  if (state === 'PAUSED') return t`Disabled since ${{ moment: since(stoppedAt) }}. Enable it to send what it missed.`
  if (state === 'GONE') return t`Disabled: the receiver answered that it no longer accepts events (410).`
  if (state === 'FAILING') return t`Disabled: the receiver accepted no event for 5 days.`
  return failingSince ? t`Failing since ${{ moment: since(failingSince) }}. Later events wait.` : null
}

/** Returns "Attempt 2 of 8 · 500 · 132 ms · Nov 24, 2:05 PM". */
export function describeDelivery(delivery: DeliveryRowFragment, locale: string): string {
  const { attempts, status, durationMs, createdAt, cause } = delivery
  const parts = [
    cause === 'REPLAY' ? t`Replay` : cause === 'TEST' ? t`Test` : null,
    cause === 'CHANGE' && attempts > 1 ? t`Attempt ${attempts} of 8` : null,
    status === null ? null : String(status),
    durationMs === null ? null : i18n.number(durationMs, { style: 'unit', unit: 'millisecond' }),
    formatInstant(createdAt, locale),
  ]
  return parts.filter((part) => part !== null).join(' · ')
}
