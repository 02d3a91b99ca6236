import { requireFound } from '../server/base/errors.ts'
import { createDocument } from '../server/intake/documents/create.ts'
import { resolveDuplicate } from '../server/intake/documents/duplicate-file.ts'
import { type DocumentPage, fileAddress, findReadings, pictureAddress } from '../server/intake/documents/pages.ts'
import { type Document, findDocuments, findParts, getDocument } from '../server/intake/documents/read.ts'
import type { PageRegion, ReadField } from '../server/intake/documents/reading-fields.ts'
import { type AiUsageLine, listAiUsage } from '../server/intake/documents/usage.ts'
import { readDocumentAgain } from '../server/intake/documents/write.ts'
import { builder } from './builder.ts'
import { followKinds, LedgerChangesObject } from './ledger.ts'
import { createLoader } from './loaders.ts'
import { MoneyObject } from './scalars.ts'
import { throttleMessages } from './throttle.ts'
import { loadPerson, PersonObject } from './users.ts'

export const DocumentStateEnum = builder.enumType('DocumentState', {
  description: 'STAGING while any item waits; DISCARDED when all were thrown away.',
  values: ['STAGING', 'PROCESSED', 'DISCARDED'] as const,
})

const DocumentKindEnum = builder.enumType('DocumentKind', {
  values: ['RECEIPT', 'BUDGET_LIST', 'STATEMENT', 'TEXT', 'VOICE'] as const,
})

const DocumentStageEnum = builder.enumType('DocumentStage', {
  description: 'How far the reading is.',
  values: ['RECEIVED', 'READING', 'STAGED', 'FAILED'] as const,
})

export const loadDocument = createLoader(
  (context, ids) => findDocuments(context.tenant, ids),
  ({ id }) => id,
  ([document]) => requireFound(document, 'document'),
)

/** What was read of a document, by its id; null while nothing was. */
export const loadReading = createLoader(
  (context, ids) => findReadings(context.tenant, ids),
  ({ documentId }) => documentId,
  ([reading]) => reading ?? null,
)

const loadParts = createLoader(
  (context, ids) => findParts(context.tenant, ids),
  ({ partOfId }) => partOfId ?? '',
  (parts) => parts,
)

const DuplicateAnswerEnum = builder.enumType('DuplicateAnswer', {
  description:
    'KEEP: both are wanted. REPLACE: this one takes the earlier one’s place. CANCEL: this one was not meant.',
  values: ['KEEP', 'REPLACE', 'CANCEL'] as const,
})

export const DocumentObject = builder.objectRef<Document>('Document')

