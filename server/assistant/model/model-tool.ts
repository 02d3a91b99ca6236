import type { z } from 'zod'
import type { ModelTool } from '../../adapters/model.ts'
import { AppError } from '../../base/errors.ts'
import { cleaned } from '../../language/plain-text.ts'

/** Characters of arguments that are looked at, and of an answer that a model is given. */
const longestInput = 20_000
const longestResult = 4_000

/**
 * A tool that takes nothing on trust: what is not of its form is told to the model, as is what the books refuse.
 * @param onFault what went wrong in this program, which no model is told
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
      if ((JSON.stringify(sent) ?? '').length > longestInput) return 'The arguments are too long.'
      const parsed = input.safeParse(withoutNulls(sent))
      if (!parsed.success) {
        const [first] = parsed.error.issues
        return `The arguments are not right: ${cleaned(`${first?.path.join('.')}: ${first?.message}`, 200)}`
      }
      try {
        return cleaned(await work(parsed.data), longestResult)
      } catch (error) {
        if (error instanceof AppError) return error.message
        onFault(error)
        return 'This could not be looked up.'
      }
    },
  }
}

/** Many models write null for what they leave out. */
function withoutNulls(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map(withoutNulls)
  if (typeof sent !== 'object' || sent === null) return sent
  const given = Object.entries(sent).filter(([, value]) => value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name, withoutNulls(value)]))
}
