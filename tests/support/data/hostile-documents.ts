import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'

export interface HostileDocument {
  query: string
  variables: Record<string, unknown>
}

/** The size in bytes that a document has at most. */
const maxBytes = 8_192

/**
 * Writes a selection of which each fragment spreads the next one several times.
 * @param on the type of the fragments
 * @param from the fields from the root to that type
 * @param last what the last fragment selects
 */
export function spreadChain(chain: {
  levels: number
  spreads: number
  on: string
  from?: readonly string[]
  last: string
}): string {
  const { levels, spreads, on, from = [], last } = chain
  const fragments = Array.from({ length: levels }, (_, level) => {
    const next = level === levels - 1 ? last : `...F${level + 1} `.repeat(spreads)
    return `fragment F${level} on ${on} { ${next} }`
  })
  return `{ ${from.join(' { ')}${from.length > 0 ? ' { ' : ''}...F0 ${'} '.repeat(from.length)}} ${fragments.join(' ')}`
}

/**
 * Draws an operation of the schema with shared fragments, nested lists, directives, aliases, variables and input
 * objects, of at most 8 kB. Most documents are valid; all are within the syntax.
 * @param random returns numbers from 0 to 1
 */
export function drawDocument(schema: GraphQLSchema, random: () => number): HostileDocument {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const kind = pick(['query', 'query', 'query', 'mutation', 'subscription']) ?? 'query'
  const root = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].find(
    (type) => type?.name.toLowerCase() === kind,
  )
  if (!root) throw new Error(`The schema has no ${kind}.`)
  const fragments = new Map<string, string>()
  const variables: Record<string, unknown> = {}
  const declared: string[] = []
  const width = upTo(8)
  const levels = upTo(10)
  const size = upTo(maxBytes * 0.9)
  let spreads = 0
  let bytes = 0
  let aliases = 0

  const write = (text: string) => {
    bytes += text.length
    return text
  }

  const literal = (type: GraphQLInputType, depth: number): unknown => {
    const nullable = getNullableType(type)
    if (isListType(nullable)) return Array.from({ length: upTo(20) }, () => literal(nullable.ofType, depth + 1))
    if (isEnumType(nullable)) return pick(nullable.getValues())?.name
    if (isInputObjectType(nullable)) {
      const fields = Object.values(nullable.getFields())
      const chosen = fields.filter((field) => isRequiredInputField(field) || (depth < 4 && random() < 0.5))
      return Object.fromEntries(chosen.map((field) => [field.name, literal(field.type, depth + 1)]))
    }
    return { Int: upTo(100), Float: random(), Boolean: random() < 0.5 }[nullable.name] ?? `${random()}`
  }

  const argumentsOf = (field: GraphQLField<unknown, unknown>): string => {
    const chosen = field.args.filter((arg) => isRequiredArgument(arg) || random() < 0.3)
    const written = chosen.map((arg) => {
      const name = `v${declared.length}`
      declared.push(`$${name}: ${arg.type}`)
      variables[name] = literal(arg.type, 0)
      return write(`${arg.name}: $${name}`)
    })
    return written.length > 0 ? `(${written.join(', ')})` : ''
  }

  const directive = () => (random() < 0.02 ? write(pick(['@skip(if: false)', '@include(if: true)']) ?? '') : '')

  const fieldOf = (type: GraphQLObjectType, depth: number): string => {
    const field = pick(Object.values(type.getFields()))
    if (!field || bytes > size) return '__typename'
    const inner = getNamedType(field.type)
    const alias = aliases < 25 && random() < 0.1 ? `a${aliases++}: ` : ''
    const selected = isObjectType(inner) ? selectionOf(inner, depth + 1) : ''
    return write(`${alias}${field.name}${argumentsOf(field)} ${directive()} ${selected}`)
  }

  const spreadTimes = (name: string, times: number): string => {
    if (spreads + times > 98) return '__typename'
    spreads += times
    return write(`...${name} `.repeat(times))
  }

  const spreadOf = (type: GraphQLObjectType, depth: number): string => {
    const name = `${type.name}${upTo(levels)}`
    if (!fragments.has(name)) {
      fragments.set(name, '')
      const next = Number(name.slice(type.name.length)) + 1
      const chain = fragments.has(`${type.name}${next}`) ? spreadTimes(`${type.name}${next}`, width) : ''
      const fields = Array.from({ length: upTo(12) }, () => fieldOf(type, depth + 1))
      fragments.set(name, `fragment ${name} on ${type.name} { ${chain} ${fields.join(' ')} }`)
    }
    return spreadTimes(name, upTo(3))
  }

  const selectionOf = (type: GraphQLObjectType, depth: number): string => {
    if (depth > 8 || bytes > size) return '{ __typename }'
    const most = depth > 0 ? 10 : kind === 'query' ? 18 : 1
    const parts = Array.from({ length: upTo(most) }, () => {
      const chance = random()
      if (depth > 0 && chance < 0.3) return spreadOf(type, depth)
      if (depth > 0 && chance < 0.4) return `... on ${type.name} ${directive()} ${selectionOf(type, depth + 1)}`
      return fieldOf(type, depth)
    })
    return `{ ${parts.join(' ')} }`
  }

  const selection = selectionOf(root, 0)
  const head = declared.length > 0 ? `(${declared.join(', ')})` : ''
  const query = [`${kind} Drawn${head} ${selection}`, ...fragments.values()].join('\n')
  return { query: query.slice(0, maxBytes), variables }
}
