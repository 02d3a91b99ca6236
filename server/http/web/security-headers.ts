import type { Headers } from '../response.ts'
import type { PublicSettings } from '../services.ts'

/**
 * The content security policy of the pages. Inline scripts are not allowed. Google's loader and a frame of the
 * provider's domain are only needed for the external provider's pop-up.
 */
export function securityHeaders({ identity, firebase, sentryDsn }: PublicSettings, isSecure: boolean): Headers {
  const emulator = firebase?.authEmulatorUrl && new URL(firebase.authEmulatorUrl).origin
  const external = identity === 'firebase' && firebase && !emulator ? firebase : null
  const google = external ? ' https://apis.google.com' : ''
  const frames = external ? `https://${external.authDomain}` : "'none'"
  const provider = external
    ? ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'
    : emulator
      ? ` ${emulator}`
      : ''
  const reports = sentryDsn && URL.canParse(sentryDsn) ? ` ${new URL(sentryDsn).origin}` : ''
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${google}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "font-src 'self' data:",
      "media-src 'self' blob:",
      `connect-src 'self'${provider}${google}${reports}`,
      `frame-src ${frames}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'permissions-policy': 'microphone=(self), camera=(self), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
