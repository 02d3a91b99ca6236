/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseOnUse } from '../../schema/parse-on-use.ts';
export type AnswerLayout =
  | 'BARS'
  | 'TABLE';

/** EXPIRED: the file was deleted, either a day after it was created or because a newer archive replaced it. */
export type ArchiveState =
  | 'EXPIRED'
  | 'FAILED'
  | 'MAKING'
  | 'READY'
  | 'REQUESTED';

/** NEAR: at least 80 percent of the budget is spent. FULL: exactly the budget is spent. OVER: more than the budget is spent. */
export type BudgetState =
  | 'FULL'
  | 'NEAR'
  | 'OVER'
  | 'UNDER'
  | 'UNPLANNED';

export type CategoryType =
  | 'EXPENSE'
  | 'INCOME';

export type ChangeAction =
  | 'CREATED'
  | 'DELETED'
  | 'UPDATED';

/** Filters that must all match. Dates are in the organization’s time zone and inclusive. */
export type ChangeLogFilter = {
  actions?: Array<ChangeAction> | null | undefined;
  /** The batch, together with its undos. */
  batchId?: string | null | undefined;
  from?: string | null | undefined;
  kinds?: Array<LoggedKind> | null | undefined;
  origins?: Array<ChangeOrigin> | null | undefined;
  to?: string | null | undefined;
  userId?: string | null | undefined;
};

/** The origin of a change. */
export type ChangeOrigin =
  | 'ASSISTANT'
  | 'GRAPHQL'
  | 'IMPORT'
  | 'JOB'
  | 'MAIL'
  | 'MCP'
  | 'READER'
  | 'REST'
  | 'RULE'
  | 'SAMPLE'
  | 'SERVER'
  | 'UPLOAD'
  | 'WEB';

export type ChatRole =
  | 'ASSISTANT'
  | 'ERROR'
  | 'USER';

export type DayOrder =
  | 'DAY_FIRST'
  | 'MONTH_FIRST';

export type DecimalSign =
  | 'COMMA'
  | 'POINT';

export type DocumentKind =
  | 'BUDGET_LIST'
  | 'RECEIPT'
  | 'STATEMENT'
  | 'TEXT'
  | 'VOICE';

/** The stage that reading the document has reached. */
export type DocumentStage =
  | 'FAILED'
  | 'READING'
  | 'RECEIVED'
  | 'STAGED';

/** STAGING: at least one item is pending. DISCARDED: all items were discarded. */
export type DocumentState =
  | 'DISCARDED'
  | 'PROCESSED'
  | 'STAGING';

/** KEEP: both documents are kept. REPLACE: the new document replaces the earlier one. CANCEL: the new document is discarded. */
export type DuplicateAnswer =
  | 'CANCEL'
  | 'KEEP'
  | 'REPLACE';

export type ExportFormat =
  | 'CSV'
  | 'JSON'
  | 'XLSX';

export type FieldSetter =
  | 'ASSISTANT'
  | 'IMPORT'
  | 'RECEIPT'
  | 'RECURRENCE'
  | 'RULE';

export type FieldSource =
  /** The value was in a QR code. */
  | 'CODE'
  /** The value is exactly that of the e-invoice. */
  | 'E_INVOICE';

export type HistoryKind =
  | 'RECEIPT'
  | 'TRANSACTION';

/** Column numbers, from 0. Give either one amount column, or separate debit and credit columns. */
export type ImportColumnsInput = {
  account?: number | null | undefined;
  amount?: number | null | undefined;
  bankId?: number | null | undefined;
  category?: number | null | undefined;
  credit?: number | null | undefined;
  currency?: number | null | undefined;
  date: number;
  debit?: number | null | undefined;
  direction?: number | null | undefined;
  fee?: number | null | undefined;
  notes?: Array<number> | null | undefined;
  state?: number | null | undefined;
  tags?: number | null | undefined;
  texts: Array<number>;
};

/** ARCHIVE: an archive of this program. ACTUAL: an export of Actual Budget. PURSER: an export of transactions of this program, as CSV, XLSX or JSON. */
export type ImportFormat =
  | 'ACTUAL'
  | 'ARCHIVE'
  | 'CAMT'
  | 'CSV'
  | 'HTML'
  | 'MT940'
  | 'OFX'
  | 'PURSER'
  | 'QIF'
  | 'XLSX';

export type ImportLayoutInput = {
  above: number;
  columns: ImportColumnsInput;
  dayOrder: DayOrder;
  decimal: DecimalSign;
  plainAmounts?: PlainAmounts | null | undefined;
};

/** SAID: a user set the rate for this import. LAST_TIME: the ledger’s latest rate. */
export type ImportRateSource =
  | 'LAST_TIME'
  | 'SAID';

export type ImportRowField =
  | 'AMOUNT'
  | 'BASE_AMOUNT'
  | 'CATEGORY'
  | 'DATE'
  | 'DESCRIPTION'
  | 'NOTE'
  | 'PAID_BY'
  | 'RATE'
  | 'REVIEWED'
  | 'SPLITS'
  | 'TAGS'
  | 'TYPE';

/** Only an import with the status DONE has rows in the ledger. APPLYING ends with all rows recorded or none. */
export type ImportState =
  | 'APPLYING'
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'READING'
  | 'READY'
  | 'REVERTED'
  | 'REVERTING';

/** THERE: the entry is already in the ledger. POSSIBLE: a similar transaction exists and the user decides. CHANGED: the file is an export of Purser and changes the transaction. */
export type ImportVerdict =
  | 'CHANGED'
  | 'NEW'
  | 'POSSIBLE'
  | 'THERE';

export type InvitationState =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'OPEN'
  | 'REVOKED';

export type InvoiceStatus =
  | 'OPEN'
  | 'PAID'
  | 'UNCOLLECTIBLE'
  | 'VOID';

export type JobType =
  | 'AUDIO_TRANSCRIPTION'
  | 'DOCUMENT';

export type LeftOutReason =
  | 'NO_AMOUNT'
  | 'NO_DATE'
  | 'PENDING'
  | 'REVERTED'
  | 'TOTAL'
  | 'TRANSFER';

export type LoggedKind =
  | 'ACCOUNT'
  | 'BALANCE_STATEMENT'
  | 'BUDGET'
  | 'CATEGORY'
  | 'DOCUMENT'
  | 'INVITATION'
  | 'MEMBER'
  | 'ORGANIZATION'
  | 'RECEIPT'
  | 'RECEIPT_LINK'
  | 'RECEIPT_MATCH'
  | 'RECURRENCE'
  | 'RULE'
  | 'STAGED_ITEM'
  | 'TAG'
  | 'TRANSACTION'
  | 'WEBHOOK';

/** The e-mails that you can turn off. */
export type MailKind =
  | 'BUDGET_ALERT'
  | 'INVITATION_ACCEPTED'
  | 'MEMBERSHIP_CHANGED'
  | 'PAYMENT_DUE'
  | 'WEEKLY_REVIEW';

/** The part of a member in a transaction: paid for it or recorded it. */
export type MemberPart =
  | 'PAID_BY'
  | 'RECORDED_BY';

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

export type NewOrganizationInput = {
  /** The ISO 4217 code. */
  currency: string;
  hasTeamCategories?: boolean | null | undefined;
  kind: OrganizationKind;
  monthStartDay?: number | null | undefined;
  name: string;
  timeZone?: string | null | undefined;
};

/** An image, a PDF or an e-invoice (XML) that was uploaded to an upload address. */
export type NewReceiptInput = {
  contentType: string;
  fileName: string;
  storagePath: string;
};

/** The fields to change. Omitted fields keep their values. */
export type OrganizationChangesInput = {
  attachesReceipts?: boolean | null | undefined;
  /** The currency. You can change it only while nothing is recorded. */
  currency?: string | null | undefined;
  monthStartDay?: number | null | undefined;
  name?: string | null | undefined;
  timeZone?: string | null | undefined;
};

export type OrganizationKind =
  | 'PERSONAL'
  | 'TEAM';

export type PaymentCodeKind =
  | 'EPC'
  | 'SWISS_QR_BILL';

export type PaymentRefusal =
  | 'DECLINED'
  | 'NO_ANSWER'
  | 'TOO_SMALL';

export type PaymentRequest =
  | 'CANCEL'
  | 'CHANGE'
  | 'RESUME';

export type PaymentStatus =
  | 'ACTIVE'
  | 'ENDED'
  | 'NONE'
  | 'PAST_DUE';

/** The meaning of amounts without a minus. SPENT: as on card statements. */
export type PlainAmounts =
  | 'RECEIVED'
  | 'SPENT';

export type PlanKey =
  | 'BUSINESS'
  | 'FREE'
  | 'PERSONAL'
  | 'SELF_HOSTED'
  | 'TEAM';

export type PlanPeriod =
  | 'MONTH'
  | 'YEAR';

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

export type RecurrenceFrequency =
  | 'MONTHLY'
  | 'WEEKLY'
  | 'YEARLY';

/** A receipt item as corrected. An item without an ID is added. */
export type ReviewedItemInput = {
  /** The amount, zero or more. */
  amount: string;
  categoryId?: string | null | undefined;
  description: string;
  id?: string | null | undefined;
};

/** A receipt as the user corrected it. Pending items that are not listed are discarded. */
export type ReviewedReceiptInput = {
  /** The charged amount in the organization currency, instead of the rate. */
  baseAmount?: string | null | undefined;
  /** The ISO 4217 code. */
  currency: string;
  date: string;
  /** Left as it is where it is not sent. */
  dueDate?: string | null | undefined;
  /** Left as it is where it is not sent. */
  iban?: string | null | undefined;
  /** Required to save the amounts and the total as read if an item has an amountDoubt. */
  isAmountConfirmed?: boolean | null | undefined;
  items: Array<ReviewedItemInput>;
  merchant: string;
  /** At most 140 characters. Left as it is where it is not sent. */
  paymentReference?: string | null | undefined;
  /** The value of 1 unit of the currency in the organization currency. */
  rate?: string | null | undefined;
  saveAs: SaveAs;
  tax?: string | null | undefined;
  total: string;
  /** The transaction to attach the receipt to. */
  transactionId?: string | null | undefined;
  /** The VAT ID of the seller: at most 20 letters and digits. Left as it is where it is not sent. */
  vendorVatId?: string | null | undefined;
};

/** The reviewed values. Omitted fields keep the values that were read. */
export type ReviewedStagedItemInput = {
  /** The amount, recorded without adjustment. */
  amount?: string | null | undefined;
  /** The charged amount in the organization currency, instead of the rate. */
  baseAmount?: string | null | undefined;
  categoryId?: string | null | undefined;
  /** True uses or creates the category with the proposed name, for a budget line without a category. */
  createCategory?: boolean | null | undefined;
  date?: string | null | undefined;
  description?: string | null | undefined;
  /** Required if the item has an amountDoubt and you keep the amount that was read. */
  isAmountConfirmed?: boolean | null | undefined;
  month?: string | null | undefined;
  /** The value of 1 unit of the currency in the organization currency. */
  rate?: string | null | undefined;
  type?: CategoryType | null | undefined;
};

export type Role =
  | 'ADMIN'
  | 'MEMBER'
  | 'OWNER'
  | 'VIEWER';

/** The content of the ledger: nothing, sample data (possibly with your own data), or only your own data. */
export type SampleState =
  | 'EMPTY'
  | 'OWN'
  | 'SAMPLE';

export type SaveAs =
  | 'ATTACH'
  | 'ONE_PER_CATEGORY'
  | 'ONE_TRANSACTION';

export type SettableField =
  | 'CATEGORY'
  | 'PAYEE'
  | 'REVIEWED'
  | 'TAGS';

export type StagedItemKind =
  | 'BUDGET_LINE'
  | 'DRAFT'
  | 'RECEIPT_ITEM'
  | 'STATEMENT_ROW';

/** MERGED: the item was combined with an existing transaction. */
export type StagedItemState =
  | 'APPROVED'
  | 'DISCARDED'
  | 'MERGED'
  | 'PENDING';

/** Filters that must all match. Dates and amounts are inclusive. Amounts are in the organization currency. */
export type TransactionFilter = {
  /** Transactions of any of these accounts. */
  accountIds?: Array<string> | null | undefined;
  /** Any of these categories. For split transactions, sums include only the splits in these categories. */
  categoryIds?: Array<string> | null | undefined;
  /** The user ID of the member who recorded the transaction. */
  createdBy?: string | null | undefined;
  /** Transactions that a recurrence recorded, not a member. */
  createdByNobody?: boolean | null | undefined;
  /** True disables spelling correction of the search text. */
  exactText?: boolean | null | undefined;
  from?: string | null | undefined;
  hasReceipt?: boolean | null | undefined;
  /** Only these transactions, 250 at most. */
  ids?: Array<string> | null | undefined;
  isRecurring?: boolean | null | undefined;
  isReviewed?: boolean | null | undefined;
  isSplit?: boolean | null | undefined;
  max?: string | null | undefined;
  min?: string | null | undefined;
  /** The user ID of the member who paid. */
  paidBy?: string | null | undefined;
  /** Transactions without a payer. */
  paidByNobody?: boolean | null | undefined;
  /** Exactly this payee. Letter case is ignored. */
  payee?: string | null | undefined;
  /** True includes the subcategories. */
  subcategories?: boolean | null | undefined;
  /** Transactions with any of these tags. */
  tagIds?: Array<string> | null | undefined;
  /** Words, each in the description, the note or a receipt’s merchant, or an amount. Accents and letter case are ignored; words that stand nowhere are corrected. */
  text?: string | null | undefined;
  to?: string | null | undefined;
  /** The type of the category, or of a transaction without one. So EXPENSE includes refunds. */
  type?: CategoryType | null | undefined;
  /** True includes uncategorized transactions, in addition to those of `categoryIds`. */
  uncategorised?: boolean | null | undefined;
  /** True includes transactions without a tag, in addition to those of `tagIds`. */
  untagged?: boolean | null | undefined;
  /** True includes transactions without an account, in addition to those of `accountIds`. */
  withoutAccount?: boolean | null | undefined;
};

