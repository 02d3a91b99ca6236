import { type PluginObj, transformAsync, types, type Visitor } from '@babel/core'
import macros from '@lingui/babel-plugin-lingui-macro'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/**
 * Expands the macros of translated texts. The English text stays in the module in its compiled form, so that English
 * needs neither a catalog nor a parser in the browser.
 */
export function translate(): Plugin {
  return {
    name: 'translate',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/[^?]*\.tsx?$/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[macros, { descriptorFields: 'message' }], compileTexts],
        })
        return result?.code ? { code: result.code, map: result.map } : null
      },
    },
  }
}

/** Replaces the text of each message by its tokens. The macros mark messages with a comment. */
function compileTexts(): PluginObj {
  const visitor: Visitor<object> = {
    ObjectExpression({ node }) {
      if (!node.leadingComments?.some(({ value }) => /^\*? i18n $/.test(value))) return
      for (const property of node.properties) {
        if (!types.isObjectProperty(property) || !types.isIdentifier(property.key, { name: 'message' })) continue
        if (types.isStringLiteral(property.value)) {
          property.value = types.valueToNode(compileMessageOrThrow(property.value.value)) as types.Expression
        }
      }
    },
  }
  // The macros are expanded when the visitor of the program leaves it.
  return { visitor: { Program: { exit: (program) => program.traverse(visitor, {}) } } }
}
