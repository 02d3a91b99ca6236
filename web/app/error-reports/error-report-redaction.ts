import type { Breadcrumb, Event, makeFetchTransport, StackFrame } from '@sentry/react'
import { codeOf } from '../../shared/format/errors.ts'

// The complete list of what error reports contain. Reports contain no user content, no tokens and no query strings,
// whatever a later version of the library collects.

/** Redacts an error or a performance event. `cause` is the original error. */
export function redactEvent(event: Event, cause?: unknown): Event {
  const { event_id, timestamp, start_timestamp, platform, level, release, environment, sdk } = event
  const { trace } = event.contexts ?? {}
  const replayId = event.tags?.replayId
  return {
    event_id,
    timestamp,
    start_timestamp,
    platform,
    level,
    release,
    environment,
    sdk,
    transaction: event.transaction && pathOf(event.transaction),
    transaction_info: event.transaction_info,
    measurements: event.measurements,
    request: { url: location.origin + pathOf(location.pathname) },
    ...(replayId && { tags: { replayId } }),
    contexts: {
      ...(trace && {
        trace: { trace_id: trace.trace_id, span_id: trace.span_id, op: trace.op, status: trace.status },
      }),
    },
    breadcrumbs: event.breadcrumbs?.flatMap((crumb) => allowedCrumb(crumb) ?? []),
    spans: event.spans?.flatMap(allowedSpan),
    ...(event.exception && {
      exception: {
        values: event.exception.values?.map(({ type, value, mechanism, stacktrace }) => ({
          type,
          value: codeOf(cause) ?? allowedWordsIn(value ?? ''),
          mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
          stacktrace: { frames: stacktrace?.frames?.map(allowedFrame) },
        })),
      },
    }),
  }
}

export function allowedCrumb({ category, level, timestamp, type, data }: Breadcrumb): Breadcrumb | null {
  const step = { category, level, timestamp, type }
  if (category === 'navigation') return { ...step, data: { from: pathOf(data?.from), to: pathOf(data?.to) } }
  if (category !== 'fetch') return null
  const operation = data?.['graphql.operation'] ?? data?.operation
  return { ...step, data: { method: data?.method, status_code: data?.status_code, url: pathOf(data?.url), operation } }
}

export function allowedReplay(event: Event & { urls?: string[] }): Event {
  const urls = event.urls?.map((url) => location.origin + pathOf(url))
  return Object.assign(event, { urls, request: { url: location.origin + pathOf(location.pathname) }, user: undefined })
}

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0]

const sent = ['event', 'transaction', 'replay_event', 'replay_recording']

/** Returns an envelope with the allowed item kinds only, and without query strings in recorded URLs. */
export function withoutQueries(envelope: Envelope): Envelope {
  const [head, items] = envelope
  const allowedItems = [...items].flatMap(([header, content]) => {
    if (!sent.includes(String(header.type))) return []
    const isText = header.type === 'replay_recording' && typeof content === 'string'
    return [[header, isText ? content.replace(/(https?:\/\/[^\s"'\\?#<>()]+)[?#][^\s"'\\<>()]*/g, '$1') : content]]
  })
  // The compiler cannot infer the kind of a filtered envelope.
  return [head, allowedItems] as Envelope
}

type Span = NonNullable<Event['spans']>[number]

function allowedSpan(span: Span): Span[] {
  const { span_id, trace_id, parent_span_id, start_timestamp, timestamp, op = '', status } = span
  // Image requests are left out because their URLs contain the names of users' documents.
  if (!/^(http\.client|resource\.(script|css|link)|browser)/.test(op)) return []
  const [, method, url, operation] = /^([A-Z]+ )?(\S*)( \(\w+ \w+\))?/.exec(span.description ?? '') ?? []
  const description = (method ?? '') + pathOf(url) + (operation ?? '')
  return [{ span_id, trace_id, parent_span_id, start_timestamp, timestamp, op, status, description, data: {} }]
}

function allowedFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return { filename: filename?.split(/[?#]/)[0], function: name, lineno, colno, in_app }
}

/** Returns the path of a URL without its query and without names of records or files. */
function pathOf(address: unknown): string {
  if (typeof address !== 'string' || !URL.canParse(address, location.origin)) return ''
  return new URL(address, location.origin).pathname
    .split('/')
    .map((part) => (/^[\da-f]{8}-|.{40}/.test(part) ? ':id' : part))
    .join('/')
}

/** Error messages may quote user content, so only known messages of browsers and React are sent. */
const allowedWords =
  /^(Minified React error #\d+|Failed to fetch( dynamically imported module)?|Load failed|Cannot read properties of (undefined|null)|Maximum call stack size exceeded)/

function allowedWordsIn(message: string): string {
  return allowedWords.exec(message)?.[0] ?? ''
}
