import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocketAs } from '../../api/http/transport-client.ts'
import { connectMcp } from '../../api/mcp/mcp-client.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { signUp } from '../../support/people.ts'
import { freePort, startServer, type TestServer } from '../../support/servers/server.ts'

let server: TestServer
let metricsUrl: string

beforeAll(async () => {
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  server = await startServer({ environment: { METRICS_PORT: String(port) } })
})

afterAll(() => server?.stop())

const scrape = async () => (await fetch(metricsUrl)).text()

function readSeries(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

test('the metrics count the traffic, and they and the log contain nothing of users', async () => {
  const ada = await signUp(server.baseUrl, { name: 'Adalberta' })
  const before = await scrape()
  const running = Array.from({ length: 5 }, () => ada.graphql(TransactionsDocument, { first: 10 }))
  const during = await scrape()
  await Promise.all(running)
  await ada.rest('GET', '/transactions/00000000-0000-0000-0000-000000000000')
  const { token } = (await ada.rest('POST', '/tokens', { name: 'Calendar', scopes: ['read'] })).body
  for (const address of ['upcoming.ics', `views/${crypto.randomUUID()}.csv`, 'none.ics']) {
    await fetch(`${server.baseUrl}/api/v1/feeds/${address}?token=${token}&organization_id=${ada.organizationId}`)
  }
  const socket = await openSocketAs(server.baseUrl, ada)
  const query = 'subscription { ledgerChanged { cursor } }'
  await socket.send({ id: '1', type: 'subscribe', payload: { query } })
  await socket.waitFor(() => socket.heard.some(({ type }) => type === 'next'))

  const increaseOf = (series: string, after: string) =>
    (readSeries(after, series) ?? 0) - (readSeries(before, series) ?? 0)
  await expect
    .poll(async () => increaseOf('purser_http_requests_total{route="graphql",status="200"}', await scrape()))
    .toBe(5)
  const after = await scrape()
  expect(increaseOf('purser_http_requests_total{route="rest",status="404"}', after)).toBe(3)
  expect(increaseOf('purser_http_request_duration_seconds_count{route="graphql"}', after)).toBe(5)
  expect(increaseOf('purser_errors_total{code="NOT_FOUND"}', after)).toBe(3)
  expect(readSeries(after, 'purser_sockets')).toBe(1)
  expect(readSeries(after, 'purser_subscriptions')).toBe(1)
  expect(readSeries(after, 'purser_database_connections{pool="requests",state="total"}')).toBeGreaterThan(0)
  expect(readSeries(after, 'purser_database_up')).toBe(1)
  expect(readSeries(after, 'purser_jobs{state="waiting"}')).toBeGreaterThanOrEqual(0)
  expect(readSeries(after, 'purser_reader_restarts_total')).toBe(0)
  expect(readSeries(after, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(readSeries(after, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
  for (const text of [during, after, server.output()]) {
    for (const secret of [ada.email, ada.name, ada.organizationId, ada.token, token]) expect(text).not.toContain(secret)
  }
  socket.close()
  await expect.poll(async () => readSeries(await scrape(), 'purser_sockets')).toBe(0)
})

test('a stream of an MCP client is a subscription, and its time is no duration of a request', async () => {
  const ada = await signUp(server.baseUrl)
  const client = await connectMcp(server.baseUrl, ada)
  const subscription = await client.listen({ resourcesListChanged: true })
  await expect.poll(async () => readSeries(await scrape(), 'purser_subscriptions')).toBe(1)
  await subscription.close()
  await expect.poll(async () => readSeries(await scrape(), 'purser_subscriptions')).toBe(0)
  const after = await scrape()
  const counts = [...after.matchAll(/^purser_http_requests_total\{route="mcp",status="(\w+)"\} (\d+)$/gm)]
  const ended = counts.filter(([, status]) => status !== 'aborted')
  expect(counts.find(([, status]) => status === 'aborted')?.[2]).toBe('1')
  expect(readSeries(after, 'purser_http_request_duration_seconds_count{route="mcp"}')).toBe(
    ended.reduce((sum, [, , count]) => sum + Number(count), 0),
  )
  await client.close()
})

test('the public port does not serve metrics, and the metrics port serves nothing else', async () => {
  const page = await fetch(`${server.baseUrl}/metrics`)
  expect(await page.text()).not.toContain('purser_http_requests_total')
  for (const path of ['/', '/graphql', '/metrics/1']) {
    expect((await fetch(new URL(path, metricsUrl))).status).toBe(404)
  }
})

test('without METRICS_HOST, metrics are only served on the loopback address', async () => {
  const other = metricsUrl.replace('127.0.0.1', '127.0.0.2')
  await expect(fetch(other)).rejects.toThrow('fetch failed')
})
