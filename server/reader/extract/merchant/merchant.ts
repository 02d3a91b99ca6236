import { msg } from '@lingui/core/runtime-macro'
import type { Field } from '../../reading.ts'
import type { FactRow } from '../facts.ts'
import { found, nothing } from '../field.ts'
import { certaintyOfLetters, confidenceOf, pageBoxOf } from '../page-text.ts'
import { chainNamed, isBranchOfChain } from './chains.ts'
import { domainsIn, isOfDomain, spelledAs } from './domains.ts'
import { hardToRead, isHardToRead } from './legibility.ts'
import { foldLetters, similarity } from './letters.ts'
import { chains } from './merchant-names.ts'
import {
  goesOn,
  kindLine,
  legalForm,
  ownerForm,
  ownersForm,
  placeWord,
  sellerHeading,
  shopWord,
} from './merchant-words.ts'
import { cleaned, digitsIn, isNameLike, lettersIn } from './name-lines.ts'
import { type Signature, signaturesIn } from './signatures.ts'

interface Candidate {
  name: string
  score: number
  rows: FactRow[]
}

const maxRows = 14
const minConfidence = 0.93
/** The network is less certain of most letters that it misreads. */
const minCertainty = 0.7
/** A name below the receipt counts more than a doubtful line above it, and less than a legible one. */
const scoreOfSignature = 0.5
/** The lead over the second name, in points. */
const minLead = 0.8

export function readMerchant(rows: FactRow[]): Field<string> {
  const top = headOf(rows).flatMap(columnsOf)
  const usual = medianHeight(rows)
  const domains = domainsIn(rows)
  const signatures = signaturesIn(rows)
  const candidates = [
    ...top.flatMap((row, index) => judge(row, index, top, usual, domains)),
    ...signatures.map(({ name, row }) => ({ name, score: scoreOfSignature, rows: [row] })),
  ]
    .map((candidate) => (isSigned(candidate, signatures) ? { ...candidate, score: candidate.score + 2.5 } : candidate))
    .sort((a, b) => b.score - a.score)
  const [best, next] = candidates
  const place = best?.rows[0] && pageBoxOf(best.rows[0])
  if (!best || !place || best.score < 0) return nothing(msg`No name was found. Enter the merchant.`)

  const reading = Math.min(...best.rows.map((row) => confidenceOf(row)))
  const lead = best.score - (next?.score ?? 0)
  const domain = domains.find((each) => isOfDomain(best.name, each))
  const field = found({
    value: domain ? spelledAs(domain, best.name) : best.name,
    confidence: reading * Math.min(0.9, 0.5 + lead / 8),
    // Even a legible name may be the owner's and not the shop's.
    sure: false,
    place,
    candidates: candidates.filter(({ score }) => score > 0).map(({ name }) => name),
    doubt: best.rows.some((row) => isHardToRead(row)) ? hardToRead : msg`Check the name of the merchant.`,
  })
  const isNamedTwice = domain !== undefined || chains.includes(best.name)
  const isClear = isLegible(best.rows) && (lead >= minLead || (isNamedTwice && lead > 0))
  return isClear ? { ...field, doubt: null } : field
}

function isSigned({ name, rows }: Candidate, signatures: Signature[]): boolean {
  return signatures.some((signature) => !rows.includes(signature.row) && similarity(signature.name, name) >= 0.85)
}

function isLegible(rows: FactRow[]): boolean {
  return rows.every(
    (row) => !isHardToRead(row) && confidenceOf(row) >= minConfidence && certaintyOfLetters(row) >= minCertainty,
  )
}

function headOf(rows: FactRow[]): FactRow[] {
  let named = 0
  for (const [index, row] of rows.entries()) {
    if (index >= maxRows && named > 0) return rows.slice(0, index)
    const isTitle = row.kinds.has('title') && lettersIn(row.text) < 26 && !legalForm.test(row.text)
    const endsHeader = isTitle || row.kinds.has('customer') || row.dates.length > 0 || headLabels(row) >= 3
    if (endsHeader && named > 0) return rows.slice(0, index)
    if (isNameLike(row)) named++
  }
  return rows.slice(0, maxRows)
}

