import { msg } from '@lingui/core/runtime-macro'
import type { OutgoingFailure } from '../../adapters/outgoing-targets.ts'
import { render, type Text } from '../../base/text.ts'
import type { Delivery } from './deliveries.ts'

/** The reasons why an attempt had no response. */
export type DeliveryFailure = OutgoingFailure | 'event_purged' | 'secret_unreadable'

const failures: Record<DeliveryFailure, Text> = {
  address_invalid: msg`The address must begin with https://.`,
  address_not_public: msg`The host isn't public. The operator of this server can allow it with WEBHOOK_ALLOW.`,
  host_unknown: msg`The host wasn't found.`,
  connection_failed: msg`Couldn't connect to the host.`,
  certificate_invalid: msg`The host's certificate isn't valid.`,
  timeout: msg`The receiver didn't answer within 10 seconds.`,
  response_too_large: msg`The response was larger than 1 MB.`,
  event_purged: msg`The values of this change were purged.`,
  secret_unreadable: msg`The server can't read the signing secret any more. Replace the secret.`,
}

/** Explains why the last attempt failed; null if it succeeded or there was none. */
export function explainFailure({ state, status, failure }: Delivery): string | null {
  if (failure !== null) return render(failures[failure as DeliveryFailure] ?? failure)
  if (state === 'SKIPPED') {
    return render(
      msg`Events up to here weren't sent: the webhook was disabled for so long that they are no longer available.`,
    )
  }
  if (status === null || (status >= 200 && status < 300)) return null
  if (status >= 300 && status < 400) return render(msg`The receiver redirects. Enter the final address.`)
  return render(msg`The receiver answered with status ${{ status: String(status) }}.`)
}
