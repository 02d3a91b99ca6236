import type { Token } from '../../language/tokens.ts'
import { UNDO_WORDS, UNDOING } from './dictionary/undo-words.ts'

/** "Undo that", "take the last change back". An order with any other word, such as "undo all imports", is refused. */
export function asksUndo(tokens: Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  const has = (word: string) => words.some((token) => token.word === word)
  const orders = [...UNDOING].some(has) || (has('take') && has('back'))
  return orders && words.every(({ kind, word }) => kind === 'word' && (UNDOING.has(word) || UNDO_WORDS.has(word)))
}
