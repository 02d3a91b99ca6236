import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { UploadRejectedError } from '../../shared/hooks/upload.ts'

export interface StepProps {
  title: string
  onBack: (() => void) | null
  onNext: () => void
}

/** Returns the server's error message, or null if the error has none. */
export function sentenceOf(error: unknown): string | null {
  return codeOf(error) !== null || error instanceof UploadRejectedError ? messageOf(error) : null
}
