import type { z } from 'zod'
import type { TokenUsage } from './model-error.ts'

/** A language model at an OpenAI-compatible URL. Its output is treated as data and cannot change anything. */
export interface Model {
  readonly name: string
  readonly tokensPerDay: number
  /**
   * Answers with the help of tools. The limits are 8 tool calls and 30 s.
   * @throws ModelError
   */
  chat(talk: ChatRequest): Promise<ChatResponse>
  /**
   * Extracts a form from the given content, without tools or history. Pictures are only sent to models with vision.
   * @throws ModelError, `unusable` for an answer that does not match the form
   */
  extract<Form>(task: Extraction<Form>): Promise<Extracted<Form>>
}

export interface ModelSettings {
  /** The URL before "/chat/completions": http://localhost:11434/v1 */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export interface ChatRequest {
  instructions: string
  messages: { role: 'user' | 'assistant'; text: string }[]
  tools: ModelTool[]
  onText(piece: string): void
  signal: AbortSignal
}

export interface ModelTool {
  name: string
  description: string
  input: z.ZodType
  /** Accepts any input without throwing, and returns the text for the model. */
  run(input: unknown): Promise<string>
}

export interface ChatResponse extends TokenUsage {
  text: string
}

export interface Extraction<Form> {
  instructions: string
  text: string
  pictures: { bytes: Uint8Array; contentType: string }[]
  form: z.ZodType<Form>
  signal: AbortSignal
}

export interface Extracted<Form> extends TokenUsage {
  found: Form
  saw: boolean
}
