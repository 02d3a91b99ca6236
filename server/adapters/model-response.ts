/** Bytes of one response: words come one by one, each in some hundred bytes, and there are not so many of them. */
const longestResponse = 8_000_000

/** The response as far as anything reads it: one that never ends, or has no line that does, fills no memory. */
export function limitResponseSize(response: Response): Response {
  let size = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > longestResponse) controller.error(new Error('The response is too long.'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(limit) ?? null, response)
}