export type TrashKind =
  | 'ACCOUNT'
  | 'BUDGET'
  | 'CATEGORY'
  | 'RECEIPT'
  | 'TRANSACTION';

export type UploadInput = {
  contentType: string;
  fileName: string;
  /** True treats `size` as the maximum, for clients that do not know the exact size yet. */
  isSizeLimit?: boolean | null | undefined;
  /** The exact size of the file in bytes. */
  size: number;
};

export type LinkedAnswersQueryVariables = Exact<{
  sessionId: string;
}>;


export type LinkedAnswersQuery = { chatMessages: Array<{ id: string, role: ChatRole, answer: Array<{ text: string, href: string | null }>, table: { rows: Array<{ href: string | null, amount: { value: string } | null }> } | null }> };

export type AnsweredMessageFragment = { stopped: boolean, notice: string | null, canRunAgain: boolean, id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null };

export type AskMutationVariables = Exact<{
  input: NewMessageInput;
}>;


export type AskMutation = { sendMessage: { userMessage: { stopped: boolean, notice: string | null, canRunAgain: boolean, id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null }, assistantMessage: { stopped: boolean, notice: string | null, canRunAgain: boolean, id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null } } };

export type AnswersQueryVariables = Exact<{
  sessionId: string;
}>;


export type AnswersQuery = { chatMessages: Array<{ stopped: boolean, notice: string | null, canRunAgain: boolean, id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null }> };

export type StopAnswerMutationVariables = Exact<{
  id: string;
}>;


export type StopAnswerMutation = { stopMessage: { stopped: boolean, notice: string | null, canRunAgain: boolean, id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null } };

export type AskAgainMutationVariables = Exact<{
  id: string;
}>;


export type AskAgainMutation = { runAgain: { stopped: boolean, notice: string | null, canRunAgain: boolean, id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null } };

export type AnswersAtWorkQueryVariables = Exact<{
  sessionId: string;
}>;


export type AnswersAtWorkQuery = { chatMessages: Array<{ id: string, working: boolean }> };

