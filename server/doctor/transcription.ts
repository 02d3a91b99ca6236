import type { Config } from '../config.ts'
import { codeOf, type Finding, findingsOf, hostOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('voice')
/** In milliseconds. */
const timeout = 5_000

/** Asks for an address that needs no recording. Any answer of the service shows that it runs. */
export async function checkTranscription({ transcription }: Config): Promise<Finding[]> {
  if (!transcription)
    return [ok('Voice notes are kept, and users type what they say. Set AI_TRANSCRIPTION_URL to transcribe them.')]
  const { baseUrl, apiKey } = transcription
  const host = hostOf(baseUrl)
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (response.status === 401 || response.status === 403) {
      return [
        fail(`${host} refuses the key.`, 'Correct AI_TRANSCRIPTION_KEY, or AI_API_KEY without AI_TRANSCRIPTION_URL.'),
      ]
    }
    return response.status < 500
      ? [ok(`${host} transcribes voice notes.`)]
      : [warn(`${host} answers with status ${response.status}.`, 'Check the log of the transcription service.')]
  } catch (error) {
    const advice =
      'Start the transcription service, or correct AI_TRANSCRIPTION_URL. Until then, users type their notes.'
    return [warn(`${host} does not answer (${codeOf(error)}).`, advice)]
  }
}
