import type { ApolloClient } from '@apollo/client'
import { t } from '@lingui/core/macro'
import { CreateUploadUrlDocument } from '../../generated.ts'
import { allowedTypes, bareTypeOf, isNamed } from '../format/file-validation.ts'

/** An uploaded file, in the shape that mutations expect. */
export interface UploadedFile {
  storagePath: string
  fileName: string
  contentType: string
}

export class UploadRejectedError extends Error {}

export interface UploadOptions {
  /** Called with the uploaded fraction, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Uploads a file to a URL that is valid for this file only.
 * @throws UploadRefused, or the error of the request for the URL
 */
export async function uploadFile(client: ApolloClient, file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  const contentType = contentTypeOf(file)
  const { data } = await client.mutate({
    mutation: CreateUploadUrlDocument,
    variables: { input: { fileName: file.name, contentType, size: file.size } },
  })
  if (!data) throw new UploadRejectedError(t`Couldn't start the upload. Try again.`)
  const { uploadUrl, storagePath } = data.createUploadUrl
  await putFile(uploadUrl, file, contentType, options)
  return { storagePath, fileName: file.name, contentType }
}

/** Browsers report no type for some files, and recorders add a codec to it. */
function contentTypeOf(file: File): string {
  if (file.name.toLowerCase().endsWith('.csv')) return 'text/csv'
  // The server recognizes bank statements by their names, because systems report various types for them.
  if (isNamed(file)) return 'application/octet-stream'
  return bareTypeOf(file) || allowedTypes[1]
}

/**
 * Uploads a file to a signed URL. XMLHttpRequest is used because `fetch` does not report upload progress.
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
    request.onload = () => (request.status < 300 ? resolve() : reject(new UploadRejectedError(sentenceOf(request))))
    request.onerror = () => reject(new TypeError('The server cannot be reached.'))
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function sentenceOf({ status, responseText }: XMLHttpRequest): string {
  try {
    const { message }: { message?: unknown } = JSON.parse(responseText)
    if (typeof message === 'string' && message !== '') return message
  } catch {
    // A proxy may respond in its own format.
  }
  return status === 413 ? t`File is too large. Max size: 10 MB.` : t`The upload failed. Try again.`
}
