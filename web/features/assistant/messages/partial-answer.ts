/** A chunk of an answer stream. `offset` counts UTF-16 units from the beginning. */
export interface Piece {
  offset: number
  text: string
  activity: string | null
}

export interface PartialAnswer {
  text: string
  /** The current activity before the first text. */
  activity: string | null
}

export const noWords: PartialAnswer = { text: '', activity: null }

/**
 * Appends a chunk. Chunks that are already included have no effect, because the stream restarts after a lost
 * connection. After a gap, the text stays until the finished answer arrives.
 */
export function withPiece(words: PartialAnswer, { offset, text, activity }: Piece): PartialAnswer {
  if (offset > words.text.length) return words
  const isHeard = words.text.startsWith(text, offset)
  return { text: isHeard ? words.text : words.text.slice(0, offset) + text, activity }
}
