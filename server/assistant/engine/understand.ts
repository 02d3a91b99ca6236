import type { EngineContext, Understanding } from './question.ts'

/** What a sentence means. Never throws; what is not understood says so. */
export function understand(_text: string, _context: EngineContext): Understanding {
  return { kind: 'unknown', reason: 'NOT_UNDERSTOOD' }
}
