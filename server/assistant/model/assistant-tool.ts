import type { z } from 'zod'
import type { ModelTool } from '../../adapters/model.ts'
import { AppError } from '../../base/errors.ts'
import { cleaned } from '../../language/plain-text.ts'
import { InvalidInput, invalidInput, type ToolContext } from './tool-input.ts'

/** The limits of arguments and results in characters. */
const maxInputLength = 20_000
const maxResultLength = 4_000

/** A tool for the language model and for MCP clients. It only understands arguments, and others run the result. */
export interface AssistantTool<Result> {
  name: string
  description: string
  input: z.ZodType
  /** @throws InvalidInput */
  parse(sent: unknown, context: ToolContext): Result
}

export function assistantTool<Input, Result>(
  name: string,
  description: string,
  input: z.ZodType<Input>,
  resultOf: (input: Input, context: ToolContext) => Result,
): AssistantTool<Result> {
  return {
    name,
    description,
    input,
    parse(sent, context) {
      if ((JSON.stringify(sent) ?? '').length > maxInputLength) throw invalidInput('The arguments are too long.')
      const parsed = input.safeParse(withoutNulls(sent))
      if (parsed.success) return resultOf(parsed.data, context)
      const [first] = parsed.error.issues
      throw invalidInput(`The arguments are not right: ${cleaned(`${first?.path.join('.')}: ${first?.message}`, 200)}`)
    },
  }
}

/**
 * Offers a tool to the language model. Validation errors and errors of the ledger are returned to the model.
 * @param run returns the text for the model
 * @param onFault receives internal errors, which the model does not see
 */
export function modelTool<Result>(
  { name, description, input, parse }: AssistantTool<Result>,
  context: ToolContext,
  run: (result: Result) => string | Promise<string>,
  onFault: (error: unknown) => void,
): ModelTool {
  return {
    name,
    description,
    input,
    async run(sent) {
      try {
        return cleaned(await run(parse(sent, context)), maxResultLength)
      } catch (error) {
        if (error instanceof AppError || error instanceof InvalidInput) return error.message
        onFault(error)
        return 'This could not be looked up.'
      }
    },
  }
}

/** Many models send null for omitted arguments. */
function withoutNulls(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map(withoutNulls)
  if (typeof sent !== 'object' || sent === null) return sent
  const given = Object.entries(sent).filter(([, value]) => value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name, withoutNulls(value)]))
}
