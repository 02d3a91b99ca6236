import type { ChatMessage, MessageMetadata } from '../server/assistant/conversations/message.ts'
import { regenerateAnswer, stopMessage, streamAnswer } from '../server/assistant/conversations/message-actions.ts'
import {
  listMessages,
  type MessageChanges,
  messageKinds,
  readMessageChanges,
} from '../server/assistant/conversations/read.ts'
import { listSessions } from '../server/assistant/conversations/sessions.ts'
import { typeVoiceNote } from '../server/assistant/conversations/voice.ts'
import { deleteMessage, type SentMessage, sendMessage } from '../server/assistant/conversations/write.ts'
import { type Credits, getCredits } from '../server/people/billing/read.ts'
import type { Chunk } from '../server/platform/stream/answer-stream.ts'
import type { Numbered } from '../server/platform/stream/change-subscription.ts'
import { AnswerSegmentObject, AnswerTableObject } from './answers.ts'
import { PastSessionObject } from './assistant-sessions.ts'
import { builder } from './builder.ts'
import { DocumentObject, DocumentStateEnum, loadDocument } from './documents.ts'
import { loadStagedItems, StagedItemObject } from './review.ts'
import { numberWords, sinceWords, usualChanges } from './stream.ts'

const AnswerWordsObject = builder.objectRef<Chunk>('AnswerWords').implement({
  description: 'A piece of an answer while it comes. It is not kept: the finished message is.',
  fields: (t) => ({
    offset: t.exposeInt('offset', { description: 'Where the text belongs, in UTF-16 units from the beginning.' }),
    text: t.exposeString('text'),
    activity: t.exposeString('activity', {
      nullable: true,
      description: 'What is being done while there are no words: “Looking up groceries in October 2026”.',
    }),
  }),
})

const ChatRoleEnum = builder.enumType('ChatRole', { values: ['USER', 'ASSISTANT', 'ERROR'] as const })
const MetadataTypeEnum = builder.enumType('MetadataType', {
  values: ['DOCUMENT_STAGED', 'BUDGET_LIST_PROCESSED'] as const,
})
const JobTypeEnum = builder.enumType('JobType', { values: ['DOCUMENT', 'AUDIO_TRANSCRIPTION'] as const })

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
    working: t.exposeBoolean('working', {
      description: 'It is still being answered, or its document read: it changes by itself.',
    }),
    stopped: t.exposeBoolean('stopped', { description: 'Somebody ended the answer before it was whole.' }),
    notice: t.exposeString('notice', {
      nullable: true,
      description: 'What to know besides, as a sentence: that the language model did not answer, for one.',
    }),
    canRunAgain: t.exposeBoolean('canRunAgain', { description: 'It answers a question that is kept (runAgain).' }),
    document: t.field({
      type: DocumentObject,
      nullable: true,
      resolve: ({ documentId }, _, context) => (documentId ? loadDocument(context, documentId) : null),
    }),
    drafts: t.field({
      type: [StagedItemObject],
      extensions: { length: usualChanges },
      description: 'What a dictation proposed, typed or spoken, reviewed or not.',
      resolve: ({ documentId, documentKind, role }, _, context) =>
        documentId && (documentKind === 'TEXT' || documentKind === 'VOICE') && role !== 'USER'
          ? loadStagedItems(context, documentId)
          : [],
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

const CreditsObject = builder.objectRef<Credits>('Credits').implement({
  description: 'AI credits.',
  fields: (t) => ({
    used: t.exposeInt('credits', { description: 'By you, this month.' }),
    limit: t.exposeInt('creditsLimit'),
  }),
})

const ChatMessageChangesObject = builder.objectRef<MessageChanges & Numbered>('ChatMessageChanges').implement({
  description: 'The messages that changed since the one before, each once, as they are now.',
  fields: (t) => ({
    cursor: t.expose('cursor', { type: 'Cursor' }),
    number: t.exposeFloat('number', { description: numberWords }),
    since: t.exposeFloat('since', { nullable: true, description: sinceWords }),
    credits: t.field({
      type: CreditsObject,
      nullable: true,
      description: 'As they are now, where documents changed.',
      resolve: ({ touchesDocuments }, _, { tenant, parts }) =>
        touchesDocuments ? getCredits(tenant, parts.terms) : null,
    }),
    sessions: t.field({
      type: [PastSessionObject],
      extensions: { length: 50 },
      description: 'Your conversations as they are now, as assistantSessions has them.',
      resolve: (_, __, { tenant }) => listSessions(tenant),
    }),
    messages: t.expose('messages', { type: [ChatMessageObject], extensions: { length: usualChanges } }),
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

builder.queryField('chatMessages', (t) =>
  t.field({
    type: [ChatMessageObject],
    rule: 'assistant:ask',
    description: 'A conversation, the oldest message first.',
    args: { sessionId: t.arg.id() },
    resolve: (_, { sessionId }, { tenant }) => listMessages(tenant, sessionId),
  }),
)

builder.mutationField('stopMessage', (t) =>
  t.field({
    type: ChatMessageObject,
    rule: 'assistant:ask',
    description: 'Ends an answer that is still coming: what was said so far stays.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant, parts }) => stopMessage(tenant, parts, id),
  }),
)

builder.mutationField('runAgain', (t) =>
  t.field({
    type: ChatMessageObject,
    rule: 'assistant:ask',
    description: 'Asks the question of an answer again: a new message, with the figures of now.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant, parts }) => regenerateAnswer(tenant, parts, id),
  }),
)

builder.mutationField('sendMessage', (t) =>
  t.field({
    type: SentMessageObject,
    rule: 'assistant:ask',
    description:
      'Says something. A reply that is working goes on changing: a file’s while it is read, a language model’s while it answers.',
    args: { input: t.arg({ type: NewMessageInput }) },
    resolve: (_, { input }, { tenant, parts }) => sendMessage(tenant, parts, input),
  }),
)

builder.mutationField('typeVoiceNote', (t) =>
  t.field({
    type: DocumentObject,
    rule: 'assistant:stage',
    description: 'Types what a voice note says: what waits of it is replaced by what the text means. Costs nothing.',
    args: { documentId: t.arg.id(), text: t.arg.string() },
    resolve: (_, { documentId, text }, { tenant }) => typeVoiceNote(tenant, documentId, text),
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
    subscribe: (_, { after }, context) =>
      context.subscribeTo(
        messageKinds,
        after,
        readMessageChanges,
        ({ messages, deletedIds, touchesDocuments }) =>
          messages.length === 0 && deletedIds.length === 0 && !touchesDocuments,
      ),
    resolve: (message) => message,
  }),
)

builder.subscriptionField('answerWords', (t) =>
  t.field({
    type: AnswerWordsObject,
    rule: 'assistant:ask',
    description: 'The words of an answer while it is working, from the first; ends with it.',
    args: { messageId: t.arg.id() },
    subscribe: (_, { messageId }, { tenant, parts, signal }) => streamAnswer(tenant, parts, messageId, signal),
    resolve: (said) => said,
  }),
)
