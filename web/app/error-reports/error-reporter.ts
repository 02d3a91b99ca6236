import * as sentry from '@sentry/react'
import { codeOf } from '../../shared/format/errors.ts'
import { allowedCrumb, allowedReplay, redactEvent, withoutQueries } from './error-report-redaction.ts'

/** Sends an error to the operator. */
export type Report = (error: unknown) => void

interface ReportSettings {
  dsn: string
  release: string
  environment: 'production' | 'embedded'
}

/** Attributes that may say what is on the screen. */
const sayingAttributes = [
  ...['title', 'placeholder', 'alt', 'value', 'label', 'content', 'download'],
  ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'data-label', 'data-value'],
]

/**
 * Opens what the DSN names. Of what the library collects only what `error-report-redaction.ts` lists is sent: where in the code an
 * error was and after which steps, how long screens take, and replays in which every letter is a star.
 */
export function openReporter({ dsn, release, environment }: ReportSettings): Report {
  sentry.init({
    dsn,
    release,
    environment,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    // Whole transactions, which every version of Sentry takes.
    traceLifecycle: 'static',
    // Our server ties nothing to them, and others are not to see them.
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
        maskAttributes: sayingAttributes,
        // What is sent is gone over first, by `withoutQueries`.
        useCompression: false,
        stickySession: false,
        // Steps and requests are told by the event; here they would come with more of the page than that.
        beforeAddRecordingEvent: (event) => (event.data.tag === 'options' ? event : null),
      }),
    ],
    beforeBreadcrumb: allowedCrumb,
    beforeSend: (event, { originalException }) =>
      isRefusal(originalException) ? null : Object.assign(redactEvent(event, originalException), { type: undefined }),
    beforeSendTransaction: (event) => Object.assign(redactEvent(event), { type: 'transaction' as const }),
    transport: (options) => {
      const transport = sentry.makeFetchTransport(options)
      return { ...transport, send: (envelope) => transport.send(withoutQueries(envelope)) }
    },
  })
  sentry.addEventProcessor((event) => (isReplay(event) ? allowedReplay(event) : event))
  return (error) => sentry.captureException(error)
}

/** The server said no, and the person was told why. */
function isRefusal(error: unknown): boolean {
  const code = codeOf(error)
  return code !== null && code !== 'UNEXPECTED'
}

function isReplay({ type }: sentry.Event): boolean {
  return type === 'replay_event'
}
