import type { PublicConfig } from '../identity/config.ts'
import type { Report } from './error-reporter.ts'

let early: unknown[] = []
let report: Report = (error) => early.push(error)

/** Starts error reporting. Without a configured DSN, no code is loaded and no data is sent. */
export function startErrorReports({ sentryDsn, version, hasMail, identity, firebase }: PublicConfig): void {
  if (!sentryDsn) {
    report = () => undefined
    early = []
    return
  }
  const isEmbedded = identity === 'own' ? !hasMail : Boolean(firebase?.authEmulatorUrl)
  const environment = isEmbedded ? 'embedded' : 'production'
  const take = (event: ErrorEvent | PromiseRejectionEvent) => report('reason' in event ? event.reason : event.error)
  window.addEventListener('error', take)
  window.addEventListener('unhandledrejection', take)
  import('./error-reporter.ts').then(
    ({ openReporter }) => {
      window.removeEventListener('error', take)
      window.removeEventListener('unhandledrejection', take)
      report = openReporter({ dsn: sentryDsn, release: version, environment })
      for (const error of early.splice(0)) report(error)
    },
    (error: unknown) => console.error('Errors are not reported:', error),
  )
}

export function reportError(error: unknown): void {
  report(error)
}
