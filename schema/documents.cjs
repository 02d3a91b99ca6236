// A plugin of the code generator: the text of each fragment and operation, with the fragments that it spreads. The
// published plugin writes syntax trees and repeats the fragments in each of them.
const { concatAST, Kind, print, visit } = require('graphql')

const capitalised = (name) => name[0].toUpperCase() + name.slice(1)

function spreadsOf(definition) {
  const names = new Set()
  visit(definition, { [Kind.FRAGMENT_SPREAD]: ({ name }) => void names.add(name.value) })
  return [...names]
}

/** Orders the fragments so that each follows those that it spreads. */
function ordered(fragments) {
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  const result = new Set()
  const add = (fragment) => {
    for (const name of spreadsOf(fragment)) add(byName.get(name))
    result.add(fragment)
  }
  fragments.forEach(add)
  return [...result]
}

function exportOf(definition, variable, types) {
  const text = print(definition)
  if (/[\\`]|\$\{/.test(text)) throw new Error(`A template cannot hold the text of ${variable}.`)
  const fragments = spreadsOf(definition).map((name) => `${name}FragmentDoc`)
  const list = fragments.length > 0 ? `, [${fragments.join(', ')}]` : ''
  return `export const ${variable} = /*#__PURE__*/ parseOnUse<${types}>(\`${text}\`${list});`
}

module.exports = {
  plugin(_schema, documents, _config, { outputFile }) {
    const { definitions } = concatAST(documents.map(({ document }) => document))
    const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
    const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    const up = '../'.repeat(outputFile.split('/').length - 1)
    return {
      prepend: [`import { parseOnUse } from '${up}schema/parse-on-use.ts';`],
      content: [
        ...ordered(fragments).map((fragment) => {
          const name = fragment.name.value
          return exportOf(fragment, `${name}FragmentDoc`, `${name}Fragment, unknown`)
        }),
        ...operations.map((operation) => {
          const name = capitalised(operation.name.value)
          const result = name + capitalised(operation.operation)
          return exportOf(operation, `${name}Document`, `${result}, ${result}Variables`)
        }),
      ].join('\n\n'),
    }
  },
}
