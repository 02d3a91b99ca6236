/** A language model at an OpenAI-compatible address. What it says is data: it has no way to change anything. */
export interface Model {
  /** As the operator has named it. */
  readonly name: string
}

export interface ModelSettings {
  /** Ends before "/chat/completions": http://localhost:11434/v1 */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export function openModel(_settings: ModelSettings): Model {
  throw new Error('To be written.')
}
