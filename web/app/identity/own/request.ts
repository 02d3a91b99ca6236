/** An error of the server's entry points for accounts. Its message is in the user's language. */
export class RefusedRequest extends Error {
  readonly code: string
  /** Messages by the name of the input field. */
  readonly fields: Record<string, string>

  constructor(message: string, code: string, fields: Record<string, string>) {
    super(message)
    this.code = code
    this.fields = fields
  }
}

/**
 * @throws RefusedRequest
 * @throws TypeError if the server can't be reached
 */
export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  return readAnswer(await send(path, body))
}

/**
 * The browser completes the request even if the page is closed, so that it stores the cookie of the response. Its former
 * cookie would end the session later.
 */
export function send(path: string, body: object = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true })
}

/** A response that is not JSON comes from a proxy that does not reach the server. */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json().catch(() => {
    throw new TypeError(`No answer of the server (${response.status})`)
  })
  if (response.ok) return answer
  throw new RefusedRequest(answer.message, answer.errorCode, answer.fields ?? {})
}
