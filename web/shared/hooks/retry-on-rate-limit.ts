import { codeOf } from '../format/errors.ts'

/** Fast scrolling can exceed the rate limit. The next page is then retried without an error. */
export async function retryOnRateLimit<Result>(ask: () => Promise<Result>, attempts = 4): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (codeOf(error) !== 'RATE_LIMITED' || attempts <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, 3000))
    return retryOnRateLimit(ask, attempts - 1)
  }
}
