/** Turns speech into text, at any OpenAI-compatible `/audio/transcriptions`. */
export interface Transcription {
  /**
   * @returns what is said in a voice note; empty when nothing is
   * @throws ReadingError, passing when it is worth trying again
   */
  transcribe(note: VoiceNote, signal: AbortSignal): Promise<string>
}

export interface VoiceNote {
  bytes: Uint8Array
  contentType: string
  fileName: string
}

export interface TranscriptionSettings {
  /** Ends before "/audio/transcriptions". */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export function openTranscription(_settings: TranscriptionSettings): Transcription {
  throw new Error('To be written.')
}
