import { bareTypeOf } from '../../../shared/format/file-validation.ts'
import { cannotListen, useAssistantFacts } from '../assistant-facts.ts'
import type { Attachment } from './attachment.ts'
import { Caution } from './ComposerWarning.tsx'
import { sumOf, useCreditsLeft, wordsOfCost } from './credits.ts'

/** What to know before sending: that a voice note is not listened to, that there are not credits enough. */
export function ComposerNotes({ attachment: { attached, isRecording } }: { attachment: Attachment }) {
  const { transcribes } = useAssistantFacts()
  const left = useCreditsLeft()
  const isSpoken = isRecording || attached.some(({ file }) => bareTypeOf(file).startsWith('audio/'))
  const credits = sumOf(attached.map(({ cost }) => cost))
  const isTooMuch = credits !== null && left !== null && credits > left
  return (
    <>
      {isSpoken && !transcribes && <Caution tone="note" text={cannotListen} />}
      {isTooMuch && (
        <Caution tone="warning" text={`This takes ${wordsOfCost({ credits })}; ${left} left this month.`} />
      )}
    </>
  )
}
