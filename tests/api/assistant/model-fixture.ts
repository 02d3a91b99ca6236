import { mkdtemp, rm } from 'node:fs/promises'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, vi } from 'vitest'
import {
  CreateTransactionDocument,
  StartAssistantSessionDocument as StartConversationDocument,
} from '../../../web/operations/generated.ts'
import {
  type AnsweredMessageFragment,
  AnswersAtWorkDocument,
  AnswersDocument,
  AskDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { type SignUpOptions, signUp, type TestUser } from '../../support/people.ts'
import { openOwnerPool, type StartedDatabase, startDatabase } from '../../support/servers/database.ts'
import { type ModelServer, startModelServer } from '../../support/servers/model-server.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { today } from './conversation.ts'

/** A module that resolves a host name to the loopback address in the process that loads it. */
const loopbackFor = (host: string) => `
  import dns from 'node:dns'
  const { lookup } = dns
  dns.lookup = (name, ...rest) => lookup(name === '${host}' ? '127.0.0.1' : name, ...rest)`

export interface ModelFixture {
  model: ModelServer
  server: TestServer
  signUp(options?: SignUpOptions): Promise<TestUser>
  owner<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>
  crash(): Promise<void>
}

/**
 * Call this once at the top of a test file. The services are ready when its tests run.
 * @param host host name of the model for the server, which resolves to the loopback address
 */
export function createModelFixture(environment: Record<string, string> = {}, host = '127.0.0.1'): ModelFixture {
  let folder: string
  let postgres: StartedDatabase
  let owner: pg.Pool
  let services: Pick<ModelFixture, 'server' | 'model'> | undefined
  const present = () => {
    if (!services) throw new Error('The tests have not begun.')
    return services
  }
  const start = (model: ModelServer, options = {}) =>
    startServer({
      dataDir: path.join(folder, 'server'),
      environment: {
        DATABASE_URL: postgres.url,
        AI_BASE_URL: model.url.replace('127.0.0.1', host),
        AI_MODEL: 'test',
        ...(isIP(host) === 0 && {
          NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(loopbackFor(host))}`,
        }),
        ...environment,
      },
      ...options,
    })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'purser-model-'))
    postgres = await startDatabase(folder)
    const model = await startModelServer()
    services = { model, server: await start(model) }
    owner = openOwnerPool(postgres.url, 2)
  }, 120_000)

  afterAll(async () => {
    await owner?.end()
    await services?.server.stop()
    await services?.model.close()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    get model() {
      return present().model
    },
    get server() {
      return present().server
    },
    signUp: (options) => signUp(present().server.baseUrl, options),
    owner: async (statement, values) => (await owner.query(statement, values)).rows,
    async crash() {
      const { server, model } = present()
      await server.kill()
      const { port } = new URL(server.baseUrl)
      services = { model, server: await start(model, { port: Number(port) }) }
    },
  }
}

/** Starts a session with a model. `ask` waits for the finished answer; `send` does not. */
export async function converseWithModel(person: TestUser) {
  const { startAssistantSession: session } = await person.graphql(StartConversationDocument, {})
  const send = async (text: string): Promise<AnsweredMessageFragment> => {
    const input = { sessionId: session.id, text }
    return (await person.graphql(AskDocument, { input }, { headers: today })).sendMessage.assistantMessage
  }
  const finished = async (id: string, timeout = 60_000): Promise<AnsweredMessageFragment> => {
    const sessionId = session.id
    await vi.waitFor(
      async () => {
        const { chatMessages } = await person.graphql(AnswersAtWorkDocument, { sessionId })
        if (chatMessages.find((each) => each.id === id)?.working !== false) throw new Error('It is being answered.')
      },
      { timeout, interval: 100 },
    )
    const { chatMessages } = await person.graphql(AnswersDocument, { sessionId })
    const message = chatMessages.find((each) => each.id === id)
    if (!message) throw new Error('The message is gone.')
    return message
  }
  return {
    sessionId: session.id,
    send,
    finished,
    ask: async (text: string, timeout?: number) => finished((await send(text)).id, timeout),
  }
}

export async function spend(person: TestUser, category: string, amounts: string[], description = 'Shop') {
  const categoryId = await categoryOf(person, category)
  for (const amount of amounts) {
    const input = expense({ categoryId, amount, date: '2026-03-03', description })
    await person.graphql(CreateTransactionDocument, { input })
  }
}
