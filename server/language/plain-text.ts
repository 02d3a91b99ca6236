/** Sanitizes untrusted text (models, documents, descriptions) for display. */

/** Control, bidirectional, zero-width, tag, private-use and unpaired surrogate characters. Line breaks are kept. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029\u3164\uffa0]/gu
const variation = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu

export function cleaned(text: string, maxLength: number): string {
  const visible = text.normalize('NFKC').replace(/\r\n?/g, '\n').replace(variation, '')
  return visible.replace(invisible, (found) => (found === '\n' ? '\n' : found === '\t' ? ' ' : '')).slice(0, maxLength)
}

export function cleanedLine(text: string, maxLength = 80): string {
  return cleaned(text, maxLength * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
}

/**
 * Converts an answer to plain text with line breaks, without images, links, addresses and markup. The expressions have
 * bounded lookahead, so that the time is linear.
 */
export function plainText(text: string): string {
  return cleaned(text, 20_000)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/!\[[^\][]{0,500}\] ?(?:\([^()\n]{0,2000}\)?|\[[^\][]{0,500}\])/g, '')
    .replace(/\[([^\][]{0,500})\] ?\([^()\n]{0,2000}\)?/g, '$1')
    .replace(/^ ?\[[^\][\n]{1,500}\]:.*$/gm, '')
    .replace(/<[^<>\n]*>?/g, '')
    .replace(addresses, '')
    .replace(/^ ?(?:```.*|\|? ?:?-{2,}[-|: ]*$|#{1,6} |> ?)/gm, '')
    .replace(/^ ?\|(.*)\| ?$/gm, (_, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(', '),
    )
    .replace(/(\*\*|__|`|~~)/g, '')
    .replace(/(^|\s)\*(\S[^*\n]{0,300}?)\*(?=[\s.,;:!?)]|$)/g, '$1$2')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:!?])(?=\s|$)/g, '$1')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Matches addresses with a scheme, "www." or a path. The name of a shop ("amazon.com") does not match. */
const addresses =
  /(?:\/\/)?\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|(?:data|javascript|mailto|file|tel|vbscript|blob):|www\.)\S*|(?:\/\/)?(?<![\w-])[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}(?::\d{1,5})?[/?#]\S*/gi
