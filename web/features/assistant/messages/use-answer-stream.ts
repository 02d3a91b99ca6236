import { useState } from 'react'
import { useAnswerWordsSubscription } from '../../../generated.ts'
import { noWords, type WordsSoFar, withPiece } from './partial-answer.ts'

/**
 * The words of an answer as they come. They are not kept: the finished message is. What was heard stays until then, also
 * when the answer was stopped a moment before its message says so.
 */
export function useAnswerWords(messageId: string, isComing: boolean): WordsSoFar {
  const [words, setWords] = useState(noWords)
  useAnswerWordsSubscription({
    variables: { messageId },
    skip: !isComing,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => data && setWords((known) => withPiece(known, data.answerWords)),
    // The finished message comes all the same.
    onError: () => undefined,
  })
  return words
}
