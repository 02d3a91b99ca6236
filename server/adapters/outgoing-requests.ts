import { lookup as lookUpHost } from 'node:dns/promises'
import { type IncomingHttpHeaders, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { errorMessage } from '../base/log.ts'
import {
  type AllowList,
  ensureAllowed,
  hostOf,
  type OutgoingFailure,
  OutgoingRequestError,
  parseTarget,
} from './outgoing-targets.ts'

export interface OutgoingRequest {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

export interface OutgoingResponse {
  /** Any HTTP status. A redirect is returned like any other response and is not followed. */
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface OutgoingRequests {
  /** @throws OutgoingRequestError for an address that can never be reached; the host is not resolved */
  check(url: string): void
  /** @throws OutgoingRequestError */
  send(url: string, request: OutgoingRequest): Promise<OutgoingResponse>
}

interface OutgoingSettings {
  resolve: (host: string) => Promise<readonly string[]>
  /** In milliseconds, from resolving the host to the last byte of the response. */
  timeout: number
}

const defaults: OutgoingSettings = {
  resolve: async (host) => (await lookUpHost(host, { all: true })).map(({ address }) => address),
  timeout: 10_000,
}

const maxResponseBytes = 1_000_000

/**
 * Requests to addresses that users give, which must not reach the operator's network (server-side request forgery). The
 * host is resolved once, and the connection goes to the addresses that were checked, so a second answer of the name
 * server has no effect. Neither proxies of the environment nor connections of other requests are used.
 */
export function openOutgoingRequests(allow: AllowList, settings: Partial<OutgoingSettings> = {}): OutgoingRequests {
  const { resolve, timeout } = { ...defaults, ...settings }
  return {
    check: (text) => void parseTarget(text, allow),
    async send(text, request) {
      const url = parseTarget(text, allow)
      const timer = AbortSignal.timeout(timeout)
      const signal = request.signal ? AbortSignal.any([timer, request.signal]) : timer
      try {
        const addresses = await untilAborted(findAddresses(url, resolve), signal)
        ensureAllowed(url, addresses, allow)
        return await exchange(url, addresses, { ...request, signal })
      } catch (error) {
        if (error instanceof OutgoingRequestError) throw error
        throw new OutgoingRequestError(timer.aborted ? 'timeout' : failureOf(error), errorMessage(error), {
          cause: error,
        })
      }
    },
  }
}

async function findAddresses(url: URL, resolve: OutgoingSettings['resolve']): Promise<readonly string[]> {
  const host = hostOf(url)
  if (isIP(host) !== 0) return [host]
  const addresses = await resolve(host).catch((error: unknown) => {
    throw new OutgoingRequestError('host_unknown', `The host ${host} was not found.`, { cause: error })
  })
  if (addresses.length === 0) throw new OutgoingRequestError('host_unknown', `The host ${host} has no address.`)
  return addresses
}

/** Resolving a host cannot be cancelled, only abandoned. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    if (signal.aborted) reject(signal.reason)
    work.then(resolve, reject)
  })
}

function exchange(
  url: URL,
  addresses: readonly string[],
  { method, headers, body, signal }: OutgoingRequest,
): Promise<OutgoingResponse> {
  const options: RequestOptions & { rejectUnauthorized: boolean } = {
    method,
    signal,
    headers: body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: pinTo(addresses),
    agent: false,
    rejectUnauthorized: true,
  }
  return new Promise((resolve, reject) => {
    const sent = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options)
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size <= maxResponseBytes) return
        reject(new OutgoingRequestError('response_too_large', 'The response is larger than 1 MB.'))
        sent.destroy()
      })
      response.on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.end(body)
  })
}

/** Answers the connection's question for the host with the addresses that were checked. */
function pinTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) => {
    const first = all[0]
    if (options.all || first === undefined) callback(null, all)
    else callback(null, first.address, first.family)
  }
}

function failureOf(error: unknown): OutgoingFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /CERT|SIGNATURE|ALTNAME/.test(code) ? 'certificate_invalid' : 'connection_failed'
}
