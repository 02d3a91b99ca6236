/**
 * The text of a file that says nothing of its encoding: UTF-16 by its mark (or its zero bytes), UTF-8 where the bytes
 * are valid UTF-8, else what spreadsheets on Windows still write: windows-1252, or windows-1250 further east.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.length >= 4 && bytes[1] === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[2] === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const western = new TextDecoder('windows-1252').decode(bytes)
    return isEastern.test(western) ? new TextDecoder('windows-1250').decode(bytes) : western
  }
}

/** Signs that stand in no western word, where Polish and Czech ones have letters: "Pr¹d" is Prąd. */
const isEastern = /[\p{Ll}\p{Lu}][¹³¿¯¶¼¾](?=\p{Ll})|¯y/u
