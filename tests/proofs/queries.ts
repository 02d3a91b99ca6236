import { type DocumentNode, print } from 'graphql'
import { schema } from '../../schema/schema.ts'
import { AppError } from '../../server/base/errors.ts'
import { createGraphqlServer, readOperation } from '../../server/http/graphql/yoga.ts'
import { limits } from '../../server/http/limits/limits.ts'
import { createRateLimiter } from '../../server/http/limits/rate-limiter.ts'
import type { HttpServices } from '../../server/http/services.ts'
import { seeded } from '../../server/portability/sample/seeded-random.ts'
import * as generated from '../../web/generated.ts'
import { drawDocument, type HostileDocument, spreadChain } from '../support/data/hostile-documents.ts'
import type { Figure, ProofSettings } from './run.ts'

const drawnDocuments = 10_000
/** The milliseconds of its thread that the server may work on a document of 8 kB before it runs it. */
const maxTime = 50

const stages = ['parsing, limits and validation', 'description', 'cost'] as const
type Times = Record<(typeof stages)[number], number>

/**
 * Parses, validates, describes and prices drawn documents as the server does before it runs an operation, and the
 * documents of the web app, which the server keeps.
 */
export async function queries({ seed }: ProofSettings): Promise<Figure[]> {
  const services = {
    schema,
    limits,
    log: () => {},
    trace: (_name: string, run: () => unknown) => run(),
    graphiql: false,
    introspection: true,
  }
  const graphql = createGraphqlServer(services as unknown as HttpServices, createRateLimiter(limits))

  const prepare = ({ query, variables }: HostileDocument): Times & { isAccepted: boolean } => {
    const marks = [threadTime()]
    const mark = () => void marks.push(threadTime())
    let isAccepted = true
    try {
      const operation = readOperation(graphql, {}, query, undefined)
      mark()
      void operation.followsStream
      mark()
      operation.costWith(variables)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      isAccepted = false
    }
    mark()
    const [start = 0, read = start, described = read, priced = described] = marks
    return {
      isAccepted,
      [stages[0]]: read - start,
      [stages[1]]: described - read,
      [stages[2]]: priced - described,
    } as Times & { isAccepted: boolean }
  }

  const random = seeded(seed)
  const registered = Object.values(generated)
    .filter((each): each is typeof each & DocumentNode => typeof each === 'object' && 'definitions' in each)
    .map((document) => ({ query: print(document), variables: {} }))
  // The first documents compile the code.
  for (let at = 0; at < 500; at++) prepare(drawDocument(schema, random))

  const slowest = { time: 0, query: '' }
  const total: Times = { [stages[0]]: 0, [stages[1]]: 0, [stages[2]]: 0 } as Times
  let accepted = 0
  let bytes = 0
  const measure = (document: HostileDocument) => {
    const sumOf = (times: Times) => stages.reduce((sum, stage) => sum + times[stage], 0)
    let times = prepare(document)
    // A collection of garbage can fall into any document.
    for (let repeats = 0; repeats < 3 && sumOf(times) > maxTime / 2; repeats++) {
      const repeated = prepare(document)
      if (sumOf(repeated) < sumOf(times)) times = repeated
    }
    const time = sumOf(times)
    for (const stage of stages) total[stage] += times[stage]
    if (time > slowest.time) Object.assign(slowest, { time, query: document.query })
    if (times.isAccepted) accepted += 1
    bytes += document.query.length
  }
  for (let at = 0; at < drawnDocuments; at++) measure(drawDocument(schema, random))
  for (const chain of chains) measure({ query: spreadChain(chain), variables: {} })
  const drawn = { ...slowest }
  for (const document of registered) measure(document)
  console.table(Object.fromEntries(stages.map((stage) => [stage, `${Math.round(total[stage])} ms in all`])))
  process.stdout.write(
    `Of the documents, ${accepted} were accepted; ${Math.round(bytes / drawnDocuments)} bytes on average\n`,
  )
  if (slowest.time >= maxTime) process.stdout.write(`The slowest document:\n${slowest.query}\n`)
  return [below('drawn document', drawn.time), below('document at all', slowest.time)]
}

const chains = [2, 6, 12].flatMap((spreads) =>
  [
    { on: 'Query', last: 'tags { id }' },
    { on: 'Transaction', from: ['transactions(first: 1)', 'edges', 'node'], last: 'id' },
    { on: '__Schema', from: ['__schema'], last: 'types { name }' },
    { on: '__Type', from: ['__schema', 'types'], last: 'fields { name }' },
  ].map((chain) => ({ ...chain, spreads, levels: Math.floor(96 / spreads) })),
)

const threadTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

const below = (name: string, figure: number): Figure => ({
  name: `queries: slowest ${name}, ms`,
  figure: Math.round(figure * 10) / 10,
  goal: `below ${maxTime}`,
  met: figure < maxTime,
})
