import type { StagedProposal } from '../../server/assistant/conversations/stage-proposal.ts'
import {
  answerTool,
  listTools,
  type OfferedTool,
  type OfferedTools,
  stageWithTool,
  type ToolAnswer,
} from '../../server/assistant/conversations/tools.ts'
import { builder } from '../builder.ts'
import { databaseCost } from '../database-cost.ts'
import { DocumentObject, loadDocument } from '../intake/documents.ts'
import { AnswerSegmentObject, AnswerTableObject } from './answers.ts'

const AssistantToolObject = builder.objectRef<OfferedTool>('AssistantTool').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'A description for a language model, in English.' }),
    inputSchema: t.expose('inputSchema', { type: 'JSON', description: 'The JSON Schema of the arguments.' }),
    stages: t.exposeBoolean('stages', {
      description: 'True if the tool stages items for review (`stageWithTool`). Other tools answer (`toolAnswer`).',
    }),
  }),
})

const AssistantToolsObject = builder.objectRef<OfferedTools>('AssistantTools').implement({
  description: 'The tools that you may use in the organization, for a language model outside the server.',
  fields: (t) => ({
    instructions: t.exposeString('instructions', { description: 'Instructions for the language model, in English.' }),
    tools: t.expose('tools', { type: [AssistantToolObject], extensions: { length: 20 } }),
  }),
})

const ToolAnswerObject = builder.objectRef<ToolAnswer>('ToolAnswer').implement({
  fields: (t) => ({
    content: t.exposeString('content'),
    answer: t.expose('answer', {
      type: [AnswerSegmentObject],
      description: 'The content in segments, with figures as links.',
    }),
    table: t.expose('table', { type: AnswerTableObject, nullable: true }),
  }),
})

const ToolProposalObject = builder.objectRef<StagedProposal>('ToolProposal').implement({
  description: 'Staged items that a member can approve.',
  fields: (t) => ({
    content: t.exposeString('content'),
    document: t.field({
      type: DocumentObject,
      resolve: ({ documentId }, _, context) => loadDocument(context, documentId),
    }),
  }),
})

const toolArguments = 'The arguments, as in the tool’s `inputSchema`.'

builder.queryField('assistantTools', (t) =>
  t.field({
    type: AssistantToolsObject,
    rule: 'ledger:read',
    resolve: (_, __, { tenant }) => listTools(tenant),
  }),
)

builder.queryField('toolAnswer', (t) =>
  t.field({
    type: ToolAnswerObject,
    rule: 'ledger:read',
    description: 'Answers a question with a tool of the assistant.',
    extensions: { work: databaseCost.toolAnswer },
    args: { tool: t.arg.string(), input: t.arg({ type: 'JSON', description: toolArguments }) },
    resolve: (_, { tool, input }, { tenant }) => answerTool(tenant, tool, input),
  }),
)

builder.mutationField('stageWithTool', (t) =>
  t.field({
    type: ToolProposalObject,
    rule: 'assistant:stage',
    description:
      'Stages items for review with a tool of the assistant. If only the user knows an argument, the error has a question for its field.',
    args: { tool: t.arg.string(), input: t.arg({ type: 'JSON', description: toolArguments }) },
    resolve: (_, { tool, input }, { tenant }) => stageWithTool(tenant, tool, input),
  }),
)
