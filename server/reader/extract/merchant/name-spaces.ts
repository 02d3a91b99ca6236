import { wordsApart } from './merchant-words.ts'

const legal = /(?<=\p{L}{3}|[).])\.?(SDN\.? ?BHD\.?|GMBH|LTD\.?|LLC|PTE LTD|SP\. ?Z ?O\.? ?O\.?)$/iu
const fewestLetters = 10

export function spaced(name: string): string {
  return name
    .replace(legal, (form, _, at: number) => (/\s/.test(name.charAt(at - 1)) ? form : ` ${form}`))
    .replace(/\bSDN\.?BHD\b/i, (form) => (form.includes('.') ? 'SDN. BHD' : 'SDN BHD'))
    .split(' ')
    .map((word) => (/^\p{Lu}+$/u.test(word) && word.length >= fewestLetters ? parted(word) : word))
    .join(' ')
}

function parted(run: string): string {
  if (wordsApart.includes(run)) return run
  const last = wordsApart.filter((word) => run.endsWith(word) && run.length - word.length >= 3).sort(byLength)[0]
  if (last) return `${parted(run.slice(0, -last.length))} ${last}`
  const first = wordsApart.filter((word) => run.startsWith(word) && run.length - word.length >= 3).sort(byLength)[0]
  return first ? `${first} ${parted(run.slice(first.length))}` : run
}

function byLength(a: string, b: string): number {
  return b.length - a.length
}
