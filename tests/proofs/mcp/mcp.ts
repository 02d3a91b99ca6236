import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { signUp, type TestUser } from '../../support/people.ts'
import { freePort, startServer } from '../../support/servers/server.ts'
import type { Figure } from '../run.ts'

/** The scenarios that need nothing but a server. The installed suite covers the revisions up to 2025-11-25. */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection']

/**
 * The scenarios of the revision 2026-07-28. They run only with MCP_SUITE, the folder of an installed newer suite, because
 * no stable suite covers that revision yet.
 */
const newScenarios = [
  'server-stateless',
  'tools-list',
  'resources-list',
  'sep-2164-resource-not-found',
  'http-header-validation',
  'caching',
  'dns-rebinding-protection',
  'server-sse-multiple-streams',
  'input-required-result-unsupported-methods',
]

/** The other scenarios, by the reason why the proof skips them. */
const skipped = {
  'They call a tool that only the example server of the suite has':
    'tools-call-*, json-schema-2020-12, elicitation-*, http-custom-header-server-validation, ' +
    'other input-required-result-*',
  'They read a resource of the example server': 'resources-read-*, resources-templates-read',
  'Purser offers no prompts, completion, logging, tasks or skills':
    'prompts-*, completion-complete, logging-set-level, tasks-*, sep-2640-skills-*',
  'Purser has no sessions': 'server-sse-polling, server-sse-multiple-streams of 2025-11-25, server-session-lifecycle',
  'Only clients of 2026-07-28 can subscribe': 'resources-subscribe, resources-unsubscribe',
}

/** Checks of scenarios that also cover what Purser does not offer. */
const skippedChecks = new Set(['sep-2549-prompts-list-caching-hints'])

interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO' | 'SKIPPED'
  errorMessage?: string
  /** The suite also marks checks as failed that need a tool of its example server. */
  details?: { untestable?: boolean }
}

interface Suite {
  revision: string
  folder: string
  scenarios: readonly string[]
  options: readonly string[]
}

/** Runs the conformance suite of the Model Context Protocol and one client with a browser on the product. */
export async function mcp(): Promise<Figure[]> {
  const server = await startServer()
  const output = await mkdtemp(path.join(tmpdir(), 'purser-conformance-'))
  const proxy = await startProxy(server.baseUrl, await signUp(server.baseUrl))
  try {
    const figures: Figure[] = []
    for (const suite of listSuites()) {
      const { passed, failed } = await runSuite(suite, proxy.url, output)
      figures.push(
        { name: `MCP ${suite.revision}: checks passed`, figure: passed, goal: 'at least 6', met: passed >= 6 },
        { name: `MCP ${suite.revision}: checks failed`, figure: failed, goal: '0', met: failed === 0 },
      )
    }
    for (const [reason, names] of Object.entries(skipped)) process.stdout.write(`Skipped ${names}: ${reason}.\n`)
    const approved = await approveInBrowser()
    return [...figures, { name: 'MCP drafts approved in a browser', figure: approved, goal: '1', met: approved === 1 }]
  } finally {
    proxy.close()
    await server.stop()
    await rm(output, { recursive: true, force: true })
  }
}

function listSuites(): Suite[] {
  const installed = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')
  const old: Suite = { revision: '2025-11-25', folder: path.dirname(installed), scenarios, options: [] }
  const { MCP_SUITE: folder } = process.env
  if (!folder) return [old]
  const revision = '2026-07-28'
  return [old, { revision, folder, scenarios: newScenarios, options: ['--spec-version', revision] }]
}

async function runSuite(suite: Suite, url: string, output: string) {
  let [passed, failed] = [0, 0]
  for (const scenario of suite.scenarios) {
    const checks = await runScenario(suite, scenario, url, path.join(output, suite.revision, scenario))
    for (const { id, status, errorMessage, details } of checks) {
      const isBad = status === 'FAILURE' || status === 'WARNING'
      const isSkipped = isBad && (details?.untestable === true || skippedChecks.has(id))
      if (isSkipped) process.stdout.write(`Skipped ${scenario} ${id}: ${errorMessage}\n`)
      else if (isBad) process.stdout.write(`Failed ${scenario} ${id}: ${errorMessage}\n`)
      if (isBad && !isSkipped) failed += 1
      if (status === 'SUCCESS') passed += 1
    }
    if (checks.length === 0) throw new Error(`The scenario ${scenario} checked nothing.`)
  }
  return { passed, failed }
}

async function runScenario(suite: Suite, scenario: string, url: string, folder: string): Promise<Check[]> {
  const cli = path.join(suite.folder, 'dist/index.js')
  const args = [cli, 'server', '--url', url, '--scenario', scenario, ...suite.options, '--output-dir', folder]
  await promisify(execFile)(process.execPath, args).catch(() => {})
  const files = await readdir(folder, { recursive: true })
  const found = files.filter((file) => path.basename(file) === 'checks.json')
  const lists = found.map(async (file): Promise<Check[]> => JSON.parse(await readFile(path.join(folder, file), 'utf8')))
  return (await Promise.all(lists)).flat()
}

/** A client lists, asks, stages a draft and is notified after its user has approved the draft in Chromium. */
async function approveInBrowser(): Promise<number> {
  const args = ['run', '--config', 'tests/vitest.config.ts', 'tests/browser/assistant/mcp-review.test.ts']
  const run = promisify(execFile)(process.execPath, ['node_modules/vitest/vitest.mjs', ...args])
  return run.then(
    () => 1,
    ({ stdout }: { stdout: string }) => {
      process.stdout.write(stdout)
      return 0
    },
  )
}

/**
 * The suite sends no token, so a proxy adds the token of a user. A page that reaches the server by DNS rebinding has no
 * token, so requests with the name of another host get none.
 */
async function startProxy(baseUrl: string, { token, organizationId }: TestUser) {
  const port = await freePort()
  const target = new URL(baseUrl)
  const server = createServer((incoming, outgoing) => {
    const access = { authorization: `Bearer ${token}`, 'x-active-organization-id': organizationId }
    const isLocal = incoming.headers.host === `localhost:${port}`
    const headers = { ...incoming.headers, ...(isLocal && access) }
    const { method, url } = incoming
    const sent = request({ host: target.hostname, port: target.port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    sent.on('error', () => outgoing.destroy())
    incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://localhost:${port}/mcp`, close: () => server.close() }
}
