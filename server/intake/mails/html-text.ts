import { Parser } from 'htmlparser2'

const hidden = new Set(['head', 'script', 'style', 'title', 'template', 'svg'])
const blocks = new Set(
  'address article aside blockquote br dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
const maxCharacters = 200_000

/** Returns the visible text: a line per block and row, with a tab between the cells of a row. Nothing is fetched. */
export function textOfHtml(html: string): string {
  const parts: string[] = []
  let length = 0
  let hiddenDepth = 0
  const add = (text: string) => {
    if (length > maxCharacters) return
    parts.push(text)
    length += text.length
  }
  const parser = new Parser({
    onopentagname(name) {
      if (hidden.has(name)) hiddenDepth += 1
      if (blocks.has(name)) add('\n')
    },
    onclosetag(name) {
      if (hidden.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1)
      if (name === 'td' || name === 'th') add('\t')
      else if (blocks.has(name)) add('\n')
    },
    ontext(text) {
      if (hiddenDepth === 0) add(text.replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, ' '))
    },
  })
  parser.end(html)
  return linesOf(parts.join(''))
}

/** Removes empty lines and cells, which mails use for their layout. */
export function linesOf(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => cell.replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join('\t'),
    )
    .filter(Boolean)
    .join('\n')
}
