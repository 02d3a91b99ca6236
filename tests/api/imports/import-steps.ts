import {
  CreateImportUploadUrlDocument as AskImportUploadDocument,
  RevertImportDocument as TakeImportBackDocument,
} from '../../../web/operations/generated.ts'
import {
  BeginImportDocument,
  BringInDocument,
  type ImportAsToldFragment,
  ImportFollowedDocument,
  ImportRowsOfDocument,
  type ImportRowsOfQueryVariables,
  TransactionsDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

export async function sendFile(person: TestUser, baseUrl: string, fileName: string, content: string | Uint8Array) {
  const bytes = Buffer.from(content as string)
  const { createImportUploadUrl } = await person.graphql(AskImportUploadDocument, { fileName, size: bytes.length })
  const { uploadUrl, storagePath } = createImportUploadUrl
  const response = await fetch(`${baseUrl}${uploadUrl}`, { method: 'PUT', body: new Uint8Array(bytes) })
  if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`)
  return storagePath
}

export async function importFile(
  person: TestUser,
  baseUrl: string,
  fileName: string,
  content: string | Uint8Array,
): Promise<ImportAsToldFragment> {
  const storagePath = await sendFile(person, baseUrl, fileName, content)
  const { startImport } = await person.graphql(BeginImportDocument, { storagePath })
  return untilDone(person, startImport.id)
}

const underWay = ['READING', 'APPLYING', 'REVERTING']

export async function untilDone(person: TestUser, id: string): Promise<ImportAsToldFragment> {
  const subscription = await person.subscribe(ImportFollowedDocument, { id })
  try {
    let found = subscription.first.importChanged
    while (underWay.includes(found.state)) found = (await subscription.next()).importChanged
    return found
  } finally {
    await subscription.stop()
  }
}

export async function apply(person: TestUser, id: string, createCategories = false): Promise<ImportAsToldFragment> {
  await person.graphql(BringInDocument, { id, createCategories })
  return untilDone(person, id)
}

export async function takeBack(person: TestUser, id: string): Promise<ImportAsToldFragment> {
  await person.graphql(TakeImportBackDocument, { id })
  return untilDone(person, id)
}

export async function rowsOf(person: TestUser, variables: ImportRowsOfQueryVariables) {
  const { importRows } = await person.graphql(ImportRowsOfDocument, variables)
  return importRows.edges.map(({ node }) => node)
}

export async function ledgerOf(person: TestUser) {
  const { transactions } = await person.graphql(TransactionsDocument, { first: 100 })
  return transactions.edges.map(({ node }) => node)
}
