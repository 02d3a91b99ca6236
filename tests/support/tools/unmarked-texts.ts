import { readFileSync } from 'node:fs'
import { parseSync, traverse, types } from '@babel/core'

/** Properties of components that hold texts. */
const textProperties = new Set([
  ...['aria-label', 'alt', 'label', 'title', 'placeholder', 'help', 'note', 'text', 'description', 'heading'],
  ...['confirm', 'pending', 'openLabel', 'noneFound', 'about', 'error', 'emptyText', 'hint'],
])
/** Names that are the same in every language, and texts without a word. */
const names = /^(Purser|Firebase|Google|GraphQL|OpenAPI|[^\p{L}]*|[\p{L}]|[\p{Lu}\d]+)$/u

/** Texts of the interface that are written without a macro, so that they would stay English. */
export function unmarkedTexts(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const found: string[] = []
    const code = readFileSync(file, 'utf8')
    const program = parseSync(code, {
      filename: file,
      babelrc: false,
      configFile: false,
      parserOpts: { plugins: ['typescript', 'jsx'] },
    })
    const note = (text: string, line: number | undefined) => {
      if (!names.test(text.trim())) found.push(`${file}:${line}: mark this text for translation: ${text.trim()}`)
    }
    if (!program) return []
    traverse(program, {
      JSXText(text) {
        const isMarked = text.findParent(
          ({ node }) => types.isJSXElement(node) && types.isJSXIdentifier(node.openingElement.name, { name: 'Trans' }),
        )
        if (!isMarked) note(text.node.value, text.node.loc?.start.line)
      },
      JSXAttribute({ node }) {
        if (!textProperties.has(String(node.name.name))) return
        const { value } = node
        const text = types.isJSXExpressionContainer(value) ? value.expression : value
        if (types.isStringLiteral(text)) note(text.value, text.loc?.start.line)
      },
    })
    return found
  })
}
