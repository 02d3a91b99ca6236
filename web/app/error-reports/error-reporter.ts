import * as sentry from '@sentry/react'
import { codeOf } from '../../shared/format/errors.ts'
import { allowedCrumb, allowedReplay, redactEvent, withoutQueries } from './error-report-redaction.ts'

export type Report = (error: unknown) => void

interface ReportSettings {
  dsn: string
  release: string
  environment: 'production' | 'embedded'
}

/** Attributes that may contain user content. */
const textAttributes = [
  ...['title', 'placeholder', 'alt', 'value', 'label', 'content', 'download'],
  ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'data-label', 'data-value'],
]

/**
 * Starts error reporting to the DSN. Only the data listed in `error-report-redaction.ts` is sent: stack positions,
 * breadcrumbs, durations of screens, and replays with masked text.
 */
export function openReporter({ dsn, release, environment }: ReportSettings): Report {
  sentry.init({
    dsn,
    release,
    environment,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    // All versions of Sentry accept complete transactions.
    traceLifecycle: 'static',
    // The server does not use trace headers, and third parties must not receive them.
    tracePropagationTargets: [],
    sendClientReports: false,
    enhanceFetchErrorMessages: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
      stackFrameVariables: false,
    },
    defaultIntegrations: false,
    integrations: [
      sentry.globalHandlersIntegration(),
      sentry.dedupeIntegration(),
      sentry.breadcrumbsIntegration({ dom: false, xhr: false, fetch: true, history: true }),
      sentry.graphqlClientIntegration({ endpoints: [/\/graphql$/] }),
      sentry.browserTracingIntegration({ enableInp: false, traceXHR: false, linkPreviousTrace: 'off' }),
      sentry.replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: textAttributes,
        // `withoutQueries` must read the payload before it is sent.
        useCompression: false,
        stickySession: false,
        // Breadcrumbs and requests are part of the event. Recorded here, they would contain more of the page.
        beforeAddRecordingEvent: (event) => (event.data.tag === 'options' ? event : null),
      }),
    ],
    beforeBreadcrumb: allowedCrumb,
    beforeSend: (event, { originalException }) =>
      isExpectedError(originalException)
        ? null
        : Object.assign(redactEvent(event, originalException), { type: undefined }),
    beforeSendTransaction: (event) => Object.assign(redactEvent(event), { type: 'transaction' as const }),
    transport: (options) => {
      const transport = sentry.makeFetchTransport(options)
      return { ...transport, send: (envelope) => transport.send(withoutQueries(envelope)) }
    },
  })
  sentry.addEventProcessor((event) => (isReplay(event) ? allowedReplay(event) : event))
  return (error) => sentry.captureException(error)
}

function isExpectedError(error: unknown): boolean {
  const code = codeOf(error)
  return code !== null && code !== 'UNEXPECTED'
}

function isReplay({ type }: sentry.Event): boolean {
  return type === 'replay_event'
}
