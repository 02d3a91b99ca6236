import { createServer } from 'node:net'
import { WebSocket } from 'ws'
import type { Config } from '../config.ts'
import { codeOf, type Finding, findingsOf } from './finding.ts'

/** In milliseconds. */
const timeout = 5_000

export async function checkPort({ host, port, isPortFixed }: Config): Promise<Finding[]> {
  const { ok, warn, fail } = findingsOf('port')
  const code = await tryToListen(host, port)
  if (!code) return [ok(`Port ${port} of ${host} is free.`)]
  const local = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
  if (code === 'EADDRINUSE') {
    if (await isHealthy(local)) return [ok(`Purser is running on port ${port} of ${host}.`)]
    const text = `Another program uses port ${port} of ${host}.`
    if (!isPortFixed) return [warn(text, 'The server uses the next free port. Set PORT to choose one.')]
    return [fail(text, 'Stop that program, or set another PORT.')]
  }
  if (code === 'EACCES') return [fail(`Port ${port} needs more rights.`, 'Use a PORT above 1023, behind a proxy.')]
  return [fail(`The server cannot listen on ${host} (${code}).`, 'Set HOST to an address of this machine.')]
}

export async function checkPublicUrl({ publicUrl, isProduction }: Config): Promise<Finding[]> {
  const { ok, warn, fail } = findingsOf('address')
  if (!publicUrl) {
    if (!isProduction) return [ok('Links begin with http://localhost.')]
    return [fail('PUBLIC_URL is not set.', 'Set it to the address that people open. Links in mails begin with it.')]
  }
  if (!URL.canParse(publicUrl) || !/^https?:/.test(publicUrl)) {
    return [fail('PUBLIC_URL is not a URL.', 'Write it as https://books.example.com.')]
  }
  const { pathname, protocol, hostname } = new URL(publicUrl)
  if (pathname !== '/') return [fail('PUBLIC_URL has a path.', 'Purser needs a host name of its own.')]
  const findings: Finding[] = []
  if (protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) {
    findings.push(
      warn('PUBLIC_URL begins with http://.', 'Use https://. Browsers refuse secure cookies and passkeys without TLS.'),
    )
  }
  if (!(await isHealthy(publicUrl))) {
    const advice =
      'Start the server and the proxy. Some networks do not reach their own public address; test elsewhere.'
    return [...findings, warn(`${publicUrl} does not answer from this machine.`, advice)]
  }
  const failure = await openSocket(publicUrl)
  if (!failure) return [...findings, ok(`${publicUrl} answers requests and WebSockets.`)]
  return [
    ...findings,
    fail(`${publicUrl} does not answer WebSockets (${failure}).`, 'Let the proxy pass on Upgrade and Connection.'),
  ]
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error)))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(timeout), redirect: 'error' })
    return ((await response.json()) as { status?: unknown }).status === 'ok'
  } catch {
    return false
  }
}

/** @returns why the socket was not opened */
function openSocket(url: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
      handshakeTimeout: timeout,
    })
    socket.once('open', () => {
      socket.close()
      resolve(undefined)
    })
    socket.once('unexpected-response', (request, { statusCode }) => {
      request.destroy()
      resolve(`status ${statusCode}`)
    })
    socket.on('error', (error) => resolve(codeOf(error)))
  })
}
