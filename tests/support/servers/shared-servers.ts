import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rememberServer } from './known-servers.ts'
import { startServer, type TestServer } from './server.ts'

/** The key of the server with built-in accounts. */
export const serverKey = 'a secret key of the server for its tests'

/** Settings that several test files need, whose tests share a server. */
export const environments = {
  /** Built-in accounts behind a trusted proxy. Webhooks reach the receivers of tests. */
  accounts: { IDENTITY: 'own', SECRET_KEY: serverKey, TRUSTED_PROXIES: '127.0.0.1', WEBHOOK_ALLOW: '127.0.0.0/8' },
  /** Users of Firebase's emulator. */
  firebase: { IDENTITY: 'firebase' },
  /** New organizations start on Free. */
  free: { DEFAULT_PLAN: 'free' },
  /** Nothing listens on the port of the language model. */
  unreachableModel: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'test' },
}

type Settings = keyof typeof environments
type SharedServer = Pick<TestServer, 'baseUrl' | 'dataDir' | 'signIn'>

/**
 * Starts the servers that test files of a run share, each when the first file requests it.
 * @returns an address that answers with the servers, by the names of their settings
 */
export async function openSharedServers(): Promise<{ url: string; close(): Promise<void> }> {
  const servers = new Map<string, Promise<TestServer>>()
  const listener = createServer(async ({ url = '' }, response) => {
    const name = url.slice(1) as Settings
    const started = servers.get(name) ?? startServer({ environment: environments[name] })
    servers.set(name, started)
    try {
      const { baseUrl, dataDir, signIn } = await started
      response.end(JSON.stringify({ baseUrl, dataDir, signIn }))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      listener.close()
      await Promise.allSettled([...servers.values()].map(async (server) => (await server).stop()))
    },
  }
}

/** @param url the address that `openSharedServers` has given */
export async function sharedServer(url: string, settings: Settings): Promise<SharedServer> {
  const response = await fetch(`${url}/${settings}`)
  if (!response.ok) throw new Error(await response.text())
  const server: SharedServer = await response.json()
  rememberServer(server.baseUrl, server.signIn)
  return server
}
