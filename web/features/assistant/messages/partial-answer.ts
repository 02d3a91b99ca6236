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

export const emptyAnswer: PartialAnswer = { text: '', activity: null }

/**
 * Appends a chunk. Chunks that are already included have no effect, because the stream restarts after a lost
 * connection. After a gap, the text stays until the finished answer arrives.
 */
export function withChunk(answer: PartialAnswer, { offset, text, activity }: Piece): PartialAnswer {
  if (offset > answer.text.length) return answer
  const isReceived = answer.text.startsWith(text, offset)
  return { text: isReceived ? answer.text : answer.text.slice(0, offset) + text, activity }
}
