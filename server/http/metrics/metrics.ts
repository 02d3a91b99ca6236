import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type ErrorCode, statusOf } from '../../base/errors.ts'
import type { PoolUsage } from '../../platform/database/connections.ts'
import type { QueueUsage } from '../../platform/jobs/queue-usage.ts'
import { countOf } from '../error-counts.ts'
import type { EndedResponse } from '../services.ts'
import { routeOf, routes } from './route.ts'

export interface Metrics {
  observe(response: EndedResponse): void
  contentType: string
  /** Returns the current values in the text format of Prometheus. */
  render(): Promise<string>
}

/** Functions that return the current values. No value or label may contain a name or an id of a user. */
export interface MetricSources {
  pools: Record<string, () => PoolUsage>
  /** @throws Error if the database does not answer */
  jobs(): Promise<QueueUsage>
  sockets(): { open: number; subscriptions: number }
  reader(): { running: number; waiting: number; restarts: number }
}

/** In seconds, up to the deadline of a mutation. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export function createMetrics(sources: MetricSources): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const observe = observeResponses(registers)
  const refresh = [
    countErrors(registers),
    measurePools(registers, sources.pools),
    measureJobs(registers, sources.jobs),
    measureSockets(registers, sources.sockets),
    measureReader(registers, sources.reader),
  ]
  return {
    observe,
    contentType: register.contentType,
    async render() {
      await Promise.all(refresh.map((each) => each()))
      return register.metrics()
    },
  }
}

function observeResponses(registers: Registry[]): Metrics['observe'] {
  const requests = new Counter({
    name: 'purser_http_requests_total',
    help: 'Responses of this process. The status is "aborted" if the client disconnected before the end.',
    labelNames: ['route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'purser_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response. Streams of MCP clients are not included.',
    labelNames: ['route'],
    buckets: durations,
    registers,
  })
  // Prometheus cannot see the first increase of a series that begins with it.
  for (const route of Object.keys(routes)) duration.zero({ route })
  return ({ path, status, seconds, isStream }) => {
    const route = routeOf(path)
    requests.inc({ route, status })
    if (!isStream) duration.observe({ route }, seconds)
  }
}

function countErrors(registers: Registry[]) {
  const errors = new Counter({
    name: 'purser_errors_total',
    help: 'Errors that this process answered, by code. UNEXPECTED is a bug, and the log has its stack.',
    labelNames: ['code'],
    registers,
  })
  return () => {
    errors.reset()
    for (const code of Object.keys(statusOf) as ErrorCode[]) errors.inc({ code }, countOf(code))
  }
}

function measurePools(registers: Registry[], pools: MetricSources['pools']) {
  const connections = new Gauge({
    name: 'purser_database_connections',
    help: 'Database connections of this process. The state "waiting" counts those who wait for a connection.',
    labelNames: ['pool', 'state'],
    registers,
  })
  return () => {
    for (const [pool, read] of Object.entries(pools)) {
      for (const [state, count] of Object.entries(read())) connections.set({ pool, state }, count)
    }
  }
}

function measureJobs(registers: Registry[], read: MetricSources['jobs']) {
  const isUp = new Gauge({ name: 'purser_database_up', help: '1 if the database answered this scrape.', registers })
  const jobs = new Gauge({
    name: 'purser_jobs',
    help: 'Due jobs in the queue, which all servers share.',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'purser_jobs_oldest_seconds',
    help: 'Time for which the oldest waiting job has been due.',
    registers,
  })
  return async () => {
    const found = await read().catch(() => undefined)
    isUp.set(found ? 1 : 0)
    // The values of an earlier scrape must not remain.
    jobs.reset()
    oldest.remove()
    if (!found) return
    jobs.set({ state: 'waiting' }, found.waiting)
    jobs.set({ state: 'running' }, found.running)
    oldest.set(found.oldestSeconds)
  }
}

function measureSockets(registers: Registry[], read: MetricSources['sockets']) {
  const open = new Gauge({ name: 'purser_sockets', help: 'Open WebSockets of this process.', registers })
  const subscriptions = new Gauge({
    name: 'purser_subscriptions',
    help: 'Open subscriptions of this process, and streams of MCP clients.',
    registers,
  })
  return () => {
    const found = read()
    open.set(found.open)
    subscriptions.set(found.subscriptions)
  }
}

function measureReader(registers: Registry[], read: MetricSources['reader']) {
  const documents = new Gauge({
    name: 'purser_reader_documents',
    help: 'Documents at the reader of this process.',
    labelNames: ['state'],
    registers,
  })
  const restarts = new Counter({
    name: 'purser_reader_restarts_total',
    help: 'Restarts of the reader of this process. It also restarts to free memory.',
    registers,
  })
  return () => {
    const found = read()
    documents.set({ state: 'running' }, found.running)
    documents.set({ state: 'waiting' }, found.waiting)
    restarts.reset()
    restarts.inc(found.restarts)
  }
}
