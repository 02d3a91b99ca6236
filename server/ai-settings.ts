import { externalHost } from './adapters/external-host.ts'
import type { ModelSettings } from './adapters/model.ts'
import type { TranscriptionSettings } from './adapters/transcription.ts'

export interface AiSettings {
  model: ModelSettings | undefined
  transcription: TranscriptionSettings | undefined
  /** The hosts outside this network that get users' data. Null if there are none. */
  externalAi: string | null
  problems: string[]
}

/** Reads the settings of the language model and of transcription, which can be two services. */
export function readAiSettings(text: (name: string) => string | undefined): AiSettings {
  const problems: string[] = []
  const address = (name: string, example: string) => {
    const url = text(name)?.replace(/\/$/, '')
    if (url === undefined || (/^https?:\/\//.test(url) && URL.canParse(url))) return url
    problems.push(`${name} begins with http:// or https://: ${example}`)
    return url
  }
  const baseUrl = address('AI_BASE_URL', 'http://localhost:11434/v1')
  const transcriptionUrl = address('AI_TRANSCRIPTION_URL', 'http://localhost:8080/v1')
  const [model, listener] = [text('AI_MODEL'), text('AI_TRANSCRIPTION_MODEL')]
  if (baseUrl !== undefined && !model && !listener) {
    problems.push('AI_BASE_URL also needs AI_MODEL, AI_TRANSCRIPTION_MODEL or both.')
  }
  if (baseUrl === undefined && model) problems.push('AI_MODEL also needs AI_BASE_URL.')
  if (baseUrl === undefined && listener && transcriptionUrl === undefined) {
    problems.push('AI_TRANSCRIPTION_MODEL also needs AI_TRANSCRIPTION_URL or AI_BASE_URL.')
  }
  const apiKey = text('AI_API_KEY')
  const hosts = [baseUrl, transcriptionUrl].flatMap((url) =>
    url && URL.canParse(url) ? (externalHost(url) ?? []) : [],
  )
  return {
    model: baseUrl && model ? { baseUrl, apiKey, model } : undefined,
    transcription: transcriptionUrl
      ? // Servers with one model ignore its name, but the protocol requires one.
        { baseUrl: transcriptionUrl, apiKey: text('AI_TRANSCRIPTION_KEY'), model: listener ?? 'whisper-1' }
      : baseUrl && listener
        ? { baseUrl, apiKey, model: listener }
        : undefined,
    externalAi: hosts.length > 0 ? [...new Set(hosts)].join(', ') : null,
    problems,
  }
}
