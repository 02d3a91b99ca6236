import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { UploadRefused } from '../../shared/hooks/upload.ts'

/** What every step of the tour is given. */
export interface StepProps {
  title: string
  /** Null at the first step. */
  onBack: (() => void) | null
  onNext: () => void
}

/** The server's own sentence, or null when it did not answer with one. */
export function sentenceOf(error: unknown): string | null {
  return codeOf(error) !== null || error instanceof UploadRefused ? messageOf(error) : null
}
