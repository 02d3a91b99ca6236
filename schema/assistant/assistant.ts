import type { ChatMessage, MessageMetadata } from '../../server/assistant/conversations/message.ts'
import { regenerateAnswer, stopMessage, streamAnswer } from '../../server/assistant/conversations/message-actions.ts'
import {
  listMessages,
  type MessageChanges,
  messageKinds,
  readMessageChanges,
} from '../../server/assistant/conversations/read.ts'
import { listSessions } from '../../server/assistant/conversations/sessions.ts'
import { typeVoiceNote } from '../../server/assistant/conversations/voice.ts'
import { deleteMessage, type SentMessage, sendMessage } from '../../server/assistant/conversations/write.ts'
import { type Credits, getCredits } from '../../server/people/billing/read.ts'
import type { Chunk } from '../../server/platform/stream/answer-stream.ts'
import type { Numbered } from '../../server/platform/stream/change-subscription.ts'
import { builder } from '../builder.ts'
import { DocumentObject, DocumentStateEnum, loadDocument } from '../intake/documents.ts'
import { loadStagedItems, StagedItemObject } from '../intake/review.ts'
import { numberDescription, sinceDescription, usualChanges } from '../stream.ts'
import { AnswerSegmentObject, AnswerTableObject } from './answers.ts'
import { PastSessionObject } from './assistant-sessions.ts'

const AnswerWordsObject = builder.objectRef<Chunk>('AnswerWords').implement({
  description: 'A chunk of an answer that is being written. Chunks are not stored; the finished message is.',
  fields: (t) => ({
    offset: t.exposeInt('offset', {
      description: 'The position of the text in the answer, in UTF-16 code units from its start.',
    }),
    text: t.exposeString('text'),
    activity: t.exposeString('activity', {
      nullable: true,
      description: 'The current activity while there is no text yet, such as “Looking up groceries in October 2026”.',
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

const ChatMessageObject = builder.objectRef<ChatMessage>('ChatMessage').implement({
  description:
    'A message of an assistant session. Its statements about a document reflect the document’s current state.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sessionId: t.exposeID('sessionId'),
    role: t.expose('role', { type: ChatRoleEnum }),
    content: t.exposeString('content'),
    answer: t.expose('answer', {
      type: [AnswerSegmentObject],
      description: 'The content in segments, with figures as links. Empty if the content has no figures to link.',
    }),
    table: t.expose('table', { type: AnswerTableObject, nullable: true }),
    working: t.exposeBoolean('working', {
      description:
        'True while the answer is being written or the document is being read. The message then changes without further calls.',
    }),
    stopped: t.exposeBoolean('stopped', { description: 'True if a user stopped the answer before it was complete.' }),
    notice: t.exposeString('notice', {
      nullable: true,
      description: 'Additional information as a sentence, for example that the language model did not respond.',
    }),
    canRunAgain: t.exposeBoolean('canRunAgain', {
      description: 'True if the message answers a question that is still stored, so that you can call `runAgain`.',
    }),
    document: t.field({
      type: DocumentObject,
      nullable: true,
      resolve: ({ documentId }, _, context) => (documentId ? loadDocument(context, documentId) : null),
    }),
    drafts: t.field({
      type: [StagedItemObject],
      extensions: { length: usualChanges },
      description: 'The staged items that a dictated or typed text proposed, both pending and reviewed.',
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
  description: 'The AI credits of a user.',
  fields: (t) => ({
    used: t.exposeInt('credits', { description: 'The credits that you have used this month.' }),
    limit: t.exposeInt('creditsLimit'),
  }),
})

const ChatMessageChangesObject = builder.objectRef<MessageChanges & Numbered>('ChatMessageChanges').implement({
  description: 'The messages that changed since the previous update, each once and in its current state.',
  fields: (t) => ({
    cursor: t.expose('cursor', { type: 'Cursor' }),
    number: t.exposeFloat('number', { description: numberDescription }),
    since: t.exposeFloat('since', { nullable: true, description: sinceDescription }),
    credits: t.field({
      type: CreditsObject,
      nullable: true,
      description: 'Your current credits, if documents changed.',
      resolve: ({ touchesDocuments }, _, { tenant, services }) =>
        touchesDocuments ? getCredits(tenant, services.operatorSettings) : null,
    }),
    sessions: t.field({
      type: [PastSessionObject],
      extensions: { length: 50 },
      description: 'Your current assistant sessions, as in `assistantSessions`.',
      resolve: (_, __, { tenant }) => listSessions(tenant),
    }),
    messages: t.expose('messages', { type: [ChatMessageObject], extensions: { length: usualChanges } }),
    deletedIds: t.exposeIDList('deletedIds'),
  }),
})

const NewMessageInput = builder.inputType('NewMessageInput', {
  description: 'A text, an uploaded file (createUploadUrl), or both.',
  fields: (t) => ({
    sessionId: t.id(),
    text: t.string({ required: false, defaultValue: '', description: 'The text, at most 8,000 characters.' }),
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
    description: 'The messages of an assistant session, oldest first.',
    args: { sessionId: t.arg.id() },
    resolve: (_, { sessionId }, { tenant }) => listMessages(tenant, sessionId),
  }),
)

builder.mutationField('stopMessage', (t) =>
  t.field({
    type: ChatMessageObject,
    rule: 'assistant:ask',
    description: 'Stops an answer that is being written. The text so far is kept.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant, services }) => stopMessage(tenant, services, id),
  }),
)

builder.mutationField('runAgain', (t) =>
  t.field({
    type: ChatMessageObject,
    rule: 'assistant:ask',
    description: 'Asks the question of an answer again. The new answer is a new message with current figures.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant, services }) => regenerateAnswer(tenant, services, id),
  }),
)

builder.mutationField('sendMessage', (t) =>
  t.field({
    type: SentMessageObject,
    rule: 'assistant:ask',
    description:
      'Sends a message. A reply with `working` set keeps changing while its file is read or the language model answers.',
    args: { input: t.arg({ type: NewMessageInput }) },
    resolve: (_, { input }, { tenant, services }) => sendMessage(tenant, services, input),
  }),
)

builder.mutationField('typeVoiceNote', (t) =>
  t.field({
    type: DocumentObject,
    rule: 'assistant:stage',
    description:
      'Sets the text of a voice note. Staged items from the new text replace the pending ones. Uses no credits.',
    args: { documentId: t.arg.id(), text: t.arg.string() },
    resolve: (_, { documentId, text }, { tenant }) => typeVoiceNote(tenant, documentId, text),
  }),
)

builder.mutationField('deleteMessage', (t) =>
  t.field({
    type: 'ID',
    rule: 'assistant:ask',
    description: 'Deletes a message that you wrote.',
    args: { id: t.arg.id(), sessionId: t.arg.id() },
    resolve: (_, { id, sessionId }, { tenant }) => deleteMessage(tenant, id, sessionId),
  }),
)

builder.subscriptionField('chatMessageChanged', (t) =>
  t.field({
    type: ChatMessageChangesObject,
    rule: 'assistant:ask',
    description:
      'New and changed messages of an assistant session, including changes of their staged items. The first update is the head of the change stream.',
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
    description:
      'The text of an answer from its beginning, while it is being written. The subscription ends when the answer ends.',
    args: { messageId: t.arg.id() },
    subscribe: (_, { messageId }, { tenant, services, signal }) => streamAnswer(tenant, services, messageId, signal),
    resolve: (messageText) => messageText,
  }),
)
