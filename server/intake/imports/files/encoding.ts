export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1250' | 'iso-8859-2'

/**
 * Detects the encoding from the bytes, because declared encodings are often wrong: UTF-16 by its byte order mark or
 * zero bytes, UTF-8 if valid, and otherwise a Windows code page.
 */
export function encodingSurvey(): { take(bytes: Uint8Array): void; found(): Encoding } {
  const unicode = new TextDecoder('utf-8')
  let wide: Encoding | null | undefined
  // Counts valid and invalid UTF-8 characters. A truncated file has only few invalid ones.
  let [right, wrong] = [0, 0]
  let eastern: Encoding | null = null
  return {
    take(bytes) {
      wide ??= wideEncodingOf(bytes)
      if (wide) return
      const text = unicode.decode(bytes, { stream: true })
      if (isPlain.test(text)) return
      wrong += text.match(/\uFFFD/g)?.length ?? 0
      right += text.match(/[^\0-\x7f\uFFFD]/g)?.length ?? 0
      if (wrong > 0) eastern ??= easternEncodingOf(new TextDecoder('windows-1252').decode(bytes))
    },
    found() {
      if (wide) return wide
      return wrong * 10 <= right || wrong === 0 ? 'utf-8' : (eastern ?? 'windows-1252')
    },
  }
}

const isPlain = /^[\0-\x7f]*$/

function wideEncodingOf(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of head.subarray(0, 4_096).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const threshold = Math.min(head.length, 4_096) * 0.3
  return odd > threshold && even < odd / 4 ? 'utf-16le' : even > threshold && odd < even / 4 ? 'utf-16be' : null
}

/**
 * Detects characters that no western word contains and that are letters in Central European encodings: "Pr¹d" or "Pr±d"
 * is Prąd.
 */
function easternEncodingOf(western: string): Encoding | null {
  if (/\p{L}[±¶]|¶\p{L}/u.test(western)) return 'iso-8859-2'
  return /[\p{Ll}\p{Lu}][¹³¿¯¶¼¾](?=\p{Ll})|¯y/u.test(western) ? 'windows-1250' : null
}

export function decodeText(bytes: Uint8Array): string {
  const survey = encodingSurvey()
  survey.take(bytes)
  return new TextDecoder(survey.found()).decode(bytes)
}
