import { expect, test } from 'vitest'
import { createMetrics, type MetricSources } from '../../../server/http/metrics/metrics.ts'
import { routeOf } from '../../../server/http/metrics/route.ts'

const sources: MetricSources = {
  pools: { requests: () => ({ total: 3, idle: 1, waiting: 2 }) },
  jobs: async () => ({ waiting: 4, running: 1, oldestSeconds: 12.5 }),
  sockets: () => ({ open: 0, subscriptions: 0 }),
  reader: () => ({ running: 1, waiting: 6, restarts: 2 }),
}

test('a scrape shows the values of this moment', async () => {
  const text = await createMetrics(sources).render()
  expect(text).toContain('purser_database_connections{pool="requests",state="waiting"} 2')
  expect(text).toContain('purser_jobs{state="waiting"} 4')
  expect(text).toContain('purser_jobs_oldest_seconds 12.5')
  expect(text).toContain('purser_reader_documents{state="waiting"} 6')
  expect(text).toContain('purser_reader_restarts_total 2')
})

test('a database that does not answer is a value of its own and leaves no old counts', async () => {
  let isUp = true
  const jobs = async () => {
    if (!isUp) throw new Error('The connection was refused.')
    return { waiting: 4, running: 1, oldestSeconds: 12.5 }
  }
  const metrics = createMetrics({ ...sources, jobs })
  expect(await metrics.render()).toContain('purser_database_up 1')
  isUp = false
  const text = await metrics.render()
  expect(text).toContain('purser_database_up 0')
  expect(text).not.toMatch(/^purser_jobs(_oldest_seconds)?[{ ]/m)
  expect(text).toContain('purser_reader_restarts_total 2')
})

test('the number of series does not depend on the paths of requests', async () => {
  const metrics = createMetrics(sources)
  const observe = (path: string) => metrics.observe({ path, status: 404, seconds: 0.001, isStream: false })
  observe('/wp-login.php')
  const seriesOf = async () => (await metrics.render()).split('\n').filter((line) => line.startsWith('purser_http'))
  const count = (await seriesOf()).length
  for (let index = 0; index < 100; index++) observe(`/a-path-${index}`)
  expect(await seriesOf()).toHaveLength(count)
  expect(routeOf('/files/3f0b')).toBe('file')
  expect(routeOf('/graphql')).toBe('graphql')
  expect(routeOf('/graphqlx')).toBe('web')
  expect(routeOf('/api')).toBe('rest')
})
