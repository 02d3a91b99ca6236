import { msg } from '@lingui/core/runtime-macro'
import { Parser } from 'htmlparser2'
import { ReadingError } from '../../base/reading-error.ts'
import { decodeXml } from './xml-encoding.ts'

/** Names have no prefix. `text` is trimmed and at most 2,000 characters long. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Limits of one file. An invoice of 1,000 lines has about 40,000 elements, at most 15 deep. */
const maxBytes = 20_000_000
const maxDepth = 64
const maxElements = 200_000
const maxAttributes = 50
const maxAttributeLength = 4_000
const maxTextLength = 2_000

/**
 * Parses a well-formed XML file without a document type. Longer texts, such as embedded files, are cut.
 * @throws ReadingError DAMAGED, TOO_LARGE, UNSUPPORTED
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  if (bytes.length > maxBytes) throw tooLarge()
  const source = decodeXml(bytes)
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let [elements, attributes, closed, isData] = [0, 0, 0, false]
  // The parser skips closing tags of elements that are not open, so they are counted.
  let closings = countClosings(source)
  const parser = new Parser(
    {
      onattribute(_, value) {
        attributes += 1
        if (attributes > maxAttributes || value.length > maxAttributeLength) throw tooLarge()
      },
      onopentag(name, given) {
        elements += 1
        attributes = 0
        if (elements > maxElements || open.length >= maxDepth) throw tooLarge()
        const element = { name: localName(name), attributes: given, text: '', children: [] }
        if (open.length === 0 && root) throw damaged()
        root ??= element
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(piece) {
        if (isData) closings -= countClosings(piece)
        else if (piece.includes('<')) throw damaged()
        const element = open.at(-1)
        if (!element) {
          if (piece.trim() !== '') throw damaged()
        } else if (element.text.length < maxTextLength) {
          element.text += isData ? piece : decodeReferences(piece.slice(0, maxTextLength * 8))
        }
      },
      oncdatastart() {
        isData = true
      },
      oncdataend() {
        isData = false
      },
      oncomment(comment) {
        closings -= countClosings(comment)
      },
      onprocessinginstruction(name, instruction) {
        if (name.startsWith('!')) throw hasDocumentType()
        closings -= countClosings(instruction)
      },
      onclosetag(_, isImplied) {
        const isEmptyTag = source.slice(parser.endIndex - 1, parser.endIndex + 1) === '/>'
        if (isImplied && !isEmptyTag) throw damaged()
        if (!isImplied) closed += 1
        const element = open.pop()
        if (element) element.text = element.text.trim().slice(0, maxTextLength)
      },
    },
    { xmlMode: true, decodeEntities: false },
  )
  parser.end(source)
  if (!root || closed !== closings) throw damaged()
  return root
}

function countClosings(text: string): number {
  let count = 0
  for (let at = text.indexOf('</'); at >= 0; at = text.indexOf('</', at + 2)) count += 1
  return count
}

const predefined: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Without a document type, XML has only five named entities. */
function decodeReferences(text: string): string {
  return text.replace(/&([^;&]{0,12};?)/g, (_, reference: string) => {
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(reference)
    const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : 0
    if (code && isCharacter(point)) return String.fromCodePoint(point)
    const character = predefined[reference.slice(0, -1)]
    if (!character || !reference.endsWith(';')) throw hasDocumentType()
    return character
  })
}

function isCharacter(point: number): boolean {
  if (point < 0x20) return point === 0x09 || point === 0x0a || point === 0x0d
  return point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) && (point & 0xfffe) !== 0xfffe
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const damaged = () =>
  new ReadingError(
    'DAMAGED',
    msg`This XML file is damaged or incomplete. Export it again, or ask the sender for a copy.`,
  )

const tooLarge = () =>
  new ReadingError('TOO_LARGE', msg`This XML file is larger than any invoice. Ask the sender for a PDF instead.`)

const hasDocumentType = () =>
  new ReadingError(
    'UNSUPPORTED',
    msg`This XML file defines its own entities, which e-invoices never do. Ask the sender for a PDF instead.`,
  )
