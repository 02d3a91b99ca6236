import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './server.ts'

export interface Balancer {
  port: number
  stop(): Promise<void>
}

/** @throws Error if haproxy is not installed, with the instructions to install it */
export function requireBalancer(): void {
  if (spawnSync('haproxy', ['-v']).error) {
    throw new Error(
      'This needs haproxy, which the project does not bring: apt-get update && apt-get install -y haproxy',
    )
  }
}

/** Starts haproxy in front of local servers, with round-robin for each request and socket. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-balancer-'))
  const port = await freePort()
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, settings(port, ports))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  await untilListening(port, child, () => output)
  return {
    port,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The configuration is the one in the README's section on several servers. */
const settings = (port: number, ports: readonly number[]) => `defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout check 3s
  timeout tunnel 1h
  option forwardfor
  option redispatch 1
  retries 3

frontend purser
  bind 127.0.0.1:${port}
  default_backend servers

backend servers
  balance roundrobin
  option httpchk GET /health/ready
  default-server check inter 1s fastinter 250ms fall 2 rise 1
${ports.map((each, index) => `  server purser-${index + 1} 127.0.0.1:${each}\n`).join('')}`

async function untilListening(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}:\n${output()}`)
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isThere) return
    await pause(50)
  }
}
