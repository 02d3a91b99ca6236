// A plugin of the code generator: one Apollo hook for each operation. The published hook plugin accepts neither
// graphql 17 nor Apollo Client 4.
const { concatAST, Kind } = require('graphql')

const capitalised = (name) => name[0].toUpperCase() + name.slice(1)

module.exports = {
  plugin(_schema, files, { documentsFrom }) {
    const lines = [`export * from '${documentsFrom}';`]
    const imports = new Set()
    for (const definition of concatAST(files.map(({ document }) => document)).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue
      const name = capitalised(definition.name.value)
      const hookName = `use${name}${capitalised(definition.operation)}`
      const document = `documents.${name}Document`
      const result = `documents.${name}${capitalised(definition.operation)}`
      const variables = `${result}Variables`
      const hasRequired = (definition.variableDefinitions ?? []).some(
        ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
      )
      const hook = `use${capitalised(definition.operation)}`
      imports.add(hook)
      if (definition.operation === 'query') {
        imports.add('useLazyQuery')
        lines.push(
          hasRequired
            ? `export const ${hookName} = (options: useQuery.Options<${result}, ${variables}> & ({ variables: ${variables}; skip?: boolean } | { skip: boolean })) => useQuery(${document}, options as useQuery.Options<${result}, ${variables}> & { variables: ${variables} });`
            : `export const ${hookName} = (options?: useQuery.Options<${result}, ${variables}>) => useQuery(${document}, options ?? {});`,
          `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${result}, ${variables}>) => useLazyQuery(${document}, options);`,
        )
      } else if (definition.operation === 'mutation') {
        lines.push(
          `export const ${hookName} = (options?: useMutation.Options<${result}, ${variables}>) => useMutation(${document}, options);`,
        )
      } else {
        lines.push(
          `export const ${hookName} = (options${hasRequired ? '' : '?'}: useSubscription.Options<${result}, ${variables}>${hasRequired ? ` & { variables: ${variables} }` : ''}) => useSubscription(${document}, options${hasRequired ? '' : ' ?? {}'});`,
        )
      }
    }
    return {
      prepend: [
        `import { ${[...imports].sort().join(', ')} } from '@apollo/client/react';`,
        `import * as documents from '${documentsFrom}';`,
      ],
      content: lines.join('\n'),
    }
  },
}
