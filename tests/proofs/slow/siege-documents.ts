import { type DocumentNode, Kind, print } from 'graphql'
import { schema } from '../../../schema/schema.ts'
import { drawDocument, type HostileDocument } from '../../support/data/hostile-documents.ts'
import * as generated from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { type Chance, chanceOf } from '../undo/undo-chance.ts'

export interface Answered {
  sent: number
  failed: number
  /** The duration of the slowest response in milliseconds. */
  slowest: number
}

const documents = Object.values(generated)
  .filter((exported): exported is typeof exported & DocumentNode => typeof exported === 'object' && 'kind' in exported)
  .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
  .map((document) => print(document))

const oddities = [
  '{',
  '}',
  '(',
  ')',
  '$x',
  '@skip(if: true)',
  '...',
  '__typename',
  '__schema { types { name } }',
  '"',
  '"""',
  '#',
]
const values = [null, 0, -1, 2_147_483_648, 1e308, '', '\0', '😀', '9999-12', '2026-02-30', [], {}, 'x'.repeat(10_000)]

function mutate(chance: Chance, text: string): string {
  const tokens = text.split(/\s+/)
  for (let change = chance.below(5); change >= 0; change--) {
    const at = chance.below(tokens.length)
    const part = tokens.slice(at, at + 1 + chance.below(12))
    const kinds = [
      () => tokens.splice(at, part.length),
      () => tokens.splice(at, 0, ...Array.from({ length: 1 + chance.below(60) }, () => part).flat()),
      () => tokens.splice(at, 1, tokens[chance.below(tokens.length)] ?? ''),
      () => tokens.splice(at, 0, chance.of(oddities) ?? ''),
      () => tokens.splice(at, 0, '{ '.repeat(chance.below(3_000))),
    ]
    chance.of(kinds)?.()
  }
  return tokens.join(' ')
}

function variablesFor(chance: Chance, text: string): Record<string, unknown> {
  const names = new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => name))
  return Object.fromEntries([...names].map((name) => [name, chance.of(values)]))
}

function mutatedDocument(chance: Chance): HostileDocument {
  const query = mutate(chance, chance.of(documents) ?? '')
  return { query, variables: variablesFor(chance, query) }
}

/** Sends mutated and drawn documents one after another. An equal seed creates equal documents. */
export async function sendMutated(baseUrl: string, person: TestUser, seed: number, count: number): Promise<Answered> {
  const chance = chanceOf(seed)
  const answered: Answered = { sent: 0, failed: 0, slowest: 0 }
  for (let at = 0; at < count; at++) {
    const document =
      chance.below(2) === 0 ? mutatedDocument(chance) : drawDocument(schema, () => chance.below(2 ** 30) / 2 ** 30)
    const body = JSON.stringify(document)
    const begun = performance.now()
    const response = await fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.5.${at % 250}.1`,
        'x-active-organization-id': person.organizationId,
        ...(chance.below(2) === 0 && { authorization: `Bearer ${person.token}` }),
      },
      body,
    })
    const answer = await response.text()
    answered.sent += 1
    answered.slowest = Math.max(answered.slowest, performance.now() - begun)
    if (response.status < 500 && !answer.includes('"UNEXPECTED"')) continue
    answered.failed += 1
    process.stdout.write(
      `Document ${at} of seed ${seed}: ${response.status} ${answer.slice(0, 200)}\n${document.query.slice(0, 500)}\n`,
    )
  }
  return answered
}
