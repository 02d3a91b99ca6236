import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'

/** The input types are at most 5 levels deep. Code that walks an input is recursive. */
const maxDepth = 32

/**
 * Uses an iterative walk, because an input of 10,000 levels would overflow the stack.
 * @throws AppError MALFORMED for characters that PostgreSQL cannot store, and for inputs that are nested too deeply
 */
export function requireStorable(input: unknown): void {
  const levels: { value: unknown; level: number }[] = [{ value: input, level: 0 }]
  for (let next = levels.pop(); next; next = levels.pop()) {
    const { value, level } = next
    if (typeof value === 'string') requireStorableText(value)
    if (typeof value !== 'object' || value === null) continue
    if (level === maxDepth)
      throw new AppError('MALFORMED', msg`Nest the variables at most ${{ maxDepth }} levels deep.`)
    for (const [key, held] of Object.entries(value)) {
      requireStorableText(key)
      levels.push({ value: held, level: level + 1 })
    }
  }
}

function requireStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AppError('MALFORMED', msg`A string contains a character that can't be stored. Remove it.`)
  }
}
