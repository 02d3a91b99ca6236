import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import Busboy from '@fastify/busboy'
import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { fieldText } from '../../base/text.ts'
import type { Limits } from '../limits/limits.ts'
import { interruptedError, mediaTypeOf, requirePlainBody } from '../request-body.ts'

export interface FormFile {
  name: string
  contentType: string
  bytes: Readable
}

export interface Form<Stored> {
  fields: Record<string, unknown>
  stored: Stored | undefined
}

/**
 * Parses multipart/form-data as a stream. The file is passed to `store` in chunks and never buffered as a whole.
 * @param bytes the maximum size of the form
 * @throws AppError UNSUPPORTED_TYPE, TOO_LARGE, MALFORMED, INVALID_INPUT, and the errors of `store`
 */
export async function readForm<Stored>(
  request: IncomingMessage,
  { bytes, limits }: { bytes: number; limits: Limits['form'] },
  store: (file: FormFile) => Promise<Stored>,
): Promise<Form<Stored>> {
  if (mediaTypeOf(request) !== 'multipart/form-data') {
    throw new AppError('UNSUPPORTED_TYPE', msg`Send the command as multipart/form-data.`)
  }
  requirePlainBody(request)
  if (request.destroyed) throw interruptedError()
  if (Number(request.headers['content-length'] ?? 0) > bytes) throw formTooLarge()
  const parser = openParser(request, limits)
  const fields = new Map<string, string>()
  let file: Readable | undefined
  let storing: Promise<Stored | undefined> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value, _isNameCut, isCut) => {
        if (isCut) reject(new AppError('TOO_LARGE', fieldText(name, msg`This is too long.`)))
        fields.set(name, value)
      })
      parser.on('file', (field, stream, name, _encoding, contentType) => {
        file = stream
        // Without a listener, the error of a destroyed file stream would end the process.
        stream.on('error', () => {})
        storing = field === 'file' ? storeNamed({ name, contentType, bytes: stream }, store) : rejectFile(field)
        storing.catch(reject)
      })
      for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
        parser.on(limit, () => reject(new AppError('TOO_LARGE', msg`The form has too many parts. Send one file.`)))
      }
      parser.on('error', () => reject(malformed()))
      parser.on('finish', resolve)
      request.on('close', () => request.complete || reject(interruptedError()))
      request.on('error', () => {})
      let size = 0
      request.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > bytes) reject(formTooLarge())
      })
      request.pipe(parser)
    })
    return { fields: Object.fromEntries(fields), stored: await storing }
  } catch (error) {
    request.unpipe(parser)
    request.pause()
    file?.destroy(error instanceof Error ? error : undefined)
    await storing?.catch(() => {})
    throw error
  }
}

function openParser({ headers }: IncomingMessage, { parts, headerBytes, fieldBytes }: Limits['form']) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { parts, files: 1, fields: parts, headerSize: headerBytes, headerPairs: 20, fieldSize: fieldBytes },
    })
  } catch {
    throw malformed()
  }
}

/** A browser sends an empty file field as a file without a name or content. */
async function storeNamed<Stored>(
  file: FormFile,
  store: (file: FormFile) => Promise<Stored>,
): Promise<Stored | undefined> {
  if (file.name) return store(file)
  for await (const _bytes of file.bytes) throw new AppError('INVALID_INPUT', msg`A file name has 1 to 255 characters.`)
  return undefined
}

async function rejectFile(field: string): Promise<never> {
  const message = msg`Send this field as text, not as a file.`
  throw new AppError('INVALID_INPUT', fieldText(field, message), { [field]: message })
}

const malformed = () => new AppError('MALFORMED', msg`The form could not be read.`)
const formTooLarge = () => new AppError('TOO_LARGE', msg`File is too large. Max size: 10 MB.`)
