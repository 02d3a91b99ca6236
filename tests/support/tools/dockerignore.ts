import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns a function that tells whether Docker copies a file into the build, by the rules of its documentation: each
 * pattern begins at the root, "*" does not match "/", "**" does, a pattern also matches everything in a matching
 * folder, and the last matching line decides.
 * @param text the contents of .dockerignore
 */
export function parseDockerignore(text: string): (file: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const isException = line.startsWith('!')
      const pattern = path.posix.normalize(isException ? line.slice(1).trim() : line).replace(/^\/|\/$/g, '')
      return { isException, matches: expressionOf(pattern) }
    })
  return (file) => {
    const found = rules.findLast(({ matches }) => foldersOf(file).some((each) => matches.test(each)))
    return found === undefined || found.isException
  }
}

/** Lists the file itself and the folders that contain it. */
function foldersOf(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function expressionOf(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/|\*\*|\*|\?|\[[^\]]*\]|[^*?[]/g, (part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    if (part === '?') return '[^/]'
    return part.length > 1 ? part : part.replace(/[.+^${}()|\\]/, '\\$&')
  })
  return new RegExp(`^${source}$`)
}

/** Lists the tracked files that Docker copies into the build of the image. */
export function listImageContext(repository: string): string[] {
  const isCopied = parseDockerignore(readFileSync(path.join(repository, '.dockerignore'), 'utf8'))
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  })
  return tracked.split('\0').filter((file) => file !== '' && isCopied(file))
}
