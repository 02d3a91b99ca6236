import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createMetrics } from '../../../server/http/metrics/metrics.ts'

const repository = path.join(import.meta.dirname, '../../..')
const document = readFileSync(path.join(repository, '.github/OPERATIONS.md'), 'utf8')

/** Finds the names in calls such as log('warn', 'mail.not_sent'), and those that presence.ts gives to `warn`. */
const eventNames =
  /'(?:info|warn|error)',\s*'([\w.]+)'|\bwarn\('([a-z]+\.[a-z_]+)'\)|\bconst event of \['(\w+)', '(\w+)'\]/g

function listEvents(): string[] {
  const sources = ['server', 'schema'].flatMap((folder) =>
    readdirSync(path.join(repository, folder), { recursive: true, withFileTypes: true }).filter(
      ({ name, parentPath }) => name.endsWith('.ts') && !parentPath.includes('server/doctor'),
    ),
  )
  const names = sources.flatMap(({ parentPath, name }) =>
    [...readFileSync(path.join(parentPath, name), 'utf8').matchAll(eventNames)].flatMap((match) => match.slice(1)),
  )
  return [...new Set(names.filter((name) => name !== undefined))].sort()
}

const events = listEvents()

test('all events are found', () => {
  expect(events.length).toBeGreaterThan(20)
  expect(events).toEqual(
    expect.arrayContaining(['request.failed', 'job.given_up', 'presence.not_read', 'uncaughtException', 'stopping']),
  )
})

test.each(events)('the operator can look up the event %s', (event) => {
  expect(document).toMatch(
    new RegExp(`^\\|[^|]*\`${event.replace('.', '\\.')}\`[^|]*\\|[^|]*\\|[^|]+\\.[^|]*\\|$`, 'm'),
  )
})

test('the document names only events that exist', () => {
  const logs = document.slice(document.indexOf('## Logs'))
  const named = [...logs.matchAll(/^\| ((?:`[\w.]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => name),
  )
  expect(named.sort()).toEqual(events)
})

test('the document names all metrics of Purser', async () => {
  const metrics = createMetrics({
    pools: {},
    jobs: async () => ({ waiting: 0, running: 0, oldestSeconds: 0 }),
    sockets: () => ({ open: 0, subscriptions: 0 }),
    reader: () => ({ running: 0, waiting: 0, restarts: 0 }),
  })
  const names = [...(await metrics.render()).matchAll(/^# TYPE (purser_\w+)/gm)].map(([, name]) => name)
  const documented = [...document.matchAll(/`(purser_\w+)`/g)].map(([, name]) => name)
  expect(documented.sort()).toEqual(names.sort())
})
