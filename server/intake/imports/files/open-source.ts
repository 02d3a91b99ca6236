import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { type Encoding, encodingSurvey } from './encoding.ts'
import type { SkippedRow } from './statement-entry.ts'

/** A path or the bytes of a file. */
export type Source = string | Uint8Array

export interface PieceOptions {
  signal?: AbortSignal
  onRead?: (bytes: number) => void
  onSkipped?: (skipped: SkippedRow) => void
}

const pieceSize = 64 * 1024

export async function sizeOf(source: Source): Promise<number> {
  return typeof source === 'string' ? (await stat(source)).size : source.length
}

export function bytesOf(source: Source): Promise<Uint8Array> {
  return typeof source === 'string' ? readFile(source) : Promise.resolve(source)
}

export async function headOf(source: Source, length: number): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, length)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export async function encodingOf(source: Source, signal?: AbortSignal): Promise<Encoding> {
  const survey = encodingSurvey()
  for await (const bytes of chunksOf(source, signal)) survey.take(bytes)
  return survey.found()
}

/** Yields the text in pieces, without the byte order mark and characters that PostgreSQL cannot store. */
export async function* piecesOf(
  source: Source,
  encoding: Encoding,
  { signal, onRead }: PieceOptions,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let read = 0
  for await (const bytes of chunksOf(source, signal)) {
    yield withoutZeros(decoder.decode(bytes, { stream: true }))
    read += bytes.length
    onRead?.(read)
  }
  yield withoutZeros(decoder.decode())
}

const withoutZeros = (text: string) => (text.includes('\0') ? text.replaceAll('\0', '') : text)

async function* chunksOf(source: Source, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  if (typeof source === 'string') return yield* createReadStream(source, { highWaterMark: pieceSize, signal })
  for (let at = 0; at < source.length; at += pieceSize) {
    yield source.subarray(at, at + pieceSize)
    // Yields to the event loop, so that an abort can arrive.
    await setImmediate()
    signal?.throwIfAborted()
  }
}
