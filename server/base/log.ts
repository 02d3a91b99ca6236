/** Each event is one line of JSON. Only named fields are written: never tokens, amounts, texts or bodies. */
export interface LogFields {
  [name: string]: string | number | boolean | null | undefined
}

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void

export const log: Log = (level, event, fields) => {
  process[level === 'info' ? 'stdout' : 'stderr'].write(formatLogLine(level, event, fields))
}

export function formatLogLine(level: 'info' | 'warn' | 'error', event: string, fields?: LogFields): string {
  return `${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`
}

/** Writes a line for the operator, who runs a command at a terminal. */
export const writeLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** The message of any error, for the operator's terminal. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Returns the name, location and SQLSTATE of an unexpected error. The message is omitted because it may contain users'
 * data.
 */
export function safeErrorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const [first, ...others] = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  const place = first && [first, ...others.filter((line) => !/node_modules|\bnode:/.test(line))].slice(0, 8).join(' | ')
  return { error: error.name, code, place }
}
