import { type AssistantSession, findLastActiveSession } from '../../server/assistant/conversations/read.ts'
import { listSessions, openSession, type PastSession } from '../../server/assistant/conversations/sessions.ts'
import { startSession } from '../../server/assistant/conversations/write.ts'
import { type AiConsent, readAiConsent, saveAiConsent } from '../../server/people/users/ai-consent.ts'
import type { Services } from '../../server/platform/requests/services.ts'
import type { Tenant } from '../../server/platform/tenancy/tenant.ts'
import { builder } from '../builder.ts'

const AssistantSessionObject = builder.objectRef<AssistantSession>('AssistantSession').implement({
  description: 'A conversation with the assistant, of one user in one organization.',
  fields: (t) => ({ id: t.exposeID('id'), createdAt: t.expose('createdAt', { type: 'DateTime' }) }),
})

export const PastSessionObject = builder.objectRef<PastSession>('PastSession').implement({
  description: 'An entry in the list of your assistant sessions.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title', { description: 'The first message, shortened.' }),
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
  description: 'An AI service outside the operator’s network, and your consent to sending your data there.',
  fields: (t) => ({
    host: t.exposeString('host'),
    isAllowed: t.exposeBoolean('isAllowed', { nullable: true, description: 'Null if you have not decided yet.' }),
  }),
})

const AssistantFactsObject = builder.objectRef<AssistantFacts>('AssistantFacts').implement({
  description: 'The AI services that the operator has configured in addition to the built-in text engine.',
  fields: (t) => ({
    modelName: t.exposeString('modelName', {
      nullable: true,
      description: 'Null if the operator has configured no language model.',
    }),
    transcribes: t.exposeBoolean('transcribes', {
      description: 'True if voice notes are transcribed. Otherwise the user types their text.',
    }),
    externalService: t.expose('externalService', {
      type: AiConsentObject,
      nullable: true,
      description:
        'Null if no data leaves the operator’s network. Otherwise the service receives none of your data until you consent.',
    }),
  }),
})

builder.queryField('lastActiveSession', (t) =>
  t.field({
    type: AssistantSessionObject,
    nullable: true,
    rule: 'assistant:ask',
    description: 'The assistant session that was used or started last. Null before the first session.',
    resolve: async (_, __, { tenant }) => (await findLastActiveSession(tenant)) ?? null,
  }),
)

builder.queryField('assistantSessions', (t) =>
  t.field({
    type: [PastSessionObject],
    extensions: { length: 50 },
    rule: 'assistant:ask',
    description: 'Your assistant sessions in the organization, most recently used first. At most 50.',
    resolve: (_, __, { tenant }) => listSessions(tenant),
  }),
)

builder.queryField('assistant', (t) =>
  t.field({
    type: AssistantFactsObject,
    rule: 'assistant:ask',
    resolve: (_, __, { tenant, services }) => factsOf(tenant, services),
  }),
)

builder.mutationField('setAiConsent', (t) =>
  t.field({
    type: AssistantFactsObject,
    rule: 'membership:own',
    description: 'Allows or forbids sending your messages, figures and documents to the external AI service.',
    args: {
      host: t.arg.string({ description: 'The host that the consent question named.' }),
      isAllowed: t.arg.boolean(),
    },
    resolve: async (_, consent, { user, tenant, services }) => {
      await saveAiConsent(user, services.operatorSettings, consent)
      return factsOf(tenant, services)
    },
  }),
)

async function factsOf(tenant: Tenant, { model, transcription, operatorSettings }: Services): Promise<AssistantFacts> {
  const externalService = await tenant.read((db) => readAiConsent(db, tenant.userId, operatorSettings))
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
    description: 'Continues an earlier assistant session, which becomes the last active session.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => openSession(tenant, id),
  }),
)
