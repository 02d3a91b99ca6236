/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseOnUse } from '../../../schema/parse-on-use.ts';
export type RecordKind =
  | 'ACCOUNT'
  | 'BALANCE_STATEMENT'
  | 'BUDGET'
  | 'CATEGORY'
  | 'INVITATION'
  | 'MEMBER'
  | 'ORGANIZATION'
  | 'RECEIPT'
  | 'TAG'
  | 'TRANSACTION'
  | 'VIEW';

export type McpOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type McpOrganizationsQuery = { organizations: Array<{ id: string, name: string, monthStartDay: number, timeZone: string }> };

export type McpToolsQueryVariables = Exact<{ [key: string]: never; }>;


export type McpToolsQuery = { assistantTools: { instructions: string, tools: Array<{ name: string, description: string, inputSchema: unknown, stages: boolean }> } };

export type McpToolAnswerQueryVariables = Exact<{
  tool: string;
  input: unknown;
}>;


export type McpToolAnswerQuery = { toolAnswer: { content: string, answer: Array<{ text: string, href: string | null }>, table: { title: string, legend: Array<string>, rows: Array<{ label: string, text: string | null, href: string | null, amount: { value: string, currency: string } | null, before: { value: string, currency: string } | null }> } | null } };

export type McpStageWithToolMutationVariables = Exact<{
  tool: string;
  input: unknown;
}>;


export type McpStageWithToolMutation = { stageWithTool: { content: string, document: { id: string, reviewPath: string } } };

export type McpReceiptsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type McpReceiptsQuery = { receipts: { edges: Array<{ node: { id: string, document: { fileName: string }, merchant: { value: string | null }, date: { value: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type McpLedgerChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type McpLedgerChangedSubscription = { ledgerChanged: { changes: Array<{ kind: RecordKind, months: Array<string> | null }> } };

export type McpReceiptsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type McpReceiptsChangedSubscription = { pendingItemsChanged: { deletedIds: Array<string>, receipts: Array<{ id: string }> } };

export const McpOrganizationsDocument = /*#__PURE__*/ parseOnUse<McpOrganizationsQuery, McpOrganizationsQueryVariables>(`query McpOrganizations {
  organizations {
    id
    name
    monthStartDay
    timeZone
  }
}`);

export const McpToolsDocument = /*#__PURE__*/ parseOnUse<McpToolsQuery, McpToolsQueryVariables>(`query McpTools {
  assistantTools {
    instructions
    tools {
      name
      description
      inputSchema
      stages
    }
  }
}`);

export const McpToolAnswerDocument = /*#__PURE__*/ parseOnUse<McpToolAnswerQuery, McpToolAnswerQueryVariables>(`query McpToolAnswer($tool: String!, $input: JSON!) {
  toolAnswer(tool: $tool, input: $input) {
    content
    answer {
      text
      href
    }
    table {
      title
      legend
      rows {
        label
        text
        href
        amount {
          value
          currency
        }
        before {
          value
          currency
        }
      }
    }
  }
}`);

export const McpStageWithToolDocument = /*#__PURE__*/ parseOnUse<McpStageWithToolMutation, McpStageWithToolMutationVariables>(`mutation McpStageWithTool($tool: String!, $input: JSON!) {
  stageWithTool(tool: $tool, input: $input) {
    content
    document {
      id
      reviewPath
    }
  }
}`);

export const McpReceiptsDocument = /*#__PURE__*/ parseOnUse<McpReceiptsQuery, McpReceiptsQueryVariables>(`query McpReceipts($first: Int!, $after: String) {
  receipts(first: $first, after: $after) {
    edges {
      node {
        id
        document {
          fileName
        }
        merchant {
          value
        }
        date {
          value
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`);

export const McpLedgerChangedDocument = /*#__PURE__*/ parseOnUse<McpLedgerChangedSubscription, McpLedgerChangedSubscriptionVariables>(`subscription McpLedgerChanged {
  ledgerChanged {
    changes {
      kind
      months
    }
  }
}`);

export const McpReceiptsChangedDocument = /*#__PURE__*/ parseOnUse<McpReceiptsChangedSubscription, McpReceiptsChangedSubscriptionVariables>(`subscription McpReceiptsChanged {
  pendingItemsChanged {
    receipts {
      id
    }
    deletedIds
  }
}`);