export type ChangeLogQueryVariables = Exact<{
  filter?: ChangeLogFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangeLogQuery = { changeLog: { edges: Array<{ cursor: string, node: { id: string, number: number, at: string, origin: ChangeOrigin, summary: string, count: number, mayUndo: boolean, isUndone: boolean, undoes: string | null, by: { id: string, name: string } | null, changes: Array<{ kind: LoggedKind, recordId: string, action: ChangeAction, title: string, fields: Array<{ name: string, label: string, before: { text: string, date: string | null, money: { value: string, currency: string } | null } | null, after: { text: string, date: string | null, money: { value: string, currency: string } | null } | null }> }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LoggedActionQueryVariables = Exact<{
  id: string;
}>;


export type LoggedActionQuery = { changeBatch: { id: string, number: number, at: string, origin: ChangeOrigin, summary: string, count: number, mayUndo: boolean, isUndone: boolean, undoes: string | null, by: { id: string, name: string } | null, changes: Array<{ kind: LoggedKind, recordId: string, action: ChangeAction, title: string, fields: Array<{ name: string, label: string, before: { text: string, date: string | null, money: { value: string, currency: string } | null } | null, after: { text: string, date: string | null, money: { value: string, currency: string } | null } | null }> }> } };

export type LogFollowedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  filter?: ChangeLogFilter | null | undefined;
}>;


export type LogFollowedSubscription = { ledgerChanged: { cursor: string, batches: Array<{ id: string, number: number, at: string, origin: ChangeOrigin, summary: string, count: number, mayUndo: boolean, isUndone: boolean, undoes: string | null, by: { id: string, name: string } | null, changes: Array<{ kind: LoggedKind, recordId: string, action: ChangeAction, title: string, fields: Array<{ name: string, label: string, before: { text: string, date: string | null, money: { value: string, currency: string } | null } | null, after: { text: string, date: string | null, money: { value: string, currency: string } | null } | null }> }> }> } };

export type HistoryFollowedSubscriptionVariables = Exact<{
  kind: HistoryKind;
  id: string;
}>;


export type HistoryFollowedSubscription = { ledgerChanged: { cursor: string, history: Array<{ id: string, number: number, at: string, origin: ChangeOrigin, summary: string, count: number, mayUndo: boolean, isUndone: boolean, undoes: string | null, by: { id: string, name: string } | null, changes: Array<{ kind: LoggedKind, recordId: string, action: ChangeAction, title: string, fields: Array<{ name: string, label: string, before: { text: string, date: string | null, money: { value: string, currency: string } | null } | null, after: { text: string, date: string | null, money: { value: string, currency: string } | null } | null }> }> }> } };

export type LoggedBatchFragment = { id: string, number: number, at: string, origin: ChangeOrigin, summary: string, count: number, mayUndo: boolean, isUndone: boolean, undoes: string | null, by: { id: string, name: string } | null, changes: Array<{ kind: LoggedKind, recordId: string, action: ChangeAction, title: string, fields: Array<{ name: string, label: string, before: { text: string, date: string | null, money: { value: string, currency: string } | null } | null, after: { text: string, date: string | null, money: { value: string, currency: string } | null } | null }> }> };

export type LoggedValueFragment = { text: string, date: string | null, money: { value: string, currency: string } | null };

export type TrashQueryVariables = Exact<{
  kind?: TrashKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TrashQuery = { trash: { edges: Array<{ node: { id: string, kind: TrashKind, type: CategoryType | null, title: string, date: string | null, deletedAt: string, endsAt: string, mayRestore: boolean, amount: { value: string, currency: string } | null, deletedBy: { name: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TrashedDetailsFragment = { id: string, kind: TrashKind, type: CategoryType | null, title: string, date: string | null, deletedAt: string, endsAt: string, mayRestore: boolean, amount: { value: string, currency: string } | null, deletedBy: { name: string } | null };

export type ImportAsToldFragment = { id: string, fileName: string, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, skippedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, canRevert: boolean, editedCount: number, batchId: string | null, leftOut: Array<{ reason: LeftOutReason, count: number }>, skippedRows: Array<{ row: number, problem: string, text: string }>, sums: Array<{ currency: string, moneyIn: { value: string }, moneyOut: { value: string } }>, rates: Array<{ currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { value: string }, moneyOut: { value: string }, baseIn: { value: string } | null, baseOut: { value: string, currency: string } | null }>, layout: { above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { date: number, amount: number | null, debit: number | null, credit: number | null, texts: Array<number>, notes: Array<number> } } | null };

export type ImportOfQueryVariables = Exact<{
  id: string;
}>;


export type ImportOfQuery = { import: { id: string, fileName: string, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, skippedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, canRevert: boolean, editedCount: number, batchId: string | null, leftOut: Array<{ reason: LeftOutReason, count: number }>, skippedRows: Array<{ row: number, problem: string, text: string }>, sums: Array<{ currency: string, moneyIn: { value: string }, moneyOut: { value: string } }>, rates: Array<{ currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { value: string }, moneyOut: { value: string }, baseIn: { value: string } | null, baseOut: { value: string, currency: string } | null }>, layout: { above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { date: number, amount: number | null, debit: number | null, credit: number | null, texts: Array<number>, notes: Array<number> } } | null } };

export type ImportsListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportsListQuery = { imports: { edges: Array<{ node: { id: string, fileName: string, state: ImportState } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ImportRowsOfQueryVariables = Exact<{
  importId: string;
  verdict?: ImportVerdict | null | undefined;
  isTaken?: boolean | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportRowsOfQuery = { importRows: { totalCount: number, edges: Array<{ node: { id: string, position: number, date: string, type: CategoryType, description: string, note: string, categorySetBy: string | null, categoryName: string | null, tagNames: Array<string>, isSplit: boolean, verdict: ImportVerdict, reasons: Array<string>, isTaken: boolean, isUndirected: boolean, doubt: string | null, amount: { value: string, currency: string }, baseAmount: { value: string } | null, category: { name: string } | null, match: { id: string, description: string } | null, changes: Array<{ field: ImportRowField, before: string, after: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BeginImportMutationVariables = Exact<{
  storagePath: string;
}>;


export type BeginImportMutation = { startImport: { id: string, fileName: string, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, skippedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, canRevert: boolean, editedCount: number, batchId: string | null, leftOut: Array<{ reason: LeftOutReason, count: number }>, skippedRows: Array<{ row: number, problem: string, text: string }>, sums: Array<{ currency: string, moneyIn: { value: string }, moneyOut: { value: string } }>, rates: Array<{ currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { value: string }, moneyOut: { value: string }, baseIn: { value: string } | null, baseOut: { value: string, currency: string } | null }>, layout: { above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { date: number, amount: number | null, debit: number | null, credit: number | null, texts: Array<number>, notes: Array<number> } } | null } };

export type LayImportOutMutationVariables = Exact<{
  id: string;
  layout: ImportLayoutInput;
}>;


export type LayImportOutMutation = { changeImportLayout: { id: string, fileName: string, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, skippedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, canRevert: boolean, editedCount: number, batchId: string | null, leftOut: Array<{ reason: LeftOutReason, count: number }>, skippedRows: Array<{ row: number, problem: string, text: string }>, sums: Array<{ currency: string, moneyIn: { value: string }, moneyOut: { value: string } }>, rates: Array<{ currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { value: string }, moneyOut: { value: string }, baseIn: { value: string } | null, baseOut: { value: string, currency: string } | null }>, layout: { above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { date: number, amount: number | null, debit: number | null, credit: number | null, texts: Array<number>, notes: Array<number> } } | null } };

export type TakeImportRowsMutationVariables = Exact<{
  id: string;
  rowIds?: Array<string> | string | null | undefined;
  verdict?: ImportVerdict | null | undefined;
  isTaken: boolean;
}>;


export type TakeImportRowsMutation = { decideImportRows: { id: string, fileName: string, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, skippedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, canRevert: boolean, editedCount: number, batchId: string | null, leftOut: Array<{ reason: LeftOutReason, count: number }>, skippedRows: Array<{ row: number, problem: string, text: string }>, sums: Array<{ currency: string, moneyIn: { value: string }, moneyOut: { value: string } }>, rates: Array<{ currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { value: string }, moneyOut: { value: string }, baseIn: { value: string } | null, baseOut: { value: string, currency: string } | null }>, layout: { above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { date: number, amount: number | null, debit: number | null, credit: number | null, texts: Array<number>, notes: Array<number> } } | null } };

export type FileImportRowsMutationVariables = Exact<{
  id: string;
  rowIds: Array<string> | string;
  categoryId?: string | null | undefined;
  alsoSame?: boolean | null | undefined;
}>;


export type FileImportRowsMutation = { chooseImportCategory: { id: string, fileName: string, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, skippedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, canRevert: boolean, editedCount: number, batchId: string | null, leftOut: Array<{ reason: LeftOutReason, count: number }>, skippedRows: Array<{ row: number, problem: string, text: string }>, sums: Array<{ currency: string, moneyIn: { value: string }, moneyOut: { value: string } }>, rates: Array<{ currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { value: string }, moneyOut: { value: string }, baseIn: { value: string } | null, baseOut: { value: string, currency: string } | null }>, layout: { above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { date: number, amount: number | null, debit: number | null, credit: number | null, texts: Array<number>, notes: Array<number> } } | null } };

export type SayImportRateMutationVariables = Exact<{
  id: string;
  currency: string;
  rate?: string | null | undefined;
}>;


export type SayImportRateMutation = { setImportRate: { id: string, fileName: string, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, skippedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, canRevert: boolean, editedCount: number, batchId: string | null, leftOut: Array<{ reason: LeftOutReason, count: number }>, skippedRows: Array<{ row: number, problem: string, text: string }>, sums: Array<{ currency: string, moneyIn: { value: string }, moneyOut: { value: string } }>, rates: Array<{ currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { value: string }, moneyOut: { value: string }, baseIn: { value: string } | null, baseOut: { value: string, currency: string } | null }>, layout: { above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { date: number, amount: number | null, debit: number | null, credit: number | null, texts: Array<number>, notes: Array<number> } } | null } };

export type BringInMutationVariables = Exact<{
  id: string;
  createCategories?: boolean | null | undefined;
}>;


export type BringInMutation = { applyImport: { id: string, state: ImportState } };

export type ImportFollowedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ImportFollowedSubscription = { importChanged: { id: string, fileName: string, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, skippedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, canRevert: boolean, editedCount: number, batchId: string | null, leftOut: Array<{ reason: LeftOutReason, count: number }>, skippedRows: Array<{ row: number, problem: string, text: string }>, sums: Array<{ currency: string, moneyIn: { value: string }, moneyOut: { value: string } }>, rates: Array<{ currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { value: string }, moneyOut: { value: string }, baseIn: { value: string } | null, baseOut: { value: string, currency: string } | null }>, layout: { above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { date: number, amount: number | null, debit: number | null, credit: number | null, texts: Array<number>, notes: Array<number> } } | null } };

export type DirectImportRowsMutationVariables = Exact<{
  id: string;
  rowIds?: Array<string> | string | null | undefined;
  type: CategoryType;
}>;


export type DirectImportRowsMutation = { setImportDirection: { id: string, fileName: string, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, skippedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, canRevert: boolean, editedCount: number, batchId: string | null, leftOut: Array<{ reason: LeftOutReason, count: number }>, skippedRows: Array<{ row: number, problem: string, text: string }>, sums: Array<{ currency: string, moneyIn: { value: string }, moneyOut: { value: string } }>, rates: Array<{ currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { value: string }, moneyOut: { value: string }, baseIn: { value: string } | null, baseOut: { value: string, currency: string } | null }>, layout: { above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { date: number, amount: number | null, debit: number | null, credit: number | null, texts: Array<number>, notes: Array<number> } } | null } };

export type BudgetListReadQueryVariables = Exact<{
  documentId: string;
}>;


export type BudgetListReadQuery = { document: { id: string, kind: DocumentKind, stage: DocumentStage, state: DocumentState, failure: string | null, reviewPath: string, receiptId: string | null, credits: number }, documentItems: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, note: string, month: string | null, proposedCategoryName: string | null, confidence: number, doubt: string | null, amount: { value: string, currency: string }, category: { id: string, name: string } | null, plannedNow: { value: string } | null, plannedAfter: { value: string } | null, place: { page: number, x: number, y: number, width: number, height: number } | null }> };

export type PlannedQueryVariables = Exact<{
  month: string;
}>;


export type PlannedQuery = { budgets: { planned: { value: string }, lines: Array<{ category: { name: string, type: CategoryType }, planned: { value: string } }> } };

export type ApproveBudgetLineMutationVariables = Exact<{
  id: string;
  input?: ReviewedStagedItemInput | null | undefined;
}>;


export type ApproveBudgetLineMutation = { approveStagedItem: { id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, note: string, month: string | null, proposedCategoryName: string | null, confidence: number, doubt: string | null, amount: { value: string, currency: string }, category: { id: string, name: string } | null, plannedNow: { value: string } | null, plannedAfter: { value: string } | null, place: { page: number, x: number, y: number, width: number, height: number } | null } };

export type BudgetLineReadFragment = { id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, note: string, month: string | null, proposedCategoryName: string | null, confidence: number, doubt: string | null, amount: { value: string, currency: string }, category: { id: string, name: string } | null, plannedNow: { value: string } | null, plannedAfter: { value: string } | null, place: { page: number, x: number, y: number, width: number, height: number } | null };

export type AnswerDuplicateMutationVariables = Exact<{
  documentId: string;
  answer: DuplicateAnswer;
}>;


export type AnswerDuplicateMutation = { answerDuplicate: { id: string, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, credits: number, transcript: string | null, fileName: string, fileUrl: string | null, reviewPath: string, receiptId: string | null, itemCount: number, pendingItemCount: number, part: number, total: { value: string } | null, partOf: { id: string } | null, parts: Array<{ id: string, part: number, stage: DocumentStage, state: DocumentState, title: string, itemCount: number, pendingItemCount: number, receiptId: string | null, total: { value: string } | null }>, sameAs: { id: string } | null } };

export type TypeVoiceNoteMutationVariables = Exact<{
  documentId: string;
  text: string;
}>;


export type TypeVoiceNoteMutation = { typeVoiceNote: { id: string, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, credits: number, transcript: string | null, fileName: string, fileUrl: string | null, reviewPath: string, receiptId: string | null, itemCount: number, pendingItemCount: number, part: number, total: { value: string } | null, partOf: { id: string } | null, parts: Array<{ id: string, part: number, stage: DocumentStage, state: DocumentState, title: string, itemCount: number, pendingItemCount: number, receiptId: string | null, total: { value: string } | null }>, sameAs: { id: string } | null } };

export type FileOfQueryVariables = Exact<{
  id: string;
}>;


export type FileOfQuery = { document: { id: string, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, credits: number, transcript: string | null, fileName: string, fileUrl: string | null, reviewPath: string, receiptId: string | null, itemCount: number, pendingItemCount: number, part: number, total: { value: string } | null, partOf: { id: string } | null, parts: Array<{ id: string, part: number, stage: DocumentStage, state: DocumentState, title: string, itemCount: number, pendingItemCount: number, receiptId: string | null, total: { value: string } | null }>, sameAs: { id: string } | null } };

export type FileDetailsFragment = { id: string, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, credits: number, transcript: string | null, fileName: string, fileUrl: string | null, reviewPath: string, receiptId: string | null, itemCount: number, pendingItemCount: number, part: number, total: { value: string } | null, partOf: { id: string } | null, parts: Array<{ id: string, part: number, stage: DocumentStage, state: DocumentState, title: string, itemCount: number, pendingItemCount: number, receiptId: string | null, total: { value: string } | null }>, sameAs: { id: string } | null };

export type DoubtedItemsQueryVariables = Exact<{
  documentId: string;
}>;


export type DoubtedItemsQuery = { documentItems: Array<{ id: string, state: StagedItemState, description: string, confidence: number, doubt: string | null, transactionId: string | null, amount: { value: string }, place: { page: number } | null }> };

export type DocumentsOfMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentsOfMailsQuery = { receipts: { edges: Array<{ node: { total: { value: string | null }, document: { stage: DocumentStage, failure: string | null, fileName: string, createdBy: { name: string }, mail: { sender: string, subject: string } | null } } }> } };

export type MailsInReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type MailsInReviewQuery = { receipts: { edges: Array<{ node: { id: string, merchant: { value: string | null }, total: { value: string | null }, document: { id: string, stage: DocumentStage, failure: string | null, fileName: string, contentType: string, mail: { sender: string, subject: string, sentAt: string | null } | null } } }> }, pendingItems: Array<{ description: string, amount: { value: string }, document: { id: string, kind: DocumentKind, fileName: string, mail: { subject: string } | null } }> };

export type MatchesQueryVariables = Exact<{
  id: string;
}>;


export type MatchesQuery = { receipt: { id: string, version: number, matches: Array<{ reasons: Array<string>, transaction: { id: string } }>, document: { state: DocumentState }, items: Array<{ state: StagedItemState, transactionId: string | null }>, transactions: Array<{ id: string }> } };

export type MatchesOfAllQueryVariables = Exact<{
  unmatched?: boolean | null | undefined;
}>;


export type MatchesOfAllQuery = { receipts: { edges: Array<{ node: { id: string, matches: Array<{ transaction: { id: string } }> } }> } };

export type LookAlikesQueryVariables = Exact<{ [key: string]: never; }>;


export type LookAlikesQuery = { pendingItems: Array<{ id: string, kind: StagedItemKind, description: string, lookAlikes: Array<{ reasons: Array<string>, transaction: { id: string } }> }> };

export type MergeStagedItemMutationVariables = Exact<{
  id: string;
  transactionId: string;
}>;


export type MergeStagedItemMutation = { mergeStagedItem: { id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null } };

export type ChooseToAttachMutationVariables = Exact<{
  attachesReceipts: boolean;
}>;


export type ChooseToAttachMutation = { updateOrganization: { attachesReceipts: boolean } };

export type PendingReceiptsChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PendingReceiptsChangedSubscription = { pendingItemsChanged: { cursor: string, receipts: Array<{ id: string, matches: Array<{ reasons: Array<string>, transaction: { id: string } }> }>, documents: Array<{ id: string, state: DocumentState }> } };

export type CreateUploadUrlMutationVariables = Exact<{
  input: UploadInput;
}>;


export type CreateUploadUrlMutation = { createUploadUrl: { uploadUrl: string, storagePath: string, expiresAt: string } };

export type CreateReceiptMutationVariables = Exact<{
  input: NewReceiptInput;
}>;


export type CreateReceiptMutation = { createReceipt: { id: string, version: number, totalProven: boolean, text: string, vendorVatId: string | null, dueDate: string | null, iban: string | null, ibanWarning: string | null, paymentReference: string | null, payee: string | null, paymentSource: FieldSource | null, paidOn: string | null, codes: Array<string>, payable: { value: string, currency: string } | null, paymentCode: { kind: PaymentCodeKind, text: string } | null, eInvoice: { number: string | null, isCreditNote: boolean, sellerAddress: Array<string>, warnings: Array<string>, taxes: Array<{ rate: string | null, amount: string | null }> } | null, merchant: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, date: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, currency: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, total: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, tax: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, itemsTotal: { value: string, currency: string }, document: { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } }, items: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string, words: Array<{ text: string, x: number, y: number }> }>, matches: Array<{ reasons: Array<string>, transaction: { id: string } }>, duplicateOf: { id: string } | null, transactions: Array<{ id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null }> } };

export type ReceiptQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptQuery = { receipt: { id: string, version: number, totalProven: boolean, text: string, vendorVatId: string | null, dueDate: string | null, iban: string | null, ibanWarning: string | null, paymentReference: string | null, payee: string | null, paymentSource: FieldSource | null, paidOn: string | null, codes: Array<string>, payable: { value: string, currency: string } | null, paymentCode: { kind: PaymentCodeKind, text: string } | null, eInvoice: { number: string | null, isCreditNote: boolean, sellerAddress: Array<string>, warnings: Array<string>, taxes: Array<{ rate: string | null, amount: string | null }> } | null, merchant: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, date: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, currency: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, total: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, tax: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, itemsTotal: { value: string, currency: string }, document: { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } }, items: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string, words: Array<{ text: string, x: number, y: number }> }>, matches: Array<{ reasons: Array<string>, transaction: { id: string } }>, duplicateOf: { id: string } | null, transactions: Array<{ id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null }> } };

export type ReceiptsQueryVariables = Exact<{
  state?: DocumentState | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReceiptsQuery = { receipts: { edges: Array<{ node: { id: string, merchant: { value: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApproveReceiptMutationVariables = Exact<{
  id: string;
  version: number;
  input: ReviewedReceiptInput;
}>;


export type ApproveReceiptMutation = { approveReceipt: { document: { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } }, items: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }>, transactions: Array<{ id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null }> } };

export type DiscardReceiptMutationVariables = Exact<{
  id: string;
}>;


export type DiscardReceiptMutation = { discardReceipt: { document: { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } }, items: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }>, transactions: Array<{ id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null }> } };

export type ApproveStagedItemMutationVariables = Exact<{
  id: string;
  input?: ReviewedStagedItemInput | null | undefined;
}>;


export type ApproveStagedItemMutation = { approveStagedItem: { id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null } };

export type DiscardStagedItemMutationVariables = Exact<{
  id: string;
}>;


export type DiscardStagedItemMutation = { discardStagedItem: { id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null } };

export type ReadDocumentAgainMutationVariables = Exact<{
  id: string;
}>;


export type ReadDocumentAgainMutation = { readDocumentAgain: { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } } };

export type DocumentQueryVariables = Exact<{
  id: string;
}>;


export type DocumentQuery = { document: { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } } };

export type InboxQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxQuery = { pendingItemCount: number, pendingItems: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }> };

export type DocumentItemsQueryVariables = Exact<{
  documentId: string;
}>;


export type DocumentItemsQuery = { documentItems: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }> };

export type PendingItemsChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PendingItemsChangedSubscription = { pendingItemsChanged: { cursor: string, pendingItemCount: number, items: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }>, documents: Array<{ id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } }> } };

export type DocumentDetailsFragment = { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } };

export type ItemDetailsFragment = { id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null };

export type FieldDetailsFragment = { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null };

export type ReceiptDetailsFragment = { id: string, version: number, totalProven: boolean, text: string, vendorVatId: string | null, dueDate: string | null, iban: string | null, ibanWarning: string | null, paymentReference: string | null, payee: string | null, paymentSource: FieldSource | null, paidOn: string | null, codes: Array<string>, payable: { value: string, currency: string } | null, paymentCode: { kind: PaymentCodeKind, text: string } | null, eInvoice: { number: string | null, isCreditNote: boolean, sellerAddress: Array<string>, warnings: Array<string>, taxes: Array<{ rate: string | null, amount: string | null }> } | null, merchant: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, date: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, currency: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, total: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, tax: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, itemsTotal: { value: string, currency: string }, document: { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } }, items: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string, words: Array<{ text: string, x: number, y: number }> }>, matches: Array<{ reasons: Array<string>, transaction: { id: string } }>, duplicateOf: { id: string } | null, transactions: Array<{ id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null }> };

export type ReviewedFragment = { document: { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } }, items: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }>, transactions: Array<{ id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null }> };

export type SetReceiptPaidMutationVariables = Exact<{
  id: string;
  paidOn?: string | null | undefined;
}>;


export type SetReceiptPaidMutation = { setReceiptPaid: { id: string, version: number, totalProven: boolean, text: string, vendorVatId: string | null, dueDate: string | null, iban: string | null, ibanWarning: string | null, paymentReference: string | null, payee: string | null, paymentSource: FieldSource | null, paidOn: string | null, codes: Array<string>, payable: { value: string, currency: string } | null, paymentCode: { kind: PaymentCodeKind, text: string } | null, eInvoice: { number: string | null, isCreditNote: boolean, sellerAddress: Array<string>, warnings: Array<string>, taxes: Array<{ rate: string | null, amount: string | null }> } | null, merchant: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, date: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, currency: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, total: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, tax: { source: FieldSource | null, value: string | null, confidence: number, doubt: string | null, candidates: Array<string>, place: { page: number, x: number, y: number, width: number, height: number } | null }, itemsTotal: { value: string, currency: string }, document: { id: string, note: string | null, kind: DocumentKind, stage: DocumentStage, state: DocumentState, title: string, failure: string | null, receiptId: string | null, reviewPath: string, itemCount: number, pendingItemCount: number, total: { value: string, currency: string } | null, createdBy: { name: string } }, items: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, amountDoubt: string | null, position: number, type: CategoryType, description: string, date: string | null, month: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { value: string, currency: string }, category: { id: string, key: string | null } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string, words: Array<{ text: string, x: number, y: number }> }>, matches: Array<{ reasons: Array<string>, transaction: { id: string } }>, duplicateOf: { id: string } | null, transactions: Array<{ id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null }> } };

export type DueReceiptsQueryVariables = Exact<{
  month: string;
}>;


export type DueReceiptsQuery = { dashboard: { attention: { dueReceipts: Array<{ id: string, merchant: string | null, dueDate: string, amount: { value: string, currency: string } | null }> } } };

export type BudgetAlertsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BudgetAlertsSubscription = { ledgerChanged: { cursor: string, budgetAlerts: Array<{ level: number, line: { state: BudgetState, category: { name: string } } }> } };

export type BudgetsSheetFragment = { from: string, to: string, plannedBefore: string | null, planned: { value: string }, carried: { value: string }, spent: { value: string }, left: { value: string }, income: { value: string }, leftToPlan: { value: string }, lines: Array<{ isPlanned: boolean, carriedFrom: string | null, state: BudgetState, counts: boolean, category: { name: string }, planned: { value: string }, carried: { value: string }, spent: { value: string }, left: { value: string }, unallocated: { value: string } | null }> };

export type CategoryTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryTreeQuery = { categories: Array<{ id: string, key: string | null, name: string, type: CategoryType, icon: string, color: number, parentId: string | null, position: number, archived: boolean }> };

export type RecurringQueryVariables = Exact<{
  days?: number | null | undefined;
}>;


export type RecurringQuery = { recurring: { suggestionCount: number, recurrences: Array<{ id: string, description: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { value: string }, category: { id: string } | null }>, occurrences: Array<{ recurrenceId: string, date: string, isDue: boolean }>, months: Array<{ month: string, count: number, income: { value: string }, expense: { value: string } }> } };

export type DeclineRecurrenceSuggestionMutationVariables = Exact<{
  id: string;
  declined?: boolean | null | undefined;
}>;


export type DeclineRecurrenceSuggestionMutation = { declineRecurrenceSuggestion: string };

export type RecordedTransactionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordedTransactionsQuery = { transactions: { edges: Array<{ node: { id: string, date: string, description: string, isReviewed: boolean, recurrenceId: string | null, amount: { value: string } } }> } };

export type RecurrenceDetailsFragment = { id: string, description: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { value: string }, category: { id: string } | null };

export type ReportOfQueryVariables = Exact<{
  from: string;
  to: string;
  part?: MemberPart | null | undefined;
}>;


export type ReportOfQuery = { report: { firstDay: string, lastDay: string, comparedFrom: string, comparedTo: string, income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, net: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, months: Array<{ month: string, income: { value: string }, expense: { value: string } }>, categories: Array<{ type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, parts: Array<{ type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, category: { id: string, name: string } | null, amount: { value: string }, previous: { value: string } | null }>, category: { id: string, name: string } | null, amount: { value: string }, previous: { value: string } | null }>, tags: Array<{ tag: { id: string, name: string } | null, income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } } }>, members: Array<{ person: { id: string, name: string } | null, income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } } }> } };

