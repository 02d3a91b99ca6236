/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseOnUse } from '../../../schema/parse-on-use.ts';
export type ChatRole =
  | 'ASSISTANT'
  | 'ERROR'
  | 'USER';

/** STAGING: at least one item is pending. DISCARDED: all items were discarded. */
export type DocumentState =
  | 'DISCARDED'
  | 'PROCESSED'
  | 'STAGING';

export type JobType =
  | 'AUDIO_TRANSCRIPTION'
  | 'DOCUMENT';

export type MetadataType =
  | 'BUDGET_LIST_PROCESSED'
  | 'DOCUMENT_STAGED';

/** A text, an uploaded file (createUploadUrl), or both. */
export type NewMessageInput = {
  contentType?: string | null | undefined;
  fileName?: string | null | undefined;
  jobType?: JobType | null | undefined;
  sessionId: string;
  storagePath?: string | null | undefined;
  /** The text, at most 8,000 characters. */
  text?: string | null | undefined;
};

export type UploadInput = {
  contentType: string;
  fileName: string;
  /** True treats `size` as the maximum, for clients that do not know the exact size yet. */
  isSizeLimit?: boolean | null | undefined;
  /** The exact size of the file in bytes. */
  size: number;
};

export type RestCreateUploadUrlMutationVariables = Exact<{
  input: UploadInput;
}>;


export type RestCreateUploadUrlMutation = { createUploadUrl: { uploadUrl: string, storagePath: string, expiresAt: string } };

export type RestCreateDocumentMutationVariables = Exact<{
  storagePath: string;
}>;


export type RestCreateDocumentMutation = { createDocument: { id: string, fileName: string, createdAt: string } };

export type RestMessagesQueryVariables = Exact<{
  sessionId: string;
}>;


export type RestMessagesQuery = { chatMessages: Array<{ id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null }> };

export type RestSendMessageMutationVariables = Exact<{
  input: NewMessageInput;
}>;


export type RestSendMessageMutation = { sendMessage: { userMessage: { id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null }, assistantMessage: { id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null } } };

export type RestMessageFragment = { id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null };

export const RestMessageFragmentDoc = /*#__PURE__*/ parseOnUse<RestMessageFragment, unknown>(`fragment RestMessage on ChatMessage {
  id
  sessionId
  role
  content
  createdAt
  working
  metadata {
    type
    itemsFound
    reviewUrl
  }
  receiptStatus
  budgetImportStatus
  pendingReceiptItemCount
  pendingBudgetItemCount
}`);

export const RestCreateUploadUrlDocument = /*#__PURE__*/ parseOnUse<RestCreateUploadUrlMutation, RestCreateUploadUrlMutationVariables>(`mutation RestCreateUploadUrl($input: UploadInput!) {
  createUploadUrl(input: $input) {
    uploadUrl
    storagePath
    expiresAt
  }
}`);

export const RestCreateDocumentDocument = /*#__PURE__*/ parseOnUse<RestCreateDocumentMutation, RestCreateDocumentMutationVariables>(`mutation RestCreateDocument($storagePath: String!) {
  createDocument(storagePath: $storagePath) {
    id
    fileName
    createdAt
  }
}`);

export const RestMessagesDocument = /*#__PURE__*/ parseOnUse<RestMessagesQuery, RestMessagesQueryVariables>(`query RestMessages($sessionId: ID!) {
  chatMessages(sessionId: $sessionId) {
    ...RestMessage
  }
}`, [RestMessageFragmentDoc]);

export const RestSendMessageDocument = /*#__PURE__*/ parseOnUse<RestSendMessageMutation, RestSendMessageMutationVariables>(`mutation RestSendMessage($input: NewMessageInput!) {
  sendMessage(input: $input) {
    userMessage {
      ...RestMessage
    }
    assistantMessage {
      ...RestMessage
    }
  }
}`, [RestMessageFragmentDoc]);