import { type AssistantSession, findLastActiveSession } from '../server/assistant/read.ts'
import { listSessions, openSession, type PastSession } from '../server/assistant/sessions.ts'
import { startSession } from '../server/assistant/write.ts'
import { builder } from './builder.ts'

const AssistantSessionObject = builder.objectRef<AssistantSession>('AssistantSession').implement({
  description: 'A conversation with the assistant, of one user in one organization.',
  fields: (t) => ({ id: t.exposeID('id'), createdAt: t.expose('createdAt', { type: 'DateTime' }) }),
})

export const PastSessionObject = builder.objectRef<PastSession>('PastSession').implement({
  description: 'A conversation in the list of those one has had.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title', { description: 'What was said first, shortened.' }),
    messageCount: t.exposeInt('messageCount'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime', nullable: true }),
  }),
})

interface AssistantFacts {
  modelName: string | null
  transcribes: boolean
}

const AssistantFactsObject = builder.objectRef<AssistantFacts>('AssistantFacts').implement({
  description: 'What the operator of the server has set up beside the engine of its own.',
  fields: (t) => ({
    modelName: t.exposeString('modelName', { nullable: true, description: 'Null: no language model.' }),
    transcribes: t.exposeBoolean('transcribes', { description: 'Voice notes are listened to; else they are typed.' }),
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

builder.queryField('assistantSessions', (t) =>
  t.field({
    type: [PastSessionObject],
    extensions: { length: 50 },
    rule: 'assistant:ask',
    description: 'One’s conversations here (50 at most), the one last spoken in or opened first.',
    resolve: (_, __, { tenant }) => listSessions(tenant),
  }),
)

builder.queryField('assistant', (t) =>
  t.field({
    type: AssistantFactsObject,
    rule: 'assistant:ask',
    resolve: (_, __, { parts }) => ({
      modelName: parts.model?.name ?? null,
      transcribes: parts.transcription !== null,
    }),
  }),
)

builder.mutationField('startAssistantSession', (t) =>
  t.field({
    type: AssistantSessionObject,
    rule: 'assistant:ask',
    resolve: (_, __, { tenant }) => startSession(tenant),
  }),
)

builder.mutationField('openAssistantSession', (t) =>
  t.field({
    type: AssistantSessionObject,
    rule: 'assistant:ask',
    description: 'Goes on with an earlier conversation: it is the last active one from then on.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => openSession(tenant, id),
  }),
)
