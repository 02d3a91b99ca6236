import type { Random } from './random.ts'

const amount = /\d+[.,]\d{2}(?!\d)/g

/** Returns the lines with one to three faults: a misread digit, a lost decimal sign, or a dropped line or amount. */
export function damaged(lines: string[], random: Random): string[] {
  let hurt = [...lines]
  for (let faults = random.between(1, 3); faults > 0; faults--) hurt = hurtOnce(hurt, random)
  return hurt
}

function hurtOnce(lines: string[], random: Random): string[] {
  const positions = lines.flatMap((line, row) =>
    [...line.matchAll(amount)].map((match) => ({ row, at: match.index, text: match[0] })),
  )
  const position = positions[random.between(0, positions.length - 1)]
  if (!position) return lines
  const replaced = (text: string) =>
    lines.map((line, row) =>
      row === position.row ? line.slice(0, position.at) + text + line.slice(position.at + position.text.length) : line,
    )
  const { text } = position
  switch (random.between(0, 5)) {
    case 0:
      return lines.toSpliced(position.row, 1)
    case 1:
      return replaced(text.replace(/[.,]/, ''))
    case 2:
      return replaced('')
    case 3:
      return replaced(text.slice(1))
    case 4:
      return replaced(`${random.between(1, 9)}${text}`)
    default:
      return replaced(otherDigit(text, random))
  }
}

function otherDigit(text: string, random: Random): string {
  const digits = [...text.matchAll(/\d/g)]
  const at = digits[random.between(0, digits.length - 1)]?.index ?? 0
  return text.slice(0, at) + ((Number(text[at]) + random.between(1, 9)) % 10) + text.slice(at + 1)
}
