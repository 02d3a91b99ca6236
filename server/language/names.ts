/** A name as it is kept: one line, no spaces around it, and accents in one form, so that equal names are equal. */
export function plainName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim()
}

const longestFileName = 255

/**
 * The name of a file as it is kept and offered, with nothing that a file system, a header or a reader takes for something
 * else: no folders, no control or bidi characters, no dot at either end.
 */
export function cleanFileName(name: string): string {
  const ownName = plainName(name.toWellFormed()).split(/[/\\]/).at(-1) ?? ''
  const plain = ownName.replace(/[<>:"|?*\ufeff]/g, '_').replace(/^[. ]+|[. ]+$/g, '')
  return [...plain].slice(-longestFileName).join('') || 'file'
}

/**
 * The rule for names of people, organizations and categories, for `ensure`: 1 to 120 characters, counted as Postgres
 * does; of nothing but invisible ones nobody could read it.
 */
export function checkName(name: string): true | string {
  const isName = [...name].length <= 120 && /[^\p{Z}\p{C}]/u.test(name)
  return isName || 'Write a name of 1 to 120 characters.'
}
