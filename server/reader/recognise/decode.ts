/** The characters of the recognition network. Index 0 is the blank between characters. */
export interface Alphabet {
  characters: string[]
  /** Indices of the characters of European languages. The network also knows thousands of Chinese characters. */
  latin: Int32Array
  space: number
}

export interface DecodedLine {
  text: string
  confidence: number
  /** The middle of each character along the line, 0 to 1. */
  positions: number[]
  /** The probability of each character, 0 to 1. */
  certainties: number[]
}

export function alphabetOf(dictionary: string): Alphabet {
  const characters = ['', ...dictionary.split(/\r?\n/).filter((character) => character !== ''), ' ']
  const latin: number[] = []
  characters.forEach((character, index) => {
    if (index === 0 || /^[\u0020-\u007e\u00a0-\u024f\u2010-\u2027\u2030×÷•]$/.test(character)) latin.push(index)
  })
  return { characters, latin: Int32Array.from(latin), space: characters.length - 1 }
}

/**
 * Decodes the best path through `values` (steps × characters): merges equal neighbors and drops blanks. A mostly Latin
 * line is decoded again with Latin characters only, because the network often reads "-" as "一" and "0" as "〇".
 */
export function decode(values: Float32Array, steps: number, alphabet: Alphabet): DecodedLine {
  const free = bestPath(values, steps, alphabet, null)
  const foreign = [...free.text].filter((character) =>
    /[\u2e80-\u9fff\uac00-\ud7af\uff66-\uffdc]/.test(character),
  ).length
  if (foreign === 0 || foreign > 1 + free.text.length * 0.25) return withGaps(folded(free), steps)
  return withGaps(folded(bestPath(values, steps, alphabet, alphabet.latin)), steps)
}

/** The ratio of a gap to the usual distance of characters from which a character or a space is missing. */
const wideGap = 1.75
const certaintyAtGap = 0.5
const minSteps = 1.8

/**
 * The network drops spaces between digits and skips digits that are too pale. Returns the line with a space in a wide gap
 * after a complete amount or date, and doubts the digit beside a wide gap within a number, such as "12-2 -23".
 */
export function withGaps(line: DecodedLine, steps: number): DecodedLine {
  const { positions, certainties } = line
  const characters = [...line.text]
  const pairs = characters.slice(1).map((after, at) => ({
    pair: (characters[at] ?? '') + after,
    distance: (positions[at + 1] ?? 0) - (positions[at] ?? 0),
  }))
  const usual = pairs
    .flatMap(({ pair, distance }) => (/[\s.,:;'iIlj]/.test(pair) ? [] : distance))
    .sort((a, b) => a - b)
  const middle = usual.slice(Math.floor(usual.length * 0.2), Math.ceil(usual.length * 0.7))
  const pitch = middle.reduce((sum, distance) => sum + distance, 0) / middle.length
  // In narrow print, one step of the network is most of a character.
  const isNarrow = pitch * steps < minSteps
  if (usual.length < 3 || isNarrow || characters.length !== positions.length) return line
  const spaced: DecodedLine = { ...line, text: characters[0] ?? '', positions: [], certainties: [...certainties] }
  spaced.positions.push(positions[0] ?? 0)
  for (const [at, { pair, distance }] of pairs.entries()) {
    const inserted = spaced.text.length - at - 1
    if (distance > wideGap * pitch && /^\d\d$/.test(pair) && /\d[-.,/:']\d{2}(?:\d{2})?$/.test(spaced.text)) {
      spaced.text += ' '
      spaced.positions.push(((positions[at] ?? 0) + (positions[at + 1] ?? 0)) / 2)
      spaced.certainties.splice(at + 1 + inserted, 0, 1)
    } else if (distance > wideGap * pitch && /^\d[-.,/]$/.test(pair)) {
      spaced.certainties[at + inserted] = Math.min(certaintyAtGap, certainties[at] ?? 0)
    }
    spaced.text += pair.slice((characters[at] ?? '').length)
    spaced.positions.push(positions[at + 1] ?? 0)
  }
  return spaced
}

function bestPath(values: Float32Array, steps: number, alphabet: Alphabet, among: Int32Array | null): DecodedLine {
  const size = values.length / steps
  let text = ''
  let previous = 0
  let sum = 0
  let count = 0
  let gap = 0
  const positions: number[] = []
  const certainties: number[] = []
  for (let step = 0; step < steps; step++) {
    const [index, probability] = among
      ? strongestAmong(values, step * size, among)
      : strongest(values, step * size, size)
    gap = Math.max(gap, values[step * size + alphabet.space] ?? 0)
    if (index !== 0 && index !== previous) {
      const character = alphabet.characters[index] ?? ''
      const position = (step + 0.5) / steps
      if (gap >= spaceNeeded(text.charAt(text.length - 1), character)) {
        text += ' '
        positions.push(((positions.at(-1) ?? 0) + position) / 2)
        certainties.push(1)
      }
      text += character
      positions.push(position)
      certainties.push(probability)
      sum += probability
      count++
      gap = 0
    } else if (index !== 0) {
      certainties[certainties.length - 1] = Math.max(certainties.at(-1) ?? 0, probability)
    }
    previous = index
  }
  return { text, confidence: count ? sum / count : 0, positions, certainties }
}

/**
 * The network often drops spaces in dense print but leaves a low probability. Returns the threshold for a space: low
 * between letters, higher around digits and signs, and never met within a number.
 */
function spaceNeeded(before: string, after: string): number {
  const [left, right] = [before, after].map(sortOf)
  // Thin letters are spaced widely in monospaced fonts.
  if (left === 'letter' && right === 'letter') return /[iltfjI]/.test(before + after) ? 0.36 : 0.14
  if (left === 'letter' && right === 'digit') return 0.2
  if (left === 'digit' && right === 'letter') return 0.2
  if (before !== '' && /[.,:;)&]/.test(before) && right === 'letter') return 0.19
  if (left === 'letter' && /[(&[]/.test(after)) return 0.19
  return Number.POSITIVE_INFINITY
}

function sortOf(character: string): 'letter' | 'digit' | 'other' {
  if (/[A-Za-z\u00c0-\u024f]/.test(character)) return 'letter'
  return /\d/.test(character) ? 'digit' : 'other'
}

function strongest(values: Float32Array, from: number, size: number): [number, number] {
  let index = 0
  let highest = values[from] ?? 0
  for (let at = 1; at < size; at++) {
    const value = values[from + at] ?? 0
    if (value > highest) {
      highest = value
      index = at
    }
  }
  return [index, highest]
}

function strongestAmong(values: Float32Array, from: number, among: Int32Array): [number, number] {
  let index = 0
  let highest = -1
  for (const candidate of among) {
    const value = values[from + candidate] ?? 0
    if (value > highest) {
      highest = value
      index = candidate
    }
  }
  return [index, highest]
}

const typographic: Record<string, string> = {
  '、': ',',
  '。': '.',
  '〈': '<',
  '〉': '>',
  '《': '<',
  '》': '>',
  '「': '[',
  '」': ']',
  '【': '[',
  '】': ']',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '—': '-',
  '–': '-',
  '−': '-',
  '・': '.',
  '￥': '¥',
} // prettier-ignore

export function foldCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0)
  if (code === 0x3000 || code === 0x00a0) return ' '
  return typographic[character] ?? character
}

function folded(line: DecodedLine): DecodedLine {
  return { ...line, text: Array.from(line.text, foldCharacter).join('') }
}
