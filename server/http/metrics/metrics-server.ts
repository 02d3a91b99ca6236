import { once } from 'node:events'
import { createServer } from 'node:http'
import { send } from '../response.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer {
  close(): Promise<void>
}

/**
 * Serves `GET /metrics` on a port of its own, because the values are for the operator and not for users.
 * @throws Error if the port is in use
 */
export async function startMetricsServer(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return send(response, 404, 'text/plain', 'Not found\n')
    send(response, 200, metrics.contentType, await metrics.render())
  }).listen(port, host)
  await once(server, 'listening')
  return {
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
