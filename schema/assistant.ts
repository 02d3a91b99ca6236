import type { ChatMessage, MessageMetadata } from '../server/assistant/message.ts'
import {
  type AssistantSession,
  findLastActiveSession,
  listMessages,
  type MessageChanges,
  messageKinds,
  readMessageChanges,
} from '../server/assistant/read.ts'
import type { AnswerSegment, AnswerTable } from '../server/assistant/stored-answer.ts'
import { deleteMessage, type SentMessage, sendMessage, startSession } from '../server/assistant/write.ts'
import { builder } from './builder.ts'
import { DocumentObject, DocumentStateEnum, loadDocument } from './documents.ts'
import { loadStagedItems, StagedItemObject } from './review.ts'
import { MoneyObject } from './scalars.ts'

const AssistantSessionObject = builder.objectRef<AssistantSession>('AssistantSession').implement({
  description: 'A conversation with the assistant, of one user in one organization.',
  fields: (t) => ({ id: t.exposeID('id'), createdAt: t.expose('createdAt', { type: 'DateTime' }) }),
})

const ChatRoleEnum = builder.enumType('ChatRole', { values: ['USER', 'ASSISTANT', 'ERROR'] as const })
const MetadataTypeEnum = builder.enumType('MetadataType', {
  values: ['DOCUMENT_STAGED', 'BUDGET_LIST_PROCESSED'] as const,
})
const AnswerLayoutEnum = builder.enumType('AnswerLayout', { values: ['BARS', 'TABLE'] as const })
const JobTypeEnum = builder.enumType('JobType', { values: ['DOCUMENT', 'AUDIO_TRANSCRIPTION'] as const })

const AnswerSegmentObject = builder.objectRef<AnswerSegment>('AnswerSegment').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    href: t.exposeString('href', { nullable: true, description: 'A page of the web app: the list that sums to it.' }),
  }),
})

const AnswerRowObject = builder.objectRef<AnswerTable['rows'][number]>('AnswerRow').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    text: t.exposeString('text', { nullable: true }),
    amount: t.expose('amount', { type: MoneyObject, nullable: true }),
    href: t.exposeString('href', { nullable: true }),
  }),
})

const AnswerTableObject = builder.objectRef<AnswerTable>('AnswerTable').implement({
  fields: (t) => ({
    layout: t.expose('layout', { type: AnswerLayoutEnum }),
    title: t.exposeString('title'),
    rows: t.expose('rows', { type: [AnswerRowObject] }),
  }),
})

const MessageMetadataObject = builder.objectRef<MessageMetadata>('MessageMetadata').implement({
  fields: (t) => ({
    type: t.expose('type', { type: MetadataTypeEnum }),
    itemsFound: t.exposeInt('itemsFound'),
    reviewUrl: t.exposeString('reviewUrl', { description: 'A path of the web app.' }),
  }),
})

