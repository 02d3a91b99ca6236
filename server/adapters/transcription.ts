import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../base/reading-error.ts'

export interface Transcription {
  /**
   * @returns the text of a voice note, which may be empty
   * @throws ReadingError, transient if a retry may succeed
   */
  transcribe(note: VoiceNote, signal: AbortSignal): Promise<string>
}

export interface VoiceNote {
  bytes: Uint8Array
  contentType: string
  fileName: string
}

export interface TranscriptionSettings {
  /** The URL before "/audio/transcriptions". */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

/** Transcription services use the file extension and ignore the content type of the part. */
const endings: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
}

/** A minute of speech has about a thousand characters, so a longer response is not a transcript. */
const maxBytes = 1_000_000

export function openTranscription({ baseUrl, apiKey, model }: TranscriptionSettings): Transcription {
  return {
    async transcribe({ bytes, contentType, fileName }, signal) {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(bytes)], nameOf(fileName, contentType), { type: contentType }))
      form.set('model', model)
      form.set('response_format', 'json')
      try {
        const response = await fetch(`${baseUrl}/audio/transcriptions`, {
          method: 'POST',
          headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
          body: form,
          redirect: 'error',
          signal,
        })
        if (!response.ok) {
          await response.body?.cancel()
          throw errorOf(response.status)
        }
        return textIn(await shortText(response))
      } catch (error) {
        throw error instanceof ReadingError ? error : noAnswer(signal, error)
      }
    },
  }
}

function nameOf(fileName: string, contentType: string): string {
  const base = fileName.replace(/\.\w{1,5}$/, '').replace(/[^\w -]/g, '_') || 'note'
  return `${base}.${endings[contentType] ?? 'webm'}`
}

function errorOf(status: number): ReadingError {
  const detail = `Status ${status}`
  if (status === 401 || status === 403) {
    return new ReadingError(
      'REFUSED',
      msg`The transcription service rejected this server's key. Type the note instead, and tell the person who runs this server.`,
      detail,
    )
  }
  if (status === 429 || status === 402) {
    return new ReadingError(
      'UNAVAILABLE',
      msg`The transcription service is overloaded. Try again later, or type the note.`,
      detail,
    )
  }
  if (status >= 500) return unavailable(detail)
  return new ReadingError(
    'REFUSED',
    msg`The transcription service couldn't understand this recording. Record it again, or type the note.`,
    detail,
  )
}

function noAnswer(signal: AbortSignal, cause: unknown): ReadingError {
  if (!signal.aborted) return unavailable(cause)
  return new ReadingError(
    'TOO_SLOW',
    msg`The transcription service took longer than a minute. Try again, or type the note.`,
    cause,
  )
}

const unavailable = (cause: unknown) =>
  new ReadingError(
    'UNAVAILABLE',
    msg`The transcription service isn't responding properly. Try again, or type the note.`,
    cause,
  )

async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw unavailable(`More than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function textIn(body: string): string {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch (cause) {
    throw unavailable(cause)
  }
  if (typeof answer !== 'object' || answer === null || !('text' in answer) || typeof answer.text !== 'string') {
    throw unavailable('No text in the answer')
  }
  return answer.text.trim()
}