DocumentObject.implement({
  description: 'A file, or a message, of which something waits or waited for a person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: DocumentKindEnum }),
    stage: t.expose('stage', { type: DocumentStageEnum }),
    state: t.expose('state', { type: DocumentStateEnum }),
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    title: t.exposeString('title', { description: 'The merchant, or else the file’s name.' }),
    total: t.expose('total', { type: MoneyObject, nullable: true }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it could not be read, as a sentence.' }),
    stageSince: t.expose('stageSince', {
      type: 'DateTime',
      description: 'One that is being read for more than 10 minutes can be tried again (readDocumentAgain).',
    }),
    credits: t.exposeInt('credits', { description: 'What reading it has cost.' }),
    transcript: t.exposeString('transcript', {
      nullable: true,
      description: 'What is said in a voice note, for who recorded it.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'What was written with it in the assistant.' }),
    fileUrl: t.string({
      nullable: true,
      description: 'A path that is good for some minutes: the file as it was sent, a voice note for who recorded it.',
      resolve: (document, _, { parts, tenant }) =>
        document.storagePath === null ? null : fileAddress(parts.signer, tenant, document),
    }),
    part: t.exposeInt('part', { description: 'Which of the receipts in its file it is, from 1.' }),
    partOf: t.field({
      type: DocumentObject,
      nullable: true,
      description: 'The document whose file this receipt stands in, too.',
      resolve: ({ partOfId }, _, context) => (partOfId ? loadDocument(context, partOfId) : null),
    }),
    parts: t.field({
      type: [DocumentObject],
      description: 'The other receipts in its file, in their order.',
      resolve: ({ id }, _, context) => loadParts(context, id),
    }),
    sameAs: t.field({
      type: DocumentObject,
      nullable: true,
      description:
        'The earlier document that is the same file or the same receipt, until somebody decides (answerDuplicate).',
      resolve: ({ sameAsId }, _, context) => (sameAsId ? loadDocument(context, sameAsId) : null),
    }),
    receiptId: t.exposeID('receiptId', { nullable: true }),
    reviewPath: t.exposeString('reviewPath', { description: 'A path of the web app.' }),
    itemCount: t.exposeInt('itemCount'),
    pendingItemCount: t.exposeInt('pendingItemCount'),
    createdBy: t.field({ type: PersonObject, resolve: ({ createdBy }, _, context) => loadPerson(context, createdBy) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

export const PlaceObject = builder.objectRef<PageRegion>('Place').implement({
  description: 'Where something stands: the page (from 1), and fractions of the page from its top left corner.',
  fields: (t) => ({
    page: t.exposeInt('page'),
    x: t.exposeFloat('x'),
    y: t.exposeFloat('y'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})

export const ReadFieldObject = builder.objectRef<ReadField>('ReadField').implement({
  description: 'A field as it was read, or as a person has saved it.',
  fields: (t) => ({
    value: t.exposeString('value', { nullable: true, description: 'Null when unsure.' }),
    confidence: t.exposeFloat('confidence', { description: '0 to 1.' }),
    doubt: t.exposeString('doubt', { nullable: true, description: 'What to look at, as a sentence.' }),
    place: t.expose('place', { type: PlaceObject, nullable: true }),
    candidates: t.exposeStringList('candidates', { description: 'The value and its rivals, the best first.' }),
  }),
})

const WordObject = builder.objectRef<DocumentPage['words'][number]>('Word').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    x: t.exposeFloat('x'),
    y: t.exposeFloat('y'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})

export const DocumentPageObject = builder.objectRef<DocumentPage>('DocumentPage').implement({
  description: 'The picture of a page, the right way up, with its words.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    width: t.exposeInt('width', { description: 'Of the picture, in pixels.' }),
    height: t.exposeInt('height'),
    imageUrl: t.string({
      description: 'A path that is good for some minutes.',
      resolve: (page, _, { parts, tenant }) => pictureAddress(parts.signer, tenant, page),
    }),
    words: t.expose('words', { type: [WordObject] }),
  }),
})

builder.queryField('document', (t) =>
  t.field({
    type: DocumentObject,
    rule: 'ledger:read',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => getDocument(tenant, id),
  }),
)

builder.mutationField('createDocument', (t) =>
  t.field({
    type: DocumentObject,
    rule: 'transactions:write',
    description: 'Has a file read that was sent to an upload address: what it is, is seen then.',
    args: { storagePath: t.arg.string() },
    resolve: (_, { storagePath }, { tenant, parts }) => createDocument(tenant, parts.terms, storagePath),
  }),
)

builder.mutationField('readDocumentAgain', (t) =>
  t.field({
    type: DocumentObject,
    rule: 'transactions:write',
    description: 'What waits of it is replaced, unless something of it was saved already.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant, parts }) => readDocumentAgain(tenant, parts.terms, id),
  }),
)

builder.mutationField('answerDuplicate', (t) =>
  t.field({
    type: DocumentObject,
    rule: 'documents:review',
    description: 'Decides about a document that is the same as an earlier one.',
    args: { documentId: t.arg.id(), answer: t.arg({ type: DuplicateAnswerEnum }) },
    resolve: (_, { documentId, answer }, { tenant }) => resolveDuplicate(tenant, documentId, answer),
  }),
)

export const AiUsageLineObject = builder.objectRef<AiUsageLine>('AiUsageLine').implement({
  description: 'What one person has had read in a month, of one kind.',
  fields: (t) => ({
    person: t.field({ type: PersonObject, resolve: ({ userId }, _, context) => loadPerson(context, userId) }),
    kind: t.expose('kind', { type: DocumentKindEnum }),
    documents: t.exposeInt('documents'),
    credits: t.exposeInt('credits'),
  }),
})

builder.queryField('aiUsage', (t) =>
  t.field({
    type: [AiUsageLineObject],
    // As many as there are people, and kinds of each.
    extensions: { length: 50 },
    rule: 'ledger:read',
    description:
      'AI credits used here in a month, the most first. Owners and Admins see everybody’s, others their own.',
    args: { month: t.arg({ type: 'Month' }) },
    resolve: (_, { month }, { tenant }) => listAiUsage(tenant, month),
  }),
)

builder.objectField(LedgerChangesObject, 'aiUsage', (t) =>
  t.field({
    type: [AiUsageLineObject],
    extensions: { length: 50 },
    args: { month: t.arg({ type: 'Month' }) },
    resolve: (_, { month }, context) => throttleMessages(context, () => listAiUsage(context.tenant, month)),
  }),
)

followKinds('document')
