import path from 'node:path'
import type { Event, StackFrame } from '@sentry/core'
import type { ServerRuntimeClientOptions } from '@sentry/core/server'
import type { Log, LogFields } from '../base/log.ts'

/** Where the operator hears of what went wrong and how long things take. Refusals are neither sent nor counted as wrong. */
export interface ErrorReports {
  /** Sends an accident as the log tells it: what kind of error, where it happened, in which request. */
  report(event: string, fields: LogFields): void
  /** Times a piece of work, and ties what is reported within it to its name. */
  trace: Trace
  /** Waits until all is sent, 2 s at most. */
  close(): Promise<void>
}

/** @param name of the operation: our own words only, never text of the person who asks */
export type Trace = <T>(name: string, work: () => Promise<T>) => Promise<T>

export interface ReportSettings {
  /** Of Sentry or what speaks like it: https://key@sentry.example/1. Without one nothing is reported. */
  dsn: string | undefined
  release: string
  environment: 'production' | 'embedded'
}

/** How long a report may take to send, in milliseconds. */
const sendTimeout = 5_000
const root = `${path.join(import.meta.dirname, '../..')}${path.sep}`

/**
 * Opens what SENTRY_DSN names. Sentry's own collecting is off: what is sent is what the log says of an error (its kind,
 * its code, where in the code), and neither messages, which may quote what people wrote, nor anything of a request.
 */
export async function openErrorReports({ dsn, release, environment }: ReportSettings): Promise<ErrorReports> {
  if (!dsn) return { report() {}, trace: (_, work) => work(), close: async () => {} }
  // An operator without SENTRY_DSN does not load these modules. They replace @sentry/node, which depends on the `sentry`
  // command-line tool, and that tool is not open source.
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
    // Whole transactions, which every version of Sentry takes.
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
      const told = [event, code].filter((part) => typeof part === 'string').join(' ')
      const frames = stackParser(`Error\n${String(place ?? '').replaceAll(' | ', '\n')}`)
      const tags = Object.entries({ event, code, requestId, job }).filter(([, value]) => typeof value === 'string')
      sentry.captureEvent({
        level: 'error',
        exception: { values: [{ type: String(error ?? event), value: told, stacktrace: { frames } }] },
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

/** The log, of which what is an error is reported too. */
export function withErrorReporting(reports: ErrorReports, log: Log): Log {
  return (level, event, fields = {}) => {
    log(level, event, fields)
    if (level === 'error') reports.report(event, fields)
  }
}

/** Only what is named here leaves: whatever a later version of Sentry's library may add to an event does not. */
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

/** Files of ours as they are called in the repository, wherever it lies on the operator's disk. */
function frameOf({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const isOurs = filename?.startsWith(root)
  return { filename: isOurs ? filename?.slice(root.length) : filename, function: name, lineno, colno, in_app }
}
