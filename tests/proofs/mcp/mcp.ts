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

/** The scenarios of the suite that need nothing but a server. They cover the revision 2025-11-25. */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection']

/** The other scenarios, by the reason why the suite skips them. */
const skipped = {
  'They call a tool that only the example server of the suite has':
    'tools-call-*, json-schema-2020-12, elicitation-sep1034-defaults, elicitation-sep1330-enums',
  'They read a resource of the example server': 'resources-read-*, resources-templates-read',
  'Purser offers no prompts and no completion': 'prompts-*, completion-complete',
  'Purser has no sessions': 'server-sse-polling, server-sse-multiple-streams',
  'Purser sends no notifications': 'resources-subscribe, resources-unsubscribe, logging-set-level',
}

interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO' | 'SKIPPED'
  errorMessage?: string
}

/** Runs the conformance suite of the Model Context Protocol on the product. */
export async function mcp(): Promise<Figure[]> {
  const server = await startServer()
  const output = await mkdtemp(path.join(tmpdir(), 'purser-conformance-'))
  const proxy = await startProxy(server.baseUrl, await signUp(server.baseUrl))
  try {
    let [passed, failed] = [0, 0]
    for (const scenario of scenarios) {
      const checks = await runScenario(scenario, proxy.url, path.join(output, scenario))
      const failures = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
      for (const { id, errorMessage } of failures) process.stdout.write(`${scenario} ${id}: ${errorMessage}\n`)
      failed += failures.length
      passed += checks.filter(({ status }) => status === 'SUCCESS').length
      if (checks.length === 0) throw new Error(`The scenario ${scenario} checked nothing.`)
    }
    for (const [reason, names] of Object.entries(skipped)) process.stdout.write(`Skipped ${names}: ${reason}.\n`)
    return [
      { name: 'MCP conformance: checks passed', figure: passed, goal: 'at least 6', met: passed >= 6 },
      { name: 'MCP conformance: checks failed', figure: failed, goal: '0', met: failed === 0 },
    ]
  } finally {
    proxy.close()
    await server.stop()
    await rm(output, { recursive: true, force: true })
  }
}

async function runScenario(scenario: string, url: string, folder: string): Promise<Check[]> {
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
    'dist/index.js',
  )
  const args = [cli, 'server', '--url', url, '--scenario', scenario, '--output-dir', folder]
  await promisify(execFile)(process.execPath, args).catch(() => {})
  const files = await readdir(folder, { recursive: true })
  const found = files.filter((file) => path.basename(file) === 'checks.json')
  const lists = found.map(async (file): Promise<Check[]> => JSON.parse(await readFile(path.join(folder, file), 'utf8')))
  return (await Promise.all(lists)).flat()
}

/** The suite sends no token, so a proxy adds the token of a user. */
async function startProxy(baseUrl: string, { token, organizationId }: TestUser) {
  const port = await freePort()
  const target = new URL(baseUrl)
  const server = createServer((incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      authorization: `Bearer ${token}`,
      'x-active-organization-id': organizationId,
    }
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
