import { getIntrospectionQuery } from 'graphql'
import { spreadChain } from '../../support/data/hostile-documents.ts'
import { manySharedStrings, nestedHtml } from '../../support/data/hostile-tables.ts'
import { CreateUploadUrlDocument, SayDocument } from '../../support/generated.ts'
import { ApiError, type CallOptions, type TestUser } from '../../support/people.ts'

export interface Attacker {
  baseUrl: string
  person: TestUser
  address: string
  importId: string
  sessionId: string
}

export type Attack = (attacker: Attacker, at: number) => Promise<number>

const repeat = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ')
const aliases = (field: string) => `{ ${repeat(20, (at) => `a${at}: ${field.replaceAll('#', String(at))}`)} }`

const headersOf = ({ person, address }: Attacker) => ({
  authorization: `Bearer ${person.token}`,
  'x-active-organization-id': person.organizationId,
  'x-forwarded-for': address,
})

async function send(attacker: Attacker, query: string, isAnonymous = false): Promise<number> {
  const headers = isAnonymous ? { 'x-forwarded-for': attacker.address } : headersOf(attacker)
  const response = await fetch(`${attacker.baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  const body = await response.text()
  return body.includes('"UNEXPECTED"') ? 500 : response.status
}

const asked =
  (field: (attacker: Attacker) => string): Attack =>
  (attacker, at) =>
    send(attacker, `# ${at}\n${aliases(field(attacker))}`)

const files = [
  { fileName: 'bank.xlsx', bytes: manySharedStrings() },
  { fileName: 'bank.xls', bytes: Promise.resolve(Buffer.from(nestedHtml())) },
]

async function uploadUrl({ person, address }: Attacker, fileName: string, size: number): Promise<Upload | number> {
  const options: CallOptions = { headers: { 'x-forwarded-for': address } }
  const input = { fileName, contentType: fileName.endsWith('.png') ? 'image/png' : '', size }
  try {
    return (await person.graphql(CreateUploadUrlDocument, { input }, options)).createUploadUrl
  } catch (error) {
    if (error instanceof ApiError) return error.code === 'UNEXPECTED' ? 500 : error.status
    throw error
  }
}

type Upload = { uploadUrl: string; storagePath: string }

async function dropTable(attacker: Attacker, at: number): Promise<number> {
  const { fileName, bytes } = files[at % files.length] as (typeof files)[number]
  const body = new Uint8Array(await bytes)
  const upload = await uploadUrl(attacker, fileName, body.length)
  if (typeof upload === 'number') return upload
  const { status } = await fetch(new URL(upload.uploadUrl, attacker.baseUrl), { method: 'PUT', body })
  if (status !== 200) return status
  try {
    const options: CallOptions = { headers: { 'x-forwarded-for': attacker.address } }
    const input = { sessionId: attacker.sessionId, storagePath: upload.storagePath, fileName }
    await attacker.person.graphql(SayDocument, { input }, options)
    return 200
  } catch (error) {
    if (error instanceof ApiError) return error.status
    throw error
  }
}

async function uploadTwelveTimes(attacker: Attacker): Promise<number> {
  const upload = await uploadUrl(attacker, 'a.png', 1)
  if (typeof upload === 'number') return upload
  const body = new Uint8Array(1_000_000)
  const put = () =>
    fetch(new URL(upload.uploadUrl, attacker.baseUrl), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body,
    })
  const statuses = await Promise.all(Array.from({ length: 12 }, () => put().then(({ status }) => status)))
  return Math.max(...statuses)
}

async function sendCommand(attacker: Attacker): Promise<number> {
  const body = `--x\r\n${repeat(90_000, (at) => `content-disposition: form-data; name="f${at}"\r\n\r\n${'y'.repeat(40)}\r\n--x\r\n`)}`
  const headers = { ...headersOf(attacker), 'content-type': 'multipart/form-data; boundary=x' }
  const response = await fetch(`${attacker.baseUrl}/api/v1/assistant/command`, { method: 'POST', headers, body })
  await response.text()
  return response.status
}

async function byMonth(attacker: Attacker): Promise<number> {
  const url = `${attacker.baseUrl}/api/v1/reports/by-month?from=9999-12&to=9999-12`
  const response = await fetch(url, { headers: headersOf(attacker) })
  await response.text()
  return response.status
}

const transactions = (at: number) =>
  `{ ${repeat(20, (alias) => `v${at}a${alias}: transactions(first: 20) { edges { node { id date description category { id name } amount { value } } } }`)} }`

export const attacks: Record<string, Attack> = {
  'months without an end': (attacker) => send(attacker, '{ report(from: "9990-01", to: "9999-12") { id } }'),
  'months without an end, by REST': byMonth,
  'introspection aliases': (attacker) => send(attacker, aliases('__schema { types { fields { name } } }'), true),
  'fragments that spread each other, without a token': (attacker, at) =>
    send(attacker, `# ${at}\n${spreadChain({ levels: 15, spreads: 6, on: 'Query', last: 'tags { id }' })}`, true),
  'fragments that spread each other': (attacker, at) =>
    send(
      attacker,
      `# ${at}\n${spreadChain({ levels: 15, spreads: 6, on: 'Transaction', from: ['transactions(first: 1)', 'edges', 'node'], last: 'id' })}`,
    ),
  'introspection variants': (attacker, at) =>
    send(attacker, `# ${at}\n${getIntrospectionQuery({ descriptions: at % 2 === 0 })}`, true),
  'text variants': (attacker, at) => send(attacker, transactions(at)),
  'text variants without a token': (attacker, at) => send(attacker, transactions(at), true),
  changeLog: asked(() => 'changeLog(first: 50, filter: { kinds: [TRANSACTION] }) { edges { node { id } } }'),
  importRows: asked(
    ({ importId }) => `importRows(importId: "${importId}", search: "z#", first: 50) { edges { node { id } } }`,
  ),
  rulePreview: asked(() => 'rulePreview(input: { text: "e#", isEnabled: true, marksReviewed: true }) { count }'),
  transactionTotals: asked(() => 'transactionTotals(filter: { text: "a #" }) { count }'),
  earlierTransactions: asked(() => 'earlierTransactions(description: "Café #", type: EXPENSE) { id }'),
  pendingItemCount: asked(() => 'pendingItemCount'),
  'tables for the assistant': dropTable,
  'twelve uploads to one address': uploadTwelveTimes,
  'commands of thousands of parts': sendCommand,
}
