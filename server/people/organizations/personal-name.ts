import { msg } from '@lingui/core/runtime-macro'
import { readerLanguage, render } from '../../base/text.ts'

export function personalName(person: string, language = readerLanguage()): string {
  const [given = person] = person.split(/\s+/)
  const name = [...given].slice(0, 60).join('')
  return render(msg`${{ name }}'s finances`, language)
}