export type LedgerWithReportSubscriptionVariables = Exact<{
  from: string;
  to: string;
}>;


export type LedgerWithReportSubscription = { ledgerChanged: { changes: Array<{ kind: RecordKind, action: ChangeAction, savedView: { name: string, isShared: boolean, owner: { name: string } } | null }>, report: { expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } } } } };

export type FigureValuesFragment = { changePercent: number | null, amount: { value: string }, previous: { value: string } };

export type CategoryValuesFragment = { type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, category: { id: string, name: string } | null, amount: { value: string }, previous: { value: string } | null };

export type DeclineRuleSuggestionMutationVariables = Exact<{
  id: string;
}>;


export type DeclineRuleSuggestionMutation = { declineRuleSuggestion: string };

export type RefileTransactionMutationVariables = Exact<{
  id: string;
  categoryId: string;
}>;


export type RefileTransactionMutation = { updateTransaction: { suggestedRule: { id: string, description: string, times: number, category: { name: string } | null } | null } };

export type FiledTransactionsQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type FiledTransactionsQuery = { transactions: { edges: Array<{ node: { id: string, description: string, isReviewed: boolean, category: { name: string } | null, tags: Array<{ name: string }>, setBy: Array<{ field: SettableField, by: FieldSetter, id: string | null }> } }> } };

export type RuleSuggestionDetailsFragment = { id: string, description: string, times: number, category: { name: string } | null };

export type PlanQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanQuery = { billing: { period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, payAt: string | null, plan: { key: PlanKey }, choices: Array<{ key: PlanKey, pricePerMonth: number, pricePerYear: number }>, usage: { writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } } };

export type ChoosePlanMutationVariables = Exact<{
  plan: PlanKey;
  period: PlanPeriod;
}>;


export type ChoosePlanMutation = { changePlan: { period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, payAt: string | null, plan: { key: PlanKey }, choices: Array<{ key: PlanKey, pricePerMonth: number, pricePerYear: number }>, usage: { writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } } };

export type TryPlanMutationVariables = Exact<{
  plan: PlanKey;
}>;


export type TryPlanMutation = { startTrial: { period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, payAt: string | null, plan: { key: PlanKey }, choices: Array<{ key: PlanKey, pricePerMonth: number, pricePerYear: number }>, usage: { writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } } };

export type PlanNewsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PlanNewsSubscription = { ledgerChanged: { billing: { plan: { key: PlanKey } } | null } };

export type PlanAndUsageFragment = { period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, payAt: string | null, plan: { key: PlanKey }, choices: Array<{ key: PlanKey, pricePerMonth: number, pricePerYear: number }>, usage: { writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } };

export type OwnPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPaymentsQuery = { payments: { status: PaymentStatus, endsAt: string | null, pending: PaymentRequest | null, refusal: PaymentRefusal | null, payChangeAt: string | null, nextInvoice: { at: string, amount: { value: string, currency: string } } | null, invoices: Array<{ status: InvoiceStatus, url: string | null, amount: { value: string } }>, packs: Array<{ credits: number, left: number, expiresAt: string }> } | null };

export type OwnPaymentsSheetFragment = { status: PaymentStatus, endsAt: string | null, pending: PaymentRequest | null, refusal: PaymentRefusal | null, payChangeAt: string | null, nextInvoice: { at: string, amount: { value: string, currency: string } } | null, invoices: Array<{ status: InvoiceStatus, url: string | null, amount: { value: string } }>, packs: Array<{ credits: number, left: number, expiresAt: string }> };

export type MuteMutationVariables = Exact<{
  mails: Array<MailKind> | MailKind;
}>;


export type MuteMutation = { updatePreferences: { mutedMails: Array<MailKind> } };

export type RecordsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RecordsChangedSubscription = { ledgerChanged: { changes: Array<{ kind: RecordKind, id: string, action: ChangeAction }> } };

export type CreateOrganizationMutationVariables = Exact<{
  input: NewOrganizationInput;
}>;


export type CreateOrganizationMutation = { createOrganization: { id: string, name: string, kind: OrganizationKind, currency: string, monthStartDay: number, timeZone: string, userRole: Role, plan: string | null, isPaymentDue: boolean, memberCount: number } };

export type UpdateOrganizationMutationVariables = Exact<{
  changes: OrganizationChangesInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { id: string, name: string, kind: OrganizationKind, currency: string, monthStartDay: number, timeZone: string, userRole: Role, plan: string | null, isPaymentDue: boolean, memberCount: number } };

export type OrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationsQuery = { organizations: Array<{ id: string, name: string, kind: OrganizationKind, currency: string, monthStartDay: number, timeZone: string, userRole: Role, plan: string | null, isPaymentDue: boolean, memberCount: number }> };

export type DeleteOrganizationMutationVariables = Exact<{
  name: string;
}>;


export type DeleteOrganizationMutation = { deleteOrganization: { id: string, name: string, deletedAt: string, purgedAt: string } };

export type RestoreOrganizationMutationVariables = Exact<{
  id: string;
}>;


export type RestoreOrganizationMutation = { restoreOrganization: { id: string, name: string, kind: OrganizationKind, currency: string, monthStartDay: number, timeZone: string, userRole: Role, plan: string | null, isPaymentDue: boolean, memberCount: number } };

export type WhoRecordedQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoRecordedQuery = { transactions: { edges: Array<{ node: { description: string, authorName: string, createdBy: { name: string } | null } }> } };

export type ChooseCountryMutationVariables = Exact<{
  countryId: string;
}>;


export type ChooseCountryMutation = { updateCountry: { currencySymbol: string, defaultPersonalOrganization: { id: string, currency: string } | null } };

export type PeopleChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PeopleChangedSubscription = { ledgerChanged: { changes: Array<{ kind: RecordKind, id: string, action: ChangeAction, member: { name: string, role: Role } | null }> } };

export type OrganizationDetailsFragment = { id: string, name: string, kind: OrganizationKind, currency: string, monthStartDay: number, timeZone: string, userRole: Role, plan: string | null, isPaymentDue: boolean, memberCount: number };

export type DeletedOrganizationDetailsFragment = { id: string, name: string, deletedAt: string, purgedAt: string };

export type ResumedLedgerSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ResumedLedgerSubscription = { ledgerChanged: { cursor: string, number: number, since: number | null, changes: Array<{ number: number, kind: RecordKind, id: string, action: ChangeAction, transaction: { id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null } | null }> } };

export type ResumedReviewSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ResumedReviewSubscription = { pendingItemsChanged: { cursor: string, number: number, since: number | null, items: Array<{ id: string }>, documents: Array<{ id: string }> } };

export type ResumedConversationSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ResumedConversationSubscription = { chatMessageChanged: { cursor: string, number: number, since: number | null, deletedIds: Array<string>, messages: Array<{ id: string }> } };

export type StandingSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StandingSubscription = { standingChanged: { me: { name: string, locale: string | null, mutedMails: Array<MailKind>, hasCompletedOnboarding: boolean, currencySymbol: string, limits: { aiProcessesPerMonth: number } }, organizations: Array<{ id: string, name: string, currency: string, plan: string | null, userRole: Role, memberCount: number }>, myInvitations: Array<{ id: string, organizationName: string, invitedBy: string, role: Role, sentAt: string, state: InvitationState }>, deletedOrganizations: Array<{ name: string }> } };

export type ArchiveAsToldFragment = { id: string, state: ArchiveState, progress: number, fileName: string, size: number | null, problem: string | null, url: string | null, expiresAt: string | null, counts: Array<{ noun: string, count: number }> };

export type ArchiveFactsQueryVariables = Exact<{
  id: string;
}>;


export type ArchiveFactsQuery = { import: { format: ImportFormat | null, state: ImportState, problem: string | null, canRevert: boolean, archive: { organizationName: string, notes: Array<string>, counts: Array<{ noun: string, count: number }>, there: Array<{ noun: string, count: number }> } | null } };

export type TransactionsFileQueryVariables = Exact<{
  filter?: TransactionFilter | null | undefined;
  format: ExportFormat;
  withReceipts?: boolean | null | undefined;
  locale?: string | null | undefined;
}>;


export type TransactionsFileQuery = { transactionsFile: { url: string, fileName: string, count: number } };

export type BudgetsFileQueryVariables = Exact<{
  from: string;
  to: string;
  format: ExportFormat;
}>;


export type BudgetsFileQuery = { budgetsFile: { url: string, fileName: string, count: number } };

export type ReportFileQueryVariables = Exact<{
  from: string;
  to: string;
  part: MemberPart;
  format: ExportFormat;
}>;


export type ReportFileQuery = { reportFile: { url: string, fileName: string, count: number } };

export type SampleInBooksQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleInBooksQuery = { sampleData: { state: SampleState, count: number, editedCount: number } };

export type SampleFollowedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SampleFollowedSubscription = { ledgerChanged: { sampleData: { state: SampleState, count: number }, budgetAlerts: Array<{ id: string }> } };

export type SampleAroundQueryVariables = Exact<{
  month: string;
  plain?: TransactionFilter | null | undefined;
  split?: TransactionFilter | null | undefined;
}>;


export type SampleAroundQuery = { all: { count: number }, split: { count: number }, newest: { edges: Array<{ node: { date: string, amount: { value: string, currency: string } } }> }, budgets: { lines: Array<{ isPlanned: boolean, category: { name: string } }> }, recurrences: Array<{ id: string, description: string, nextDate: string | null }>, rules: Array<{ id: string }>, tags: Array<{ id: string, name: string, transactionCount: number }>, recurrenceSuggestions: Array<{ name: string }> };

export type WriteAsMutationVariables = Exact<{
  locale: string;
  language?: string | null | undefined;
}>;


export type WriteAsMutation = { updatePreferences: { locale: string | null } };

export type ArchiveCategoryInTourMutationVariables = Exact<{
  id: string;
}>;


export type ArchiveCategoryInTourMutation = { updateCategory: { id: string } };

export type NumbersOfPlanFragment = { planned: { value: string }, carried: { value: string }, spent: { value: string }, left: { value: string }, lines: Array<{ state: BudgetState, counts: boolean, usedPercent: number, category: { id: string }, planned: { value: string }, carried: { value: string }, spent: { value: string }, left: { value: string } }> };

export type NumbersOfFigureFragment = { changePercent: number | null, amount: { value: string }, previous: { value: string } };

export type NumbersOfMonthQueryVariables = Exact<{
  month: string;
}>;


export type NumbersOfMonthQuery = { dashboard: { income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, net: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, cashFlow: Array<{ month: string, income: { value: string }, expense: { value: string }, net: { value: string } }>, spending: Array<{ percent: number, category: { id: string } | null, amount: { value: string } }>, attention: { uncategorisedCount: number, uncategorisedAmount: { value: string } }, latest: Array<{ id: string }>, budget: { planned: { value: string }, carried: { value: string }, spent: { value: string }, left: { value: string }, lines: Array<{ state: BudgetState, counts: boolean, usedPercent: number, category: { id: string }, planned: { value: string }, carried: { value: string }, spent: { value: string }, left: { value: string } }> } } };

export type NumbersOfBudgetsQueryVariables = Exact<{
  month: string;
}>;


export type NumbersOfBudgetsQuery = { budgets: { planned: { value: string }, carried: { value: string }, spent: { value: string }, left: { value: string }, lines: Array<{ state: BudgetState, counts: boolean, usedPercent: number, category: { id: string }, planned: { value: string }, carried: { value: string }, spent: { value: string }, left: { value: string } }> } };

export type NumbersOfListQueryVariables = Exact<{
  filter?: TransactionFilter | null | undefined;
}>;


export type NumbersOfListQuery = { transactionTotals: { count: number, income: { value: string }, expense: { value: string }, net: { value: string } }, transactions: { edges: Array<{ node: { id: string } }>, days: Array<{ day: string, net: { value: string } }> } };

