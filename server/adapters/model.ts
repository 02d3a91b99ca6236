import type { z } from 'zod'
import type { TokenUsage } from './model-error.ts'

/** A language model at an OpenAI-compatible address. What it says is data: it has no way to change anything. */
export interface Model {
  /** As the operator has named it. */
  readonly name: string
  /** What one organization may have it read and write in a day. */
  readonly tokensPerDay: number
  /**
   * Has it answer, with tools to look things up. At most 8 calls of tools and 30 s.
   * @throws ModelError
   */
  chat(talk: ChatRequest): Promise<ChatResponse>
  /**
   * Has it fill in a form about something it is shown. No tools, no history; pictures only where it can see.
   * @throws ModelError, `unusable` for what is not of the form
   */
  extract<Form>(task: Extraction<Form>): Promise<Extracted<Form>>
}

export interface ModelSettings {
  /** Ends before "/chat/completions": http://localhost:11434/v1 */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export interface ChatRequest {
  instructions: string
  /** The oldest first; the last is what is to be answered. */
  messages: { role: 'user' | 'assistant'; text: string }[]
  tools: ModelTool[]
  /** A piece of the answer, in the order of the text. */
  onText(piece: string): void
  /** Ends it: the promise is rejected as `stopped`. */
  signal: AbortSignal
}

/** Something that a model may have done for it. Its arguments are believed as little as a stranger's. */
export interface ModelTool {
  name: string
  description: string
  input: z.ZodType
  /** Takes what the model sent, whatever that is, and never throws for it. Answers what the model is told. */
  run(input: unknown): Promise<string>
}

export interface ChatResponse extends TokenUsage {
  /** What was said after the last tool answered. */
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
  /** The pictures were shown to it, and it did not refuse them. */
  saw: boolean
}
