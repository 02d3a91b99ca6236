import manifest from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import type { PublicSettings } from './http/services.ts'
import type { Infrastructure } from './infrastructure.ts'

/** @param hasMail false if mails are only shown at /dev/mail */
export function publicSettings(
  config: Config,
  { firebase, emulator }: Infrastructure,
  hasMail: boolean,
): PublicSettings {
  return {
    identity: config.identity,
    registration: config.registration,
    oidc: config.oidc.map(({ id, name }) => ({ id, name })),
    hasMail,
    firebase: firebase ? { ...firebase, authEmulatorUrl: emulator?.url ?? null } : null,
    ...(config.stripe && { hasPayments: true }),
    sentryDsn: config.sentryDsn ?? null,
    version: manifest.version,
  }
}
