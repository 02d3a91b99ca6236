import type { PublicConfig } from '../identity/config.ts'
import type { Report } from './error-reporter.ts'

/** What went wrong before the reporter was there. */
let early: unknown[] = []
let report: Report = (error) => early.push(error)

/** Starts to report errors to where the installation says. Without such a place nothing is loaded and nothing sent. */
export function startErrorReports({ sentryDsn, version, firebase }: PublicConfig): void {
  if (!sentryDsn) {
    report = () => undefined
    early = []
    return
  }
  const environment = firebase.authEmulatorUrl ? 'embedded' : 'production'
  const take = (event: ErrorEvent | PromiseRejectionEvent) => report('reason' in event ? event.reason : event.error)
  window.addEventListener('error', take)
  window.addEventListener('unhandledrejection', take)
  import('./error-reporter.ts').then(
    ({ openReporter }) => {
      // From here on the reporter listens itself.
      window.removeEventListener('error', take)
      window.removeEventListener('unhandledrejection', take)
      report = openReporter({ dsn: sentryDsn, release: version, environment })
      for (const error of early.splice(0)) report(error)
    },
    (error: unknown) => console.error('Errors are not reported:', error),
  )
}

/** Tells the operator of an error that was caught and shown. */
export function reportError(error: unknown): void {
  report(error)
}
