import type { z } from 'zod'
import type { ModelTool } from '../../adapters/model.ts'
import { AppError } from '../../base/errors.ts'
import { cleaned } from '../../language/plain-text.ts'
import { InvalidInput } from './tool-input.ts'

/** The limits of arguments and results in characters. */
const maxInputLength = 20_000
const maxResultLength = 4_000

/**
 * Creates a tool with validated arguments. Validation errors and errors of the ledger are returned to the model.
 * @param onFault receives internal errors, which the model does not see
 */
export function modelTool<Input>(
  name: string,
  description: string,
  input: z.ZodType<Input>,
  work: (input: Input) => Promise<string>,
  onFault: (error: unknown) => void,
): ModelTool {
  return {
    name,
    description,
    input,
    async run(sent) {
      if ((JSON.stringify(sent) ?? '').length > maxInputLength) return 'The arguments are too long.'
      const parsed = input.safeParse(withoutNulls(sent))
      if (!parsed.success) {
        const [first] = parsed.error.issues
        return `The arguments are not right: ${cleaned(`${first?.path.join('.')}: ${first?.message}`, 200)}`
      }
      try {
        return cleaned(await work(parsed.data), maxResultLength)
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
