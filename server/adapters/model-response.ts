/** In bytes. A response consists of small chunks of some hundred bytes. */
const maxResponseLength = 8_000_000

export function limitResponseSize(response: Response): Response {
  let size = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > maxResponseLength) controller.error(new Error('The response is too long.'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(limit) ?? null, response)
}
