import { AppError } from '../../base/errors.ts'
import { sendJson } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'

/** GET /config.json: what the web app, and anyone, may know. */
export function createConfigHandler({ publicSettings }: HttpServices): Handler {
  return async (request, response) => {
    requireGet(request.method)
    sendJson(response, 200, publicSettings)
  }
}

/** /health/live: the process answers. /health/ready: it can do its work and is not stopping. No detail in either. */
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

/** @throws AppError NOT_FOUND: what is only read has no other methods */
export function requireGet(method: string | undefined): void {
  if (method !== 'GET' && method !== 'HEAD') throw new AppError('NOT_FOUND', 'There is nothing here but GET.')
}
