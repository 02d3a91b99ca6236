import { foldLetters, similarity } from './letters.ts'
import { chains } from './merchant-names.ts'
import { cleaned, digitsIn, lettersIn } from './name-lines.ts'

/** Returns the chain that a line nearly matches, such as a misread logo. */
export function chainNamed(text: string): string | null {
  const name = cleaned(text)
  const letters = lettersIn(name)
  if (letters < 2 || letters > 24) return null
  let best: string | null = null
  let nearest = 0
  for (const chain of chains) {
    const length = lettersIn(chain)
    const whole = similarity(name, chain)
    // Allows a few stray letters after a long name. Another word would make it a different name.
    const hasTail = length >= 8 && letters > length && letters <= length + 4 && !/\s\p{L}{3,}$/u.test(name)
    const start = hasTail ? similarity(name.slice(0, chain.length), chain) : 0
    const likeness = Math.max(whole, start)
    const needed = length <= 3 ? 1 : length <= 5 ? 0.88 : length <= 8 ? 0.8 : 0.85
    if (likeness >= needed && likeness > nearest) {
      nearest = likeness
      best = chain
    }
  }
  return best
}

/** "BHPetrol Subang Airport" starts with the name of a chain. */
export function isBranchOfChain(text: string): boolean {
  const words = foldLetters(text).split(/\s+/)
  return chains.some((chain) => {
    const name = foldLetters(chain).split(/\s+/)
    return (
      lettersIn(chain) >= 5 &&
      digitsIn(text) === 0 &&
      words.length > name.length &&
      name.every((word, at) => word === words[at])
    )
  })
}
