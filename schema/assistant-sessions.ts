import { type AssistantSession, findLastActiveSession } from '../server/assistant/conversations/read.ts'
import { listSessions, openSession, type PastSession } from '../server/assistant/conversations/sessions.ts'
import { startSession } from '../server/assistant/conversations/write.ts'
import { type AiConsent, readAiConsent, saveAiConsent } from '../server/people/users/ai-consent.ts'
import type { Services } from '../server/platform/requests/services.ts'
import type { Tenant } from '../server/platform/tenancy/tenant.ts'
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
  externalService: AiConsent | null
}

const AiConsentObject = builder.objectRef<AiConsent>('AiConsent').implement({
  description: 'An AI service outside of the operator’s own network, and whether you allow your data to go there.',
  fields: (t) => ({
    host: t.exposeString('host'),
    isAllowed: t.exposeBoolean('isAllowed', { nullable: true, description: 'Null: you have not decided yet.' }),
  }),
})

const AssistantFactsObject = builder.objectRef<AssistantFacts>('AssistantFacts').implement({
  description: 'What the operator of the server has set up beside the engine of its own.',
  fields: (t) => ({
    modelName: t.exposeString('modelName', { nullable: true, description: 'Null: no language model.' }),
    transcribes: t.exposeBoolean('transcribes', { description: 'Voice notes are listened to; else they are typed.' }),
    externalService: t.expose('externalService', {
      type: AiConsentObject,
      nullable: true,
      description:
        'Null: nothing leaves the operator’s own network. Until you allow it, the service gets nothing of yours.',
    }),
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
    resolve: (_, __, { tenant, parts }) => factsOf(tenant, parts),
  }),
)

builder.mutationField('setAiConsent', (t) =>
  t.field({
    type: AssistantFactsObject,
    rule: 'assistant:ask',
    description: 'Allows or forbids sending your messages, figures and documents to the external AI service.',
    args: { host: t.arg.string({ description: 'The host you were asked about.' }), isAllowed: t.arg.boolean() },
    resolve: async (_, consent, { person, tenant, parts }) => {
      await saveAiConsent(person, parts.terms, consent)
      return factsOf(tenant, parts)
    },
  }),
)

async function factsOf(tenant: Tenant, { model, transcription, terms }: Services): Promise<AssistantFacts> {
  const externalService = await tenant.read((db) => readAiConsent(db, tenant.userId, terms))
  const isAllowed = externalService === null || externalService.isAllowed === true
  return { modelName: model?.name ?? null, transcribes: transcription !== null && isAllowed, externalService }
}

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