export type NumbersOfReportQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type NumbersOfReportQuery = { report: { income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, net: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, months: Array<{ month: string, net: { value: string } }>, categories: Array<{ type: CategoryType, percent: number, parts: Array<{ type: CategoryType, percent: number, category: { id: string } | null, amount: { value: string }, previous: { value: string } | null }>, category: { id: string } | null, amount: { value: string }, previous: { value: string } | null }>, tags: Array<{ tag: { id: string } | null, income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, net: { changePercent: number | null, amount: { value: string }, previous: { value: string } } }>, paid: Array<{ person: { id: string } | null, income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, net: { changePercent: number | null, amount: { value: string }, previous: { value: string } } }>, recorded: Array<{ person: { id: string } | null, income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, net: { changePercent: number | null, amount: { value: string }, previous: { value: string } } }> } };

export type NumbersOfCategoryFragment = { type: CategoryType, percent: number, category: { id: string } | null, amount: { value: string }, previous: { value: string } | null };

export type NumbersOfTagFragment = { income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, net: { changePercent: number | null, amount: { value: string }, previous: { value: string } } };

export type NumbersOfMemberFragment = { person: { id: string } | null, income: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, net: { changePercent: number | null, amount: { value: string }, previous: { value: string } } };

export type NumbersOfYearQueryVariables = Exact<{
  year: number;
}>;


export type NumbersOfYearQuery = { budgetYear: { rows: Array<{ category: { id: string }, cells: Array<{ month: string, state: BudgetState, planned: { value: string }, carried: { value: string }, spent: { value: string }, left: { value: string } } | null>, planned: { value: string }, spent: { value: string } }>, months: Array<{ month: string, unplanned: { value: string }, planned: { value: string }, spent: { value: string }, left: { value: string } }> } };

export type SayMutationVariables = Exact<{
  input: NewMessageInput;
}>;


export type SayMutation = { sendMessage: { userMessage: { id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null }, assistantMessage: { id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null } } };

export type ConversationQueryVariables = Exact<{
  sessionId: string;
}>;


export type ConversationQuery = { chatMessages: Array<{ id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null }> };

export type ConversationChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ConversationChangedSubscription = { chatMessageChanged: { cursor: string, deletedIds: Array<string>, messages: Array<{ id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null }> } };

export type SaidMessageFragment = { id: string, sessionId: string, role: ChatRole, content: string, working: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ text: string, href: string | null }>, table: { layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ label: string, href: string | null, beforeHref: string | null, amount: { value: string } | null, before: { value: string } | null }> } | null, document: { id: string, kind: DocumentKind, stage: DocumentStage, fileName: string } | null, drafts: Array<{ id: string, kind: StagedItemKind, state: StagedItemState, type: CategoryType, description: string, date: string | null, amount: { value: string, currency: string }, category: { key: string | null } | null }>, metadata: { type: MetadataType, itemsFound: number, reviewUrl: string } | null };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ id: string, key: string | null, name: string, type: CategoryType }> };

