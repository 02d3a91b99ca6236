import { oneLine } from '../files/statement-entry.ts'

/**
 * Parses field 86 of an entry: numbered parts (German banks: "166?00GUTSCHRIFT?20SVWZ+Rent?32Smith"), named parts
 * (Dutch and Nordic banks: "/TRTP/SEPA/NAME/Smith/REMI/Rent"), or plain text.
 * @param given the text of the entry's own line
 */
export function parseField86(lines: readonly string[], given: string): { description: string; note: string } {
  const whole = joined(lines)
  const numbered = /^(?:\d{3} ?)?([?~<>^|!@#*+])(?=\d{2})/.exec(whole)
  if (numbered) return ofNumbered(whole.slice(numbered[0].length - 1), numbered[1] ?? '?')
  const named = /\/(?:NAME|REMI|ORDP|BENM|TRTP|EREF)\//.test(whole) ? ofNamed(whole) : null
  if (named) return named
  const text = oneLine(whole)
  return text === '' ? { description: given, note: '' } : { description: text, note: '' }
}

/** Full lines can be cut within a word, and shorter lines end with a word. Some banks count the tag of the first line. */
function joined(lines: readonly string[]): string {
  const isFull = (at: number) => (lines[at] ?? '').length >= 65 || (at === 0 && lines[0]?.length === 61)
  return lines.reduce((text, line, at) => text + (at > 0 && !isFull(at - 1) ? ' ' : '') + line, '')
}

const isShort = (part = '') => part.length < 27

function ofNumbered(whole: string, sign: string) {
  const subfields = new Map<string, string>()
  for (const part of whole.split(sign).slice(1)) {
    const [number, words] = [part.slice(0, 2), part.slice(2)]
    if (/^\d{2}$/.test(number)) subfields.set(number, (subfields.get(number) ?? '') + words)
  }
  const between = (from: number, to: number) =>
    [...subfields].filter(([number]) => Number(number) >= from && Number(number) <= to).map(([, words]) => words)
  const text = (words: string[]) =>
    words.reduce((said, part, at) => said + (at > 0 && isShort(words[at - 1]) ? ' ' : '') + part, '')
  // Polish banks write the account of the other party in 38, and its name and address in 27 to 29.
  const isPolish = subfields.has('38') && !subfields.has('32')
  const purpose = oneLine(purposeIn(text([...between(20, isPolish ? 26 : 29), ...between(60, 63)])))
  const party = oneLine(text(isPolish ? between(27, 28) : between(32, 33)))
  const kind = oneLine(subfields.get('00') ?? '')
  return party ? { description: party, note: purpose || kind } : { description: purpose || kind, note: purpose && kind }
}

/** Returns the part of a structured purpose that the payer wrote. */
function purposeIn(text: string): string {
  const purposeMatch = /SVWZ\+(.*?)(?=(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|ABWA|ABWE|IBAN|BIC)\+|$)/s.exec(text)
  return purposeMatch?.[1] || text.replace(/(?:EREF|KREF|MREF|CRED|DEBT)\+/g, ' ')
}

function ofNamed(text: string) {
  const subfields = new Map<string, string>()
  const pieces = text.split(
    /\/(TRTP|NAME|REMI|ORDP|BENM|EREF|MARF|CSID|IBAN|BIC|ADDR|PREF|CNTP|ULTC|ULTD|PURP|RTRN|ISDT|ID)\//,
  )
  for (let at = 1; at < pieces.length; at += 2) {
    const [name = '', words = ''] = [pieces[at], pieces[at + 1]]
    if (!subfields.get(name)) subfields.set(name, words)
  }
  const party = oneLine(subfields.get('NAME') ?? subfields.get('CNTP')?.split('/')[2] ?? '')
  const purpose = oneLine((subfields.get('REMI') ?? '').replace(/^(?:USTD|STRD\/CUR)\/\/?/, '').replace(/\/$/, ''))
  const kind = oneLine(subfields.get('TRTP') ?? '')
  const description = party || purpose || kind
  return description === '' ? null : { description, note: party ? purpose || kind : '' }
}
