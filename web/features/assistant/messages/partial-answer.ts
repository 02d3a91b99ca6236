/** A piece of an answer: where it belongs, in UTF-16 units from the beginning. */
export interface Piece {
  offset: number
  text: string
  activity: string | null
}

export interface PartialAnswer {
  text: string
  /** What is being done while there are no words. */
  activity: string | null
}

export const noWords: PartialAnswer = { text: '', activity: null }

/**
 * The words with one more piece. What was heard before changes nothing: after a lost connection they begin anew. Where
 * a piece is missing, what is there stays, until the finished answer takes its place.
 */
export function withPiece(words: PartialAnswer, { offset, text, activity }: Piece): PartialAnswer {
  if (offset > words.text.length) return words
  const isHeard = words.text.startsWith(text, offset)
  return { text: isHeard ? words.text : words.text.slice(0, offset) + text, activity }
}
