import path from 'node:path'
import type { Event, StackFrame } from '@sentry/core'
import type { ServerRuntimeClientOptions } from '@sentry/core/server'
import type { Log, LogFields } from '../base/log.ts'

/** Reports errors and traces to the operator. An AppError is not reported as an error. */
export interface ErrorReports {
  report(event: string, fields: LogFields): void
  trace: Trace
  /** Waits up to 2 s until all reports are sent. */
  close(): Promise<void>
}

/** @param name a fixed text without users' data */
export type Trace = <T>(name: string, work: () => Promise<T>) => Promise<T>

export interface ReportSettings {
  /** The DSN of Sentry or a compatible service: https://key@sentry.example/1. Undefined disables reports. */
  dsn: string | undefined
  release: string
  environment: 'production' | 'embedded'
}

/** In milliseconds. */
const sendTimeout = 5_000
const root = `${path.join(import.meta.dirname, '../..')}${path.sep}`

/**
 * Reports errors to SENTRY_DSN. Sentry's own data collection is disabled: a report contains the error's kind, code and
 * location, but no message, which may quote users' data, and no request data.
 */
export async function openErrorReports({ dsn, release, environment }: ReportSettings): Promise<ErrorReports> {
  if (!dsn) return { report() {}, trace: (_, work) => work(), close: async () => {} }
  // An operator without SENTRY_DSN does not load these modules. They replace @sentry/node, which depends on the
  // `sentry` command-line tool, and that tool is not open source.
  const [sentry, { ServerRuntimeClient, nodeStackLineParser }, { setAsyncLocalStorageAsyncContextStrategy }] =
    await Promise.all([
      import('@sentry/core'),
      import('@sentry/core/server'),
      import('@sentry/server-utils/no-diagnostic-channels'),
    ])
  setAsyncLocalStorageAsyncContextStrategy()
  const stackParser = sentry.createStackParser(nodeStackLineParser())
  const options: ServerRuntimeClientOptions = {
    dsn,
    release,
    environment,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    stackParser,
    integrations: [],
    tracesSampleRate: 1,
    // All versions of Sentry accept complete transactions.
    traceLifecycle: 'static',
    sendClientReports: false,
    attachStacktrace: false,
    maxBreadcrumbs: 0,
    beforeBreadcrumb: () => null,
    beforeSend: (event) => Object.assign(allowed(event), { type: undefined }),
    beforeSendTransaction: (event) => Object.assign(allowed(event), { type: 'transaction' as const }),
    transport: (options) =>
      sentry.createTransport(options, async ({ body }) => {
        const signal = AbortSignal.timeout(sendTimeout)
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          body: typeof body === 'string' ? body : Uint8Array.from(body),
          headers: { ...options.headers, 'content-type': 'application/x-sentry-envelope' },
          signal,
        })
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        }
      }),
  }
  sentry.initAndBind(ServerRuntimeClient, options)

  return {
    report(event, { error, code, place, requestId, job }) {
      sentry.getActiveSpan()?.setStatus({ code: 2, message: 'internal_error' })
      const message = [event, code].filter((part) => typeof part === 'string').join(' ')
      const frames = stackParser(`Error\n${String(place ?? '').replaceAll(' | ', '\n')}`)
      const tags = Object.entries({ event, code, requestId, job }).filter(([, value]) => typeof value === 'string')
      sentry.captureEvent({
        level: 'error',
        exception: { values: [{ type: String(error ?? event), value: message, stacktrace: { frames } }] },
        tags: Object.fromEntries(tags),
      })
    },
    trace: (name, work) =>
      sentry.withIsolationScope((scope) => {
        scope.setTransactionName(name)
        return sentry.startSpan({ name, op: 'http.server', forceTransaction: true }, work)
      }),
    async close() {
      await sentry.getClient()?.close(2_000)
    },
  }
}

export function withErrorReporting(reports: ErrorReports, log: Log): Log {
  return (level, event, fields = {}) => {
    log(level, event, fields)
    if (level === 'error') reports.report(event, fields)
  }
}

/** Only these fields are sent, so that a later version of Sentry's library cannot add others. */
function allowed(event: Event): Event {
  const { event_id, timestamp, start_timestamp, platform, level, release, environment, transaction, tags } = event
  const { trace, runtime } = event.contexts ?? {}
  return {
    event_id,
    timestamp,
    start_timestamp,
    platform,
    level,
    release,
    environment,
    transaction,
    tags,
    sdk: event.sdk,
    transaction_info: event.transaction_info,
    spans: [],
    contexts: { ...(trace && { trace }), ...(runtime && { runtime }) },
    ...(event.exception && {
      exception: {
        values: event.exception.values?.map(({ type, value, stacktrace }) => ({
          type,
          value,
          stacktrace: { frames: stacktrace?.frames?.map(frameOf) },
        })),
      },
    }),
  }
}

function frameOf({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const isOurs = filename?.startsWith(root)
  return { filename: isOurs ? filename?.slice(root.length) : filename, function: name, lineno, colno, in_app }
}
