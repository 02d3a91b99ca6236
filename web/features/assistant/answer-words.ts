import { useState } from 'react'
import { useAnswerWordsSubscription } from '../../generated.ts'
import { noWords, type WordsSoFar, withPiece } from './words-so-far.ts'

/** The words of an answer that is on its way, as they come. They are not kept: the finished message is. */
export function useAnswerWords(messageId: string): WordsSoFar {
  const [words, setWords] = useState(noWords)
  useAnswerWordsSubscription({
    variables: { messageId },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => data && setWords((known) => withPiece(known, data.answerWords)),
    // The finished message comes all the same.
    onError: () => undefined,
  })
  return words
}
