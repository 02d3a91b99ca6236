import type { Mailbox } from './adapters/mailbox.ts'
import type { Model } from './adapters/model.ts'
import type { OidcProvider } from './adapters/oidc.ts'
import { manualPayments, type PaymentProvider } from './adapters/payments.ts'
import type { Log } from './base/log.ts'
import type { Config } from './config.ts'

// The packages of these services are loaded only if the operator has configured the service.

export async function openPayments({ stripe }: Config): Promise<PaymentProvider> {
  if (!stripe) return manualPayments
  const { openStripe } = await import('./adapters/stripe.ts')
  return openStripe(stripe)
}

export async function openModel({ model, modelTokensPerDay }: Config): Promise<Model | null> {
  if (!model) return null
  const adapter = await import('./adapters/model-client.ts')
  return adapter.openModel(model, modelTokensPerDay)
}

export async function openMailbox({ mailbox }: Config): Promise<Mailbox | undefined> {
  if (!mailbox) return undefined
  const adapter = await import('./adapters/mailbox.ts')
  return adapter.openMailbox(mailbox)
}

export async function openOidc({ oidc }: Config, log: Log): Promise<OidcProvider[]> {
  if (oidc.length === 0) return []
  const { openOidcProvider } = await import('./adapters/oidc.ts')
  return oidc.map((settings) => openOidcProvider(settings, log))
}
