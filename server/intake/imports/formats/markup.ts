import { Parser } from 'htmlparser2'
import { isMalformed } from '../files/parse-errors.ts'

/** Limits of nested tags and of characters per text. */
const maxDepth = 200
const maxTextLength = 10_000

/** @param text the text since the previous tag, at most 10,000 characters */
interface Handlers {
  open(tag: string, attributes: Record<string, string>, text: string): void
  close(tag: string, text: string): void
}

/** Parses streamed XML, and SGML with unclosed tags. Custom entities are ignored, and tags have no namespace. */
export function markupReader({ open, close }: Handlers): { write(piece: string): void; end(): void } {
  let [depth, text] = [0, '']
  const takeText = () => {
    const before = text
    text = ''
    return before
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > maxDepth) throw isMalformed()
        open(localName(name), attributes, takeText())
      },
      ontext(piece) {
        if (text.length < maxTextLength) text += piece
      },
      onclosetag(name) {
        depth -= 1
        close(localName(name), takeText())
      },
    },
    { xmlMode: true },
  )
  return { write: (piece) => parser.write(piece), end: () => parser.end() }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
