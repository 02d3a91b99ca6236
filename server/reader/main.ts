/** The reader process: reads one document at a time for the process that forked it, and ends with it. */
import { setPriority } from 'node:os'
import type { Answer, Part, Request } from './protocol.ts'
import { readDocument } from './read-document.ts'
import { ReadingError } from './reading-error.ts'
import { loadModels, type Models } from './recognise/models.ts'

// Reading uses a whole core; whoever waits for a page comes first.
setPriority(5)
// An interrupt at a terminal reaches the whole group; the parent decides when a document may be dropped.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit(0))

let models: Promise<Models> | null = null

process.on('message', async (request: Request) => {
  const answer = await answerTo(request)
  if (answer.kind !== 'read') return send(answer)
  const { pages, previews } = answer.reading
  for (const page of pages) send({ kind: 'page', page })
  for (const preview of previews) send({ kind: 'preview', preview })
  send({ kind: 'read', reading: { ...answer.reading, pages: [], previews: [] } })
})

function send(message: Answer | Part) {
  process.send?.(message)
}

async function answerTo(request: Request): Promise<Answer> {
  try {
    models ??= loadModels()
    const loaded = await models
    if (request.kind === 'warm') return { kind: 'warm' }
    const { bytes, hints, softLimit } = request
    return { kind: 'read', reading: await readDocument(bytes, hints, loaded, { softLimit }) }
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    if (error instanceof ReadingError) return { kind: 'failed', code: error.code, message: error.message, detail }
    return { kind: 'failed', code: 'CRASHED', message: 'This document could not be read. Try again.', detail }
  }
}
