import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  extractReasoningMiddleware,
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  streamText,
  tool,
  wrapLanguageModel,
} from 'ai'
import type { ChatRequest, ChatResponse, Extracted, Extraction, Model, ModelSettings } from './model.ts'
import { ModelError, type ModelFailure, type TokenUsage } from './model-error.ts'
import { limitResponseSize } from './model-response.ts'
import { startModelTimeout } from './model-timeout.ts'

const maxToolCalls = 8
/** Allows one step after the model was asked to stop calling tools. */
const maxSteps = maxToolCalls + 2
/** In characters: the limits of one answer and of the whole stream. */
const maxAnswerLength = 8_000
const maxStreamDuration = 60_000
const maxOutputTokens = 2_000
/** The maximum token count of one request, which prevents implausible values from being stored. */
const maxTokens = 10_000_000
const contents: ReadonlySet<string> = new Set(['text-delta', 'reasoning-delta', 'tool-input-delta', 'tool-call'])
const noMoreCalls = 'No more look-ups in this answer. Answer with what you know.'

type Send = Parameters<typeof streamText>[0]['model']

/** The only file that uses the AI library. */
export function openModel(settings: ModelSettings, tokensPerDay: number): Model {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: settings.baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    // Requests only go to the operator's URL, so redirects are rejected.
    fetch: async (url, init) => limitResponseSize(await fetch(url, { ...init, redirect: 'error' })),
    ...(settings.apiKey && { apiKey: settings.apiKey }),
  })
  // Local models write their reasoning in these tags, which is not part of the answer.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  const model = wrapLanguageModel({ model: provider(settings.model), middleware })
  return {
    name: settings.model,
    tokensPerDay,
    chat: (talk) => converse(model, talk),
    extract: (task) => extract(model, task),
  }
}

async function converse(model: Send, talk: ChatRequest): Promise<ChatResponse> {
  const watch = startModelTimeout(talk.signal)
  const spent: TokenUsage = { toolCalls: 0, inputTokens: 0, outputTokens: 0 }
  const messages: ModelMessage[] = talk.messages.map(({ role, text }) => ({ role, content: text }))
  try {
    for (let step = 0; step < maxSteps; step++) {
      const { text, calls } = await requestAnswer(model, talk, messages, spent, watch)
      if (calls.length === 0) return { text, ...spent }
      const acceptedCalls = calls.slice(0, maxToolCalls)
      messages.push({
        role: 'assistant',
        content: [...(text ? [{ type: 'text' as const, text }] : []), ...acceptedCalls],
      })
      for (const call of acceptedCalls) {
        const { toolCallId, toolName, input } = call
        const asked = talk.tools.find(({ name }) => name === toolName)
        const isAllowed = spent.toolCalls < maxToolCalls
        spent.toolCalls++
        const value = !isAllowed
          ? noMoreCalls
          : ((await watch.during(asked?.run(input))) ?? `There is no tool of that name. Use one of: ${namesOf(talk)}.`)
        messages.push({
          role: 'tool',
          content: [{ type: 'tool-result', toolCallId, toolName, output: { type: 'text', value } }],
        })
      }
    }
    throw new ModelError('unusable', spent)
  } catch (error) {
    watch.giveUp()
    throw error instanceof ModelError ? error : new ModelError(watch.why() ?? kindOfFailure(error), spent)
  } finally {
    watch.close()
  }
}

interface ToolCall {
  type: 'tool-call'
  toolCallId: string
  toolName: string
  input: unknown
}

async function requestAnswer(
  model: Send,
  talk: ChatRequest,
  messages: ModelMessage[],
  spent: TokenUsage,
  watch: ReturnType<typeof startModelTimeout>,
): Promise<{ text: string; calls: ToolCall[] }> {
  const { stream } = streamText({
    model,
    instructions: talk.instructions,
    messages,
    tools: Object.fromEntries(
      talk.tools.map(({ name, description, input }) => [name, tool({ description, inputSchema: input })]),
    ),
    toolChoice: spent.toolCalls < maxToolCalls ? 'auto' : 'none',
    maxRetries: 0,
    maxOutputTokens,
    abortSignal: watch.signal,
    onError() {},
  })
  let text = ''
  let received = 0
  let isWhole = false
  let isCounted = false
  const calls: ToolCall[] = []
  try {
    for await (const part of stream) {
      if (contents.has(part.type)) watch.onChunk()
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ModelError(watch.why() ?? 'timedOut', spent)
      if (part.type === 'tool-input-delta') received += part.delta.length
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') received += part.text.length
      if (part.type === 'text-delta') {
        text += part.text
        talk.onText(part.text)
      }
      if (part.type === 'tool-call') calls.push(callOf(part))
      if (part.type === 'finish-step') {
        isWhole = part.finishReason !== 'error' && part.finishReason !== 'content-filter'
        isCounted = count(spent, part.usage)
      }
      if (text.length > maxAnswerLength || received > maxStreamDuration) throw new ModelError('unusable', spent)
    }
  } finally {
    // Many local servers do not report usage, and an interrupted answer is never counted.
    if (!isCounted) {
      spent.inputTokens += guessTokens(JSON.stringify(messages).length + talk.instructions.length)
      spent.outputTokens += guessTokens(received)
    }
    watch.rest()
  }
  if (!isWhole) throw new ModelError(watch.why() ?? 'cutOff', spent)
  return { text, calls }
}

