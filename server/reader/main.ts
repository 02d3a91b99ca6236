import { errorMessage } from '../base/log.ts'
import '../adapters/worker/no-network.ts'
import { serve } from '../adapters/worker/serve.ts'
import { forReader, setReaderFormat } from '../base/text.ts'
import { readDocument } from './read-document.ts'
import type { ReadingContext } from './reading.ts'
import { loadModels, type Models } from './recognise/models.ts'
import { loadSuppliedModels } from './recognise/supplied-models.ts'

export interface DocumentInput {
  bytes: Uint8Array
  contentType: string
  readingContext: ReadingContext
  softLimit: number
}

export interface WarmInput {
  /** The folder of the operator's models. Null for those of the package. */
  modelsFolder: string | null
}

let models: Promise<Models> | null = null
const loaded = () => {
  models ??= loadModels()
  return models
}

serve({
  /** Returns why the operator's models are not used, or null. The models of the package replace them. */
  // biome-ignore lint/correctness/useYield: it has nothing to say before it is done.
  async *warm({ modelsFolder }: WarmInput) {
    if (modelsFolder === null) return void (await loaded())
    try {
      models = Promise.resolve(await loadSuppliedModels(modelsFolder))
      return null
    } catch (error) {
      await loaded()
      return errorMessage(error)
    }
  },
  // Sends pages and previews one by one, because one message for a long document would block the server.
  async *read({ bytes, contentType, readingContext, softLimit }: DocumentInput) {
    const ready = await loaded()
    const reading = await forReader(readingContext.language ?? 'en', () => {
      setReaderFormat(readingContext.format ?? null)
      return readDocument({ bytes, contentType }, readingContext, ready, { softLimit })
    })
    for (const page of reading.pages) yield { page }
    for (const preview of reading.previews) yield { preview }
    return { ...reading, pages: [], previews: [] }
  },
})
