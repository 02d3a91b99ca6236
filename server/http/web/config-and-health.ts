import { requireGet } from '../require-get.ts'
import { sendJson } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'

export function createConfigHandler({ publicSettings }: HttpServices): Handler {
  return async (request, response) => {
    requireGet(request.method)
    sendJson(response, 200, publicSettings)
  }
}

/**
 * /health/live: the process responds. /health/ready: the server can handle requests and is not stopping. Neither
 * returns details.
 */
export function createHealthHandler({ isReady }: HttpServices, isDraining: () => boolean): Handler {
  // Concurrent health checks share one query, because anyone may send them at any rate.
  let asking: Promise<boolean> | undefined
  const ask = () => {
    asking ??= isReady()
      .catch(() => false)
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  return async (request, response) => {
    requireGet(request.method)
    const isUp = request.url?.startsWith('/health/live') ? true : !isDraining() && (await ask())
    sendJson(response, isUp ? 200 : 503, { status: isUp ? 'ok' : 'unavailable' })
  }
}
