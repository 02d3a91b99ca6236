export interface Finding {
  level: 'ok' | 'warn' | 'fail'
  subject: string
  /** A finding never contains a password, a key or a URL with one. */
  text: string
  advice?: string | undefined
}

/** Creates the findings of one subject. */
export function findingsOf(subject: string) {
  return {
    ok: (text: string): Finding => ({ level: 'ok', subject, text }),
    warn: (text: string, advice: string): Finding => ({ level: 'warn', subject, text, advice }),
    fail: (text: string, advice?: string): Finding => ({ level: 'fail', subject, text, advice }),
  }
}

/** Returns the code of an error. Messages of errors are not shown, because they can quote what was sent. */
export function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return error instanceof Error ? error.name : 'unknown error'
}

/** Returns the host and port of a URL, without the user and password. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an invalid URL'
}