/** Headers are often in columns, so parts of a row with a wide gap between them count as separate lines. */
function columnsOf(row: FactRow): FactRow[] {
  const starts = row.pieces.flatMap(({ segment, start }, index) => {
    const left = row.pieces[index - 1]?.segment
    const gap = left ? segment.x - segment.width / 2 - (left.x + left.width / 2) : 0
    return left && gap < 3 * Math.min(left.height, segment.height) ? [] : [{ start, index }]
  })
  if (starts.length < 2) return [row]
  return starts.map(({ start, index }, at) => {
    const next = starts[at + 1]
    const pieces = row.pieces.slice(index, next?.index)
    const height = pieces.reduce((sum, { segment }) => sum + segment.height, 0) / pieces.length / row.size.height
    const text = row.text.slice(start, next?.start).trimEnd()
    return { ...row, text, height, pieces: pieces.map((piece) => ({ ...piece, start: piece.start - start })) }
  })
}

function headLabels(row: FactRow): number {
  return row.labels.filter(({ kind }) => kind === 'header').length
}

function judge(row: FactRow, index: number, top: FactRow[], usual: number, domains: string[]): Candidate[] {
  const chain = kindLine.test(foldLetters(cleaned(row.text))) ? null : chainNamed(row.text)
  if (chain) return [{ name: chain, score: 4 - index * 0.3, rows: [row] }]
  const text = cleaned(row.text)
  if (!isNameLike(row) && !isBranchOfChain(text)) return []
  const isLegal = legalForm.test(text)
  let score = [1.8, 1.2, 0.6, 0.3][top.slice(0, index).filter(isNameLike).length] ?? 0
  if (isLegal) score += ownersForm.test(text) ? 1.2 : 2.4
  else if (ownerForm.test(text)) score += 0.6
  const isKind = kindLine.test(foldLetters(text))
  if (isKind || (/^\p{L}+$/u.test(text) && placeWord.test(foldLetters(text)))) score -= 2.5
  const above = top[index - 1]
  if (above && isNameLike(above) && endsName(above, row)) score -= 1.5
  if (!isKind && shopWord.test(foldLetters(text))) score += 1
  score += Math.min(2, Math.max(-1, (row.height / usual - 1) * 2.5))
  score -= Math.max(0, 0.9 - row.confidence) * 10
  if (lettersIn(text) < 5) score -= 0.6
  if (/\p{Ll}\p{Lu}(?!\p{L})/u.test(text) && !isLegal) score -= 1.5
  if (/^[^\p{Lu}]*\p{Ll}/u.test(text)) score -= 0.8
  if (/,$/.test(row.text.trim()) || /:/.test(text)) score -= 1
  const below = top[index + 1]
  if (index > 0 && isStreet.test(text) && below && isTown.test(foldLetters(below.text))) score -= 1.5
  if (isNumbered(row.text) || (below && /^\W*[A-Z0-9-]{4,14}\W*$/.test(below.text) && digitsIn(below.text) > 3))
    score += 1
  if (isBranchOfChain(text) && !top.some((other) => legalForm.test(cleaned(other.text)))) score += 1.5
  if (/^\s*[([]/.test(row.text)) score -= 1.5
  if (isSentence(text)) score -= 2.5
  if (/^\d{3,}\s?\p{L}/u.test(row.text)) score -= 2
  if (domains.some((domain) => isOfDomain(text, domain))) score += 2.5
  if (top.slice(0, index).some((sign) => isSignOf(sign, text))) score += 2.2
  if (above && sellerHeading.test(foldLetters(above.text)) && above.left <= row.left + 0.1) score += 2
  return [joined({ name: text, score, rows: [row] }, index, top, usual)]
}

/** A street with a house number, above a town with its postal code. */
const isStreet = /^\p{L}[\p{L} .'-]{3,} \d{1,3}\s?[a-z]?$/iu
const isTown = /^(?:[A-Z]{1,2}-)?\d{2,5}[- ]?\d{0,3}(?: [A-Z]{2})? \p{L}{3}/u

function joined(candidate: Candidate, index: number, top: FactRow[], usual: number): Candidate {
  const [row, below] = [top[index], top[index + 1]]
  if (!row || !below || legalForm.test(candidate.name)) return candidate
  const text = cleaned(below.text)
  const goes = goesOn.test(row.text.trim()) || /^\s?&/.test(below.text)
  if (goes && /\p{L}{3}/u.test(text) && row.dates.length === 0) {
    const whole = `${candidate.name}${/&$/.test(row.text.trim()) || /^\s?&/.test(below.text) ? ' & ' : ' '}${text.replace(/^&\s*/, '')}`
    return { name: whole, score: candidate.score + (legalForm.test(text) ? 3 : 0.5), rows: [row, below] }
  }
  if (/\d{3}/.test(below.text)) return candidate
  if (kindLine.test(foldLetters(candidate.name)) && isNameBelow(row, below)) {
    return { name: `${candidate.name} ${text}`, score: candidate.score + 3.5, rows: [row, below] }
  }
  const rest = text.replace(legalForm, '').replace(/[^\p{L}]/gu, '')
  const isFormAlone = legalForm.test(text) && rest.length <= 3
  const areLarge = row.height > 1.35 * usual && below.height > 1.35 * usual
  const isOfOneSize = Math.abs(row.height / below.height - 1) < 0.18
  const both = `${candidate.name} ${text}`
  const isRepeated = top.some((other) => other !== row && other !== below && holds(other.text, both))
  const isEnded = endsName(row, below)
  const continues = (areLarge && isOfOneSize) || isRepeated || isEnded
  if (!isFormAlone && !(continues && isNameLike(below) && !legalForm.test(text))) return candidate
  return {
    name: both,
    score: candidate.score + (isFormAlone || isRepeated ? 2.4 : isEnded ? 1 : 0.3),
    rows: [row, below],
  }
}

/** A line of the same size below the kind of place is the name. */
function isNameBelow(row: FactRow, below: FactRow): boolean {
  const text = cleaned(below.text)
  return (
    isNameLike(below) &&
    !/\d/.test(text) &&
    !legalForm.test(text) &&
    !ownerForm.test(text) &&
    !kindLine.test(foldLetters(text)) &&
    below.height > 0.8 * row.height
  )
}

function isSignOf(row: FactRow, name: string): boolean {
  const [sign, whole] = [cleaned(row.text), name].map((text) => foldLetters(text).replace(/[^A-Z ]/g, ''))
  if (!sign || !whole || sign.length < 5 || sign.split(' ').length > 2 || !isNameLike(row)) return false
  return ` ${whole} `.includes(` ${sign} `) && whole.length > sign.length && !kindLine.test(sign)
}

function endsName(row: FactRow, below: FactRow): boolean {
  const [name, text] = [cleaned(row.text), cleaned(below.text)]
  const words = text.split(/\s+/)
  return (
    !/[:\d]/.test(name) &&
    !shopWord.test(foldLetters(name)) &&
    words.length > 1 &&
    words.length <= 3 &&
    (placeWord.test(foldLetters(text)) || (/&/.test(text) && kindLine.test(foldLetters(text)))) &&
    Math.abs(row.height / below.height - 1) < 0.25
  )
}

function holds(text: string, name: string): boolean {
  const [whole = '', part = ''] = [text, name].map((one) => foldLetters(one).replace(/[^A-Z]/g, ''))
  return whole.includes(part)
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length >= 4 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length - 1
}

function isNumbered(text: string): boolean {
  return /[([]\s*[A-Z]{0,3}\d[\dA-Z -]{4,}\s*[)\]]/.test(text)
}

function medianHeight(rows: FactRow[]): number {
  const heights = rows.map(({ height }) => height).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 1
}
