import { spawn } from 'node:child_process'
import { once } from 'node:events'
import autocannon, { type Client } from 'autocannon'

export interface Peer {
  name: string
  command: string[]
  folder?: string
  environment: Record<string, string>
  port: number
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** Different requests, which the connections send in turn, instead of one. No two connections are at the same one. */
  pages?: Pick<Peer, 'path' | 'body'>[]
  /** The headers of several users that send requests in turn, instead of one user's headers. */
  others?: Record<string, string>[]
  isRight(answer: string): boolean
}

export async function startPeer({
  command: [program = '', ...args],
  folder,
  environment,
  port,
  name,
}: Pick<Peer, 'command' | 'folder' | 'environment' | 'port' | 'name'>) {
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => {
      throw new Error(`${name} did not start.`)
    }),
  ])
  return async () => {
    child.kill()
    await exited
  }
}

const connections = 16

/** @returns requests per second over the given seconds, with 16 connections */
export async function measure(peer: Peer, seconds: number): Promise<number> {
  const url = `http://127.0.0.1:${peer.port}${peer.path}`
  const request = {
    method: peer.body === undefined ? ('GET' as const) : ('POST' as const),
    headers: { 'content-type': 'application/json', ...peer.headers },
    ...(peer.body !== undefined && { body: peer.body }),
  }
  const probe = await (await fetch(url, request)).text()
  if (!peer.isRight(probe)) throw new Error(`${peer.name} answered ${probe.slice(0, 400)}`)
  const requests = [
    ...(peer.others ?? []).map((headers) => ({ ...request, headers: { ...request.headers, ...headers } })),
    ...(peer.pages ?? []).map((page) => ({ ...request, ...page })),
  ]
  let clients = 0
  const result = await autocannon({
    url,
    ...request,
    ...(peer.others && { requests }),
    ...(peer.pages && {
      setupClient(client: Client) {
        const start = Math.floor((requests.length * clients++) / connections)
        client.setRequests([...requests.slice(start), ...requests.slice(0, start)])
      },
    }),
    connections,
    duration: seconds,
  })
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${peer.name}: ${result.errors + result.non2xx} failed.`)
  return result.requests.average
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
