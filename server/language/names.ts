import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../base/text.ts'

/** Normalizes a name to one line without surrounding spaces, in Unicode NFC, so that equal names are equal. */
export function plainName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim()
}

const maxFileNameLength = 255

/**
 * Removes everything from a file name that could be misread by a file system, a header or a person: folders, control
 * and bidirectional characters, and dots at either end.
 */
export function cleanFileName(name: string): string {
  const ownName = plainName(name.toWellFormed()).split(/[/\\]/).at(-1) ?? ''
  const plain = ownName.replace(/[<>:"|?*\ufeff]/g, '_').replace(/^[. ]+|[. ]+$/g, '')
  return [...plain].slice(-maxFileNameLength).join('') || 'file'
}

/**
 * Validates the name of a user, organization or category for `ensure`: 1 to 120 characters as PostgreSQL counts them,
 * with at least one visible character.
 */
export function checkName(name: string): true | Text {
  const isName = [...name].length <= 120 && /[^\p{Z}\p{C}]/u.test(name)
  return isName || msg`Enter a name of 1 to 120 characters.`
}
