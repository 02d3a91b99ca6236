import type { Person } from '../core/tenant.ts'
import type { Me } from './read.ts'

/** @param email as it is written, so that nothing is deleted by a slip */
export function deleteAccount(_person: Person, _email: string): Promise<Me> {
  throw new Error('To be written.')
}

export function restoreAccount(_person: Person): Promise<Me> {
  throw new Error('To be written.')
}
