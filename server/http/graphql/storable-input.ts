import { AppError } from '../../base/errors.ts'

/** The input types of the schema are at most 5 levels deep; code that walks an input calls itself for each level. */
const maxDepth = 32

/**
 * Walks with a list instead of calling itself: an input of 10,000 levels would overflow the stack.
 * @throws AppError MALFORMED for characters that Postgres cannot store in a text, and for what is nested too deep
 */
export function requireStorable(input: unknown): void {
  const levels: { value: unknown; level: number }[] = [{ value: input, level: 0 }]
  for (let next = levels.pop(); next; next = levels.pop()) {
    const { value, level } = next
    if (typeof value === 'string') requireStorableText(value)
    if (typeof value !== 'object' || value === null) continue
    if (level === maxDepth) throw new AppError('MALFORMED', `Nest the variables at most ${maxDepth} levels deep.`)
    for (const [key, held] of Object.entries(value)) {
      requireStorableText(key)
      levels.push({ value: held, level: level + 1 })
    }
  }
}

function requireStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AppError('MALFORMED', 'A text holds a character that cannot be stored.')
  }
}
