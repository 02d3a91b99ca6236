import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { createModelFixture, type ModelFixture } from '../../api/assistant/model-fixture.ts'
import { startTranscription, type TranscriptionServer } from '../../support/servers/transcription-server.ts'
import { textMarker } from './injections-carriers.ts'

export const secretKey = 'sk-this-is-the-key-of-the-model'

/**
 * The tables that may change during a session, with the reason why that is harmless. All other tables must stay
 * identical.
 */
export const mayChange: Record<string, string> = {
  assistant_sessions: 'a conversation, and what it was last about',
  chat_messages: 'what was said in it',
  documents: 'what was handed over or proposed',
  document_readings: 'what was recognised in it',
  receipts: 'what was read as one: it waits for review',
  staged_items: 'lines that wait for review: looked at below, none is approved',
  receipt_matches: 'suggestions: looked at below, none is confirmed',
  search_words: 'words by which the merchant is found, also misspelt',
  uploads: 'the file that the person has sent',
  ai_usage: 'its credits',
  model_calls: 'what the model was used for',
  changes: 'the record of all this',
  change_batches: 'the same, a line for each action',
  streams: 'the number of the latest record',
  member_activity: 'when the person was last here',
}

export function createInjectionFixture(): ModelFixture {
  const environment: Record<string, string> = { AI_API_KEY: secretKey, AI_TRANSCRIPTION_MODEL: 'ear' }
  let ears: TranscriptionServer
  const front = createServer((incoming, response) => {
    const { pathname } = new URL(fixture.model.url)
    const isNote = incoming.url?.startsWith(`${pathname}/audio/`)
    const target = new URL(incoming.url ?? '', isNote ? ears.baseUrl : fixture.model.url)
    const { method, headers } = incoming
    const passed = ask(target, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })

  beforeAll(async () => {
    ears = await startTranscription()
    ears.answer(({ bytes }) => ({ text: bytes.toString().split(textMarker)[1] ?? '' }))
    await once(front.listen(0, '127.0.0.1'), 'listening')
    const address = front.address()
    if (address === null || typeof address === 'string') throw new Error('No port.')
    environment.AI_BASE_URL = `http://127.0.0.1:${address.port}/v1`
  })
  const fixture = createModelFixture(environment)
  afterAll(async () => {
    front.closeAllConnections()
    front.close()
    await ears?.close()
  })

  return fixture
}

export async function rowsOf(fixture: ModelFixture, organizationId: string): Promise<Record<string, string>> {
  const tables = await fixture.owner<{ name: string; owned: boolean }>(
    `select relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id'
     and not attisdropped) as owned from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const members = 'select user_id from memberships where organization_id = $1'
  const accounts = `select a.id from accounts a join users u on u.auth_uid = a.subject where u.id in (${members})`
  const ofMembers: Record<string, string> = {
    organizations: 'id = $1',
    users: `id in (${members})`,
    person_heads: `user_id in (${members})`,
    accounts: `id in (${accounts})`,
    ...Object.fromEntries(['credentials', 'sessions', 'codes'].map((name) => [name, `account_id in (${accounts})`])),
  }
  const which = (name: string, owned: boolean) => (owned ? 'organization_id = $1' : (ofMembers[name] ?? 'true'))
  const selects = tables.map(
    ({ name, owned }) =>
      `select '${name}' as name, string_agg(t::text, e'\n' order by t::text) as rows from "${name}" t where ${which(name, owned)}`,
  )
  const found = await fixture.owner<{ name: string; rows: string | null }>(selects.join(' union all '), [
    organizationId,
  ])
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows ?? '']))
}
