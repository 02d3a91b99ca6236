import type { ApolloClient } from '@apollo/client'
import { CreateUploadUrlDocument } from '../../generated.ts'
import { allowedTypes, bareTypeOf, isNamed } from '../format/file-validation.ts'

/** A file that the server holds, as the mutations that use it want to hear of it. */
export interface UploadedFile {
  storagePath: string
  fileName: string
  contentType: string
}

/** The file was refused, with a sentence for people. */
export class UploadRefused extends Error {}

export interface UploadOptions {
  /** Hears how much is there, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends a file to an address that is good for this one file.
 * @throws UploadRefused, or what refused to give an address
 */
export async function uploadFile(client: ApolloClient, file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  const contentType = contentTypeOf(file)
  const { data } = await client.mutate({
    mutation: CreateUploadUrlDocument,
    variables: { input: { fileName: file.name, contentType, size: file.size } },
  })
  if (!data) throw new UploadRefused('The upload did not start.')
  const { uploadUrl, storagePath } = data.createUploadUrl
  await putFile(uploadUrl, file, contentType, options)
  return { storagePath, fileName: file.name, contentType }
}

/** Browsers name no type for some files, and a recorder adds its codec to it. */
function contentTypeOf(file: File): string {
  if (file.name.toLowerCase().endsWith('.csv')) return 'text/csv'
  // The server knows statements by their names; systems call them many things.
  if (isNamed(file)) return 'application/octet-stream'
  return bareTypeOf(file) || allowedTypes[1]
}

/**
 * Sends a file to the address that was given for it. `fetch` tells nothing of what has been sent; XMLHttpRequest does.
 * @throws UploadRefused
 */
export function putFile(
  url: string,
  file: File,
  contentType: string,
  { onProgress, signal }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('Content-Type', contentType)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : reject(new UploadRefused(sentenceOf(request))))
    request.onerror = () => reject(new TypeError('The server cannot be reached.'))
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** The server's own sentence where its answer has one. */
function sentenceOf({ status, responseText }: XMLHttpRequest): string {
  try {
    const { message }: { message?: unknown } = JSON.parse(responseText)
    if (typeof message === 'string' && message !== '') return message
  } catch {
    // Something between us and the server may answer in words of its own.
  }
  return status === 413 ? 'File is too large. Max size: 10 MB.' : 'The file did not arrive.'
}
