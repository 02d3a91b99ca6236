import { requireFound } from '../../server/base/errors.ts'
import { createDocument } from '../../server/intake/documents/create.ts'
import { resolveDuplicate } from '../../server/intake/documents/duplicate-file.ts'
import { type DocumentPage, fileAddress, findReadings, pictureAddress } from '../../server/intake/documents/pages.ts'
import { type Document, findDocuments, findFileDocuments, getDocument } from '../../server/intake/documents/read.ts'
import { type AiUsageLine, listAiUsage } from '../../server/intake/documents/usage.ts'
import { rereadDocument } from '../../server/intake/documents/write.ts'
import { findMails, type Mail } from '../../server/intake/mails/read.ts'
import { builder } from '../builder.ts'
import { LedgerChangesObject } from '../ledger/ledger.ts'
import { createLoader, createRecordLoader } from '../loaders.ts'
import { loadMemberProfile, MemberProfileObject } from '../people/users.ts'
import { MoneyObject } from '../scalars.ts'
import { throttleMessages } from '../throttle.ts'

export const DocumentStateEnum = builder.enumType('DocumentState', {
  description: 'STAGING: at least one item is pending. DISCARDED: all items were discarded.',
  values: ['STAGING', 'PROCESSED', 'DISCARDED'] as const,
})

const DocumentKindEnum = builder.enumType('DocumentKind', {
  values: ['RECEIPT', 'BUDGET_LIST', 'STATEMENT', 'TEXT', 'VOICE'] as const,
})

const DocumentStageEnum = builder.enumType('DocumentStage', {
  description: 'The stage that reading the document has reached.',
  values: ['RECEIVED', 'READING', 'STAGED', 'FAILED'] as const,
})

export const loadDocument = createLoader(
  (context, ids) => findDocuments(context.tenant, ids),
  ({ id }) => id,
  ([document]) => requireFound(document, 'document'),
)

export const loadReading = createLoader(
  (context, ids) => findReadings(context.tenant, ids),
  ({ documentId }) => documentId,
  ([reading]) => reading ?? null,
)

const loadFileDocuments = createLoader(
  (context, ids) => findFileDocuments(context.tenant, ids),
  ({ partOfId }) => partOfId ?? '',
  (parts) => parts,
)

const DuplicateAnswerEnum = builder.enumType('DuplicateAnswer', {
  description:
    'KEEP: both documents are kept. REPLACE: the new document replaces the earlier one. CANCEL: the new document is discarded.',
  values: ['KEEP', 'REPLACE', 'CANCEL'] as const,
})

const loadMail = createRecordLoader((context, ids) => findMails(context.tenant, ids))

const MailObject = builder.objectRef<Mail>('Mail').implement({
  description: 'The email that a document came with. Its details are as the email says, so they can be forged.',
  fields: (t) => ({
    sender: t.exposeString('sender'),
    subject: t.exposeString('subject'),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
  }),
})

export const DocumentObject = builder.objectRef<Document>('Document')

