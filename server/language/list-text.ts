import { readerLanguage } from '../base/text.ts'

/** Joins names in the reader's language: "a, b and c". */
export function listText(names: readonly string[]): string {
  const language = readerLanguage()
  // American English would write a comma before "and".
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names)
}
