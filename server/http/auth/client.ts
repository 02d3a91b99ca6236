import type { IncomingMessage } from 'node:http'
import type { Client } from '../../people/identity/sessions.ts'
import { addressOf, headerOf } from '../request-claims.ts'
import type { HttpServices } from '../services.ts'

const deviceLength = 300

/** Describes the client that a session is opened for. */
export function clientOf(request: IncomingMessage, services: HttpServices): Client {
  const device = (headerOf(request, 'user-agent') ?? '').slice(0, deviceLength)
  return { device, network: addressOf(request, services) }
}
