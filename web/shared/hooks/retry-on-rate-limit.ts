import { codeOf } from '../format/errors.ts'

/** Who scrolls faster than the server gives pages waits for the next one, and is not told off. */
export async function retryOnRateLimit<Result>(ask: () => Promise<Result>, attempts = 4): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (codeOf(error) !== 'RATE_LIMITED' || attempts <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, 3000))
    return retryOnRateLimit(ask, attempts - 1)
  }
}