export type TransactionsQueryVariables = Exact<{
  filter?: TransactionFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type TransactionsQuery = { transactions: { correctedText: string | null, days: Array<{ day: string, net: { value: string } }>, edges: Array<{ cursor: string, node: { id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type DeleteTransactionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteTransactionsMutation = { deleteTransactions: Array<string> };

export type LedgerChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  month: string;
}>;


export type LedgerChangedSubscription = { ledgerChanged: { cursor: string, changes: Array<{ kind: RecordKind, id: string, action: ChangeAction, transaction: { id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null } | null }>, dashboard: { expense: { amount: { value: string } } } } };

export type DashboardQueryVariables = Exact<{
  month: string;
}>;


export type DashboardQuery = { dashboard: { income: { changePercent: number | null, amount: { value: string } }, expense: { changePercent: number | null, amount: { value: string }, previous: { value: string } }, net: { amount: { value: string } }, cashFlow: Array<{ month: string, expense: { value: string } }>, spending: Array<{ percent: number, category: { name: string } | null, amount: { value: string } }>, attention: { uncategorisedCount: number }, latest: Array<{ description: string }> } };

export type TransactionDetailsFragment = { id: string, type: CategoryType, description: string, note: string, date: string, version: number, amount: { value: string, currency: string }, baseAmount: { value: string, currency: string }, category: { id: string, name: string } | null, createdBy: { name: string } | null };

export const SaidMessageFragmentDoc = /*#__PURE__*/ parseOnUse<SaidMessageFragment, unknown>(`fragment SaidMessage on ChatMessage {
  id
  sessionId
  role
  content
  working
  answer {
    text
    href
  }
  table {
    layout
    title
    legend
    rows {
      label
      href
      amount {
        value
      }
      beforeHref
      before {
        value
      }
    }
  }
  document {
    id
    kind
    stage
    fileName
  }
  drafts {
    id
    kind
    state
    type
    description
    date
    amount {
      value
      currency
    }
    category {
      key
    }
  }
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

export const AnsweredMessageFragmentDoc = /*#__PURE__*/ parseOnUse<AnsweredMessageFragment, unknown>(`fragment AnsweredMessage on ChatMessage {
  ...SaidMessage
  stopped
  notice
  canRunAgain
}`, [SaidMessageFragmentDoc]);

export const LoggedValueFragmentDoc = /*#__PURE__*/ parseOnUse<LoggedValueFragment, unknown>(`fragment LoggedValue on ChangeValue {
  text
  date
  money {
    value
    currency
  }
}`);

export const LoggedBatchFragmentDoc = /*#__PURE__*/ parseOnUse<LoggedBatchFragment, unknown>(`fragment LoggedBatch on ChangeBatch {
  id
  number
  at
  by {
    id
    name
  }
  origin
  summary
  count
  mayUndo
  isUndone
  undoes
  changes {
    kind
    recordId
    action
    title
    fields {
      name
      label
      before {
        ...LoggedValue
      }
      after {
        ...LoggedValue
      }
    }
  }
}`, [LoggedValueFragmentDoc]);

export const TrashedDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<TrashedDetailsFragment, unknown>(`fragment TrashedDetails on TrashedRecord {
  id
  kind
  type
  title
  amount {
    value
    currency
  }
  date
  deletedAt
  deletedBy {
    name
  }
  endsAt
  mayRestore
}`);

export const ImportAsToldFragmentDoc = /*#__PURE__*/ parseOnUse<ImportAsToldFragment, unknown>(`fragment ImportAsTold on Import {
  id
  fileName
  format
  state
  progress
  problem
  rowCount
  newCount
  thereCount
  possibleCount
  takenCount
  undirectedCount
  changedCount
  updatedCount
  leftOut {
    reason
    count
  }
  skippedRows {
    row
    problem
    text
  }
  skippedCount
  firstDay
  lastDay
  sums {
    currency
    moneyIn {
      value
    }
    moneyOut {
      value
    }
  }
  rates {
    currency
    rowCount
    moneyIn {
      value
    }
    moneyOut {
      value
    }
    rate
    source
    lastRate
    lastRateDay
    baseIn {
      value
    }
    baseOut {
      value
      currency
    }
  }
  accounts
  missingCategories
  layout {
    above
    columns {
      date
      amount
      debit
      credit
      texts
      notes
    }
    dayOrder
    decimal
    plainAmounts
  }
  isRemembered
  sample
  canRevert
  editedCount
  batchId
}`);

export const BudgetLineReadFragmentDoc = /*#__PURE__*/ parseOnUse<BudgetLineReadFragment, unknown>(`fragment BudgetLineRead on StagedItem {
  id
  kind
  state
  type
  description
  note
  month
  proposedCategoryName
  confidence
  doubt
  amount {
    value
    currency
  }
  category {
    id
    name
  }
  plannedNow {
    value
  }
  plannedAfter {
    value
  }
  place {
    page
    x
    y
    width
    height
  }
}`);

export const FileDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<FileDetailsFragment, unknown>(`fragment FileDetails on Document {
  id
  kind
  stage
  state
  title
  failure
  credits
  transcript
  fileName
  fileUrl
  reviewPath
  receiptId
  itemCount
  pendingItemCount
  part
  total {
    value
  }
  partOf {
    id
  }
  parts {
    id
    part
    stage
    state
    title
    itemCount
    pendingItemCount
    receiptId
    total {
      value
    }
  }
  sameAs {
    id
  }
}`);

export const DocumentDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<DocumentDetailsFragment, unknown>(`fragment DocumentDetails on Document {
  id
  note
  kind
  stage
  state
  title
  failure
  receiptId
  reviewPath
  itemCount
  pendingItemCount
  total {
    value
    currency
  }
  createdBy {
    name
  }
}`);

export const ItemDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<ItemDetailsFragment, unknown>(`fragment ItemDetails on StagedItem {
  id
  kind
  state
  amountDoubt
  position
  type
  description
  amount {
    value
    currency
  }
  date
  month
  category {
    id
    key
  }
  proposedCategoryName
  transactionId
  version
}`);

export const FieldDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<FieldDetailsFragment, unknown>(`fragment FieldDetails on ReadField {
  source
  value
  confidence
  doubt
  candidates
  place {
    page
    x
    y
    width
    height
  }
}`);

export const TransactionDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<TransactionDetailsFragment, unknown>(`fragment TransactionDetails on Transaction {
  id
  type
  amount {
    value
    currency
  }
  baseAmount {
    value
    currency
  }
  description
  note
  date
  version
  category {
    id
    name
  }
  createdBy {
    name
  }
}`);

export const ReceiptDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<ReceiptDetailsFragment, unknown>(`fragment ReceiptDetails on Receipt {
  id
  version
  totalProven
  text
  vendorVatId
  dueDate
  iban
  ibanWarning
  paymentReference
  payee
  paymentSource
  paidOn
  codes
  payable {
    value
    currency
  }
  paymentCode {
    kind
    text
  }
  eInvoice {
    number
    isCreditNote
    sellerAddress
    taxes {
      rate
      amount
    }
    warnings
  }
  merchant {
    ...FieldDetails
  }
  date {
    ...FieldDetails
  }
  currency {
    ...FieldDetails
  }
  total {
    ...FieldDetails
  }
  tax {
    ...FieldDetails
  }
  itemsTotal {
    value
    currency
  }
  document {
    ...DocumentDetails
  }
  items {
    ...ItemDetails
  }
  pages {
    number
    width
    height
    imageUrl
    words {
      text
      x
      y
    }
  }
  matches {
    reasons
    transaction {
      id
    }
  }
  duplicateOf {
    id
  }
  transactions {
    ...TransactionDetails
  }
}`, [FieldDetailsFragmentDoc, DocumentDetailsFragmentDoc, ItemDetailsFragmentDoc, TransactionDetailsFragmentDoc]);

export const ReviewedFragmentDoc = /*#__PURE__*/ parseOnUse<ReviewedFragment, unknown>(`fragment Reviewed on ReviewResult {
  document {
    ...DocumentDetails
  }
  items {
    ...ItemDetails
  }
  transactions {
    ...TransactionDetails
  }
}`, [DocumentDetailsFragmentDoc, ItemDetailsFragmentDoc, TransactionDetailsFragmentDoc]);

export const BudgetsSheetFragmentDoc = /*#__PURE__*/ parseOnUse<BudgetsSheetFragment, unknown>(`fragment BudgetsSheet on BudgetMonth {
  from
  to
  planned {
    value
  }
  carried {
    value
  }
  spent {
    value
  }
  left {
    value
  }
  income {
    value
  }
  leftToPlan {
    value
  }
  plannedBefore
  lines {
    category {
      name
    }
    isPlanned
    planned {
      value
    }
    carried {
      value
    }
    carriedFrom
    spent {
      value
    }
    left {
      value
    }
    unallocated {
      value
    }
    state
    counts
  }
}`);

export const RecurrenceDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<RecurrenceDetailsFragment, unknown>(`fragment RecurrenceDetails on Recurrence {
  id
  description
  amount {
    value
  }
  category {
    id
  }
  frequency
  every
  startDate
  endDate
  nextDate
  posts
  isPaused
  version
}`);

export const FigureValuesFragmentDoc = /*#__PURE__*/ parseOnUse<FigureValuesFragment, unknown>(`fragment FigureValues on Figure {
  changePercent
  amount {
    value
  }
  previous {
    value
  }
}`);

export const CategoryValuesFragmentDoc = /*#__PURE__*/ parseOnUse<CategoryValuesFragment, unknown>(`fragment CategoryValues on CategoryFigure {
  type
  percent
  changePercent
  categoryIds
  category {
    id
    name
  }
  amount {
    value
  }
  previous {
    value
  }
}`);

export const RuleSuggestionDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<RuleSuggestionDetailsFragment, unknown>(`fragment RuleSuggestionDetails on RuleSuggestion {
  id
  description
  times
  category {
    name
  }
}`);

export const PlanAndUsageFragmentDoc = /*#__PURE__*/ parseOnUse<PlanAndUsageFragment, unknown>(`fragment PlanAndUsage on Billing {
  plan {
    key
  }
  period
  endsAt
  isTrial
  isReadOnly
  canStartTrial
  payAt
  choices {
    key
    pricePerMonth
    pricePerYear
  }
  usage {
    writers
    viewers
    organizationsOwned
    credits
    creditsLimit
    storageMegabytes
  }
}`);

export const OwnPaymentsSheetFragmentDoc = /*#__PURE__*/ parseOnUse<OwnPaymentsSheetFragment, unknown>(`fragment OwnPaymentsSheet on Payments {
  status
  endsAt
  pending
  refusal
  payChangeAt
  nextInvoice {
    amount {
      value
      currency
    }
    at
  }
  invoices {
    status
    amount {
      value
    }
    url
  }
  packs {
    credits
    left
    expiresAt
  }
}`);

export const OrganizationDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<OrganizationDetailsFragment, unknown>(`fragment OrganizationDetails on Organization {
  id
  name
  kind
  currency
  monthStartDay
  timeZone
  userRole
  plan
  isPaymentDue
  memberCount
}`);

export const DeletedOrganizationDetailsFragmentDoc = /*#__PURE__*/ parseOnUse<DeletedOrganizationDetailsFragment, unknown>(`fragment DeletedOrganizationDetails on DeletedOrganization {
  id
  name
  deletedAt
  purgedAt
}`);

export const ArchiveAsToldFragmentDoc = /*#__PURE__*/ parseOnUse<ArchiveAsToldFragment, unknown>(`fragment ArchiveAsTold on Archive {
  id
  state
  progress
  fileName
  size
  counts {
    noun
    count
  }
  problem
  url
  expiresAt
}`);

export const NumbersOfPlanFragmentDoc = /*#__PURE__*/ parseOnUse<NumbersOfPlanFragment, unknown>(`fragment NumbersOfPlan on BudgetMonth {
  planned {
    value
  }
  carried {
    value
  }
  spent {
    value
  }
  left {
    value
  }
  lines {
    state
    counts
    usedPercent
    category {
      id
    }
    planned {
      value
    }
    carried {
      value
    }
    spent {
      value
    }
    left {
      value
    }
  }
}`);

export const NumbersOfFigureFragmentDoc = /*#__PURE__*/ parseOnUse<NumbersOfFigureFragment, unknown>(`fragment NumbersOfFigure on Figure {
  changePercent
  amount {
    value
  }
  previous {
    value
  }
}`);

export const NumbersOfCategoryFragmentDoc = /*#__PURE__*/ parseOnUse<NumbersOfCategoryFragment, unknown>(`fragment NumbersOfCategory on CategoryFigure {
  type
  percent
  category {
    id
  }
  amount {
    value
  }
  previous {
    value
  }
}`);

export const NumbersOfTagFragmentDoc = /*#__PURE__*/ parseOnUse<NumbersOfTagFragment, unknown>(`fragment NumbersOfTag on TagFigures {
  income {
    ...NumbersOfFigure
  }
  expense {
    ...NumbersOfFigure
  }
  net {
    ...NumbersOfFigure
  }
}`, [NumbersOfFigureFragmentDoc]);

export const NumbersOfMemberFragmentDoc = /*#__PURE__*/ parseOnUse<NumbersOfMemberFragment, unknown>(`fragment NumbersOfMember on MemberFigures {
  person {
    id
  }
  income {
    ...NumbersOfFigure
  }
  expense {
    ...NumbersOfFigure
  }
  net {
    ...NumbersOfFigure
  }
}`, [NumbersOfFigureFragmentDoc]);

export const LinkedAnswersDocument = /*#__PURE__*/ parseOnUse<LinkedAnswersQuery, LinkedAnswersQueryVariables>(`query LinkedAnswers($sessionId: ID!) {
  chatMessages(sessionId: $sessionId) {
    id
    role
    answer {
      text
      href
    }
    table {
      rows {
        amount {
          value
        }
        href
      }
    }
  }
}`);

export const AskDocument = /*#__PURE__*/ parseOnUse<AskMutation, AskMutationVariables>(`mutation Ask($input: NewMessageInput!) {
  sendMessage(input: $input) {
    userMessage {
      ...AnsweredMessage
    }
    assistantMessage {
      ...AnsweredMessage
    }
  }
}`, [AnsweredMessageFragmentDoc]);

export const AnswersDocument = /*#__PURE__*/ parseOnUse<AnswersQuery, AnswersQueryVariables>(`query Answers($sessionId: ID!) {
  chatMessages(sessionId: $sessionId) {
    ...AnsweredMessage
  }
}`, [AnsweredMessageFragmentDoc]);

export const StopAnswerDocument = /*#__PURE__*/ parseOnUse<StopAnswerMutation, StopAnswerMutationVariables>(`mutation StopAnswer($id: ID!) {
  stopMessage(id: $id) {
    ...AnsweredMessage
  }
}`, [AnsweredMessageFragmentDoc]);

export const AskAgainDocument = /*#__PURE__*/ parseOnUse<AskAgainMutation, AskAgainMutationVariables>(`mutation AskAgain($id: ID!) {
  runAgain(id: $id) {
    ...AnsweredMessage
  }
}`, [AnsweredMessageFragmentDoc]);

export const AnswersAtWorkDocument = /*#__PURE__*/ parseOnUse<AnswersAtWorkQuery, AnswersAtWorkQueryVariables>(`query AnswersAtWork($sessionId: ID!) {
  chatMessages(sessionId: $sessionId) {
    id
    working
  }
}`);

export const ChangeLogDocument = /*#__PURE__*/ parseOnUse<ChangeLogQuery, ChangeLogQueryVariables>(`query ChangeLog($filter: ChangeLogFilter, $first: Int, $after: String) {
  changeLog(filter: $filter, first: $first, after: $after) {
    edges {
      cursor
      node {
        ...LoggedBatch
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`, [LoggedBatchFragmentDoc]);

export const LoggedActionDocument = /*#__PURE__*/ parseOnUse<LoggedActionQuery, LoggedActionQueryVariables>(`query LoggedAction($id: ID!) {
  changeBatch(id: $id) {
    ...LoggedBatch
  }
}`, [LoggedBatchFragmentDoc]);

export const LogFollowedDocument = /*#__PURE__*/ parseOnUse<LogFollowedSubscription, LogFollowedSubscriptionVariables>(`subscription LogFollowed($after: Cursor, $filter: ChangeLogFilter) {
  ledgerChanged(after: $after) {
    cursor
    batches(filter: $filter) {
      ...LoggedBatch
    }
  }
}`, [LoggedBatchFragmentDoc]);

export const HistoryFollowedDocument = /*#__PURE__*/ parseOnUse<HistoryFollowedSubscription, HistoryFollowedSubscriptionVariables>(`subscription HistoryFollowed($kind: HistoryKind!, $id: ID!) {
  ledgerChanged {
    cursor
    history(kind: $kind, id: $id) {
      ...LoggedBatch
    }
  }
}`, [LoggedBatchFragmentDoc]);

export const TrashDocument = /*#__PURE__*/ parseOnUse<TrashQuery, TrashQueryVariables>(`query Trash($kind: TrashKind, $first: Int, $after: String) {
  trash(kind: $kind, first: $first, after: $after) {
    edges {
      node {
        ...TrashedDetails
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`, [TrashedDetailsFragmentDoc]);

export const ImportOfDocument = /*#__PURE__*/ parseOnUse<ImportOfQuery, ImportOfQueryVariables>(`query ImportOf($id: ID!) {
  import(id: $id) {
    ...ImportAsTold
  }
}`, [ImportAsToldFragmentDoc]);

export const ImportsListDocument = /*#__PURE__*/ parseOnUse<ImportsListQuery, ImportsListQueryVariables>(`query ImportsList($first: Int, $after: String) {
  imports(first: $first, after: $after) {
    edges {
      node {
        id
        fileName
        state
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`);

export const ImportRowsOfDocument = /*#__PURE__*/ parseOnUse<ImportRowsOfQuery, ImportRowsOfQueryVariables>(`query ImportRowsOf($importId: ID!, $verdict: ImportVerdict, $isTaken: Boolean, $search: String, $first: Int, $after: String) {
  importRows(
    importId: $importId
    verdict: $verdict
    isTaken: $isTaken
    search: $search
    first: $first
    after: $after
  ) {
    totalCount
    edges {
      node {
        id
        position
        date
        type
        amount {
          value
          currency
        }
        baseAmount {
          value
        }
        description
        note
        category {
          name
        }
        categorySetBy
        categoryName
        tagNames
        isSplit
        verdict
        match {
          id
          description
        }
        reasons
        isTaken
        isUndirected
        doubt
        changes {
          field
          before
          after
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`);

export const BeginImportDocument = /*#__PURE__*/ parseOnUse<BeginImportMutation, BeginImportMutationVariables>(`mutation BeginImport($storagePath: String!) {
  startImport(storagePath: $storagePath) {
    ...ImportAsTold
  }
}`, [ImportAsToldFragmentDoc]);

export const LayImportOutDocument = /*#__PURE__*/ parseOnUse<LayImportOutMutation, LayImportOutMutationVariables>(`mutation LayImportOut($id: ID!, $layout: ImportLayoutInput!) {
  changeImportLayout(id: $id, layout: $layout) {
    ...ImportAsTold
  }
}`, [ImportAsToldFragmentDoc]);

export const TakeImportRowsDocument = /*#__PURE__*/ parseOnUse<TakeImportRowsMutation, TakeImportRowsMutationVariables>(`mutation TakeImportRows($id: ID!, $rowIds: [ID!], $verdict: ImportVerdict, $isTaken: Boolean!) {
  decideImportRows(id: $id, rowIds: $rowIds, verdict: $verdict, isTaken: $isTaken) {
    ...ImportAsTold
  }
}`, [ImportAsToldFragmentDoc]);

export const FileImportRowsDocument = /*#__PURE__*/ parseOnUse<FileImportRowsMutation, FileImportRowsMutationVariables>(`mutation FileImportRows($id: ID!, $rowIds: [ID!]!, $categoryId: ID, $alsoSame: Boolean) {
  chooseImportCategory(
    id: $id
    rowIds: $rowIds
    categoryId: $categoryId
    alsoSame: $alsoSame
  ) {
    ...ImportAsTold
  }
}`, [ImportAsToldFragmentDoc]);

export const SayImportRateDocument = /*#__PURE__*/ parseOnUse<SayImportRateMutation, SayImportRateMutationVariables>(`mutation SayImportRate($id: ID!, $currency: String!, $rate: Decimal) {
  setImportRate(id: $id, currency: $currency, rate: $rate) {
    ...ImportAsTold
  }
}`, [ImportAsToldFragmentDoc]);

export const BringInDocument = /*#__PURE__*/ parseOnUse<BringInMutation, BringInMutationVariables>(`mutation BringIn($id: ID!, $createCategories: Boolean) {
  applyImport(id: $id, createCategories: $createCategories) {
    id
    state
  }
}`);

export const ImportFollowedDocument = /*#__PURE__*/ parseOnUse<ImportFollowedSubscription, ImportFollowedSubscriptionVariables>(`subscription ImportFollowed($id: ID!) {
  importChanged(id: $id) {
    ...ImportAsTold
  }
}`, [ImportAsToldFragmentDoc]);

export const DirectImportRowsDocument = /*#__PURE__*/ parseOnUse<DirectImportRowsMutation, DirectImportRowsMutationVariables>(`mutation DirectImportRows($id: ID!, $rowIds: [ID!], $type: CategoryType!) {
  setImportDirection(id: $id, rowIds: $rowIds, type: $type) {
    ...ImportAsTold
  }
}`, [ImportAsToldFragmentDoc]);

export const BudgetListReadDocument = /*#__PURE__*/ parseOnUse<BudgetListReadQuery, BudgetListReadQueryVariables>(`query BudgetListRead($documentId: ID!) {
  document(id: $documentId) {
    id
    kind
    stage
    state
    failure
    reviewPath
    receiptId
    credits
  }
  documentItems(documentId: $documentId) {
    ...BudgetLineRead
  }
}`, [BudgetLineReadFragmentDoc]);

export const PlannedDocument = /*#__PURE__*/ parseOnUse<PlannedQuery, PlannedQueryVariables>(`query Planned($month: Month!) {
  budgets(month: $month) {
    planned {
      value
    }
    lines {
      category {
        name
        type
      }
      planned {
        value
      }
    }
  }
}`);

export const ApproveBudgetLineDocument = /*#__PURE__*/ parseOnUse<ApproveBudgetLineMutation, ApproveBudgetLineMutationVariables>(`mutation ApproveBudgetLine($id: ID!, $input: ReviewedStagedItemInput) {
  approveStagedItem(id: $id, input: $input) {
    ...BudgetLineRead
  }
}`, [BudgetLineReadFragmentDoc]);

export const AnswerDuplicateDocument = /*#__PURE__*/ parseOnUse<AnswerDuplicateMutation, AnswerDuplicateMutationVariables>(`mutation AnswerDuplicate($documentId: ID!, $answer: DuplicateAnswer!) {
  answerDuplicate(documentId: $documentId, answer: $answer) {
    ...FileDetails
  }
}`, [FileDetailsFragmentDoc]);

export const TypeVoiceNoteDocument = /*#__PURE__*/ parseOnUse<TypeVoiceNoteMutation, TypeVoiceNoteMutationVariables>(`mutation TypeVoiceNote($documentId: ID!, $text: String!) {
  typeVoiceNote(documentId: $documentId, text: $text) {
    ...FileDetails
  }
}`, [FileDetailsFragmentDoc]);

export const FileOfDocument = /*#__PURE__*/ parseOnUse<FileOfQuery, FileOfQueryVariables>(`query FileOf($id: ID!) {
  document(id: $id) {
    ...FileDetails
  }
}`, [FileDetailsFragmentDoc]);

export const DoubtedItemsDocument = /*#__PURE__*/ parseOnUse<DoubtedItemsQuery, DoubtedItemsQueryVariables>(`query DoubtedItems($documentId: ID!) {
  documentItems(documentId: $documentId) {
    id
    state
    description
    amount {
      value
    }
    confidence
    doubt
    transactionId
    place {
      page
    }
  }
}`);

export const DocumentsOfMailsDocument = /*#__PURE__*/ parseOnUse<DocumentsOfMailsQuery, DocumentsOfMailsQueryVariables>(`query DocumentsOfMails {
  receipts(first: 20, unmatched: false) {
    edges {
      node {
        total {
          value
        }
        document {
          stage
          failure
          fileName
          createdBy {
            name
          }
          mail {
            sender
            subject
          }
        }
      }
    }
  }
}`);

export const MailsInReviewDocument = /*#__PURE__*/ parseOnUse<MailsInReviewQuery, MailsInReviewQueryVariables>(`query MailsInReview {
  receipts(first: 20) {
    edges {
      node {
        id
        merchant {
          value
        }
        total {
          value
        }
        document {
          id
          stage
          failure
          fileName
          contentType
          mail {
            sender
            subject
            sentAt
          }
        }
      }
    }
  }
  pendingItems {
    description
    amount {
      value
    }
    document {
      id
      kind
      fileName
      mail {
        subject
      }
    }
  }
}`);

export const MatchesDocument = /*#__PURE__*/ parseOnUse<MatchesQuery, MatchesQueryVariables>(`query Matches($id: ID!) {
  receipt(id: $id) {
    id
    version
    matches {
      reasons
      transaction {
        id
      }
    }
    document {
      state
    }
    items {
      state
      transactionId
    }
    transactions {
      id
    }
  }
}`);

export const MatchesOfAllDocument = /*#__PURE__*/ parseOnUse<MatchesOfAllQuery, MatchesOfAllQueryVariables>(`query MatchesOfAll($unmatched: Boolean) {
  receipts(first: 50, unmatched: $unmatched) {
    edges {
      node {
        id
        matches {
          transaction {
            id
          }
        }
      }
    }
  }
}`);

export const LookAlikesDocument = /*#__PURE__*/ parseOnUse<LookAlikesQuery, LookAlikesQueryVariables>(`query LookAlikes {
  pendingItems {
    id
    kind
    description
    lookAlikes {
      reasons
      transaction {
        id
      }
    }
  }
}`);

export const MergeStagedItemDocument = /*#__PURE__*/ parseOnUse<MergeStagedItemMutation, MergeStagedItemMutationVariables>(`mutation MergeStagedItem($id: ID!, $transactionId: ID!) {
  mergeStagedItem(id: $id, transactionId: $transactionId) {
    ...ItemDetails
  }
}`, [ItemDetailsFragmentDoc]);

export const ChooseToAttachDocument = /*#__PURE__*/ parseOnUse<ChooseToAttachMutation, ChooseToAttachMutationVariables>(`mutation ChooseToAttach($attachesReceipts: Boolean!) {
  updateOrganization(changes: { attachesReceipts: $attachesReceipts }) {
    attachesReceipts
  }
}`);

export const PendingReceiptsChangedDocument = /*#__PURE__*/ parseOnUse<PendingReceiptsChangedSubscription, PendingReceiptsChangedSubscriptionVariables>(`subscription PendingReceiptsChanged($after: Cursor) {
  pendingItemsChanged(after: $after) {
    cursor
    receipts {
      id
      matches {
        reasons
        transaction {
          id
        }
      }
    }
    documents {
      id
      state
    }
  }
}`);

export const CreateUploadUrlDocument = /*#__PURE__*/ parseOnUse<CreateUploadUrlMutation, CreateUploadUrlMutationVariables>(`mutation CreateUploadUrl($input: UploadInput!) {
  createUploadUrl(input: $input) {
    uploadUrl
    storagePath
    expiresAt
  }
}`);

export const CreateReceiptDocument = /*#__PURE__*/ parseOnUse<CreateReceiptMutation, CreateReceiptMutationVariables>(`mutation CreateReceipt($input: NewReceiptInput!) {
  createReceipt(input: $input) {
    ...ReceiptDetails
  }
}`, [ReceiptDetailsFragmentDoc]);

export const ReceiptDocument = /*#__PURE__*/ parseOnUse<ReceiptQuery, ReceiptQueryVariables>(`query Receipt($id: ID!) {
  receipt(id: $id) {
    ...ReceiptDetails
  }
}`, [ReceiptDetailsFragmentDoc]);

export const ReceiptsDocument = /*#__PURE__*/ parseOnUse<ReceiptsQuery, ReceiptsQueryVariables>(`query Receipts($state: DocumentState, $first: Int, $after: String) {
  receipts(state: $state, first: $first, after: $after) {
    edges {
      node {
        id
        merchant {
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

export const ApproveReceiptDocument = /*#__PURE__*/ parseOnUse<ApproveReceiptMutation, ApproveReceiptMutationVariables>(`mutation ApproveReceipt($id: ID!, $version: Int!, $input: ReviewedReceiptInput!) {
  approveReceipt(id: $id, version: $version, input: $input) {
    ...Reviewed
  }
}`, [ReviewedFragmentDoc]);

export const DiscardReceiptDocument = /*#__PURE__*/ parseOnUse<DiscardReceiptMutation, DiscardReceiptMutationVariables>(`mutation DiscardReceipt($id: ID!) {
  discardReceipt(id: $id) {
    ...Reviewed
  }
}`, [ReviewedFragmentDoc]);

export const ApproveStagedItemDocument = /*#__PURE__*/ parseOnUse<ApproveStagedItemMutation, ApproveStagedItemMutationVariables>(`mutation ApproveStagedItem($id: ID!, $input: ReviewedStagedItemInput) {
  approveStagedItem(id: $id, input: $input) {
    ...ItemDetails
  }
}`, [ItemDetailsFragmentDoc]);

export const DiscardStagedItemDocument = /*#__PURE__*/ parseOnUse<DiscardStagedItemMutation, DiscardStagedItemMutationVariables>(`mutation DiscardStagedItem($id: ID!) {
  discardStagedItem(id: $id) {
    ...ItemDetails
  }
}`, [ItemDetailsFragmentDoc]);

export const ReadDocumentAgainDocument = /*#__PURE__*/ parseOnUse<ReadDocumentAgainMutation, ReadDocumentAgainMutationVariables>(`mutation ReadDocumentAgain($id: ID!) {
  readDocumentAgain(id: $id) {
    ...DocumentDetails
  }
}`, [DocumentDetailsFragmentDoc]);

export const DocumentDocument = /*#__PURE__*/ parseOnUse<DocumentQuery, DocumentQueryVariables>(`query Document($id: ID!) {
  document(id: $id) {
    ...DocumentDetails
  }
}`, [DocumentDetailsFragmentDoc]);

export const InboxDocument = /*#__PURE__*/ parseOnUse<InboxQuery, InboxQueryVariables>(`query Inbox {
  pendingItemCount
  pendingItems {
    ...ItemDetails
  }
}`, [ItemDetailsFragmentDoc]);

export const DocumentItemsDocument = /*#__PURE__*/ parseOnUse<DocumentItemsQuery, DocumentItemsQueryVariables>(`query DocumentItems($documentId: ID!) {
  documentItems(documentId: $documentId) {
    ...ItemDetails
  }
}`, [ItemDetailsFragmentDoc]);

export const PendingItemsChangedDocument = /*#__PURE__*/ parseOnUse<PendingItemsChangedSubscription, PendingItemsChangedSubscriptionVariables>(`subscription PendingItemsChanged($after: Cursor) {
  pendingItemsChanged(after: $after) {
    cursor
    pendingItemCount
    items {
      ...ItemDetails
    }
    documents {
      ...DocumentDetails
    }
  }
}`, [ItemDetailsFragmentDoc, DocumentDetailsFragmentDoc]);

export const SetReceiptPaidDocument = /*#__PURE__*/ parseOnUse<SetReceiptPaidMutation, SetReceiptPaidMutationVariables>(`mutation SetReceiptPaid($id: ID!, $paidOn: Date) {
  setReceiptPaid(id: $id, paidOn: $paidOn) {
    ...ReceiptDetails
  }
}`, [ReceiptDetailsFragmentDoc]);

export const DueReceiptsDocument = /*#__PURE__*/ parseOnUse<DueReceiptsQuery, DueReceiptsQueryVariables>(`query DueReceipts($month: Month!) {
  dashboard(month: $month) {
    attention {
      dueReceipts {
        id
        merchant
        dueDate
        amount {
          value
          currency
        }
      }
    }
  }
}`);

export const BudgetAlertsDocument = /*#__PURE__*/ parseOnUse<BudgetAlertsSubscription, BudgetAlertsSubscriptionVariables>(`subscription BudgetAlerts {
  ledgerChanged {
    cursor
    budgetAlerts {
      level
      line {
        category {
          name
        }
        state
      }
    }
  }
}`);

export const CategoryTreeDocument = /*#__PURE__*/ parseOnUse<CategoryTreeQuery, CategoryTreeQueryVariables>(`query CategoryTree {
  categories(includeArchived: true) {
    id
    key
    name
    type
    icon
    color
    parentId
    position
    archived
  }
}`);

export const RecurringDocument = /*#__PURE__*/ parseOnUse<RecurringQuery, RecurringQueryVariables>(`query Recurring($days: Int) {
  recurring(days: $days) {
    recurrences {
      ...RecurrenceDetails
    }
    occurrences {
      recurrenceId
      date
      isDue
    }
    months {
      month
      income {
        value
      }
      expense {
        value
      }
      count
    }
    suggestionCount
  }
}`, [RecurrenceDetailsFragmentDoc]);

export const DeclineRecurrenceSuggestionDocument = /*#__PURE__*/ parseOnUse<DeclineRecurrenceSuggestionMutation, DeclineRecurrenceSuggestionMutationVariables>(`mutation DeclineRecurrenceSuggestion($id: ID!, $declined: Boolean) {
  declineRecurrenceSuggestion(id: $id, declined: $declined)
}`);

export const RecordedTransactionsDocument = /*#__PURE__*/ parseOnUse<RecordedTransactionsQuery, RecordedTransactionsQueryVariables>(`query RecordedTransactions {
  transactions {
    edges {
      node {
        id
        date
        description
        isReviewed
        recurrenceId
        amount {
          value
        }
      }
    }
  }
}`);

export const ReportOfDocument = /*#__PURE__*/ parseOnUse<ReportOfQuery, ReportOfQueryVariables>(`query ReportOf($from: Month!, $to: Month!, $part: MemberPart = PAID_BY) {
  report(from: $from, to: $to) {
    firstDay
    lastDay
    comparedFrom
    comparedTo
    income {
      ...FigureValues
    }
    expense {
      ...FigureValues
    }
    net {
      ...FigureValues
    }
    months {
      month
      income {
        value
      }
      expense {
        value
      }
    }
    categories {
      ...CategoryValues
      parts {
        ...CategoryValues
      }
    }
    tags {
      tag {
        id
        name
      }
      income {
        ...FigureValues
      }
      expense {
        ...FigureValues
      }
    }
    members(part: $part) {
      person {
        id
        name
      }
      income {
        ...FigureValues
      }
      expense {
        ...FigureValues
      }
    }
  }
}`, [FigureValuesFragmentDoc, CategoryValuesFragmentDoc]);

export const LedgerWithReportDocument = /*#__PURE__*/ parseOnUse<LedgerWithReportSubscription, LedgerWithReportSubscriptionVariables>(`subscription LedgerWithReport($from: Month!, $to: Month!) {
  ledgerChanged {
    changes {
      kind
      action
      savedView {
        name
        isShared
        owner {
          name
        }
      }
    }
    report(from: $from, to: $to) {
      expense {
        ...FigureValues
      }
    }
  }
}`, [FigureValuesFragmentDoc]);

export const DeclineRuleSuggestionDocument = /*#__PURE__*/ parseOnUse<DeclineRuleSuggestionMutation, DeclineRuleSuggestionMutationVariables>(`mutation DeclineRuleSuggestion($id: ID!) {
  declineRuleSuggestion(id: $id)
}`);

export const RefileTransactionDocument = /*#__PURE__*/ parseOnUse<RefileTransactionMutation, RefileTransactionMutationVariables>(`mutation RefileTransaction($id: ID!, $categoryId: ID!) {
  updateTransaction(id: $id, changes: { categoryId: $categoryId }) {
    suggestedRule {
      ...RuleSuggestionDetails
    }
  }
}`, [RuleSuggestionDetailsFragmentDoc]);

export const FiledTransactionsDocument = /*#__PURE__*/ parseOnUse<FiledTransactionsQuery, FiledTransactionsQueryVariables>(`query FiledTransactions($text: String) {
  transactions(filter: { text: $text }, first: 100) {
    edges {
      node {
        id
        description
        isReviewed
        category {
          name
        }
        tags {
          name
        }
        setBy {
          field
          by
          id
        }
      }
    }
  }
}`);

export const PlanDocument = /*#__PURE__*/ parseOnUse<PlanQuery, PlanQueryVariables>(`query Plan {
  billing {
    ...PlanAndUsage
  }
}`, [PlanAndUsageFragmentDoc]);

export const ChoosePlanDocument = /*#__PURE__*/ parseOnUse<ChoosePlanMutation, ChoosePlanMutationVariables>(`mutation ChoosePlan($plan: PlanKey!, $period: PlanPeriod!) {
  changePlan(plan: $plan, period: $period) {
    ...PlanAndUsage
  }
}`, [PlanAndUsageFragmentDoc]);

export const TryPlanDocument = /*#__PURE__*/ parseOnUse<TryPlanMutation, TryPlanMutationVariables>(`mutation TryPlan($plan: PlanKey!) {
  startTrial(plan: $plan) {
    ...PlanAndUsage
  }
}`, [PlanAndUsageFragmentDoc]);

export const PlanNewsDocument = /*#__PURE__*/ parseOnUse<PlanNewsSubscription, PlanNewsSubscriptionVariables>(`subscription PlanNews {
  ledgerChanged {
    billing {
      plan {
        key
      }
    }
  }
}`);

export const OwnPaymentsDocument = /*#__PURE__*/ parseOnUse<OwnPaymentsQuery, OwnPaymentsQueryVariables>(`query OwnPayments {
  payments {
    ...OwnPaymentsSheet
  }
}`, [OwnPaymentsSheetFragmentDoc]);

export const MuteDocument = /*#__PURE__*/ parseOnUse<MuteMutation, MuteMutationVariables>(`mutation Mute($mails: [MailKind!]!) {
  updatePreferences(preferences: { mutedMails: $mails }) {
    mutedMails
  }
}`);

export const RecordsChangedDocument = /*#__PURE__*/ parseOnUse<RecordsChangedSubscription, RecordsChangedSubscriptionVariables>(`subscription RecordsChanged {
  ledgerChanged {
    changes {
      kind
      id
      action
    }
  }
}`);

export const CreateOrganizationDocument = /*#__PURE__*/ parseOnUse<CreateOrganizationMutation, CreateOrganizationMutationVariables>(`mutation CreateOrganization($input: NewOrganizationInput!) {
  createOrganization(input: $input) {
    ...OrganizationDetails
  }
}`, [OrganizationDetailsFragmentDoc]);

export const UpdateOrganizationDocument = /*#__PURE__*/ parseOnUse<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>(`mutation UpdateOrganization($changes: OrganizationChangesInput!) {
  updateOrganization(changes: $changes) {
    ...OrganizationDetails
  }
}`, [OrganizationDetailsFragmentDoc]);

export const OrganizationsDocument = /*#__PURE__*/ parseOnUse<OrganizationsQuery, OrganizationsQueryVariables>(`query Organizations {
  organizations {
    ...OrganizationDetails
  }
}`, [OrganizationDetailsFragmentDoc]);

export const DeleteOrganizationDocument = /*#__PURE__*/ parseOnUse<DeleteOrganizationMutation, DeleteOrganizationMutationVariables>(`mutation DeleteOrganization($name: String!) {
  deleteOrganization(name: $name) {
    ...DeletedOrganizationDetails
  }
}`, [DeletedOrganizationDetailsFragmentDoc]);

export const RestoreOrganizationDocument = /*#__PURE__*/ parseOnUse<RestoreOrganizationMutation, RestoreOrganizationMutationVariables>(`mutation RestoreOrganization($id: ID!) {
  restoreOrganization(id: $id) {
    ...OrganizationDetails
  }
}`, [OrganizationDetailsFragmentDoc]);

export const WhoRecordedDocument = /*#__PURE__*/ parseOnUse<WhoRecordedQuery, WhoRecordedQueryVariables>(`query WhoRecorded {
  transactions {
    edges {
      node {
        description
        createdBy {
          name
        }
        authorName
      }
    }
  }
}`);

export const ChooseCountryDocument = /*#__PURE__*/ parseOnUse<ChooseCountryMutation, ChooseCountryMutationVariables>(`mutation ChooseCountry($countryId: ID!) {
  updateCountry(countryId: $countryId) {
    currencySymbol
    defaultPersonalOrganization {
      id
      currency
    }
  }
}`);

export const PeopleChangedDocument = /*#__PURE__*/ parseOnUse<PeopleChangedSubscription, PeopleChangedSubscriptionVariables>(`subscription PeopleChanged {
  ledgerChanged {
    changes {
      kind
      id
      action
      member {
        name
        role
      }
    }
  }
}`);

export const ResumedLedgerDocument = /*#__PURE__*/ parseOnUse<ResumedLedgerSubscription, ResumedLedgerSubscriptionVariables>(`subscription ResumedLedger($after: Cursor) {
  ledgerChanged(after: $after) {
    cursor
    number
    since
    changes {
      number
      kind
      id
      action
      transaction {
        ...TransactionDetails
      }
    }
  }
}`, [TransactionDetailsFragmentDoc]);

export const ResumedReviewDocument = /*#__PURE__*/ parseOnUse<ResumedReviewSubscription, ResumedReviewSubscriptionVariables>(`subscription ResumedReview($after: Cursor) {
  pendingItemsChanged(after: $after) {
    cursor
    number
    since
    items {
      id
    }
    documents {
      id
    }
  }
}`);

export const ResumedConversationDocument = /*#__PURE__*/ parseOnUse<ResumedConversationSubscription, ResumedConversationSubscriptionVariables>(`subscription ResumedConversation($after: Cursor) {
  chatMessageChanged(after: $after) {
    cursor
    number
    since
    messages {
      id
    }
    deletedIds
  }
}`);

export const StandingDocument = /*#__PURE__*/ parseOnUse<StandingSubscription, StandingSubscriptionVariables>(`subscription Standing {
  standingChanged {
    me {
      name
      locale
      mutedMails
      hasCompletedOnboarding
      currencySymbol
      limits {
        aiProcessesPerMonth
      }
    }
    organizations {
      id
      name
      currency
      plan
      userRole
      memberCount
    }
    myInvitations {
      id
      organizationName
      invitedBy
      role
      sentAt
      state
    }
    deletedOrganizations {
      name
    }
  }
}`);

export const ArchiveFactsDocument = /*#__PURE__*/ parseOnUse<ArchiveFactsQuery, ArchiveFactsQueryVariables>(`query ArchiveFacts($id: ID!) {
  import(id: $id) {
    format
    state
    problem
    canRevert
    archive {
      organizationName
      counts {
        noun
        count
      }
      there {
        noun
        count
      }
      notes
    }
  }
}`);

export const TransactionsFileDocument = /*#__PURE__*/ parseOnUse<TransactionsFileQuery, TransactionsFileQueryVariables>(`query TransactionsFile($filter: TransactionFilter, $format: ExportFormat!, $withReceipts: Boolean, $locale: String) {
  transactionsFile(
    filter: $filter
    format: $format
    withReceipts: $withReceipts
    locale: $locale
  ) {
    url
    fileName
    count
  }
}`);

export const BudgetsFileDocument = /*#__PURE__*/ parseOnUse<BudgetsFileQuery, BudgetsFileQueryVariables>(`query BudgetsFile($from: Month!, $to: Month!, $format: ExportFormat!) {
  budgetsFile(from: $from, to: $to, format: $format) {
    url
    fileName
    count
  }
}`);

export const ReportFileDocument = /*#__PURE__*/ parseOnUse<ReportFileQuery, ReportFileQueryVariables>(`query ReportFile($from: Month!, $to: Month!, $part: MemberPart!, $format: ExportFormat!) {
  reportFile(from: $from, to: $to, part: $part, format: $format) {
    url
    fileName
    count
  }
}`);

export const SampleInBooksDocument = /*#__PURE__*/ parseOnUse<SampleInBooksQuery, SampleInBooksQueryVariables>(`query SampleInBooks {
  sampleData {
    state
    count
    editedCount
  }
}`);

export const SampleFollowedDocument = /*#__PURE__*/ parseOnUse<SampleFollowedSubscription, SampleFollowedSubscriptionVariables>(`subscription SampleFollowed($after: Cursor) {
  ledgerChanged(after: $after) {
    sampleData {
      state
      count
    }
    budgetAlerts {
      id
    }
  }
}`);

export const SampleAroundDocument = /*#__PURE__*/ parseOnUse<SampleAroundQuery, SampleAroundQueryVariables>(`query SampleAround($month: Month!, $plain: TransactionFilter, $split: TransactionFilter) {
  all: transactionTotals(filter: $plain) {
    count
  }
  split: transactionTotals(filter: $split) {
    count
  }
  newest: transactions(filter: $plain, first: 1) {
    edges {
      node {
        date
        amount {
          value
          currency
        }
      }
    }
  }
  budgets(month: $month) {
    lines {
      isPlanned
      category {
        name
      }
    }
  }
  recurrences {
    id
    description
    nextDate
  }
  rules {
    id
  }
  tags {
    id
    name
    transactionCount
  }
  recurrenceSuggestions {
    name: description
  }
}`);

export const WriteAsDocument = /*#__PURE__*/ parseOnUse<WriteAsMutation, WriteAsMutationVariables>(`mutation WriteAs($locale: String!, $language: String) {
  updatePreferences(preferences: { locale: $locale, language: $language }) {
    locale
  }
}`);

export const ArchiveCategoryInTourDocument = /*#__PURE__*/ parseOnUse<ArchiveCategoryInTourMutation, ArchiveCategoryInTourMutationVariables>(`mutation ArchiveCategoryInTour($id: ID!) {
  updateCategory(id: $id, changes: { archived: true }) {
    id
  }
}`);

export const NumbersOfMonthDocument = /*#__PURE__*/ parseOnUse<NumbersOfMonthQuery, NumbersOfMonthQueryVariables>(`query NumbersOfMonth($month: Month!) {
  dashboard(month: $month) {
    income {
      ...NumbersOfFigure
    }
    expense {
      ...NumbersOfFigure
    }
    net {
      ...NumbersOfFigure
    }
    cashFlow {
      month
      income {
        value
      }
      expense {
        value
      }
      net {
        value
      }
    }
    spending {
      percent
      category {
        id
      }
      amount {
        value
      }
    }
    attention {
      uncategorisedCount
      uncategorisedAmount {
        value
      }
    }
    latest {
      id
    }
    budget {
      ...NumbersOfPlan
    }
  }
}`, [NumbersOfFigureFragmentDoc, NumbersOfPlanFragmentDoc]);

export const NumbersOfBudgetsDocument = /*#__PURE__*/ parseOnUse<NumbersOfBudgetsQuery, NumbersOfBudgetsQueryVariables>(`query NumbersOfBudgets($month: Month!) {
  budgets(month: $month) {
    ...NumbersOfPlan
  }
}`, [NumbersOfPlanFragmentDoc]);

export const NumbersOfListDocument = /*#__PURE__*/ parseOnUse<NumbersOfListQuery, NumbersOfListQueryVariables>(`query NumbersOfList($filter: TransactionFilter) {
  transactionTotals(filter: $filter) {
    count
    income {
      value
    }
    expense {
      value
    }
    net {
      value
    }
  }
  transactions(filter: $filter, first: 50) {
    edges {
      node {
        id
      }
    }
    days {
      day
      net {
        value
      }
    }
  }
}`);

export const NumbersOfReportDocument = /*#__PURE__*/ parseOnUse<NumbersOfReportQuery, NumbersOfReportQueryVariables>(`query NumbersOfReport($from: Month!, $to: Month!) {
  report(from: $from, to: $to) {
    income {
      ...NumbersOfFigure
    }
    expense {
      ...NumbersOfFigure
    }
    net {
      ...NumbersOfFigure
    }
    months {
      month
      net {
        value
      }
    }
    categories {
      ...NumbersOfCategory
      parts {
        ...NumbersOfCategory
      }
    }
    tags {
      tag {
        id
      }
      ...NumbersOfTag
    }
    paid: members(part: PAID_BY) {
      ...NumbersOfMember
    }
    recorded: members(part: RECORDED_BY) {
      ...NumbersOfMember
    }
  }
}`, [NumbersOfFigureFragmentDoc, NumbersOfCategoryFragmentDoc, NumbersOfTagFragmentDoc, NumbersOfMemberFragmentDoc]);

export const NumbersOfYearDocument = /*#__PURE__*/ parseOnUse<NumbersOfYearQuery, NumbersOfYearQueryVariables>(`query NumbersOfYear($year: Int!) {
  budgetYear(year: $year) {
    rows {
      category {
        id
      }
      cells {
        month
        state
        planned {
          value
        }
        carried {
          value
        }
        spent {
          value
        }
        left {
          value
        }
      }
      planned {
        value
      }
      spent {
        value
      }
    }
    months {
      month
      unplanned {
        value
      }
      planned {
        value
      }
      spent {
        value
      }
      left {
        value
      }
    }
  }
}`);

export const SayDocument = /*#__PURE__*/ parseOnUse<SayMutation, SayMutationVariables>(`mutation Say($input: NewMessageInput!) {
  sendMessage(input: $input) {
    userMessage {
      ...SaidMessage
    }
    assistantMessage {
      ...SaidMessage
    }
  }
}`, [SaidMessageFragmentDoc]);

export const ConversationDocument = /*#__PURE__*/ parseOnUse<ConversationQuery, ConversationQueryVariables>(`query Conversation($sessionId: ID!) {
  chatMessages(sessionId: $sessionId) {
    ...SaidMessage
  }
}`, [SaidMessageFragmentDoc]);

export const ConversationChangedDocument = /*#__PURE__*/ parseOnUse<ConversationChangedSubscription, ConversationChangedSubscriptionVariables>(`subscription ConversationChanged($after: Cursor) {
  chatMessageChanged(after: $after) {
    cursor
    deletedIds
    messages {
      ...SaidMessage
    }
  }
}`, [SaidMessageFragmentDoc]);

export const CategoriesDocument = /*#__PURE__*/ parseOnUse<CategoriesQuery, CategoriesQueryVariables>(`query Categories {
  categories {
    id
    key
    name
    type
  }
}`);

export const TransactionsDocument = /*#__PURE__*/ parseOnUse<TransactionsQuery, TransactionsQueryVariables>(`query Transactions($filter: TransactionFilter, $first: Int, $after: String, $before: String) {
  transactions(filter: $filter, first: $first, after: $after, before: $before) {
    correctedText
    days {
      day
      net {
        value
      }
    }
    edges {
      cursor
      node {
        ...TransactionDetails
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
}`, [TransactionDetailsFragmentDoc]);

export const DeleteTransactionsDocument = /*#__PURE__*/ parseOnUse<DeleteTransactionsMutation, DeleteTransactionsMutationVariables>(`mutation DeleteTransactions($ids: [ID!]!) {
  deleteTransactions(ids: $ids)
}`);

export const LedgerChangedDocument = /*#__PURE__*/ parseOnUse<LedgerChangedSubscription, LedgerChangedSubscriptionVariables>(`subscription LedgerChanged($after: Cursor, $month: Month!) {
  ledgerChanged(after: $after) {
    cursor
    changes {
      kind
      id
      action
      transaction {
        ...TransactionDetails
      }
    }
    dashboard(month: $month) {
      expense {
        amount {
          value
        }
      }
    }
  }
}`, [TransactionDetailsFragmentDoc]);

export const DashboardDocument = /*#__PURE__*/ parseOnUse<DashboardQuery, DashboardQueryVariables>(`query Dashboard($month: Month!) {
  dashboard(month: $month) {
    income {
      amount {
        value
      }
      changePercent
    }
    expense {
      amount {
        value
      }
      previous {
        value
      }
      changePercent
    }
    net {
      amount {
        value
      }
    }
    cashFlow {
      month
      expense {
        value
      }
    }
    spending {
      category {
        name
      }
      amount {
        value
      }
      percent
    }
    attention {
      uncategorisedCount
    }
    latest {
      description
    }
  }
}`);