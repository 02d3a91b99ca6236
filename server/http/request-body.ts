import type { IncomingMessage } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../base/errors.ts'
import { JsonNumber } from './json-number.ts'

/**
 * Reads a body and stops at the limit.
 * @param limit in bytes
 * @param time for the whole body, in milliseconds
 * @throws AppError TOO_LARGE; UNSUPPORTED_TYPE for a compressed body; MALFORMED for an incomplete body
 */
export function readBody(request: IncomingMessage, limit: number, time: number): Promise<Buffer> {
  requirePlainBody(request)
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.reject(tooLarge(limit))
  if (request.destroyed) return Promise.reject(interruptedError())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const late = setTimeout(() => complete(new AppError('MALFORMED', msg`The request took too long to arrive.`)), time)
    const complete = (error?: AppError) => {
      clearTimeout(late)
      request.off('data', collect).off('end', finish).off('close', stop)
      if (!error) return resolve(Buffer.concat(chunks, size))
      request.pause()
      reject(error)
    }
    const collect = (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) complete(tooLarge(limit))
      else chunks.push(chunk)
    }
    const finish = () => complete()
    const stop = () => complete(interruptedError())
    request.on('data', collect).on('end', finish).on('close', stop)
    request.on('error', () => {})
  })
}

/** @throws AppError UNSUPPORTED_TYPE for a compressed body, which could expand to a large one */
export function requirePlainBody({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding']
  if (encoding && encoding !== 'identity') {
    throw new AppError('UNSUPPORTED_TYPE', msg`Send the body without compression.`)
  }
}

export function mediaTypeOf({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/**
 * Parses JSON. Numbers with more digits than a double can hold become text, so that no digit is lost.
 * @throws AppError MALFORMED
 */
export function parseJson(bytes: Buffer): unknown {
  return parse(bytes, (text) => (hasLongNumber.test(text) ? JSON.parse(text, preserveLongNumber) : JSON.parse(text)))
}

/**
 * Parses JSON and keeps the digits of every number.
 * @throws AppError MALFORMED
 */
export function parseJsonExactly(bytes: Buffer): unknown {
  return parse(bytes, (text) => JSON.parse(text, preserveNumber))
}

function parse(bytes: Buffer, read: (text: string) => unknown): unknown {
  try {
    return read(utf8.decode(bytes))
  } catch {
    throw new AppError('MALFORMED', msg`The body is not valid JSON.`)
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const hasLongNumber = /\d[\d.]{15}/

interface Written {
  source?: string
}

function preserveLongNumber(_key: string, value: unknown, written?: Written) {
  return typeof value === 'number' && (written?.source?.length ?? 0) > 15 ? written?.source : value
}

function preserveNumber(_key: string, value: unknown, written?: Written) {
  return typeof value === 'number' ? new JsonNumber(written?.source ?? String(value)) : value
}

export const interruptedError = () => new AppError('MALFORMED', msg`The request was interrupted. Try again.`)

const tooLarge = (limit: number) =>
  new AppError('TOO_LARGE', msg`The request is too large. Send at most ${{ kilobytes: Math.floor(limit / 1_024) }} KB.`)