export const ChatMessageObject = builder.objectRef<ChatMessage>('ChatMessage').implement({
  description: 'What a message says of a document is what is true of the document now.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sessionId: t.exposeID('sessionId'),
    role: t.expose('role', { type: ChatRoleEnum }),
    content: t.exposeString('content'),
    answer: t.expose('answer', {
      type: [AnswerSegmentObject],
      description: 'The content in pieces, figures as links; empty where the content is all there is.',
    }),
    table: t.expose('table', { type: AnswerTableObject, nullable: true }),
    working: t.exposeBoolean('working', { description: 'Its document is still being read: it changes by itself.' }),
    document: t.field({
      type: DocumentObject,
      nullable: true,
      resolve: ({ documentId }, _, context) => (documentId ? loadDocument(context, documentId) : null),
    }),
    drafts: t.field({
      type: [StagedItemObject],
      description: 'What a dictation proposed, reviewed or not.',
      resolve: ({ documentId, documentKind, role }, _, context) =>
        documentId && documentKind === 'TEXT' && role !== 'USER' ? loadStagedItems(context, documentId) : [],
    }),
    metadata: t.expose('metadata', { type: MessageMetadataObject, nullable: true }),
    receiptStatus: t.expose('receiptStatus', { type: DocumentStateEnum, nullable: true }),
    budgetImportStatus: t.expose('budgetImportStatus', { type: DocumentStateEnum, nullable: true }),
    pendingReceiptItemCount: t.exposeInt('pendingReceiptItemCount'),
    pendingBudgetItemCount: t.exposeInt('pendingBudgetItemCount'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const SentMessageObject = builder.objectRef<SentMessage>('SentMessage').implement({
  fields: (t) => ({
    userMessage: t.expose('userMessage', { type: ChatMessageObject }),
    assistantMessage: t.expose('assistantMessage', { type: ChatMessageObject }),
  }),
})

const ChatMessageChangesObject = builder.objectRef<MessageChanges>('ChatMessageChanges').implement({
  description: 'The messages that changed since the one before, each once, as they are now.',
  fields: (t) => ({
    cursor: t.expose('cursor', { type: 'Cursor' }),
    messages: t.expose('messages', { type: [ChatMessageObject] }),
    deletedIds: t.exposeIDList('deletedIds'),
  }),
})

const NewMessageInput = builder.inputType('NewMessageInput', {
  description: 'A text, a file that was uploaded (createUploadUrl), or both.',
  fields: (t) => ({
    sessionId: t.id(),
    text: t.string({ required: false, defaultValue: '', description: 'At most 8,000 characters.' }),
    storagePath: t.string({ required: false }),
    fileName: t.string({ required: false }),
    contentType: t.string({ required: false }),
    jobType: t.field({ type: JobTypeEnum, required: false }),
  }),
})

builder.queryField('lastActiveSession', (t) =>
  t.field({
    type: AssistantSessionObject,
    nullable: true,
    rule: 'assistant:ask',
    description: 'The conversation last spoken in or started; null before the first.',
    resolve: async (_, __, { tenant }) => (await findLastActiveSession(tenant)) ?? null,
  }),
)

builder.queryField('chatMessages', (t) =>
  t.field({
    type: [ChatMessageObject],
    rule: 'assistant:ask',
    description: 'A conversation, the oldest message first.',
    args: { sessionId: t.arg.id() },
    resolve: (_, { sessionId }, { tenant }) => listMessages(tenant, sessionId),
  }),
)

builder.mutationField('startAssistantSession', (t) =>
  t.field({
    type: AssistantSessionObject,
    rule: 'assistant:ask',
    resolve: (_, __, { tenant }) => startSession(tenant),
  }),
)

builder.mutationField('sendMessage', (t) =>
  t.field({
    type: SentMessageObject,
    rule: 'assistant:ask',
    description: 'Says something. A text is answered at once; a file’s reply goes on changing while it is read.',
    args: { input: t.arg({ type: NewMessageInput }) },
    resolve: (_, { input }, { tenant, parts }) => sendMessage(tenant, parts.terms, input),
  }),
)

builder.mutationField('deleteMessage', (t) =>
  t.field({
    type: 'ID',
    rule: 'assistant:ask',
    description: 'Deletes a message that one wrote.',
    args: { id: t.arg.id(), sessionId: t.arg.id() },
    resolve: (_, { id, sessionId }, { tenant }) => deleteMessage(tenant, id, sessionId),
  }),
)

builder.subscriptionField('chatMessageChanged', (t) =>
  t.field({
    type: ChatMessageChangesObject,
    rule: 'assistant:ask',
    description: 'Messages as they appear and as their items are reviewed. The first answer is the head.',
    args: { after: t.arg({ type: 'Cursor', required: false }) },
    subscribe: (_, { after }, context) => context.follow(messageKinds, after),
    resolve: (followed, _, { tenant }) => readMessageChanges(tenant, followed),
  }),
)