function callOf({ toolCallId, toolName, input }: { toolCallId: string; toolName: string; input: unknown }): ToolCall {
  return {
    type: 'tool-call',
    toolCallId,
    toolName: toolName.slice(0, 64),
    input: typeof input === 'object' ? input : {},
  }
}

async function extract<Form>(model: Send, task: Extraction<Form>): Promise<Extracted<Form>> {
  const watch = startModelTimeout(task.signal)
  const spent: TokenUsage = { toolCalls: 0, inputTokens: 0, outputTokens: 0 }
  try {
    try {
      return { ...(await fillIn(model, task, spent, watch.signal)), saw: task.pictures.length > 0 }
    } catch (error) {
      if (task.pictures.length === 0 || !takesNoPictures(error)) throw error
      return { ...(await fillIn(model, { ...task, pictures: [] }, spent, watch.signal)), saw: false }
    }
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError(watch.why() ?? kindOfFailure(error), spent)
  } finally {
    watch.close()
  }
}

async function fillIn<Form>(model: Send, task: Extraction<Form>, spent: TokenUsage, abortSignal: AbortSignal) {
  const pictures = task.pictures.map(({ bytes, contentType }) => ({
    type: 'file' as const,
    data: bytes,
    mediaType: contentType,
  }))
  try {
    const answered = await generateText({
      model,
      instructions: task.instructions,
      messages: [{ role: 'user', content: [{ type: 'text', text: task.text }, ...pictures] }],
      output: Output.object({ schema: task.form }),
      maxRetries: 0,
      maxOutputTokens: maxOutputTokens * 2,
      abortSignal,
    })
    const isCounted = count(spent, answered.usage)
    if (!isCounted) spent.inputTokens += guessTokens(task.text.length)
    return { found: answered.output, ...spent }
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    if (!error.usage || !count(spent, error.usage)) spent.inputTokens += guessTokens(task.text.length)
    const found = task.form.safeParse(jsonIn(error.text ?? ''))
    if (!found.success) throw new ModelError('unusable', spent)
    return { found: found.data, ...spent }
  }
}

/** Small models add text or Markdown around the JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/** @returns true if the server reported its usage */
function count(
  spent: TokenUsage,
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined },
): boolean {
  const [input, output] = [usage.inputTokens, usage.outputTokens].map((tokens) =>
    Math.min(Math.max(0, Math.round(tokens ?? 0)), maxTokens),
  )
  spent.inputTokens += input ?? 0
  spent.outputTokens += output ?? 0
  return (input ?? 0) > 0
}

const guessTokens = (characters: number) => Math.ceil(characters / 4)
const namesOf = ({ tools }: ChatRequest) => tools.map(({ name }) => name).join(', ')

/** Classifies an error of the library. Error messages are ignored, because they differ between servers. */
function kindOfFailure(error: unknown): ModelFailure {
  if (!APICallError.isInstance(error)) {
    return error instanceof Error && error.name === 'AI_InvalidResponseDataError' ? 'cutOff' : 'unusable'
  }
  const { statusCode } = error
  if (statusCode === undefined) return 'unreachable'
  if (statusCode === 401 || statusCode === 403) return 'unauthorized'
  if (statusCode === 402 || statusCode === 429) return 'limited'
  if (statusCode === 408 || statusCode === 504) return 'timedOut'
  if (statusCode < 300) return 'cutOff'
  return statusCode === 404 || statusCode >= 500 ? 'unreachable' : 'unusable'
}

/** A model without vision rejects the request. Each server uses a different status. */
function takesNoPictures(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 404, 413, 415, 422, 500, 501].includes(error.statusCode ?? 0)
}
