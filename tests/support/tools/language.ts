import { readFileSync } from 'node:fs'

/** Words of the first version's private dialect. GLOSSARY.md lists the words to use. */
const dialect =
  /\b(anew|deeds?|doors?|fence[sd]?|forget(s|ting)?|forgotten|heirs|housekeeping|nobody|one’s|one's|patien(t|tly|ce)|seal(s|ed)?|slips?|somebody|stragglers?|told|whoever|the books|is dear|are dear)\b/i

const headless = /^(What|Who|Whoever|Whose|It|The same|As|One|Nobody|Somebody|Those|That)\b/

const maxCommentShare = 0.05

interface Comment {
  line: number
  text: string
  lines: number
}

/** Returns a line for each comment or description in the private dialect, and one if comments exceed 5 % of all lines. */
export function languageViolations(files: string[]): string[] {
  let [all, commented] = [0, 0]
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const comments = commentsIn(source, file.endsWith('.sql'))
    all += source.split('\n').length
    commented += comments.reduce((sum, { lines }) => sum + lines, 0)
    const texts = file.startsWith('schema/') ? [...comments, ...descriptionsIn(source)] : comments
    return texts.flatMap(({ line, text }) => {
      const reason = reasonFor(text)
      return reason ? [`${file}:${line} ${reason}: ${text.slice(0, 400)}`] : []
    })
  })
  const share = commented / all
  const tooMany = `${(share * 100).toFixed(1)} % of all lines are comments; at most ${maxCommentShare * 100} % may be`
  return share > maxCommentShare ? [...found, tooMany] : found
}

function reasonFor(text: string): string | undefined {
  const opening = headless.exec(text)?.[0]
  if (opening) return `a comment that opens with "${opening}"`
  const word = dialect.exec(text)?.[0]
  return word && `the word "${word}"`
}

/** Consecutive line comments count as one comment. Directives are left out. */
function commentsIn(source: string, isSql: boolean): Comment[] {
  const pattern = isSql
    ? /(^|[ \t])--[ \t](.*)/gm
    : /(?<=^[ \t]*\{?)\/\*\*?([\s\S]*?)\*\/|(?<![:'"`\w/])\/\/[ \t](.*)/gm
  const comments: Comment[] = []
  let lastLine = -1
  for (const match of source.matchAll(pattern)) {
    const line = source.slice(0, match.index).split('\n').length
    const text = plainText(match[0])
    const lines = match[0].trim().split('\n').length
    const previous = comments.at(-1)
    const continues = previous !== undefined && line === lastLine + 1 && !match[0].startsWith('/*')
    lastLine = match[0].startsWith('/*') ? -1 : line
    if (continues) Object.assign(previous, { text: `${previous.text} ${text}`, lines: previous.lines + 1 })
    else if (!/biome-ignore|@ts-|@vite-ignore/.test(text)) comments.push({ line, text, lines })
  }
  return comments
}

function descriptionsIn(source: string): Comment[] {
  return [...source.matchAll(/\bdescription:\s*'((?:[^'\\]|\\.)*)'/g)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    text: match[1] ?? '',
    lines: 0,
  }))
}

function plainText(comment: string): string {
  return comment
    .replace(/^\s*(\/\*\*?|\/\/|--)|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .trim()
}