DocumentObject.implement({
  description: 'A file or message with staged items, pending or reviewed.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: DocumentKindEnum }),
    stage: t.expose('stage', { type: DocumentStageEnum }),
    state: t.expose('state', { type: DocumentStateEnum }),
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    size: t.exposeInt('size', { description: 'The size in bytes.' }),
    title: t.exposeString('title', { description: 'The merchant, or the file name if no merchant is known.' }),
    total: t.expose('total', { type: MoneyObject, nullable: true }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'The reason why the document could not be read, as a sentence.',
    }),
    stageSince: t.expose('stageSince', {
      type: 'DateTime',
      description:
        'The time at which the current stage began. If a document is being read for more than 10 minutes, you can read it again (readDocumentAgain).',
    }),
    credits: t.exposeInt('credits', { description: 'The AI credits used to read the document.' }),
    transcript: t.exposeString('transcript', {
      nullable: true,
      description: 'The transcript of a voice note. Visible only to the user who recorded it.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'The text that was sent with the document in the assistant.',
    }),
    mail: t.field({
      type: MailObject,
      nullable: true,
      resolve: ({ mailId }, _, context) => (mailId === null ? null : loadMail(context, mailId)),
    }),
    fileUrl: t.string({
      nullable: true,
      description:
        'A short-lived download path of the original file. Only the user who recorded a voice note can download it.',
      resolve: (document, _, { services, tenant }) =>
        document.storagePath === null ? null : fileAddress(services.signer, tenant, document),
    }),
    part: t.exposeInt('part', { description: 'The number of the receipt within its file, from 1.' }),
    partOf: t.field({
      type: DocumentObject,
      nullable: true,
      description: 'The document whose file also contains this receipt.',
      resolve: ({ partOfId }, _, context) => (partOfId ? loadDocument(context, partOfId) : null),
    }),
    parts: t.field({
      type: [DocumentObject],
      description: 'The other receipts in the same file, in order.',
      resolve: ({ id }, _, context) => loadFileDocuments(context, id),
    }),
    sameAs: t.field({
      type: DocumentObject,
      nullable: true,
      description:
        'The earlier document with the same file or receipt, until a user decides about the duplicate (answerDuplicate).',
      resolve: ({ sameAsId }, _, context) => (sameAsId ? loadDocument(context, sameAsId) : null),
    }),
    receiptId: t.exposeID('receiptId', { nullable: true }),
    reviewPath: t.exposeString('reviewPath', { description: 'A path of the web app.' }),
    itemCount: t.exposeInt('itemCount'),
    pendingItemCount: t.exposeInt('pendingItemCount'),
    createdBy: t.field({
      type: MemberProfileObject,
      resolve: ({ createdBy }, _, context) => loadMemberProfile(context, createdBy),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
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
  description: 'An upright image of a page with its words.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The page number, from 1.' }),
    width: t.exposeInt('width', { description: 'The width of the image in pixels.' }),
    height: t.exposeInt('height'),
    imageUrl: t.string({
      description: 'A short-lived path of the image.',
      resolve: (page, _, { services, tenant }) => pictureAddress(services.signer, tenant, page),
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
    rule: 'documents:add',
    description: 'Reads a file that was uploaded. The type of document is detected while it is read.',
    args: { storagePath: t.arg.string() },
    resolve: (_, { storagePath }, { tenant, services }) =>
      createDocument(tenant, services.operatorSettings, storagePath),
  }),
)

builder.mutationField('readDocumentAgain', (t) =>
  t.field({
    type: DocumentObject,
    rule: 'documents:add',
    description: 'Reads a document again and replaces its pending items, unless an item was already saved.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant, services }) => rereadDocument(tenant, services.operatorSettings, id),
  }),
)

builder.mutationField('answerDuplicate', (t) =>
  t.field({
    type: DocumentObject,
    rule: 'documents:review',
    description: 'Decides about a document that is a duplicate of an earlier one.',
    args: { documentId: t.arg.id(), answer: t.arg({ type: DuplicateAnswerEnum }) },
    resolve: (_, { documentId, answer }, { tenant }) => resolveDuplicate(tenant, documentId, answer),
  }),
)

const AiUsageLineObject = builder.objectRef<AiUsageLine>('AiUsageLine').implement({
  description: 'The AI credits that one user used in a month, for one type of document.',
  fields: (t) => ({
    person: t.field({
      type: MemberProfileObject,
      resolve: ({ userId }, _, context) => loadMemberProfile(context, userId),
    }),
    kind: t.expose('kind', { type: DocumentKindEnum }),
    documents: t.exposeInt('documents'),
    credits: t.exposeInt('credits'),
  }),
})

builder.queryField('aiUsage', (t) =>
  t.field({
    type: [AiUsageLineObject],
    extensions: { length: 50 },
    rule: 'ledger:read',
    description:
      'The AI credits used in the organization in a month, highest first. Owners and Admins see all users, others only themselves.',
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
