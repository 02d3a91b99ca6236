import type { Model } from '../adapters/model.ts'
import type { Tenant } from '../core/tenant.ts'
import type { Reading } from '../reader/reading.ts'

/** A reading after a language model has looked at the document too. */
export interface ModelReading {
  reading: Reading
  /** Why the model did not help, as a sentence for people; null when it did. */
  notice: string | null
}

/**
 * Has a language model read the pages beside the reader: where the two disagree a field keeps both as candidates, is not
 * sure, and says so. The model sees this document and nothing else, and has no tools. Never throws: without the model
 * the reading stays as it is. To be called outside of any transaction.
 */
export function readBesideModel(_tenant: Tenant, _model: Model, _reading: Reading): Promise<ModelReading> {
  throw new Error('To be written.')
}
