/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parseOnUse } from '../../schema/parse-on-use.ts';
/** The fields to change. Omitted fields keep their values. Null clears the credit limit, the days and the opening day. */
export type AccountChangesInput = {
  color?: number | null | undefined;
  creditLimit?: string | null | undefined;
  dueDay?: number | null | undefined;
  group?: AccountGroup | null | undefined;
  icon?: string | null | undefined;
  isInNetWorth?: boolean | null | undefined;
  /** The numbers by which files and banks name the account. Each belongs to one account. */
  keys?: Array<string> | null | undefined;
  kind?: AccountKind | null | undefined;
  name?: string | null | undefined;
  openedOn?: string | null | undefined;
  statementDay?: number | null | undefined;
};

export type AccountCheckState =
  | 'AGREES'
  | 'DIFFERS';

export type AccountGroup =
  | 'ASSETS'
  | 'CARDS'
  | 'EVERYDAY'
  | 'LOANS'
  | 'SAVINGS';

export type AccountKind =
  | 'ASSET'
  | 'CARD'
  | 'CASH'
  | 'CURRENT'
  | 'LOAN'
  | 'SAVINGS';

export type AnswerLayout =
  | 'BARS'
  | 'TABLE';

/** The rights of an API token. Each scope includes those before it. */
export type ApiScope =
  | 'ADMIN'
  | 'READ'
  | 'STAGE'
  | 'WRITE';

/** EXPIRED: the file was deleted, either a day after it was created or because a newer archive replaced it. */
export type ArchiveState =
  | 'EXPIRED'
  | 'FAILED'
  | 'MAKING'
  | 'READY'
  | 'REQUESTED';

export type BudgetPlanInput = {
  /** The amount. Null removes the budget. */
  amount?: string | null | undefined;
  categoryId: string;
  month: string;
};

/** NEAR: at least 80 percent of the budget is spent. FULL: exactly the budget is spent. OVER: more than the budget is spent. */
export type BudgetState =
  | 'FULL'
  | 'NEAR'
  | 'OVER'
  | 'UNDER'
  | 'UNPLANNED';

/** The fields to change. Omitted fields keep their values. */
export type BulkChangesInput = {
  accountId?: string | null | undefined;
  addTagIds?: Array<string> | null | undefined;
  categoryId?: string | null | undefined;
  clearAccount?: boolean | null | undefined;
  clearCategory?: boolean | null | undefined;
  clearPaidBy?: boolean | null | undefined;
  date?: string | null | undefined;
  isReviewed?: boolean | null | undefined;
  /** The user ID of the member who paid. */
  paidBy?: string | null | undefined;
  removeTagIds?: Array<string> | null | undefined;
};

/** The fields to change. Omitted fields keep their values. */
export type CategoryChangesInput = {
  archived?: boolean | null | undefined;
  color?: number | null | undefined;
  icon?: string | null | undefined;
  name?: string | null | undefined;
  parentId?: string | null | undefined;
};

export type CategoryFileFormat =
  | 'CSV'
  | 'JSON';

export type CategoryFinding =
  | 'BAD'
  | 'CHANGED'
  | 'NEW'
  | 'SAME';

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

/** GAP: events that are no longer available were skipped. */
export type DeliveryCause =
  | 'CHANGE'
  | 'GAP'
  | 'REPLAY'
  | 'TEST';

/** FAILED: all attempts failed, and the next event was sent. */
export type DeliveryState =
  | 'DELIVERED'
  | 'FAILED'
  | 'PENDING'
  | 'SKIPPED';

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

/** AMOUNT: the amount may be wrong. DIRECTION: the document does not say whether it was spent or received, and approval requires the type. LINE: the whole line needs a check. */
export type DoubtKind =
  | 'AMOUNT'
  | 'DIRECTION'
  | 'LINE';

/** KEEP: both documents are kept. REPLACE: the new document replaces the earlier one. CANCEL: the new document is discarded. */
export type DuplicateAnswer =
  | 'CANCEL'
  | 'KEEP'
  | 'REPLACE';

/** The kinds of records whose changes webhooks can receive. */
export type EventKind =
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
  | 'RECURRENCE'
  | 'RULE'
  | 'STAGED_ITEM'
  | 'TAG'
  | 'TRANSACTION';

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

/** How a user has given restricted access: with an API token, or by connecting an app. */
export type GrantKind =
  | 'API_TOKEN'
  | 'APP';

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

/** LOGIN: the mail server refused the user or the password. CERTIFICATE: its certificate is not trusted. FOLDER: the folder does not exist. CONNECTION: the mail server cannot be reached, or the connection was lost. */
export type MailboxFailure =
  | 'CERTIFICATE'
  | 'CONNECTION'
  | 'FOLDER'
  | 'LOGIN';

/** A field of read documents. CATEGORY is the category suggested for an item. */
export type MeasuredField =
  | 'CATEGORY'
  | 'CURRENCY'
  | 'DATE'
  | 'DUE_DATE'
  | 'IBAN'
  | 'MERCHANT'
  | 'PAYMENT_REFERENCE'
  | 'TAX'
  | 'TOTAL';

/** The part of a member in a transaction: paid for it or recorded it. */
export type MemberPart =
  | 'PAID_BY'
  | 'RECORDED_BY';

export type MetadataType =
  | 'BUDGET_LIST_PROCESSED'
  | 'DOCUMENT_STAGED';

export type NewAccountInput = {
  /** The balance at the end of `day`; negative for what is owed. */
  balance: string;
  color?: number | null | undefined;
  creditLimit?: string | null | undefined;
  /** Defaults to the organization currency. */
  currency?: string | null | undefined;
  day: string;
  dueDay?: number | null | undefined;
  /** Defaults to the group of its kind. */
  group?: AccountGroup | null | undefined;
  icon?: string | null | undefined;
  isInNetWorth?: boolean | null | undefined;
  /** The numbers by which files and banks name the account. Each belongs to one account. */
  keys?: Array<string> | null | undefined;
  kind: AccountKind;
  name: string;
  openedOn?: string | null | undefined;
  statementDay?: number | null | undefined;
};

export type NewApiTokenInput = {
  /** The days until it expires, from 1 to 3650. Null for a token that does not expire. */
  expiresInDays?: number | null | undefined;
  name: string;
  /** The only organization in which it works. All if not set. */
  organizationId?: string | null | undefined;
  scopes: Array<ApiScope>;
};

export type NewCategoryInput = {
  color?: number | null | undefined;
  icon?: string | null | undefined;
  name: string;
  parentId?: string | null | undefined;
  type: CategoryType;
};

export type NewInvitationInput = {
  email: string;
  /** The role of the new member, which cannot be OWNER. */
  role: Role;
};

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

export type NewRecurrenceInput = {
  /** The amount in the organization currency. */
  amount: string;
  categoryId?: string | null | undefined;
  description: string;
  endDate?: string | null | undefined;
  every?: number | null | undefined;
  frequency: RecurrenceFrequency;
  note?: string | null | undefined;
  paidBy?: string | null | undefined;
  posts?: boolean | null | undefined;
  startDate: string;
  tagIds?: Array<string> | null | undefined;
  /** How often it comes, instead of its last day. */
  times?: number | null | undefined;
  type: CategoryType;
  weekend?: WeekendRule | null | undefined;
};

export type NewSavedViewInput = {
  address: string;
  isShared?: boolean | null | undefined;
  name: string;
  page: ViewPage;
};

export type NewTransactionInput = {
  /** The amount in the currency of the account, if neither the transaction nor the organization uses that currency. */
  accountAmount?: string | null | undefined;
  /** The account that the transaction changes. */
  accountId?: string | null | undefined;
  /** The amount, which must be positive. */
  amount: string;
  /** The amount in the organization currency. */
  baseAmount?: string | null | undefined;
  categoryId?: string | null | undefined;
  /** The currency. Defaults to the organization currency. */
  currency?: string | null | undefined;
  date: string;
  description?: string | null | undefined;
  note?: string | null | undefined;
  /** The user ID of a member. */
  paidBy?: string | null | undefined;
  /** The clean name, if it is not the description. */
  payee?: string | null | undefined;
  /** The exchange rate: 1 of its currency in the organization’s. For another currency, give this or `baseAmount`. */
  rate?: string | null | undefined;
  /** The receipts of the transaction, which become reviewed. */
  receiptIds?: Array<string> | null | undefined;
  reviewed?: boolean | null | undefined;
  /** 2 to 50 splits that sum to the amount. */
  splits?: Array<TransactionSplitInput> | null | undefined;
  tagIds?: Array<string> | null | undefined;
  /** The names of tags. Missing tags are created. */
  tags?: Array<string> | null | undefined;
  type: CategoryType;
};

export type NewWebhookInput = {
  actions?: Array<ChangeAction> | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  kinds?: Array<EventKind> | null | undefined;
  name: string;
  /** An address that begins with https://. */
  url: string;
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

/** The permissions that a role can have in an organization. */
export type Permission =
  | 'ASSISTANT_ASK'
  | 'ASSISTANT_STAGE'
  | 'BILLING_READ'
  | 'CATEGORIES_MANAGE'
  | 'CHANGES_READ'
  | 'DOCUMENTS_ADD'
  | 'DOCUMENTS_REVIEW'
  | 'LEDGER_READ'
  | 'MEMBERSHIP_OWN'
  | 'MEMBERS_MANAGE'
  | 'ORGANIZATION_MANAGE'
  | 'ORGANIZATION_OWN'
  | 'OTHERS_DELETE'
  | 'PLANS_WRITE'
  | 'TRANSACTIONS_WRITE'
  | 'VIEWS_WRITE';

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

/** The fields to change. Omitted fields keep their values. */
export type PreferencesInput = {
  /** The language of texts: en, de, fr or es. An empty text uses the browser’s language. */
  language?: string | null | undefined;
  /** The format of numbers and dates. An empty text uses the device’s format. */
  locale?: string | null | undefined;
  mutedMails?: Array<MailKind> | null | undefined;
  /** The first day of the week, from 1 (Monday) to 7 (Sunday). 0 uses that of the format. */
  weekStart?: number | null | undefined;
};

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

/** The fields to change. Omitted fields keep their values. */
export type RecurrenceChangesInput = {
  amount?: string | null | undefined;
  categoryId?: string | null | undefined;
  clearCategory?: boolean | null | undefined;
  clearEnd?: boolean | null | undefined;
  clearPaidBy?: boolean | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  every?: number | null | undefined;
  frequency?: RecurrenceFrequency | null | undefined;
  note?: string | null | undefined;
  paidBy?: string | null | undefined;
  /** True pauses the recurrence. Occurrences missed during a pause are not recorded later. */
  paused?: boolean | null | undefined;
  posts?: boolean | null | undefined;
  /** The first date. A new first date also becomes the next date. */
  startDate?: string | null | undefined;
  tagIds?: Array<string> | null | undefined;
  /** The number of occurrences from the next one on, in place of an end date. */
  times?: number | null | undefined;
  type?: CategoryType | null | undefined;
  weekend?: WeekendRule | null | undefined;
};

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

/** NONE: the amount left at the end of a month is not carried over. SURPLUS: a positive amount is carried over. ALL: a negative amount is carried over too. */
export type Rollover =
  | 'ALL'
  | 'NONE'
  | 'SURPLUS';

/** A complete rule. A text or an amount as condition, and at least one action, are required. */
export type RuleInput = {
  categoryId?: string | null | undefined;
  isEnabled?: boolean | null | undefined;
  marksReviewed?: boolean | null | undefined;
  match?: TextMatch | null | undefined;
  max?: string | null | undefined;
  /** The amount in the organization currency. */
  min?: string | null | undefined;
  /** The payee to set. */
  payee?: string | null | undefined;
  tagIds?: Array<string> | null | undefined;
  text?: string | null | undefined;
  type?: CategoryType | null | undefined;
};

/** The content of the ledger: nothing, sample data (possibly with your own data), or only your own data. */
export type SampleState =
  | 'EMPTY'
  | 'OWN'
  | 'SAMPLE';

export type SaveAs =
  | 'ATTACH'
  | 'ONE_PER_CATEGORY'
  | 'ONE_TRANSACTION';

/** The fields to change. Omitted fields keep their values. */
export type SavedViewChangesInput = {
  address?: string | null | undefined;
  isShared?: boolean | null | undefined;
  name?: string | null | undefined;
};

export type SettableField =
  | 'CATEGORY'
  | 'PAYEE'
  | 'REVIEWED'
  | 'TAGS';

export type StagedItemEdit = {
  changes: ReviewedStagedItemInput;
  id: string;
};

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

export type StatementKind =
  | 'COUNT'
  | 'OPENING'
  | 'STATEMENT'
  | 'VALUE';

export type StatementSource =
  | 'CONNECTION'
  | 'IMPORT'
  | 'USER';

/** The fields to change. Omitted fields keep their values. */
export type TagChangesInput = {
  color?: number | null | undefined;
  name?: string | null | undefined;
};

/** The comparison of descriptions, which ignores accents and letter case. */
export type TextMatch =
  | 'CONTAINS'
  | 'IS'
  | 'STARTS_WITH';

/** The fields to change. Omitted fields keep their values. */
export type TransactionChangesInput = {
  /** The amount in the currency of the account, if neither the transaction nor the organization uses that currency. */
  accountAmount?: string | null | undefined;
  /** The account that the transaction changes. */
  accountId?: string | null | undefined;
  /** The amount. Existing splits keep their proportions. */
  amount?: string | null | undefined;
  /** Receipts to attach. Their pending items become part of the transaction. */
  attachReceiptIds?: Array<string> | null | undefined;
  /** The amount in the organization currency. */
  baseAmount?: string | null | undefined;
  /** The category. A split transaction loses its splits. */
  categoryId?: string | null | undefined;
  clearAccount?: boolean | null | undefined;
  clearCategory?: boolean | null | undefined;
  clearPaidBy?: boolean | null | undefined;
  currency?: string | null | undefined;
  date?: string | null | undefined;
  description?: string | null | undefined;
  /** Receipts to detach. Their items become pending again. */
  detachReceiptIds?: Array<string> | null | undefined;
  note?: string | null | undefined;
  /** The user ID of a member. */
  paidBy?: string | null | undefined;
  /** The clean name. An empty text restores the name that follows from the description. */
  payee?: string | null | undefined;
  /** The exchange rate: 1 of its currency in the organization’s. For another currency, give this or `baseAmount`. */
  rate?: string | null | undefined;
  reviewed?: boolean | null | undefined;
  /** 2 to 50 splits that sum to the amount. An empty list removes the splits and keeps the category of the largest split. */
  splits?: Array<TransactionSplitInput> | null | undefined;
  /** The complete new set of tags, together with `tags`. */
  tagIds?: Array<string> | null | undefined;
  /** The names of tags. Missing tags are created. */
  tags?: Array<string> | null | undefined;
  type?: CategoryType | null | undefined;
};

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

/** A split with an amount or a percentage. A split with neither receives an equal portion of the rest. */
export type TransactionSplitInput = {
  amount?: string | null | undefined;
  categoryId?: string | null | undefined;
  note?: string | null | undefined;
  percent?: string | null | undefined;
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

export type ViewPage =
  | 'REPORTS'
  | 'TRANSACTIONS';

/** The fields to change. Omitted fields keep their values. */
export type WebhookChangesInput = {
  actions?: Array<ChangeAction> | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  /** True continues with the first event that was not sent. */
  isEnabled?: boolean | null | undefined;
  kinds?: Array<EventKind> | null | undefined;
  name?: string | null | undefined;
  url?: string | null | undefined;
};

/** PAUSED: a member disabled the webhook. GONE: the receiver answered with status 410. FAILING: no event was accepted for 5 days. */
export type WebhookState =
  | 'ENABLED'
  | 'FAILING'
  | 'GONE'
  | 'PAUSED';

/** Where an occurrence on a Saturday or Sunday moves. NONE: it stays. BEFORE: to the Friday before. AFTER: to the Monday after. */
export type WeekendRule =
  | 'AFTER'
  | 'BEFORE'
  | 'NONE';

export type AccountChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountChoicesQuery = { accounts: Array<{ __typename: 'Account', id: string, name: string, currency: string, closedOn: string | null, position: number }> };

export type AccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountsQuery = { accounts: Array<{ __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null }>, accountsTotal: { __typename: 'AccountsTotal', otherCurrencies: number, total: { __typename: 'Money', value: string, currency: string } } };

export type AccountDetailsQueryVariables = Exact<{
  accountId: string;
}>;


export type AccountDetailsQuery = { account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, statements: Array<{ __typename: 'BalanceStatement', id: string, accountId: string, day: string, kind: StatementKind, source: StatementSource, since: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, difference: { __typename: 'Money', value: string, currency: string }, arose: { __typename: 'Money', value: string, currency: string } | null }>, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } };

export type RegisterBalancesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RegisterBalancesQuery = { transactions: { __typename: 'TransactionConnection', edges: Array<{ __typename: 'TransactionEdge', node: { __typename: 'Transaction', id: string, accountBalance: { __typename: 'Money', value: string, currency: string } | null } }> } };

export type CreateAccountMutationVariables = Exact<{
  input: NewAccountInput;
}>;


export type CreateAccountMutation = { createAccount: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, statements: Array<{ __typename: 'BalanceStatement', id: string, accountId: string, day: string, kind: StatementKind, source: StatementSource, since: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, difference: { __typename: 'Money', value: string, currency: string }, arose: { __typename: 'Money', value: string, currency: string } | null }>, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } };

export type UpdateAccountMutationVariables = Exact<{
  id: string;
  changes: AccountChangesInput;
  version?: number | null | undefined;
}>;


export type UpdateAccountMutation = { updateAccount: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } };

export type MoveAccountMutationVariables = Exact<{
  id: string;
  group: AccountGroup;
  beforeId?: string | null | undefined;
}>;


export type MoveAccountMutation = { moveAccount: Array<{ __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null }> };

export type CloseAccountMutationVariables = Exact<{
  id: string;
}>;


export type CloseAccountMutation = { closeAccount: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } };

export type ReopenAccountMutationVariables = Exact<{
  id: string;
}>;


export type ReopenAccountMutation = { reopenAccount: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } };

export type RemoveAccountMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAccountMutation = { removeAccount: string };

export type AddBalanceStatementMutationVariables = Exact<{
  accountId: string;
  day: string;
  amount: string;
}>;


export type AddBalanceStatementMutation = { addBalanceStatement: { __typename: 'BalanceStatement', id: string, accountId: string, day: string, kind: StatementKind, source: StatementSource, since: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, difference: { __typename: 'Money', value: string, currency: string }, arose: { __typename: 'Money', value: string, currency: string } | null } };

export type UpdateBalanceStatementMutationVariables = Exact<{
  id: string;
  day: string;
  amount: string;
  version?: number | null | undefined;
}>;


export type UpdateBalanceStatementMutation = { updateBalanceStatement: { __typename: 'BalanceStatement', id: string, accountId: string, day: string, kind: StatementKind, source: StatementSource, since: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, difference: { __typename: 'Money', value: string, currency: string }, arose: { __typename: 'Money', value: string, currency: string } | null } };

export type DeleteBalanceStatementMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBalanceStatementMutation = { deleteBalanceStatement: string };

export type LedgerChangedWithAccountsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LedgerChangedWithAccountsSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, accounts: Array<{ __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null }>, accountsTotal: { __typename: 'AccountsTotal', otherCurrencies: number, total: { __typename: 'Money', value: string, currency: string } }, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type LedgerChangedWithRegisterSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  filter?: TransactionFilter | null | undefined;
  accountId: string;
}>;


export type LedgerChangedWithRegisterSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, transactionTotals: { __typename: 'TransactionTotals', count: number, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, statements: Array<{ __typename: 'BalanceStatement', id: string, accountId: string, day: string, kind: StatementKind, source: StatementSource, since: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, difference: { __typename: 'Money', value: string, currency: string }, arose: { __typename: 'Money', value: string, currency: string } | null }>, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type LedgerChangedWithRegisterAndHistorySubscriptionVariables = Exact<{
  after?: string | null | undefined;
  filter?: TransactionFilter | null | undefined;
  accountId: string;
  kind: HistoryKind;
  id: string;
}>;


export type LedgerChangedWithRegisterAndHistorySubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, transactionTotals: { __typename: 'TransactionTotals', count: number, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, statements: Array<{ __typename: 'BalanceStatement', id: string, accountId: string, day: string, kind: StatementKind, source: StatementSource, since: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, difference: { __typename: 'Money', value: string, currency: string }, arose: { __typename: 'Money', value: string, currency: string } | null }>, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, history: Array<{ __typename: 'ChangeBatch', id: string, number: number, at: string, origin: ChangeOrigin, grantName: string | null, summary: string, mayUndo: boolean, isUndone: boolean, undoes: string | null, count: number, by: { __typename: 'Person', id: string, name: string } | null, changes: Array<{ __typename: 'RecordedChange', kind: LoggedKind, kindName: string, recordId: string, action: ChangeAction, title: string, fields: Array<{ __typename: 'FieldChange', name: string, label: string, before: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null, after: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null }> }> }>, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type AccountChoiceFragment = { __typename: 'Account', id: string, name: string, currency: string, closedOn: string | null, position: number };

export type AccountRowFragment = { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null };

export type AccountPageFragment = { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, statements: Array<{ __typename: 'BalanceStatement', id: string, accountId: string, day: string, kind: StatementKind, source: StatementSource, since: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, difference: { __typename: 'Money', value: string, currency: string }, arose: { __typename: 'Money', value: string, currency: string } | null }>, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null };

export type StatementRowFragment = { __typename: 'BalanceStatement', id: string, accountId: string, day: string, kind: StatementKind, source: StatementSource, since: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, difference: { __typename: 'Money', value: string, currency: string }, arose: { __typename: 'Money', value: string, currency: string } | null };

export type AccountsSumFragment = { __typename: 'AccountsTotal', otherCurrencies: number, total: { __typename: 'Money', value: string, currency: string } };

export type ChangedAccountFragment = { __typename: 'RecordChange', account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null };

export type TransactionsFileQueryVariables = Exact<{
  filter?: TransactionFilter | null | undefined;
  format: ExportFormat;
  withReceipts?: boolean | null | undefined;
  locale?: string | null | undefined;
}>;


export type TransactionsFileQuery = { transactionsFile: { __typename: 'ExportFile', url: string, fileName: string } };

export type UnmatchedReceiptCountQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type UnmatchedReceiptCountQuery = { unmatchedReceiptCount: number };

export type FileToFetchFragment = { __typename: 'ExportFile', url: string, fileName: string };

export type HistoryQueryVariables = Exact<{
  kind: HistoryKind;
  id: string;
}>;


export type HistoryQuery = { history: Array<{ __typename: 'ChangeBatch', id: string, number: number, at: string, origin: ChangeOrigin, grantName: string | null, summary: string, mayUndo: boolean, isUndone: boolean, undoes: string | null, count: number, by: { __typename: 'Person', id: string, name: string } | null, changes: Array<{ __typename: 'RecordedChange', kind: LoggedKind, kindName: string, recordId: string, action: ChangeAction, title: string, fields: Array<{ __typename: 'FieldChange', name: string, label: string, before: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null, after: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null }> }> }> };

export type HistoryEntryFragment = { __typename: 'ChangeBatch', id: string, number: number, at: string, origin: ChangeOrigin, grantName: string | null, summary: string, mayUndo: boolean, isUndone: boolean, undoes: string | null, count: number, by: { __typename: 'Person', id: string, name: string } | null, changes: Array<{ __typename: 'RecordedChange', kind: LoggedKind, kindName: string, recordId: string, action: ChangeAction, title: string, fields: Array<{ __typename: 'FieldChange', name: string, label: string, before: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null, after: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null }> }> };

export type LogEntryFragment = { __typename: 'ChangeBatch', id: string, number: number, at: string, origin: ChangeOrigin, grantName: string | null, summary: string, mayUndo: boolean, isUndone: boolean, undoes: string | null, by: { __typename: 'Person', id: string, name: string } | null };

export type LogRecordsFragment = { __typename: 'ChangeBatch', id: string, count: number, changes: Array<{ __typename: 'RecordedChange', kind: LoggedKind, kindName: string, recordId: string, action: ChangeAction, title: string, fields: Array<{ __typename: 'FieldChange', name: string, label: string, before: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null, after: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null }> }> };

export type ChangeKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeKindsQuery = { changeKinds: Array<{ __typename: 'ChangeKind', kind: LoggedKind, eventKind: EventKind | null, one: string, many: string }> };

export type RecordedChangeFragment = { __typename: 'RecordedChange', kind: LoggedKind, kindName: string, recordId: string, action: ChangeAction, title: string, fields: Array<{ __typename: 'FieldChange', name: string, label: string, before: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null, after: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null }> };

export type ChangeValueFragment = { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null };

export type LedgerChangedWithHistorySubscriptionVariables = Exact<{
  after?: string | null | undefined;
  kind: HistoryKind;
  id: string;
}>;


export type LedgerChangedWithHistorySubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, history: Array<{ __typename: 'ChangeBatch', id: string, number: number, at: string, origin: ChangeOrigin, grantName: string | null, summary: string, mayUndo: boolean, isUndone: boolean, undoes: string | null, count: number, by: { __typename: 'Person', id: string, name: string } | null, changes: Array<{ __typename: 'RecordedChange', kind: LoggedKind, kindName: string, recordId: string, action: ChangeAction, title: string, fields: Array<{ __typename: 'FieldChange', name: string, label: string, before: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null, after: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null }> }> }>, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type LedgerChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LedgerChangedSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type LedgerNewsFragment = { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> };

export type BudgetAlertNewsFragment = { __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } };

export type PresenceChangedSubscriptionVariables = Exact<{
  documentId?: string | null | undefined;
}>;


export type PresenceChangedSubscription = { presenceChanged: Array<{ __typename: 'Present', userId: string, name: string, documentIds: Array<string> }> };

export type LedgerChangedWithBudgetsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  month: string;
}>;


export type LedgerChangedWithBudgetsSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, budgets: { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } }, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type BudgetsQueryVariables = Exact<{
  month: string;
}>;


export type BudgetsQuery = { budgets: { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } } };

export type TransactionTotalsQueryVariables = Exact<{
  filter?: TransactionFilter | null | undefined;
}>;


export type TransactionTotalsQuery = { transactionTotals: { __typename: 'TransactionTotals', count: number, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } } };

export type RuleEffectQueryVariables = Exact<{
  input: RuleInput;
  id?: string | null | undefined;
}>;


export type RuleEffectQuery = { rulePreview: { __typename: 'RulePreview', changing: number } };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean }> };

export type AllCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllCategoriesQuery = { categories: Array<{ __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean }> };

export type TagsQueryVariables = Exact<{ [key: string]: never; }>;


export type TagsQuery = { tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }> };

export type TransactionRowFragment = { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null };

export type TagRowFragment = { __typename: 'Tag', id: string, name: string, color: number };

export type CategoryRowFragment = { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean };

export type TransactionSumsFragment = { __typename: 'TransactionTotals', count: number, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } };

export type BudgetLineRowFragment = { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } };

export type BudgetSheetFragment = { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } };

export type SampleDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleDataQuery = { sampleData: { __typename: 'SampleData', state: SampleState, count: number } };

export type SampleEditsQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleEditsQuery = { sampleData: { __typename: 'SampleData', editedCount: number } };

export type AddSampleDataMutationVariables = Exact<{ [key: string]: never; }>;


export type AddSampleDataMutation = { addSampleData: { __typename: 'SampleData', state: SampleState, count: number } };

export type RemoveSampleDataMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSampleDataMutation = { removeSampleData: { __typename: 'SampleData', state: SampleState, count: number } };

export type SampleSheetFragment = { __typename: 'SampleData', state: SampleState, count: number };

export type OrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationsQuery = { organizations: Array<{ __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean }> };

export type OrganizationChoiceFragment = { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean };

export type PendingItemCountQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingItemCountQuery = { pendingItemCount: number };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type InitializeProfileMutationVariables = Exact<{
  name: string;
  timeZone?: string | null | undefined;
}>;


export type InitializeProfileMutation = { initializeProfile: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type RestoreAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type RestoreAccountMutation = { restoreAccount: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type MovableProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MovableProfileQuery = { movableProfile: { __typename: 'MovableProfile', name: string, email: string, organizations: Array<string> } | null };

export type MoveProfileMutationVariables = Exact<{ [key: string]: never; }>;


export type MoveProfileMutation = { moveProfile: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type SessionUserFragment = { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null };

export type StandingChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StandingChangedSubscription = { standingChanged: { __typename: 'Standing', me: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, limits: { __typename: 'Limits', aiProcessesPerMonth: number }, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null }, organizations: Array<{ __typename: 'Organization', memberCount: number, id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean }>, myInvitations: Array<{ __typename: 'InvitationOffer', id: string, organizationName: string, organizationKind: OrganizationKind, invitedBy: string, email: string, role: Role, sentAt: string, expiresAt: string, state: InvitationState }>, deletedOrganizations: Array<{ __typename: 'DeletedOrganization', id: string, name: string, deletedAt: string, purgedAt: string }> } };

export type UndoMutationVariables = Exact<{
  batchId: string;
  partly?: boolean | null | undefined;
}>;


export type UndoMutation = { undo: { __typename: 'UndoResult', done: boolean, count: number, batchId: string | null, conflicts: Array<{ __typename: 'UndoConflict', recordId: string, title: string, reason: string }> } };

export type UndoableActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type UndoableActionsQuery = { undoableActions: Array<{ __typename: 'ChangeBatch', id: string, summary: string }> };

export type SavedViewsQueryVariables = Exact<{
  page: ViewPage;
}>;


export type SavedViewsQuery = { savedViews: Array<{ __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } }> };

export type CreateSavedViewMutationVariables = Exact<{
  input: NewSavedViewInput;
}>;


export type CreateSavedViewMutation = { createSavedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } };

export type UpdateSavedViewMutationVariables = Exact<{
  id: string;
  changes: SavedViewChangesInput;
}>;


export type UpdateSavedViewMutation = { updateSavedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } };

export type DeleteSavedViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedViewMutation = { deleteSavedView: string };

export type SavedViewRowFragment = { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } };

export type ChangedSavedViewFragment = { __typename: 'RecordChange', savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null };

export type LastActiveSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type LastActiveSessionQuery = { lastActiveSession: { __typename: 'AssistantSession', id: string } | null };

export type StartAssistantSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAssistantSessionMutation = { startAssistantSession: { __typename: 'AssistantSession', id: string } };

export type AssistantSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantSessionsQuery = { assistantSessions: Array<{ __typename: 'PastSession', id: string, title: string, messageCount: number, createdAt: string, lastMessageAt: string | null }> };

export type PastConversationFragment = { __typename: 'PastSession', id: string, title: string, messageCount: number, createdAt: string, lastMessageAt: string | null };

export type OpenAssistantSessionMutationVariables = Exact<{
  id: string;
}>;


export type OpenAssistantSessionMutation = { openAssistantSession: { __typename: 'AssistantSession', id: string } };

export type AssistantFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantFactsQuery = { assistant: { __typename: 'AssistantFacts', modelName: string | null, transcribes: boolean, externalService: { __typename: 'AiConsent', host: string, isAllowed: boolean | null } | null } };

export type SetAiConsentMutationVariables = Exact<{
  host: string;
  isAllowed: boolean;
}>;


export type SetAiConsentMutation = { setAiConsent: { __typename: 'AssistantFacts', modelName: string | null, transcribes: boolean, externalService: { __typename: 'AiConsent', host: string, isAllowed: boolean | null } | null } };

export type AssistantFactsFieldsFragment = { __typename: 'AssistantFacts', modelName: string | null, transcribes: boolean, externalService: { __typename: 'AiConsent', host: string, isAllowed: boolean | null } | null };

export type AssistantCreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantCreditsQuery = { me: { __typename: 'Me', id: string, limits: { __typename: 'Limits', aiProcessesPerMonth: number }, usageStats: { __typename: 'UsageStats', currentMonthAiProcessingCount: number } } };

export type ChatMessagesQueryVariables = Exact<{
  sessionId: string;
}>;


export type ChatMessagesQuery = { chatMessages: Array<{ __typename: 'ChatMessage', id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, stopped: boolean, notice: string | null, canRunAgain: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ __typename: 'AnswerSegment', text: string, href: string | null }>, metadata: { __typename: 'MessageMetadata', type: MetadataType, itemsFound: number, reviewUrl: string } | null, table: { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> } | null, document: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } | null, drafts: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> }> };

export type ChatMessageChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ChatMessageChangedSubscription = { chatMessageChanged: { __typename: 'ChatMessageChanges', cursor: string, number: number, since: number | null, deletedIds: Array<string>, messages: Array<{ __typename: 'ChatMessage', id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, stopped: boolean, notice: string | null, canRunAgain: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ __typename: 'AnswerSegment', text: string, href: string | null }>, metadata: { __typename: 'MessageMetadata', type: MetadataType, itemsFound: number, reviewUrl: string } | null, table: { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> } | null, document: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } | null, drafts: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> }>, credits: { __typename: 'Credits', used: number, limit: number } | null } };

export type ChatMessageChangedWithSessionsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ChatMessageChangedWithSessionsSubscription = { chatMessageChanged: { __typename: 'ChatMessageChanges', cursor: string, number: number, since: number | null, deletedIds: Array<string>, sessions: Array<{ __typename: 'PastSession', id: string, title: string, messageCount: number, createdAt: string, lastMessageAt: string | null }>, messages: Array<{ __typename: 'ChatMessage', id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, stopped: boolean, notice: string | null, canRunAgain: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ __typename: 'AnswerSegment', text: string, href: string | null }>, metadata: { __typename: 'MessageMetadata', type: MetadataType, itemsFound: number, reviewUrl: string } | null, table: { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> } | null, document: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } | null, drafts: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> }>, credits: { __typename: 'Credits', used: number, limit: number } | null } };

export type ConversationNewsFragment = { __typename: 'ChatMessageChanges', cursor: string, number: number, since: number | null, deletedIds: Array<string>, messages: Array<{ __typename: 'ChatMessage', id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, stopped: boolean, notice: string | null, canRunAgain: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ __typename: 'AnswerSegment', text: string, href: string | null }>, metadata: { __typename: 'MessageMetadata', type: MetadataType, itemsFound: number, reviewUrl: string } | null, table: { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> } | null, document: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } | null, drafts: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> }>, credits: { __typename: 'Credits', used: number, limit: number } | null };

export type AnswerWordsSubscriptionVariables = Exact<{
  messageId: string;
}>;


export type AnswerWordsSubscription = { answerWords: { __typename: 'AnswerWords', offset: number, text: string, activity: string | null } };

export type StopMessageMutationVariables = Exact<{
  id: string;
}>;


export type StopMessageMutation = { stopMessage: { __typename: 'ChatMessage', id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, stopped: boolean, notice: string | null, canRunAgain: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ __typename: 'AnswerSegment', text: string, href: string | null }>, metadata: { __typename: 'MessageMetadata', type: MetadataType, itemsFound: number, reviewUrl: string } | null, table: { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> } | null, document: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } | null, drafts: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> } };

export type RunAgainMutationVariables = Exact<{
  id: string;
}>;


export type RunAgainMutation = { runAgain: { __typename: 'ChatMessage', id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, stopped: boolean, notice: string | null, canRunAgain: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ __typename: 'AnswerSegment', text: string, href: string | null }>, metadata: { __typename: 'MessageMetadata', type: MetadataType, itemsFound: number, reviewUrl: string } | null, table: { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> } | null, document: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } | null, drafts: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> } };

export type VoiceFileQueryVariables = Exact<{
  id: string;
}>;


export type VoiceFileQuery = { document: { __typename: 'Document', id: string, fileUrl: string | null } };

export type TypeVoiceNoteMutationVariables = Exact<{
  documentId: string;
  text: string;
}>;


export type TypeVoiceNoteMutation = { typeVoiceNote: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } };

export type AnswerDuplicateMutationVariables = Exact<{
  documentId: string;
  answer: DuplicateAnswer;
}>;


export type AnswerDuplicateMutation = { answerDuplicate: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } };

export type SendMessageMutationVariables = Exact<{
  input: NewMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { __typename: 'SentMessage', userMessage: { __typename: 'ChatMessage', id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, stopped: boolean, notice: string | null, canRunAgain: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ __typename: 'AnswerSegment', text: string, href: string | null }>, metadata: { __typename: 'MessageMetadata', type: MetadataType, itemsFound: number, reviewUrl: string } | null, table: { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> } | null, document: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } | null, drafts: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> }, assistantMessage: { __typename: 'ChatMessage', id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, stopped: boolean, notice: string | null, canRunAgain: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ __typename: 'AnswerSegment', text: string, href: string | null }>, metadata: { __typename: 'MessageMetadata', type: MetadataType, itemsFound: number, reviewUrl: string } | null, table: { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> } | null, document: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } | null, drafts: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> } } };

export type DeleteMessageMutationVariables = Exact<{
  id: string;
  sessionId: string;
}>;


export type DeleteMessageMutation = { deleteMessage: string };

export type ReceiptCheckQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptCheckQuery = { receipt: { __typename: 'Receipt', id: string, date: { __typename: 'ReadField', value: string | null, doubt: string | null }, merchant: { __typename: 'ReadField', doubt: string | null }, currency: { __typename: 'ReadField', doubt: string | null }, total: { __typename: 'ReadField', doubt: string | null }, tax: { __typename: 'ReadField', value: string | null, doubt: string | null }, items: Array<{ __typename: 'StagedItem', id: string, doubt: string | null, state: StagedItemState, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> } };

export type ChatMessageCardFragment = { __typename: 'ChatMessage', id: string, sessionId: string, role: ChatRole, content: string, createdAt: string, working: boolean, stopped: boolean, notice: string | null, canRunAgain: boolean, receiptStatus: DocumentState | null, budgetImportStatus: DocumentState | null, pendingReceiptItemCount: number, pendingBudgetItemCount: number, answer: Array<{ __typename: 'AnswerSegment', text: string, href: string | null }>, metadata: { __typename: 'MessageMetadata', type: MetadataType, itemsFound: number, reviewUrl: string } | null, table: { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> } | null, document: { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } | null, drafts: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> };

export type ChatDocumentFragment = { __typename: 'Document', stageSince: string, transcript: string | null, credits: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string, title: string, fileName: string, reviewPath: string, createdAt: string } | null, parts: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null };

export type AnswerChartFragment = { __typename: 'AnswerTable', layout: AnswerLayout, title: string, legend: Array<string>, rows: Array<{ __typename: 'AnswerRow', label: string, text: string | null, href: string | null, beforeHref: string | null, amount: { __typename: 'Money', value: string, currency: string } | null, before: { __typename: 'Money', value: string, currency: string } | null }> };

export type DraftRowFragment = { __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, description: string, date: string | null, month: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null };

export type BudgetFillsQueryVariables = Exact<{
  month: string;
}>;


export type BudgetFillsQuery = { budgetFills: Array<{ __typename: 'BudgetFill', id: string, holdsOthers: boolean, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean }, lastPlan: { __typename: 'Money', value: string, currency: string } | null, spentLast: { __typename: 'Money', value: string, currency: string } | null, average: { __typename: 'Money', value: string, currency: string } | null }> };

export type SetBudgetMutationVariables = Exact<{
  categoryId: string;
  month: string;
  amount: string;
}>;


export type SetBudgetMutation = { setBudget: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } };

export type SetBudgetsMutationVariables = Exact<{
  plans: Array<BudgetPlanInput> | BudgetPlanInput;
}>;


export type SetBudgetsMutation = { setBudgets: number };

export type DeleteBudgetMutationVariables = Exact<{
  categoryId: string;
  month: string;
}>;


export type DeleteBudgetMutation = { deleteBudget: { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } } };

export type CopyBudgetsMutationVariables = Exact<{
  from: string;
  to: string;
}>;


export type CopyBudgetsMutation = { copyBudgets: { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } } };

export type MoveBudgetMutationVariables = Exact<{
  month: string;
  fromCategoryId: string;
  toCategoryId: string;
  amount: string;
}>;


export type MoveBudgetMutation = { moveBudget: { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } } };

export type SetRolloverMutationVariables = Exact<{
  categoryId: string;
  rollover: Rollover;
  from: string;
  month: string;
}>;


export type SetRolloverMutation = { setRollover: { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } } };

export type CreateDocumentMutationVariables = Exact<{
  storagePath: string;
}>;


export type CreateDocumentMutation = { createDocument: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } };

export type BudgetFillRowFragment = { __typename: 'BudgetFill', id: string, holdsOthers: boolean, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean }, lastPlan: { __typename: 'Money', value: string, currency: string } | null, spentLast: { __typename: 'Money', value: string, currency: string } | null, average: { __typename: 'Money', value: string, currency: string } | null };

export type BudgetsFileQueryVariables = Exact<{
  from: string;
  to: string;
  format: ExportFormat;
  locale?: string | null | undefined;
}>;


export type BudgetsFileQuery = { budgetsFile: { __typename: 'ExportFile', url: string, fileName: string } };

export type BudgetYearQueryVariables = Exact<{
  year: number;
}>;


export type BudgetYearQuery = { budgetYear: { __typename: 'BudgetYear', year: number, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, months: Array<{ __typename: 'BudgetYearMonth', month: string, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, unplanned: { __typename: 'Money', value: string, currency: string } }>, unplanned: { __typename: 'Money', value: string, currency: string }, uncategorized: Array<{ __typename: 'Money', value: string, currency: string }>, rows: Array<{ __typename: 'BudgetYearRow', id: string, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, unplanned: Array<{ __typename: 'Money', value: string, currency: string }>, cells: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, isPlanned: boolean, carriedFrom: string | null, planned: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string } } | null> }> } };

export type LedgerChangedWithBudgetYearSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  year: number;
}>;


export type LedgerChangedWithBudgetYearSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, budgetYear: { __typename: 'BudgetYear', year: number, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, months: Array<{ __typename: 'BudgetYearMonth', month: string, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, unplanned: { __typename: 'Money', value: string, currency: string } }>, unplanned: { __typename: 'Money', value: string, currency: string }, uncategorized: Array<{ __typename: 'Money', value: string, currency: string }>, rows: Array<{ __typename: 'BudgetYearRow', id: string, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, unplanned: Array<{ __typename: 'Money', value: string, currency: string }>, cells: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, isPlanned: boolean, carriedFrom: string | null, planned: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string } } | null> }> }, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type BudgetYearSheetFragment = { __typename: 'BudgetYear', year: number, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, months: Array<{ __typename: 'BudgetYearMonth', month: string, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, unplanned: { __typename: 'Money', value: string, currency: string } }>, unplanned: { __typename: 'Money', value: string, currency: string }, uncategorized: Array<{ __typename: 'Money', value: string, currency: string }>, rows: Array<{ __typename: 'BudgetYearRow', id: string, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, unplanned: Array<{ __typename: 'Money', value: string, currency: string }>, cells: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, isPlanned: boolean, carriedFrom: string | null, planned: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string } } | null> }> };

export type BudgetYearLineFragment = { __typename: 'BudgetYearRow', id: string, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, unplanned: Array<{ __typename: 'Money', value: string, currency: string }>, cells: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, isPlanned: boolean, carriedFrom: string | null, planned: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string } } | null> };

export type CreateCategoryMutationVariables = Exact<{
  input: NewCategoryInput;
}>;


export type CreateCategoryMutation = { createCategory: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } };

export type UpdateCategoryMutationVariables = Exact<{
  id: string;
  changes: CategoryChangesInput;
}>;


export type UpdateCategoryMutation = { updateCategory: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } };

export type MoveCategoryMutationVariables = Exact<{
  id: string;
  parentId?: string | null | undefined;
  beforeId?: string | null | undefined;
}>;


export type MoveCategoryMutation = { moveCategory: Array<{ __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean }> };

export type MergeCategoryMutationVariables = Exact<{
  id: string;
  intoId: string;
}>;


export type MergeCategoryMutation = { mergeCategory: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } };

export type DeleteCategoryMutationVariables = Exact<{
  id: string;
  replacementId?: string | null | undefined;
  leavesUncategorised?: boolean | null | undefined;
  movesBudgets?: boolean | null | undefined;
}>;


export type DeleteCategoryMutation = { deleteCategory: string };

export type CategoryUseQueryVariables = Exact<{
  id: string;
}>;


export type CategoryUseQuery = { categoryUse: { __typename: 'CategoryUse', transactions: number, budgets: number, rules: number, recurrences: number, pendingItems: number, children: number } };

export type CategoryFileQueryVariables = Exact<{
  format: CategoryFileFormat;
}>;


export type CategoryFileQuery = { categoryFile: string };

export type CategoryImportQueryVariables = Exact<{
  text: string;
}>;


export type CategoryImportQuery = { categoryImport: Array<{ __typename: 'CategoryLine', line: number, name: string, type: CategoryType | null, parent: string | null, finding: CategoryFinding, changes: Array<string>, reason: string | null }> };

export type ImportCategoriesMutationVariables = Exact<{
  text: string;
}>;


export type ImportCategoriesMutation = { importCategories: Array<{ __typename: 'CategoryLine', line: number, name: string, type: CategoryType | null, parent: string | null, finding: CategoryFinding, changes: Array<string>, reason: string | null }> };

export type CategoryImportLineFragment = { __typename: 'CategoryLine', line: number, name: string, type: CategoryType | null, parent: string | null, finding: CategoryFinding, changes: Array<string>, reason: string | null };

export type CategoryUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryUsageQuery = { categoryUsage: Array<{ __typename: 'CategoryUsage', categoryId: string, thisMonth: number, ever: number }> };

export type LedgerChangedWithUsageSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LedgerChangedWithUsageSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, categoryUsage: Array<{ __typename: 'CategoryUsage', categoryId: string, thisMonth: number, ever: number }>, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type CategoryUsageRowFragment = { __typename: 'CategoryUsage', categoryId: string, thisMonth: number, ever: number };

export type ChangedCategoryFragment = { __typename: 'RecordChange', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null };

export type ChangeLogQueryVariables = Exact<{
  filter?: ChangeLogFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangeLogQuery = { changeLog: { __typename: 'ChangeLogConnection', edges: Array<{ __typename: 'ChangeBatchEdge', node: { __typename: 'ChangeBatch', id: string, number: number, at: string, origin: ChangeOrigin, grantName: string | null, summary: string, mayUndo: boolean, isUndone: boolean, undoes: string | null, by: { __typename: 'Person', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type LogRecordsQueryVariables = Exact<{
  id: string;
}>;


export type LogRecordsQuery = { changeBatch: { __typename: 'ChangeBatch', id: string, count: number, changes: Array<{ __typename: 'RecordedChange', kind: LoggedKind, kindName: string, recordId: string, action: ChangeAction, title: string, fields: Array<{ __typename: 'FieldChange', name: string, label: string, before: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null, after: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null }> }> } };

export type ChangeLogFileQueryVariables = Exact<{
  filter?: ChangeLogFilter | null | undefined;
}>;


export type ChangeLogFileQuery = { changeLogFile: string };

export type LedgerChangedWithChangeLogSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  filter?: ChangeLogFilter | null | undefined;
}>;


export type LedgerChangedWithChangeLogSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, batches: Array<{ __typename: 'ChangeBatch', id: string, number: number, at: string, origin: ChangeOrigin, grantName: string | null, summary: string, mayUndo: boolean, isUndone: boolean, undoes: string | null, by: { __typename: 'Person', id: string, name: string } | null }>, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type ConnectedAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectedAppsQuery = { connectedApps: Array<{ __typename: 'ConnectedApp', id: string, name: string, host: string | null, scopes: Array<ApiScope>, connectedAt: string, lastUsedAt: string | null, organization: { __typename: 'AppOrganization', id: string, name: string } | null }> };

export type DisconnectAppMutationVariables = Exact<{
  id: string;
}>;


export type DisconnectAppMutation = { disconnectApp: Array<{ __typename: 'ConnectedApp', id: string, name: string, host: string | null, scopes: Array<ApiScope>, connectedAt: string, lastUsedAt: string | null, organization: { __typename: 'AppOrganization', id: string, name: string } | null }> };

export type ConnectedAppRowFragment = { __typename: 'ConnectedApp', id: string, name: string, host: string | null, scopes: Array<ApiScope>, connectedAt: string, lastUsedAt: string | null, organization: { __typename: 'AppOrganization', id: string, name: string } | null };

export type ComingUpQueryVariables = Exact<{ [key: string]: never; }>;


export type ComingUpQuery = { recurring: { __typename: 'Recurring', suggestionCount: number, recurrences: Array<{ __typename: 'Recurrence', id: string, type: CategoryType, description: string, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, occurrences: Array<{ __typename: 'Occurrence', recurrenceId: string, date: string, isDue: boolean }> } };

export type ComingUpSheetFragment = { __typename: 'Recurring', suggestionCount: number, recurrences: Array<{ __typename: 'Recurrence', id: string, type: CategoryType, description: string, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, occurrences: Array<{ __typename: 'Occurrence', recurrenceId: string, date: string, isDue: boolean }> };

export type DashboardQueryVariables = Exact<{
  month: string;
}>;


export type DashboardQuery = { dashboard: { __typename: 'Dashboard', id: string, month: string, from: string, to: string, comparedFrom: string, comparedTo: string, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } }, net: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } }, budget: { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } }, cashFlow: Array<{ __typename: 'CashFlowMonth', month: string, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }>, spending: Array<{ __typename: 'CategoryFigure', percent: number, categoryIds: Array<string>, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, attention: { __typename: 'Attention', pendingItems: number, pendingReceipts: number, pendingStatements: number, pendingBudgetLists: number, uncategorisedCount: number, uncategorisedAmount: { __typename: 'Money', value: string, currency: string }, overBudget: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, dueReceipts: Array<{ __typename: 'DueReceipt', id: string, merchant: string | null, dueDate: string, amount: { __typename: 'Money', value: string, currency: string } | null }> }, latest: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null }>, firstSteps: { __typename: 'FirstSteps', bankFile: boolean, receipt: boolean, budget: boolean, partner: boolean, note: boolean } | null }, sampleData: { __typename: 'SampleData', state: SampleState, count: number } };

export type LedgerChangedWithDashboardSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  month: string;
}>;


export type LedgerChangedWithDashboardSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, dashboard: { __typename: 'Dashboard', id: string, month: string, from: string, to: string, comparedFrom: string, comparedTo: string, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } }, net: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } }, budget: { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } }, cashFlow: Array<{ __typename: 'CashFlowMonth', month: string, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }>, spending: Array<{ __typename: 'CategoryFigure', percent: number, categoryIds: Array<string>, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, attention: { __typename: 'Attention', pendingItems: number, pendingReceipts: number, pendingStatements: number, pendingBudgetLists: number, uncategorisedCount: number, uncategorisedAmount: { __typename: 'Money', value: string, currency: string }, overBudget: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, dueReceipts: Array<{ __typename: 'DueReceipt', id: string, merchant: string | null, dueDate: string, amount: { __typename: 'Money', value: string, currency: string } | null }> }, latest: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null }>, firstSteps: { __typename: 'FirstSteps', bankFile: boolean, receipt: boolean, budget: boolean, partner: boolean, note: boolean } | null }, recurring: { __typename: 'Recurring', suggestionCount: number, recurrences: Array<{ __typename: 'Recurrence', id: string, type: CategoryType, description: string, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, occurrences: Array<{ __typename: 'Occurrence', recurrenceId: string, date: string, isDue: boolean }> }, sampleData: { __typename: 'SampleData', state: SampleState, count: number }, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type DashboardSheetFragment = { __typename: 'Dashboard', id: string, month: string, from: string, to: string, comparedFrom: string, comparedTo: string, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } }, net: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } }, budget: { __typename: 'BudgetMonth', month: string, from: string, to: string, dayOfMonth: number | null, daysInMonth: number, daysLeft: number | null, plannedBefore: string | null, carried: { __typename: 'Money', value: string, currency: string }, income: { __typename: 'Money', value: string, currency: string }, received: { __typename: 'Money', value: string, currency: string }, leftToPlan: { __typename: 'Money', value: string, currency: string }, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, leftPerDay: { __typename: 'Money', value: string, currency: string } | null, lines: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, unplanned: Array<{ __typename: 'UnplannedSpending', category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, spent: { __typename: 'Money', value: string, currency: string } }>, unplannedSpent: { __typename: 'Money', value: string, currency: string } }, cashFlow: Array<{ __typename: 'CashFlowMonth', month: string, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }>, spending: Array<{ __typename: 'CategoryFigure', percent: number, categoryIds: Array<string>, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, attention: { __typename: 'Attention', pendingItems: number, pendingReceipts: number, pendingStatements: number, pendingBudgetLists: number, uncategorisedCount: number, uncategorisedAmount: { __typename: 'Money', value: string, currency: string }, overBudget: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, dueReceipts: Array<{ __typename: 'DueReceipt', id: string, merchant: string | null, dueDate: string, amount: { __typename: 'Money', value: string, currency: string } | null }> }, latest: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null }>, firstSteps: { __typename: 'FirstSteps', bankFile: boolean, receipt: boolean, budget: boolean, partner: boolean, note: boolean } | null };

export type FirstStepsSheetFragment = { __typename: 'FirstSteps', bankFile: boolean, receipt: boolean, budget: boolean, partner: boolean, note: boolean };

export type DashboardFigureFragment = { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string } };

export type SpendingRowFragment = { __typename: 'CategoryFigure', percent: number, categoryIds: Array<string>, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null };

export type AttentionListFragment = { __typename: 'Attention', pendingItems: number, pendingReceipts: number, pendingStatements: number, pendingBudgetLists: number, uncategorisedCount: number, uncategorisedAmount: { __typename: 'Money', value: string, currency: string }, overBudget: Array<{ __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } }>, dueReceipts: Array<{ __typename: 'DueReceipt', id: string, merchant: string | null, dueDate: string, amount: { __typename: 'Money', value: string, currency: string } | null }> };

export type ImportsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ImportsQuery = { imports: { __typename: 'ImportConnection', edges: Array<{ __typename: 'ImportEdge', cursor: string, node: { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ImportQueryVariables = Exact<{
  id: string;
}>;


export type ImportQuery = { import: { __typename: 'Import', skippedCount: number, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, skippedRows: Array<{ __typename: 'SkippedRow', row: number, problem: string, text: string }>, layout: { __typename: 'ImportLayout', above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { __typename: 'ImportColumns', date: number, amount: number | null, debit: number | null, credit: number | null, direction: number | null, currency: number | null, fee: number | null, state: number | null, account: number | null, bankId: number | null, category: number | null, tags: number | null, texts: Array<number>, notes: Array<number> } } | null, archive: { __typename: 'ArchiveFacts', organizationName: string, madeAt: string, notes: Array<string>, counts: Array<{ __typename: 'ArchiveCount', noun: string, count: number }>, there: Array<{ __typename: 'ArchiveCount', noun: string, count: number }> } | null, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string }, rates: Array<{ __typename: 'ImportRate', currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string }, baseIn: { __typename: 'Money', value: string, currency: string } | null, baseOut: { __typename: 'Money', value: string, currency: string } | null }> } };

export type ImportEditsQueryVariables = Exact<{
  id: string;
}>;


export type ImportEditsQuery = { import: { __typename: 'Import', id: string, editedCount: number } };

export type ImportRowsQueryVariables = Exact<{
  importId: string;
  verdict?: ImportVerdict | null | undefined;
  isTaken?: boolean | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportRowsQuery = { importRows: { __typename: 'ImportRowConnection', totalCount: number, edges: Array<{ __typename: 'ImportRowEdge', cursor: string, node: { __typename: 'ImportRow', id: string, position: number, date: string, type: CategoryType, description: string, note: string, categorySetBy: string | null, categoryName: string | null, tagNames: Array<string>, isSplit: boolean, verdict: ImportVerdict, reasons: Array<string>, isTaken: boolean, isUndirected: boolean, doubt: string | null, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, match: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, note: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null } | null, changes: Array<{ __typename: 'ImportRowChange', field: ImportRowField, before: string, after: string }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ImportRowsLikeQueryVariables = Exact<{
  importId: string;
  search: string;
}>;


export type ImportRowsLikeQuery = { importRows: { __typename: 'ImportRowConnection', edges: Array<{ __typename: 'ImportRowEdge', node: { __typename: 'ImportRow', id: string, type: CategoryType, description: string, category: { __typename: 'Category', id: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type CreateImportUploadUrlMutationVariables = Exact<{
  fileName: string;
  size: number;
}>;


export type CreateImportUploadUrlMutation = { createImportUploadUrl: { __typename: 'UploadUrl', uploadUrl: string, storagePath: string } };

export type StartImportMutationVariables = Exact<{
  storagePath: string;
}>;


export type StartImportMutation = { startImport: { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } } };

export type ChangeImportLayoutMutationVariables = Exact<{
  id: string;
  layout: ImportLayoutInput;
}>;


export type ChangeImportLayoutMutation = { changeImportLayout: { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } } };

export type DecideImportRowsMutationVariables = Exact<{
  id: string;
  rowIds?: Array<string> | string | null | undefined;
  verdict?: ImportVerdict | null | undefined;
  isTaken: boolean;
}>;


export type DecideImportRowsMutation = { decideImportRows: { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } } };

export type SetImportDirectionMutationVariables = Exact<{
  id: string;
  rowIds?: Array<string> | string | null | undefined;
  type: CategoryType;
}>;


export type SetImportDirectionMutation = { setImportDirection: { __typename: 'Import', isRemembered: boolean, id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, layout: { __typename: 'ImportLayout', above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { __typename: 'ImportColumns', date: number, amount: number | null, debit: number | null, credit: number | null, direction: number | null, currency: number | null, fee: number | null, state: number | null, account: number | null, bankId: number | null, category: number | null, tags: number | null, texts: Array<number>, notes: Array<number> } } | null, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string }, rates: Array<{ __typename: 'ImportRate', currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string }, baseIn: { __typename: 'Money', value: string, currency: string } | null, baseOut: { __typename: 'Money', value: string, currency: string } | null }> } };

export type SetImportRateMutationVariables = Exact<{
  id: string;
  currency: string;
  rate?: string | null | undefined;
}>;


export type SetImportRateMutation = { setImportRate: { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string }, rates: Array<{ __typename: 'ImportRate', currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string }, baseIn: { __typename: 'Money', value: string, currency: string } | null, baseOut: { __typename: 'Money', value: string, currency: string } | null }> } };

export type ChooseImportCategoryMutationVariables = Exact<{
  id: string;
  rowIds: Array<string> | string;
  categoryId?: string | null | undefined;
  alsoSame?: boolean | null | undefined;
}>;


export type ChooseImportCategoryMutation = { chooseImportCategory: { __typename: 'Import', missingCategories: Array<string>, id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } } };

export type ApplyImportMutationVariables = Exact<{
  id: string;
  createCategories: boolean;
}>;


export type ApplyImportMutation = { applyImport: { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } } };

export type CancelImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelImportMutation = { cancelImport: { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } } };

export type RevertImportMutationVariables = Exact<{
  id: string;
}>;


export type RevertImportMutation = { revertImport: { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } } };

export type DeleteImportMutationVariables = Exact<{
  id: string;
}>;


export type DeleteImportMutation = { deleteImport: string };

export type ImportChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ImportChangedSubscription = { importChanged: { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string }, rates: Array<{ __typename: 'ImportRate', currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string }, baseIn: { __typename: 'Money', value: string, currency: string } | null, baseOut: { __typename: 'Money', value: string, currency: string } | null }> } };

export type ImportsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ImportsChangedSubscription = { importsChanged: Array<{ __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } }> };

export type ImportFactsFragment = { __typename: 'Import', id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string } };

export type ImportRatesFragment = { __typename: 'Import', rates: Array<{ __typename: 'ImportRate', currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string }, baseIn: { __typename: 'Money', value: string, currency: string } | null, baseOut: { __typename: 'Money', value: string, currency: string } | null }> };

export type ImportRateLineFragment = { __typename: 'ImportRate', currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string }, baseIn: { __typename: 'Money', value: string, currency: string } | null, baseOut: { __typename: 'Money', value: string, currency: string } | null };

export type ImportSheetFragment = { __typename: 'Import', skippedCount: number, missingCategories: Array<string>, isRemembered: boolean, sample: Array<Array<string>>, id: string, fileName: string, size: number, format: ImportFormat | null, state: ImportState, progress: number, problem: string | null, rowCount: number, newCount: number, thereCount: number, possibleCount: number, takenCount: number, undirectedCount: number, changedCount: number, updatedCount: number, firstDay: string | null, lastDay: string | null, accounts: Array<string>, canRevert: boolean, createdAt: string, skippedRows: Array<{ __typename: 'SkippedRow', row: number, problem: string, text: string }>, layout: { __typename: 'ImportLayout', above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { __typename: 'ImportColumns', date: number, amount: number | null, debit: number | null, credit: number | null, direction: number | null, currency: number | null, fee: number | null, state: number | null, account: number | null, bankId: number | null, category: number | null, tags: number | null, texts: Array<number>, notes: Array<number> } } | null, archive: { __typename: 'ArchiveFacts', organizationName: string, madeAt: string, notes: Array<string>, counts: Array<{ __typename: 'ArchiveCount', noun: string, count: number }>, there: Array<{ __typename: 'ArchiveCount', noun: string, count: number }> } | null, leftOut: Array<{ __typename: 'LeftOut', reason: LeftOutReason, count: number }>, sums: Array<{ __typename: 'ImportSum', currency: string, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string } }>, createdBy: { __typename: 'Person', id: string, name: string }, rates: Array<{ __typename: 'ImportRate', currency: string, rowCount: number, rate: string | null, source: ImportRateSource | null, lastRate: string | null, lastRateDay: string | null, moneyIn: { __typename: 'Money', value: string, currency: string }, moneyOut: { __typename: 'Money', value: string, currency: string }, baseIn: { __typename: 'Money', value: string, currency: string } | null, baseOut: { __typename: 'Money', value: string, currency: string } | null }> };

export type ImportLayoutFoundFragment = { __typename: 'ImportLayout', above: number, dayOrder: DayOrder, decimal: DecimalSign, plainAmounts: PlainAmounts | null, columns: { __typename: 'ImportColumns', date: number, amount: number | null, debit: number | null, credit: number | null, direction: number | null, currency: number | null, fee: number | null, state: number | null, account: number | null, bankId: number | null, category: number | null, tags: number | null, texts: Array<number>, notes: Array<number> } };

export type ImportRowCellsFragment = { __typename: 'ImportRow', id: string, position: number, date: string, type: CategoryType, description: string, note: string, categorySetBy: string | null, categoryName: string | null, tagNames: Array<string>, isSplit: boolean, verdict: ImportVerdict, reasons: Array<string>, isTaken: boolean, isUndirected: boolean, doubt: string | null, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, match: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, note: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null } | null, changes: Array<{ __typename: 'ImportRowChange', field: ImportRowField, before: string, after: string }> };

export type InvitationByTokenQueryVariables = Exact<{
  token: string;
}>;


export type InvitationByTokenQuery = { invitation: { __typename: 'InvitationOffer', id: string, organizationName: string, organizationKind: OrganizationKind, invitedBy: string, email: string, role: Role, sentAt: string, expiresAt: string, state: InvitationState } };

export type MyInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyInvitationsQuery = { myInvitations: Array<{ __typename: 'InvitationOffer', id: string, organizationName: string, organizationKind: OrganizationKind, invitedBy: string, email: string, role: Role, sentAt: string, expiresAt: string, state: InvitationState }> };

export type AcceptInvitationMutationVariables = Exact<{
  id: string;
  token?: string | null | undefined;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } };

export type DeclineInvitationMutationVariables = Exact<{
  id: string;
}>;


export type DeclineInvitationMutation = { declineInvitation: string };

export type InvitationOfferFragment = { __typename: 'InvitationOffer', id: string, organizationName: string, organizationKind: OrganizationKind, invitedBy: string, email: string, role: Role, sentAt: string, expiresAt: string, state: InvitationState };

export type CompleteOnboardingMutationVariables = Exact<{ [key: string]: never; }>;


export type CompleteOnboardingMutation = { completeOnboarding: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type DismissTourMutationVariables = Exact<{ [key: string]: never; }>;


export type DismissTourMutation = { dismissTour: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type DeletedOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedOrganizationsQuery = { deletedOrganizations: Array<{ __typename: 'DeletedOrganization', id: string, name: string, deletedAt: string, purgedAt: string }> };

export type DeletedOrganizationFragment = { __typename: 'DeletedOrganization', id: string, name: string, deletedAt: string, purgedAt: string };

export type CreateOrganizationMutationVariables = Exact<{
  input: NewOrganizationInput;
}>;


export type CreateOrganizationMutation = { createOrganization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } };

export type LeaveOrganizationMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveOrganizationMutation = { leaveOrganization: string };

export type RestoreOrganizationMutationVariables = Exact<{
  id: string;
}>;


export type RestoreOrganizationMutation = { restoreOrganization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } };

export type ReceiptsQueryVariables = Exact<{
  state?: DocumentState | null | undefined;
  unmatched: boolean;
  after?: string | null | undefined;
}>;


export type ReceiptsQuery = { receipts: { __typename: 'ReceiptConnection', edges: Array<{ __typename: 'ReceiptEdge', cursor: string, node: { __typename: 'Receipt', id: string, version: number, createdAt: string, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, transactions: Array<{ __typename: 'Transaction', id: string }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type DocumentFileQueryVariables = Exact<{
  id: string;
}>;


export type DocumentFileQuery = { document: { __typename: 'Document', id: string, fileUrl: string | null } };

export type ReceiptReviewQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptReviewQuery = { receipt: { __typename: 'Receipt', id: string, version: number, createdAt: string, text: string, totalProven: boolean, vendorVatId: string | null, dueDate: string | null, iban: string | null, ibanWarning: string | null, codes: Array<string>, paymentReference: string | null, payee: string | null, paidOn: string | null, paymentSource: FieldSource | null, eInvoice: { __typename: 'EInvoice', number: string | null, isCreditNote: boolean, sellerName: string | null, sellerAddress: Array<string>, warnings: Array<string>, taxes: Array<{ __typename: 'EInvoiceTax', rate: string | null, base: string | null, amount: string | null }> } | null, merchant: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, date: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, currency: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, total: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, tax: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, discount: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number, words: Array<{ __typename: 'Word', text: string, x: number, y: number, width: number, height: number }> }>, items: Array<{ __typename: 'StagedItem', id: string, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }>, matches: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null } }>, transactions: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }>, duplicateOf: { __typename: 'Receipt', id: string, version: number, createdAt: string, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, transactions: Array<{ __typename: 'Transaction', id: string }> } | null, document: { __typename: 'Document', note: string | null, stageSince: string, part: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, partOf: { __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, parts: Array<{ __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null }>, total: { __typename: 'Money', value: string, currency: string } | null } | null, parts: Array<{ __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null }>, sameAs: { __typename: 'Document', id: string } | null, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, payable: { __typename: 'Money', value: string, currency: string } | null, paymentCode: { __typename: 'PaymentCode', kind: PaymentCodeKind, text: string } | null } };

export type CreateReceiptMutationVariables = Exact<{
  input: NewReceiptInput;
}>;


export type CreateReceiptMutation = { createReceipt: { __typename: 'Receipt', id: string, version: number, createdAt: string, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, transactions: Array<{ __typename: 'Transaction', id: string }> } };

export type ApproveReceiptMutationVariables = Exact<{
  id: string;
  input: ReviewedReceiptInput;
  version: number;
}>;


export type ApproveReceiptMutation = { approveReceipt: { __typename: 'ReviewResult', document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, items: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> }>, transactions: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> } };

export type DiscardReceiptMutationVariables = Exact<{
  id: string;
}>;


export type DiscardReceiptMutation = { discardReceipt: { __typename: 'ReviewResult', document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, items: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> }>, transactions: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> } };

export type DeleteReceiptsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteReceiptsMutation = { deleteReceipts: Array<string> };

export type DeclineMatchMutationVariables = Exact<{
  receiptId: string;
  transactionId: string;
}>;


export type DeclineMatchMutation = { declineMatch: { __typename: 'Receipt', id: string, matches: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null } }> } };

export type ReadDocumentAgainMutationVariables = Exact<{
  id: string;
}>;


export type ReadDocumentAgainMutation = { readDocumentAgain: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } };

export type ReceiptCardFragment = { __typename: 'Receipt', id: string, version: number, createdAt: string, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, transactions: Array<{ __typename: 'Transaction', id: string }> };

export type ReviewedReceiptFragment = { __typename: 'ReviewResult', document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, items: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> }>, transactions: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }> };

export type ReceiptReviewFragment = { __typename: 'Receipt', id: string, version: number, createdAt: string, text: string, totalProven: boolean, vendorVatId: string | null, dueDate: string | null, iban: string | null, ibanWarning: string | null, codes: Array<string>, paymentReference: string | null, payee: string | null, paidOn: string | null, paymentSource: FieldSource | null, eInvoice: { __typename: 'EInvoice', number: string | null, isCreditNote: boolean, sellerName: string | null, sellerAddress: Array<string>, warnings: Array<string>, taxes: Array<{ __typename: 'EInvoiceTax', rate: string | null, base: string | null, amount: string | null }> } | null, merchant: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, date: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, currency: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, total: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, tax: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, discount: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number, words: Array<{ __typename: 'Word', text: string, x: number, y: number, width: number, height: number }> }>, items: Array<{ __typename: 'StagedItem', id: string, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }>, matches: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null } }>, transactions: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }>, duplicateOf: { __typename: 'Receipt', id: string, version: number, createdAt: string, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, transactions: Array<{ __typename: 'Transaction', id: string }> } | null, document: { __typename: 'Document', note: string | null, stageSince: string, part: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, partOf: { __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, parts: Array<{ __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null }>, total: { __typename: 'Money', value: string, currency: string } | null } | null, parts: Array<{ __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null }>, sameAs: { __typename: 'Document', id: string } | null, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, payable: { __typename: 'Money', value: string, currency: string } | null, paymentCode: { __typename: 'PaymentCode', kind: PaymentCodeKind, text: string } | null };

export type ReviewedDocumentFragment = { __typename: 'Document', note: string | null, stageSince: string, part: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, partOf: { __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, parts: Array<{ __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null }>, total: { __typename: 'Money', value: string, currency: string } | null } | null, parts: Array<{ __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null }>, sameAs: { __typename: 'Document', id: string } | null, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null };

export type FileOfPartsFragment = { __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, parts: Array<{ __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null }>, total: { __typename: 'Money', value: string, currency: string } | null };

export type PartOfFileFragment = { __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null };

export type ReceiptPaymentFragment = { __typename: 'Receipt', id: string, version: number, dueDate: string | null, iban: string | null, ibanWarning: string | null, codes: Array<string>, paymentReference: string | null, payee: string | null, paidOn: string | null, paymentSource: FieldSource | null, payable: { __typename: 'Money', value: string, currency: string } | null, paymentCode: { __typename: 'PaymentCode', kind: PaymentCodeKind, text: string } | null };

export type SetReceiptPaidMutationVariables = Exact<{
  id: string;
  paidOn?: string | null | undefined;
}>;


export type SetReceiptPaidMutation = { setReceiptPaid: { __typename: 'Receipt', id: string, version: number, dueDate: string | null, iban: string | null, ibanWarning: string | null, codes: Array<string>, paymentReference: string | null, payee: string | null, paidOn: string | null, paymentSource: FieldSource | null, payable: { __typename: 'Money', value: string, currency: string } | null, paymentCode: { __typename: 'PaymentCode', kind: PaymentCodeKind, text: string } | null } };

export type EInvoiceFragment = { __typename: 'EInvoice', number: string | null, isCreditNote: boolean, sellerName: string | null, sellerAddress: Array<string>, warnings: Array<string>, taxes: Array<{ __typename: 'EInvoiceTax', rate: string | null, base: string | null, amount: string | null }> };

export type ReviewFieldFragment = { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null };

export type ReviewItemFragment = { __typename: 'StagedItem', id: string, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null };

export type PlaceMarkFragment = { __typename: 'Place', page: number, x: number, y: number, width: number, height: number };

export type PageViewFragment = { __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number, words: Array<{ __typename: 'Word', text: string, x: number, y: number, width: number, height: number }> };

export type ReceiptTransactionFragment = { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null };

export type RecurringPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RecurringPageQuery = { recurring: { __typename: 'Recurring', suggestionCount: number, recurrences: Array<{ __typename: 'Recurrence', id: string, type: CategoryType, description: string, note: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, weekend: WeekendRule, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, occurrences: Array<{ __typename: 'Occurrence', recurrenceId: string, date: string, isDue: boolean }>, months: Array<{ __typename: 'MonthAhead', month: string, count: number, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string } }> } };

export type RecurrenceSuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecurrenceSuggestionsQuery = { recurrenceSuggestions: Array<{ __typename: 'RecurrenceSuggestion', id: string, type: CategoryType, description: string, frequency: RecurrenceFrequency, every: number, hits: number, lastDate: string, nextDate: string, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }> };

export type CreateRecurrenceMutationVariables = Exact<{
  input: NewRecurrenceInput;
}>;


export type CreateRecurrenceMutation = { createRecurrence: { __typename: 'Recurrence', id: string, type: CategoryType, description: string, note: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, weekend: WeekendRule, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null } };

export type UpdateRecurrenceMutationVariables = Exact<{
  id: string;
  changes: RecurrenceChangesInput;
  version?: number | null | undefined;
}>;


export type UpdateRecurrenceMutation = { updateRecurrence: { __typename: 'Recurrence', id: string, type: CategoryType, description: string, note: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, weekend: WeekendRule, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null } };

export type DeleteRecurrenceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRecurrenceMutation = { deleteRecurrence: string };

export type RecordOccurrenceMutationVariables = Exact<{
  id: string;
  date: string;
  amount?: string | null | undefined;
  fromNowOn?: boolean | null | undefined;
}>;


export type RecordOccurrenceMutation = { recordOccurrence: { __typename: 'RecordedOccurrence', transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null }, recurrence: { __typename: 'Recurrence', id: string, type: CategoryType, description: string, note: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, weekend: WeekendRule, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null } } };

export type SkipOccurrenceMutationVariables = Exact<{
  id: string;
  date: string;
}>;


export type SkipOccurrenceMutation = { skipOccurrence: { __typename: 'Recurrence', id: string, type: CategoryType, description: string, note: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, weekend: WeekendRule, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null } };

export type FindRecurrencesMutationVariables = Exact<{ [key: string]: never; }>;


export type FindRecurrencesMutation = { findRecurrences: number };

export type DeclineRecurrenceSuggestionMutationVariables = Exact<{
  id: string;
  declined: boolean;
}>;


export type DeclineRecurrenceSuggestionMutation = { declineRecurrenceSuggestion: string };

export type RecurringSheetFragment = { __typename: 'Recurring', suggestionCount: number, recurrences: Array<{ __typename: 'Recurrence', id: string, type: CategoryType, description: string, note: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, weekend: WeekendRule, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, occurrences: Array<{ __typename: 'Occurrence', recurrenceId: string, date: string, isDue: boolean }>, months: Array<{ __typename: 'MonthAhead', month: string, count: number, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string } }> };

export type RecurrenceRowFragment = { __typename: 'Recurrence', id: string, type: CategoryType, description: string, note: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, weekend: WeekendRule, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null };

export type RecurrenceSuggestionRowFragment = { __typename: 'RecurrenceSuggestion', id: string, type: CategoryType, description: string, frequency: RecurrenceFrequency, every: number, hits: number, lastDate: string, nextDate: string, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null };

export type LedgerChangedWithRecurringSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LedgerChangedWithRecurringSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, recurring: { __typename: 'Recurring', suggestionCount: number, recurrences: Array<{ __typename: 'Recurrence', id: string, type: CategoryType, description: string, note: string, frequency: RecurrenceFrequency, every: number, startDate: string, endDate: string | null, weekend: WeekendRule, nextDate: string | null, posts: boolean, isPaused: boolean, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, occurrences: Array<{ __typename: 'Occurrence', recurrenceId: string, date: string, isDue: boolean }>, months: Array<{ __typename: 'MonthAhead', month: string, count: number, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string } }> }, recurrenceSuggestions: Array<{ __typename: 'RecurrenceSuggestion', id: string, type: CategoryType, description: string, frequency: RecurrenceFrequency, every: number, hits: number, lastDate: string, nextDate: string, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type ReportFileQueryVariables = Exact<{
  from: string;
  to: string;
  part: MemberPart;
  format: ExportFormat;
  locale?: string | null | undefined;
}>;


export type ReportFileQuery = { reportFile: { __typename: 'ExportFile', url: string, fileName: string } };

export type ReportQueryVariables = Exact<{
  from: string;
  to: string;
  withTags: boolean;
  withMembers: boolean;
  part: MemberPart;
}>;


export type ReportQuery = { report: { __typename: 'Report', id: string, from: string, to: string, comparedFrom: string, comparedTo: string, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, net: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, months: Array<{ __typename: 'CashFlowMonth', month: string, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }>, categories: Array<{ __typename: 'CategoryFigure', type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, parts: Array<{ __typename: 'CategoryFigure', type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags?: Array<{ __typename: 'TagFigures', tag: { __typename: 'Tag', id: string, name: string, color: number } | null, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } } }>, members?: Array<{ __typename: 'MemberFigures', person: { __typename: 'Person', id: string, name: string } | null, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } } }> } };

export type LedgerChangedWithReportSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  from: string;
  to: string;
  withTags: boolean;
  withMembers: boolean;
  part: MemberPart;
}>;


export type LedgerChangedWithReportSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, report: { __typename: 'Report', id: string, from: string, to: string, comparedFrom: string, comparedTo: string, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, net: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, months: Array<{ __typename: 'CashFlowMonth', month: string, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }>, categories: Array<{ __typename: 'CategoryFigure', type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, parts: Array<{ __typename: 'CategoryFigure', type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags?: Array<{ __typename: 'TagFigures', tag: { __typename: 'Tag', id: string, name: string, color: number } | null, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } } }>, members?: Array<{ __typename: 'MemberFigures', person: { __typename: 'Person', id: string, name: string } | null, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } } }> }, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type ReportSheetFragment = { __typename: 'Report', id: string, from: string, to: string, comparedFrom: string, comparedTo: string, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, net: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, months: Array<{ __typename: 'CashFlowMonth', month: string, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }>, categories: Array<{ __typename: 'CategoryFigure', type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, parts: Array<{ __typename: 'CategoryFigure', type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags?: Array<{ __typename: 'TagFigures', tag: { __typename: 'Tag', id: string, name: string, color: number } | null, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } } }>, members?: Array<{ __typename: 'MemberFigures', person: { __typename: 'Person', id: string, name: string } | null, income: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } }, expense: { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } } }> };

export type ComparedFigureFragment = { __typename: 'Figure', changePercent: number | null, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } };

export type CategoryFigureRowFragment = { __typename: 'CategoryFigure', type: CategoryType, percent: number, changePercent: number | null, categoryIds: Array<string>, amount: { __typename: 'Money', value: string, currency: string }, previous: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null };

export type PendingItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingItemsQuery = { pendingItems: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> }> };

export type BudgetListQueryVariables = Exact<{
  documentId: string;
}>;


export type BudgetListQuery = { document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, documentItems: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> }> };

export type ReceiptToApproveQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptToApproveQuery = { receipt: { __typename: 'Receipt', id: string, version: number, totalProven: boolean, merchant: { __typename: 'ReadField', value: string | null, doubt: string | null }, date: { __typename: 'ReadField', value: string | null, doubt: string | null }, currency: { __typename: 'ReadField', value: string | null, doubt: string | null }, total: { __typename: 'ReadField', value: string | null, doubt: string | null }, tax: { __typename: 'ReadField', value: string | null, doubt: string | null }, duplicateOf: { __typename: 'Receipt', id: string } | null, matches: Array<{ __typename: 'MatchCandidate', reasons: Array<string> }>, items: Array<{ __typename: 'StagedItem', id: string, description: string, state: StagedItemState, doubt: string | null, amountDoubt: string | null, amount: { __typename: 'Money', value: string }, category: { __typename: 'Category', id: string } | null }> } };

export type ReceiptPictureQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptPictureQuery = { receipt: { __typename: 'Receipt', id: string, text: string, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number, words: Array<{ __typename: 'Word', text: string, x: number, y: number, width: number, height: number }> }>, items: Array<{ __typename: 'StagedItem', id: string, doubt: string | null, amountDoubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }> } };

export type PendingItemsChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PendingItemsChangedSubscription = { pendingItemsChanged: { __typename: 'PendingItemsChanges', cursor: string, number: number, since: number | null, pendingItemCount: number, deletedIds: Array<string>, items: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> }>, documents: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string } | null, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, receipts: Array<{ __typename: 'Receipt', id: string, version: number, createdAt: string, matches: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null } }>, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, transactions: Array<{ __typename: 'Transaction', id: string }> }> } };

export type PendingItemsChangedWithReceiptSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  receiptId: string;
}>;


export type PendingItemsChangedWithReceiptSubscription = { pendingItemsChanged: { __typename: 'PendingItemsChanges', cursor: string, number: number, since: number | null, pendingItemCount: number, deletedIds: Array<string>, receipt: { __typename: 'Receipt', id: string, version: number, createdAt: string, text: string, totalProven: boolean, vendorVatId: string | null, dueDate: string | null, iban: string | null, ibanWarning: string | null, codes: Array<string>, paymentReference: string | null, payee: string | null, paidOn: string | null, paymentSource: FieldSource | null, eInvoice: { __typename: 'EInvoice', number: string | null, isCreditNote: boolean, sellerName: string | null, sellerAddress: Array<string>, warnings: Array<string>, taxes: Array<{ __typename: 'EInvoiceTax', rate: string | null, base: string | null, amount: string | null }> } | null, merchant: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, date: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, currency: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, total: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, tax: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, discount: { __typename: 'ReadField', value: string | null, source: FieldSource | null, candidates: Array<string>, confidence: number, doubt: string | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number, words: Array<{ __typename: 'Word', text: string, x: number, y: number, width: number, height: number }> }>, items: Array<{ __typename: 'StagedItem', id: string, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, place: { __typename: 'Place', page: number, x: number, y: number, width: number, height: number } | null }>, matches: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null } }>, transactions: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null }>, duplicateOf: { __typename: 'Receipt', id: string, version: number, createdAt: string, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, transactions: Array<{ __typename: 'Transaction', id: string }> } | null, document: { __typename: 'Document', note: string | null, stageSince: string, part: number, id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, partOf: { __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, parts: Array<{ __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null }>, total: { __typename: 'Money', value: string, currency: string } | null } | null, parts: Array<{ __typename: 'Document', id: string, part: number, receiptId: string | null, state: DocumentState, title: string, total: { __typename: 'Money', value: string, currency: string } | null }>, sameAs: { __typename: 'Document', id: string } | null, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, payable: { __typename: 'Money', value: string, currency: string } | null, paymentCode: { __typename: 'PaymentCode', kind: PaymentCodeKind, text: string } | null } | null, items: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> }>, documents: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string } | null, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, receipts: Array<{ __typename: 'Receipt', id: string, version: number, createdAt: string, matches: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null } }>, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, transactions: Array<{ __typename: 'Transaction', id: string }> }> } };

export type ApproveStagedItemMutationVariables = Exact<{
  id: string;
  input?: ReviewedStagedItemInput | null | undefined;
}>;


export type ApproveStagedItemMutation = { approveStagedItem: { __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> } };

export type ApproveDocumentItemsMutationVariables = Exact<{
  documentId: string;
  edits?: Array<StagedItemEdit> | StagedItemEdit | null | undefined;
}>;


export type ApproveDocumentItemsMutation = { approveDocumentItems: { __typename: 'AllApproved', approved: number, left: number, reason: string | null, refusals: Array<{ __typename: 'ItemRefusal', itemId: string, reason: string }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null } } };

export type MergeStagedItemMutationVariables = Exact<{
  id: string;
  transactionId: string;
}>;


export type MergeStagedItemMutation = { mergeStagedItem: { __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> } };

export type DiscardStagedItemMutationVariables = Exact<{
  id: string;
}>;


export type DiscardStagedItemMutation = { discardStagedItem: { __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> } };

export type ReviewNewsFragment = { __typename: 'PendingItemsChanges', cursor: string, number: number, since: number | null, pendingItemCount: number, deletedIds: Array<string>, items: Array<{ __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> }>, documents: Array<{ __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, sameAs: { __typename: 'Document', id: string } | null, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }>, receipts: Array<{ __typename: 'Receipt', id: string, version: number, createdAt: string, matches: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, splits: Array<{ __typename: 'TransactionSplit', note: string }>, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null } }>, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, pages: Array<{ __typename: 'DocumentPage', number: number, imageUrl: string, width: number, height: number }>, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, transactions: Array<{ __typename: 'Transaction', id: string }> }> };

export type ReviewRowFragment = { __typename: 'StagedItem', id: string, kind: StagedItemKind, type: CategoryType, state: StagedItemState, position: number, description: string, note: string, date: string | null, month: string | null, confidence: number, doubt: string | null, doubtKind: DoubtKind | null, amountDoubt: string | null, proposedCategoryName: string | null, transactionId: string | null, version: number, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null, document: { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null }, plannedNow: { __typename: 'Money', value: string, currency: string } | null, plannedAfter: { __typename: 'Money', value: string } | null, lookAlikes: Array<{ __typename: 'MatchCandidate', reasons: Array<string>, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } } }> };

export type LookAlikeFragment = { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, authorName: string, amount: { __typename: 'Money', value: string, currency: string } };

export type StagedCategoryFragment = { __typename: 'Category', id: string, name: string, icon: string, color: number };

export type StagedDocumentFragment = { __typename: 'Document', id: string, kind: DocumentKind, fileName: string, title: string, contentType: string, size: number, stage: DocumentStage, state: DocumentState, failure: string | null, itemCount: number, pendingItemCount: number, receiptId: string | null, reviewPath: string, createdAt: string, mail: { __typename: 'Mail', sender: string, subject: string, sentAt: string | null } | null, createdBy: { __typename: 'Person', id: string, name: string }, total: { __typename: 'Money', value: string, currency: string } | null };

export type RulesQueryVariables = Exact<{ [key: string]: never; }>;


export type RulesQuery = { rules: Array<{ __typename: 'Rule', id: string, text: string | null, match: TextMatch, type: CategoryType | null, marksReviewed: boolean, payee: string | null, isEnabled: boolean, version: number, min: { __typename: 'Money', value: string, currency: string } | null, max: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }> }> };

export type RuleSuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RuleSuggestionsQuery = { ruleSuggestions: Array<{ __typename: 'RuleSuggestion', id: string, description: string, type: CategoryType, times: number, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }> };

export type RulePreviewQueryVariables = Exact<{
  input: RuleInput;
  id?: string | null | undefined;
}>;


export type RulePreviewQuery = { rulePreview: { __typename: 'RulePreview', count: number, changing: number, locked: number, limitedTo: number | null, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, first: Array<{ __typename: 'PreviewedTransaction', changes: boolean, isLocked: boolean, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null } }> } };

export type CreateRuleMutationVariables = Exact<{
  input: RuleInput;
}>;


export type CreateRuleMutation = { createRule: { __typename: 'Rule', id: string, text: string | null, match: TextMatch, type: CategoryType | null, marksReviewed: boolean, payee: string | null, isEnabled: boolean, version: number, min: { __typename: 'Money', value: string, currency: string } | null, max: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }> } };

export type UpdateRuleMutationVariables = Exact<{
  id: string;
  input: RuleInput;
  version?: number | null | undefined;
}>;


export type UpdateRuleMutation = { updateRule: { __typename: 'Rule', id: string, text: string | null, match: TextMatch, type: CategoryType | null, marksReviewed: boolean, payee: string | null, isEnabled: boolean, version: number, min: { __typename: 'Money', value: string, currency: string } | null, max: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }> } };

export type EnableRuleMutationVariables = Exact<{
  id: string;
  enabled: boolean;
}>;


export type EnableRuleMutation = { enableRule: { __typename: 'Rule', id: string, text: string | null, match: TextMatch, type: CategoryType | null, marksReviewed: boolean, payee: string | null, isEnabled: boolean, version: number, min: { __typename: 'Money', value: string, currency: string } | null, max: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }> } };

export type DeleteRuleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRuleMutation = { deleteRule: string };

export type OrderRulesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderRulesMutation = { orderRules: Array<{ __typename: 'Rule', id: string, text: string | null, match: TextMatch, type: CategoryType | null, marksReviewed: boolean, payee: string | null, isEnabled: boolean, version: number, min: { __typename: 'Money', value: string, currency: string } | null, max: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }> }> };

export type ApplyRuleMutationVariables = Exact<{
  id: string;
}>;


export type ApplyRuleMutation = { applyRule: number };

export type DeclineRuleSuggestionMutationVariables = Exact<{
  id: string;
  declined: boolean;
}>;


export type DeclineRuleSuggestionMutation = { declineRuleSuggestion: string };

export type RuleRowFragment = { __typename: 'Rule', id: string, text: string | null, match: TextMatch, type: CategoryType | null, marksReviewed: boolean, payee: string | null, isEnabled: boolean, version: number, min: { __typename: 'Money', value: string, currency: string } | null, max: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }> };

export type RuleSuggestionRowFragment = { __typename: 'RuleSuggestion', id: string, description: string, type: CategoryType, times: number, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null };

export type CreateTagOfRuleMutationVariables = Exact<{
  name: string;
}>;


export type CreateTagOfRuleMutation = { createTag: { __typename: 'Tag', id: string, name: string, color: number } };

export type LedgerChangedWithRulesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LedgerChangedWithRulesSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, rules: Array<{ __typename: 'Rule', id: string, text: string | null, match: TextMatch, type: CategoryType | null, marksReviewed: boolean, payee: string | null, isEnabled: boolean, version: number, min: { __typename: 'Money', value: string, currency: string } | null, max: { __typename: 'Money', value: string, currency: string } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }> }>, ruleSuggestions: Array<{ __typename: 'RuleSuggestion', id: string, description: string, type: CategoryType, times: number, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type ArchivesQueryVariables = Exact<{ [key: string]: never; }>;


export type ArchivesQuery = { archives: Array<{ __typename: 'Archive', id: string, state: ArchiveState, progress: number, fileName: string, size: number | null, problem: string | null, url: string | null, createdAt: string, expiresAt: string | null, counts: Array<{ __typename: 'ArchiveCount', noun: string, count: number }> }> };

export type RequestArchiveMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestArchiveMutation = { requestArchive: { __typename: 'Archive', id: string, state: ArchiveState, progress: number, fileName: string, size: number | null, problem: string | null, url: string | null, createdAt: string, expiresAt: string | null, counts: Array<{ __typename: 'ArchiveCount', noun: string, count: number }> } };

export type ArchiveChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ArchiveChangedSubscription = { archiveChanged: { __typename: 'Archive', id: string, state: ArchiveState, progress: number, fileName: string, size: number | null, problem: string | null, url: string | null, createdAt: string, expiresAt: string | null, counts: Array<{ __typename: 'ArchiveCount', noun: string, count: number }> } | null };

export type ArchiveSheetFragment = { __typename: 'Archive', id: string, state: ArchiveState, progress: number, fileName: string, size: number | null, problem: string | null, url: string | null, createdAt: string, expiresAt: string | null, counts: Array<{ __typename: 'ArchiveCount', noun: string, count: number }> };

export type LedgerChangedWithSampleDataSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LedgerChangedWithSampleDataSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, sampleData: { __typename: 'SampleData', state: SampleState, count: number }, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type MembersQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersQuery = { members: Array<{ __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null }> };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { invitations: Array<{ __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } }> };

export type SeatsQueryVariables = Exact<{ [key: string]: never; }>;


export type SeatsQuery = { billing: { __typename: 'Billing', plan: { __typename: 'Plan', key: PlanKey, writers: number | null }, usage: { __typename: 'BillingUsage', writers: number } } };

export type SeatsTakenFragment = { __typename: 'Billing', plan: { __typename: 'Plan', key: PlanKey, writers: number | null }, usage: { __typename: 'BillingUsage', writers: number } };

export type CreateInvitationMutationVariables = Exact<{
  input: NewInvitationInput;
}>;


export type CreateInvitationMutation = { createInvitation: { __typename: 'SentInvitation', link: string, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } } };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { __typename: 'SentInvitation', link: string, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } } };

export type RevokeInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RevokeInvitationMutation = { revokeInvitation: string };

export type UpdateMemberRoleMutationVariables = Exact<{
  userId: string;
  role: Role;
}>;


export type UpdateMemberRoleMutation = { updateMemberRole: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } };

export type RemoveMemberMutationVariables = Exact<{
  userId: string;
}>;


export type RemoveMemberMutation = { removeMember: string };

export type TransferOwnershipMutationVariables = Exact<{
  userId: string;
}>;


export type TransferOwnershipMutation = { transferOwnership: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } };

export type MemberRowFragment = { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null };

export type InvitationRowFragment = { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } };

export type LedgerChangedWithSeatsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LedgerChangedWithSeatsSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, billing: { __typename: 'Billing', plan: { __typename: 'Plan', key: PlanKey, writers: number | null }, usage: { __typename: 'BillingUsage', writers: number } } | null, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type ChangedMemberFragment = { __typename: 'RecordChange', member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null };

export type ChangedInvitationFragment = { __typename: 'RecordChange', invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null };

export type IncomingMailSettingsFragment = { __typename: 'IncomingMail', address: string | null, senders: Array<string>, refusedCount: number, lastRefusedSender: string | null, lastRefusedAt: string | null, tooLargeCount: number, mailboxReadAt: string | null, mailboxFailure: MailboxFailure | null, mailboxFailingSince: string | null, hasMoreEmails: boolean };

export type IncomingMailQueryVariables = Exact<{ [key: string]: never; }>;


export type IncomingMailQuery = { incomingMail: { __typename: 'IncomingMail', address: string | null, senders: Array<string>, refusedCount: number, lastRefusedSender: string | null, lastRefusedAt: string | null, tooLargeCount: number, mailboxReadAt: string | null, mailboxFailure: MailboxFailure | null, mailboxFailingSince: string | null, hasMoreEmails: boolean } | null };

export type ReplaceMailAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type ReplaceMailAddressMutation = { replaceMailAddress: { __typename: 'IncomingMail', address: string | null, senders: Array<string>, refusedCount: number, lastRefusedSender: string | null, lastRefusedAt: string | null, tooLargeCount: number, mailboxReadAt: string | null, mailboxFailure: MailboxFailure | null, mailboxFailingSince: string | null, hasMoreEmails: boolean } };

export type UpdateMailSendersMutationVariables = Exact<{
  senders: Array<string> | string;
}>;


export type UpdateMailSendersMutation = { updateMailSenders: { __typename: 'IncomingMail', address: string | null, senders: Array<string>, refusedCount: number, lastRefusedSender: string | null, lastRefusedAt: string | null, tooLargeCount: number, mailboxReadAt: string | null, mailboxFailure: MailboxFailure | null, mailboxFailingSince: string | null, hasMoreEmails: boolean } };

export type PaymentStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentStatusQuery = { payments: { __typename: 'Payments', status: PaymentStatus } | null };

export type PaymentsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PaymentsChangedSubscription = { paymentsChanged: { __typename: 'Payments', status: PaymentStatus, endsAt: string | null, pending: PaymentRequest | null, refusal: PaymentRefusal | null, payChangeAt: string | null, nextInvoice: { __typename: 'NextInvoice', at: string, amount: { __typename: 'Money', value: string, currency: string } } | null, invoices: Array<{ __typename: 'Invoice', id: string, number: string | null, status: InvoiceStatus, issuedAt: string, url: string | null, amount: { __typename: 'Money', value: string, currency: string } }>, packs: Array<{ __typename: 'CreditPack', id: string, credits: number, left: number, boughtAt: string, expiresAt: string }> } | null };

export type PlanChangePreviewSubscriptionVariables = Exact<{
  plan: PlanKey;
  period: PlanPeriod;
}>;


export type PlanChangePreviewSubscription = { planChangePreview: { __typename: 'PlanChangePreview', at: string, due: { __typename: 'Money', value: string, currency: string }, credit: { __typename: 'Money', value: string, currency: string }, charge: { __typename: 'Money', value: string, currency: string } } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { cancelSubscription: { __typename: 'Payments', status: PaymentStatus, endsAt: string | null, pending: PaymentRequest | null, refusal: PaymentRefusal | null, payChangeAt: string | null, nextInvoice: { __typename: 'NextInvoice', at: string, amount: { __typename: 'Money', value: string, currency: string } } | null, invoices: Array<{ __typename: 'Invoice', id: string, number: string | null, status: InvoiceStatus, issuedAt: string, url: string | null, amount: { __typename: 'Money', value: string, currency: string } }>, packs: Array<{ __typename: 'CreditPack', id: string, credits: number, left: number, boughtAt: string, expiresAt: string }> } };

export type ResumeSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSubscriptionMutation = { resumeSubscription: { __typename: 'Payments', status: PaymentStatus, endsAt: string | null, pending: PaymentRequest | null, refusal: PaymentRefusal | null, payChangeAt: string | null, nextInvoice: { __typename: 'NextInvoice', at: string, amount: { __typename: 'Money', value: string, currency: string } } | null, invoices: Array<{ __typename: 'Invoice', id: string, number: string | null, status: InvoiceStatus, issuedAt: string, url: string | null, amount: { __typename: 'Money', value: string, currency: string } }>, packs: Array<{ __typename: 'CreditPack', id: string, credits: number, left: number, boughtAt: string, expiresAt: string }> } };

export type OpenCustomerPortalMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenCustomerPortalMutation = { openCustomerPortal: string };

export type BuyCreditsMutationVariables = Exact<{ [key: string]: never; }>;


export type BuyCreditsMutation = { buyCredits: string };

export type OrderPlanMutationVariables = Exact<{
  plan: PlanKey;
  period: PlanPeriod;
  previewedAt?: string | null | undefined;
}>;


export type OrderPlanMutation = { changePlan: { __typename: 'Billing', payAt: string | null, period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, plan: { __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }, choices: Array<{ __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }>, usage: { __typename: 'BillingUsage', writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } } };

export type PaymentsSheetFragment = { __typename: 'Payments', status: PaymentStatus, endsAt: string | null, pending: PaymentRequest | null, refusal: PaymentRefusal | null, payChangeAt: string | null, nextInvoice: { __typename: 'NextInvoice', at: string, amount: { __typename: 'Money', value: string, currency: string } } | null, invoices: Array<{ __typename: 'Invoice', id: string, number: string | null, status: InvoiceStatus, issuedAt: string, url: string | null, amount: { __typename: 'Money', value: string, currency: string } }>, packs: Array<{ __typename: 'CreditPack', id: string, credits: number, left: number, boughtAt: string, expiresAt: string }> };

export type ReadingAccuracyQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadingAccuracyQuery = { readingAccuracy: Array<{ __typename: 'FieldAccuracy', month: string, field: MeasuredField, read: number, corrected: number, added: number }> };

export type SignInAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInAccountQuery = { signInAccount: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } | null };

export type ChangePasswordMutationVariables = Exact<{
  current?: string | null | undefined;
  password: string;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password?: string | null | undefined;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { cancelEmailChange: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } };

export type StartPasskeyMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type StartPasskeyMutation = { startPasskey: { __typename: 'PasskeyStart', ticket: string, options: string } };

export type FinishPasskeyMutationVariables = Exact<{
  ticket: string;
  response: string;
  name: string;
}>;


export type FinishPasskeyMutation = { finishPasskey: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
  password?: string | null | undefined;
}>;


export type RemovePasskeyMutation = { removePasskey: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } };

export type StartTotpMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type StartTotpMutation = { startTotp: { __typename: 'TotpStart', ticket: string, secret: string, url: string } };

export type FinishTotpMutationVariables = Exact<{
  ticket: string;
  code: string;
}>;


export type FinishTotpMutation = { finishTotp: { __typename: 'RecoveryCodes', codes: Array<string>, account: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } } };

export type RemoveTotpMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type RemoveTotpMutation = { removeTotp: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { __typename: 'RecoveryCodes', codes: Array<string>, account: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } };

export type EndAllSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndAllSessionsMutation = { endAllSessions: boolean };

export type UnlinkProviderMutationVariables = Exact<{
  id: string;
  password?: string | null | undefined;
}>;


export type UnlinkProviderMutation = { unlinkProvider: { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> } };

export type SignInAccountSheetFragment = { __typename: 'SignInAccount', email: string, newEmail: string | null, hasPassword: boolean, hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }>, providers: Array<{ __typename: 'SignInProvider', id: string, name: string, linkedAt: string }> };

export type PasskeyRowFragment = { __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type SessionRowFragment = { __typename: 'SignInSession', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type ProviderRowFragment = { __typename: 'SignInProvider', id: string, name: string, linkedAt: string };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ __typename: 'Country', id: string, code: string, name: string, currency: string, currencySymbol: string }> };

export type UpdatePreferredNameMutationVariables = Exact<{
  name: string;
}>;


export type UpdatePreferredNameMutation = { updatePreferredName: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type UpdateCountryMutationVariables = Exact<{
  countryId: string;
}>;


export type UpdateCountryMutation = { updateCountry: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type UpdatePreferencesMutationVariables = Exact<{
  preferences: PreferencesInput;
}>;


export type UpdatePreferencesMutation = { updatePreferences: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type MembershipsQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipsQuery = { organizations: Array<{ __typename: 'Organization', id: string, name: string, userRole: Role, memberCount: number }> };

export type DeleteAccountMutationVariables = Exact<{
  email: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { __typename: 'Me', id: string, name: string, email: string, currencySymbol: string, hasCompletedOnboarding: boolean, hasDismissedTour: boolean, locale: string | null, language: string | null, weekStart: number | null, mutedMails: Array<MailKind>, purgedAt: string | null, country: { __typename: 'Country', id: string } | null, defaultPersonalOrganization: { __typename: 'Organization', id: string } | null } };

export type ReceiptMatchingQueryVariables = Exact<{ [key: string]: never; }>;


export type ReceiptMatchingQuery = { matchConfirmations: number };

export type UpdateOrganizationMutationVariables = Exact<{
  changes: OrganizationChangesInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } };

export type DeleteOrganizationMutationVariables = Exact<{
  name: string;
}>;


export type DeleteOrganizationMutation = { deleteOrganization: { __typename: 'DeletedOrganization', id: string, name: string, purgedAt: string } };

export type PlanAndUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanAndUsageQuery = { billing: { __typename: 'Billing', period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, plan: { __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }, choices: Array<{ __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }>, usage: { __typename: 'BillingUsage', writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } } };

export type AiUsageQueryVariables = Exact<{
  month: string;
}>;


export type AiUsageQuery = { aiUsage: Array<{ __typename: 'AiUsageLine', kind: DocumentKind, documents: number, credits: number, person: { __typename: 'Person', id: string, name: string } }> };

export type ChangePlanMutationVariables = Exact<{
  plan: PlanKey;
  period: PlanPeriod;
}>;


export type ChangePlanMutation = { changePlan: { __typename: 'Billing', period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, plan: { __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }, choices: Array<{ __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }>, usage: { __typename: 'BillingUsage', writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } } };

export type StartTrialMutationVariables = Exact<{
  plan: PlanKey;
}>;


export type StartTrialMutation = { startTrial: { __typename: 'Billing', period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, plan: { __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }, choices: Array<{ __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }>, usage: { __typename: 'BillingUsage', writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } } };

export type AiUsageLineFragment = { __typename: 'AiUsageLine', kind: DocumentKind, documents: number, credits: number, person: { __typename: 'Person', id: string, name: string } };

export type BillingSheetFragment = { __typename: 'Billing', period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, plan: { __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }, choices: Array<{ __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }>, usage: { __typename: 'BillingUsage', writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } };

export type PlanTermsFragment = { __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null };

export type RecordedCountQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordedCountQuery = { transactionTotals: { __typename: 'TransactionTotals', count: number } };

export type LedgerChangedWithPlanSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  month: string;
}>;


export type LedgerChangedWithPlanSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, billing: { __typename: 'Billing', period: PlanPeriod | null, endsAt: string | null, isTrial: boolean, isReadOnly: boolean, canStartTrial: boolean, plan: { __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }, choices: Array<{ __typename: 'Plan', key: PlanKey, name: string, pricePerMonth: number, pricePerYear: number, organizations: number | null, writers: number | null, viewers: number | null, credits: number | null, storageMegabytes: number | null }>, usage: { __typename: 'BillingUsage', writers: number, viewers: number, organizationsOwned: number, credits: number, creditsLimit: number, storageMegabytes: string } } | null, aiUsage: Array<{ __typename: 'AiUsageLine', kind: DocumentKind, documents: number, credits: number, person: { __typename: 'Person', id: string, name: string } }>, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type LedgerChangedWithHabitsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LedgerChangedWithHabitsSubscription = { ledgerChanged: { __typename: 'LedgerChanges', matchConfirmations: number, cursor: string, number: number, since: number | null, transactionTotals: { __typename: 'TransactionTotals', count: number }, incomingMail: { __typename: 'IncomingMail', address: string | null, senders: Array<string>, refusedCount: number, lastRefusedSender: string | null, lastRefusedAt: string | null, tooLargeCount: number, mailboxReadAt: string | null, mailboxFailure: MailboxFailure | null, mailboxFailingSince: string | null, hasMoreEmails: boolean } | null, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ __typename: 'ApiToken', id: string, kind: GrantKind, name: string, scopes: Array<ApiScope>, organizationId: string | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, owner: { __typename: 'Person', id: string, name: string } }> };

export type OrganizationApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationApiTokensQuery = { organizationApiTokens: Array<{ __typename: 'ApiToken', id: string, kind: GrantKind, name: string, scopes: Array<ApiScope>, organizationId: string | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, owner: { __typename: 'Person', id: string, name: string } }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: NewApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { __typename: 'CreatedApiToken', token: string, apiToken: { __typename: 'ApiToken', id: string, kind: GrantKind, name: string, scopes: Array<ApiScope>, organizationId: string | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, owner: { __typename: 'Person', id: string, name: string } } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: string };

export type RevokeOrganizationApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeOrganizationApiTokenMutation = { revokeOrganizationApiToken: string };

export type ApiTokenRowFragment = { __typename: 'ApiToken', id: string, kind: GrantKind, name: string, scopes: Array<ApiScope>, organizationId: string | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, owner: { __typename: 'Person', id: string, name: string } };

export type TagListQueryVariables = Exact<{ [key: string]: never; }>;


export type TagListQuery = { tags: Array<{ __typename: 'Tag', transactionCount: number, id: string, name: string, color: number }> };

export type CreateTagMutationVariables = Exact<{
  name: string;
  color?: number | null | undefined;
}>;


export type CreateTagMutation = { createTag: { __typename: 'Tag', transactionCount: number, id: string, name: string, color: number } };

export type UpdateTagMutationVariables = Exact<{
  id: string;
  changes: TagChangesInput;
}>;


export type UpdateTagMutation = { updateTag: { __typename: 'Tag', id: string, name: string, color: number } };

export type DeleteTagMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTagMutation = { deleteTag: string };

export type MergeTagMutationVariables = Exact<{
  id: string;
  into: string;
}>;


export type MergeTagMutation = { mergeTag: { __typename: 'Tag', transactionCount: number, id: string, name: string, color: number } };

export type ChangedTagFragment = { __typename: 'RecordChange', tag: { __typename: 'Tag', id: string, name: string, color: number } | null };

export type UpdateTransactionsMatchingMutationVariables = Exact<{
  filter: TransactionFilter;
  count: number;
  changes: BulkChangesInput;
}>;


export type UpdateTransactionsMatchingMutation = { updateTransactionsMatching: { __typename: 'BulkResult', count: number, splitsLeft: number } };

export type DeleteTransactionsMatchingMutationVariables = Exact<{
  filter: TransactionFilter;
  count: number;
}>;


export type DeleteTransactionsMatchingMutation = { deleteTransactionsMatching: { __typename: 'BulkResult', count: number } };

export type EarlierTransactionsQueryVariables = Exact<{
  description: string;
  type: CategoryType;
}>;


export type EarlierTransactionsQuery = { earlierTransactions: Array<{ __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null }> };

export type LikeTransactionsQueryVariables = Exact<{
  filter: TransactionFilter;
}>;


export type LikeTransactionsQuery = { transactions: { __typename: 'TransactionConnection', edges: Array<{ __typename: 'TransactionEdge', node: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } }> } };

export type TransactionReceiptsQueryVariables = Exact<{
  id: string;
}>;


export type TransactionReceiptsQuery = { transaction: { __typename: 'Transaction', id: string, receipts: Array<{ __typename: 'Receipt', id: string, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, document: { __typename: 'Document', id: string, title: string, stage: DocumentStage, state: DocumentState } }> } };

export type UnmatchedReceiptsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnmatchedReceiptsQuery = { receipts: { __typename: 'ReceiptConnection', edges: Array<{ __typename: 'ReceiptEdge', node: { __typename: 'Receipt', id: string, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, document: { __typename: 'Document', id: string, title: string, stage: DocumentStage, state: DocumentState } } }> } };

export type PayersQueryVariables = Exact<{ [key: string]: never; }>;


export type PayersQuery = { members: Array<{ __typename: 'Member', id: string, name: string, isYou: boolean }> };

export type ReceiptChoiceFragment = { __typename: 'Receipt', id: string, merchant: { __typename: 'ReadField', value: string | null }, date: { __typename: 'ReadField', value: string | null }, currency: { __typename: 'ReadField', value: string | null }, total: { __typename: 'ReadField', value: string | null }, document: { __typename: 'Document', id: string, title: string, stage: DocumentStage, state: DocumentState } };

export type LineReadingQueryVariables = Exact<{
  line: string;
}>;


export type LineReadingQuery = { lineReading: { __typename: 'LineReading', type: CategoryType, amount: string, currency: string | null, description: string, categoryId: string | null, date: string, tags: Array<string>, paidBy: string | null, others: number } | null };

export type TransactionToEditQueryVariables = Exact<{
  id: string;
}>;


export type TransactionToEditQuery = { transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } };

export type SuggestedCategoryQueryVariables = Exact<{
  description: string;
  type: CategoryType;
}>;


export type SuggestedCategoryQuery = { suggestedCategory: { __typename: 'Category', id: string } | null };

export type CreateTransactionMutationVariables = Exact<{
  input: NewTransactionInput;
}>;


export type CreateTransactionMutation = { createTransaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } };

export type UpdateTransactionMutationVariables = Exact<{
  id: string;
  changes: TransactionChangesInput;
  version?: number | null | undefined;
}>;


export type UpdateTransactionMutation = { updateTransaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } };

export type AlikeTransactionsQueryVariables = Exact<{
  filter?: TransactionFilter | null | undefined;
}>;


export type AlikeTransactionsQuery = { transactionTotals: { __typename: 'TransactionTotals', count: number }, rules: Array<{ __typename: 'Rule', text: string | null, match: TextMatch, category: { __typename: 'Category', id: string } | null }> };

export type TransactionsQueryVariables = Exact<{
  filter?: TransactionFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type TransactionsQuery = { transactions: { __typename: 'TransactionConnection', correctedText: string | null, days: Array<{ __typename: 'DayTotal', day: string, net: { __typename: 'Money', value: string, currency: string } }>, edges: Array<{ __typename: 'TransactionEdge', node: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type LedgerChangedWithTotalsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  filter?: TransactionFilter | null | undefined;
}>;


export type LedgerChangedWithTotalsSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, transactionTotals: { __typename: 'TransactionTotals', count: number, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type LedgerChangedWithTotalsAndHistorySubscriptionVariables = Exact<{
  after?: string | null | undefined;
  filter?: TransactionFilter | null | undefined;
  kind: HistoryKind;
  id: string;
}>;


export type LedgerChangedWithTotalsAndHistorySubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, transactionTotals: { __typename: 'TransactionTotals', count: number, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } }, history: Array<{ __typename: 'ChangeBatch', id: string, number: number, at: string, origin: ChangeOrigin, grantName: string | null, summary: string, mayUndo: boolean, isUndone: boolean, undoes: string | null, count: number, by: { __typename: 'Person', id: string, name: string } | null, changes: Array<{ __typename: 'RecordedChange', kind: LoggedKind, kindName: string, recordId: string, action: ChangeAction, title: string, fields: Array<{ __typename: 'FieldChange', name: string, label: string, before: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null, after: { __typename: 'ChangeValue', text: string, date: string | null, money: { __typename: 'Money', value: string, currency: string } | null } | null }> }> }>, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type ChangedTransactionFragment = { __typename: 'RecordChange', transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null };

export type TrashQueryVariables = Exact<{
  kind?: TrashKind | null | undefined;
  after?: string | null | undefined;
}>;


export type TrashQuery = { trash: { __typename: 'TrashConnection', edges: Array<{ __typename: 'TrashEdge', cursor: string, node: { __typename: 'TrashedRecord', id: string, kind: TrashKind, type: CategoryType | null, title: string, date: string | null, deletedAt: string, endsAt: string, mayRestore: boolean, amount: { __typename: 'Money', value: string, currency: string } | null, deletedBy: { __typename: 'Person', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RestoreMutationVariables = Exact<{
  kind: TrashKind;
  ids: Array<string> | string;
}>;


export type RestoreMutation = { restore: { __typename: 'UndoResult', done: boolean, count: number, batchId: string | null, conflicts: Array<{ __typename: 'UndoConflict', recordId: string, title: string, reason: string }> } };

export type TrashRowFragment = { __typename: 'TrashedRecord', id: string, kind: TrashKind, type: CategoryType | null, title: string, date: string | null, deletedAt: string, endsAt: string, mayRestore: boolean, amount: { __typename: 'Money', value: string, currency: string } | null, deletedBy: { __typename: 'Person', id: string, name: string } | null };

export type LedgerChangedWithTrashSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LedgerChangedWithTrashSubscription = { ledgerChanged: { __typename: 'LedgerChanges', cursor: string, number: number, since: number | null, trashed: Array<{ __typename: 'TrashedRecord', id: string, kind: TrashKind, type: CategoryType | null, title: string, date: string | null, deletedAt: string, endsAt: string, mayRestore: boolean, amount: { __typename: 'Money', value: string, currency: string } | null, deletedBy: { __typename: 'Person', id: string, name: string } | null }>, organization: { __typename: 'Organization', id: string, name: string, kind: OrganizationKind, currency: string, plan: string | null, isReadOnly: boolean, isPaymentDue: boolean, userRole: Role, permissions: Array<Permission>, monthStartDay: number, timeZone: string, attachesReceipts: boolean, hasAccounts: boolean } | null, changes: Array<{ __typename: 'RecordChange', id: string, kind: RecordKind, action: ChangeAction, transaction: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, payee: string, note: string, version: number, receiptIds: Array<string>, rate: string, isReviewed: boolean, recurrenceId: string | null, authorName: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, splits: Array<{ __typename: 'TransactionSplit', note: string, amount: { __typename: 'Money', value: string, currency: string }, baseAmount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null }>, tags: Array<{ __typename: 'Tag', id: string, name: string, color: number }>, paidBy: { __typename: 'Person', id: string, name: string } | null, account: { __typename: 'Account', id: string, name: string, currency: string } | null, accountAmount: { __typename: 'Money', value: string, currency: string } | null, setBy: Array<{ __typename: 'SetField', field: SettableField, by: FieldSetter, id: string | null }>, createdBy: { __typename: 'Person', id: string, name: string } | null } | null, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } | null, tag: { __typename: 'Tag', id: string, name: string, color: number } | null, account: { __typename: 'Account', kind: AccountKind, group: AccountGroup, icon: string, color: number, keys: Array<string>, isInNetWorth: boolean, version: number, id: string, name: string, currency: string, closedOn: string | null, position: number, creditLimit: { __typename: 'Money', value: string, currency: string } | null, balance: { __typename: 'Money', value: string, currency: string }, check: { __typename: 'AccountCheck', state: AccountCheckState, through: string, since: string | null, difference: { __typename: 'Money', value: string, currency: string } | null } | null } | null, member: { __typename: 'Member', id: string, name: string, email: string, role: Role, isYou: boolean, lastActiveAt: string | null } | null, invitation: { __typename: 'Invitation', id: string, email: string, role: Role, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { __typename: 'Person', id: string, name: string } } | null, savedView: { __typename: 'SavedView', id: string, name: string, page: ViewPage, address: string, isShared: boolean, owner: { __typename: 'Person', id: string, name: string } } | null }>, budgetAlerts: Array<{ __typename: 'BudgetAlert', id: string, level: number, line: { __typename: 'BudgetLine', id: string, month: string, state: BudgetState, usedPercent: number, isPlanned: boolean, counts: boolean, categoryIds: Array<string>, carriedFrom: string | null, rollover: Rollover, rolloverFrom: string | null, available: { __typename: 'Money', value: string, currency: string }, carried: { __typename: 'Money', value: string, currency: string }, unallocated: { __typename: 'Money', value: string, currency: string } | null, planned: { __typename: 'Money', value: string, currency: string }, spent: { __typename: 'Money', value: string, currency: string }, left: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, type: CategoryType, parentId: string | null, icon: string, color: number, position: number, archived: boolean, isSystemCategory: boolean } } }> } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ __typename: 'Webhook', id: string, name: string, url: string, kinds: Array<EventKind>, actions: Array<ChangeAction>, categoryIds: Array<string>, state: WebhookState, stoppedAt: string | null, failingSince: string | null, formerSecretEndsAt: string | null }> };

export type WebhooksChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WebhooksChangedSubscription = { webhooksChanged: Array<{ __typename: 'Webhook', id: string, name: string, url: string, kinds: Array<EventKind>, actions: Array<ChangeAction>, categoryIds: Array<string>, state: WebhookState, stoppedAt: string | null, failingSince: string | null, formerSecretEndsAt: string | null }> };

export type CreateWebhookMutationVariables = Exact<{
  input: NewWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { __typename: 'WebhookWithSecret', secret: string, webhook: { __typename: 'Webhook', id: string, name: string, url: string, kinds: Array<EventKind>, actions: Array<ChangeAction>, categoryIds: Array<string>, state: WebhookState, stoppedAt: string | null, failingSince: string | null, formerSecretEndsAt: string | null } } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  changes: WebhookChangesInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { __typename: 'Webhook', id: string, name: string, url: string, kinds: Array<EventKind>, actions: Array<ChangeAction>, categoryIds: Array<string>, state: WebhookState, stoppedAt: string | null, failingSince: string | null, formerSecretEndsAt: string | null } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: string };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { __typename: 'WebhookWithSecret', secret: string, webhook: { __typename: 'Webhook', id: string, name: string, url: string, kinds: Array<EventKind>, actions: Array<ChangeAction>, categoryIds: Array<string>, state: WebhookState, stoppedAt: string | null, failingSince: string | null, formerSecretEndsAt: string | null } } };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { testWebhook: { __typename: 'WebhookDelivery', id: string } };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { __typename: 'WebhookDeliveryConnection', edges: Array<{ __typename: 'WebhookDeliveryEdge', node: { __typename: 'WebhookDelivery', id: string, cause: DeliveryCause, messageId: string, type: string, state: DeliveryState, attempts: number, status: number | null, failure: string | null, durationMs: number | null, dueAt: string, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type WebhookDeliveriesChangedSubscriptionVariables = Exact<{
  webhookId: string;
}>;


export type WebhookDeliveriesChangedSubscription = { webhookDeliveriesChanged: Array<{ __typename: 'WebhookDelivery', id: string, cause: DeliveryCause, messageId: string, type: string, state: DeliveryState, attempts: number, status: number | null, failure: string | null, durationMs: number | null, dueAt: string, createdAt: string }> };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { __typename: 'WebhookDelivery', id: string } };

export type WebhookRowFragment = { __typename: 'Webhook', id: string, name: string, url: string, kinds: Array<EventKind>, actions: Array<ChangeAction>, categoryIds: Array<string>, state: WebhookState, stoppedAt: string | null, failingSince: string | null, formerSecretEndsAt: string | null };

export type WebhookSecretFragment = { __typename: 'WebhookWithSecret', secret: string, webhook: { __typename: 'Webhook', id: string, name: string, url: string, kinds: Array<EventKind>, actions: Array<ChangeAction>, categoryIds: Array<string>, state: WebhookState, stoppedAt: string | null, failingSince: string | null, formerSecretEndsAt: string | null } };

export type DeliveryRowFragment = { __typename: 'WebhookDelivery', id: string, cause: DeliveryCause, messageId: string, type: string, state: DeliveryState, attempts: number, status: number | null, failure: string | null, durationMs: number | null, dueAt: string, createdAt: string };

export type CashFlowBarFragment = { __typename: 'CashFlowMonth', month: string, income: { __typename: 'Money', value: string, currency: string }, expense: { __typename: 'Money', value: string, currency: string }, net: { __typename: 'Money', value: string, currency: string } };

export type LastRateQueryVariables = Exact<{
  currency: string;
  near?: string | null | undefined;
}>;


export type LastRateQuery = { lastRate: string | null };

export type CreateUploadUrlMutationVariables = Exact<{
  input: UploadInput;
}>;


export type CreateUploadUrlMutation = { createUploadUrl: { __typename: 'UploadUrl', uploadUrl: string, storagePath: string } };

export type PaletteTransactionsQueryVariables = Exact<{
  text: string;
}>;


export type PaletteTransactionsQuery = { transactions: { __typename: 'TransactionConnection', edges: Array<{ __typename: 'TransactionEdge', node: { __typename: 'Transaction', id: string, type: CategoryType, date: string, description: string, amount: { __typename: 'Money', value: string, currency: string }, category: { __typename: 'Category', id: string, name: string, icon: string, color: number } | null } }> } };

export const AccountChoiceFragmentDoc = /*#__PURE__*/ parseOnUse<AccountChoiceFragment, unknown>(`fragment AccountChoice on Account {
  id
  name
  currency
  closedOn
  position
}`);

export const AccountRowFragmentDoc = /*#__PURE__*/ parseOnUse<AccountRowFragment, unknown>(`fragment AccountRow on Account {
  ...AccountChoice
  kind
  group
  icon
  color
  keys
  isInNetWorth
  version
  creditLimit {
    value
    currency
  }
  balance {
    value
    currency
  }
  check {
    state
    through
    since
    difference {
      value
      currency
    }
  }
}`, [AccountChoiceFragmentDoc]);

export const StatementRowFragmentDoc = /*#__PURE__*/ parseOnUse<StatementRowFragment, unknown>(`fragment StatementRow on BalanceStatement {
  id
  accountId
  day
  kind
  source
  since
  version
  amount {
    value
    currency
  }
  difference {
    value
    currency
  }
  arose {
    value
    currency
  }
}`);

export const AccountPageFragmentDoc = /*#__PURE__*/ parseOnUse<AccountPageFragment, unknown>(`fragment AccountPage on Account {
  ...AccountRow
  statements {
    ...StatementRow
  }
}`, [AccountRowFragmentDoc, StatementRowFragmentDoc]);

export const AccountsSumFragmentDoc = /*#__PURE__*/ parseOnUse<AccountsSumFragment, unknown>(`fragment AccountsSum on AccountsTotal {
  otherCurrencies
  total {
    value
    currency
  }
}`);

export const ChangedAccountFragmentDoc = /*#__PURE__*/ parseOnUse<ChangedAccountFragment, unknown>(`fragment ChangedAccount on RecordChange {
  account {
    ...AccountRow
  }
}`, [AccountRowFragmentDoc]);

export const FileToFetchFragmentDoc = /*#__PURE__*/ parseOnUse<FileToFetchFragment, unknown>(`fragment FileToFetch on ExportFile {
  url
  fileName
}`);

export const LogEntryFragmentDoc = /*#__PURE__*/ parseOnUse<LogEntryFragment, unknown>(`fragment LogEntry on ChangeBatch {
  id
  number
  at
  origin
  grantName
  summary
  mayUndo
  isUndone
  undoes
  by {
    id
    name
  }
}`);

export const ChangeValueFragmentDoc = /*#__PURE__*/ parseOnUse<ChangeValueFragment, unknown>(`fragment ChangeValue on ChangeValue {
  text
  date
  money {
    value
    currency
  }
}`);

export const RecordedChangeFragmentDoc = /*#__PURE__*/ parseOnUse<RecordedChangeFragment, unknown>(`fragment RecordedChange on RecordedChange {
  kind
  kindName
  recordId
  action
  title
  fields {
    name
    label
    before {
      ...ChangeValue
    }
    after {
      ...ChangeValue
    }
  }
}`, [ChangeValueFragmentDoc]);

export const LogRecordsFragmentDoc = /*#__PURE__*/ parseOnUse<LogRecordsFragment, unknown>(`fragment LogRecords on ChangeBatch {
  id
  count
  changes {
    ...RecordedChange
  }
}`, [RecordedChangeFragmentDoc]);

export const HistoryEntryFragmentDoc = /*#__PURE__*/ parseOnUse<HistoryEntryFragment, unknown>(`fragment HistoryEntry on ChangeBatch {
  ...LogEntry
  ...LogRecords
}`, [LogEntryFragmentDoc, LogRecordsFragmentDoc]);

export const OrganizationChoiceFragmentDoc = /*#__PURE__*/ parseOnUse<OrganizationChoiceFragment, unknown>(`fragment OrganizationChoice on Organization {
  id
  name
  kind
  currency
  plan
  isReadOnly
  isPaymentDue
  userRole
  permissions
  monthStartDay
  timeZone
  attachesReceipts
  hasAccounts
}`);

export const CategoryRowFragmentDoc = /*#__PURE__*/ parseOnUse<CategoryRowFragment, unknown>(`fragment CategoryRow on Category {
  id
  name
  type
  parentId
  icon
  color
  position
  archived
  isSystemCategory
}`);

export const TagRowFragmentDoc = /*#__PURE__*/ parseOnUse<TagRowFragment, unknown>(`fragment TagRow on Tag {
  id
  name
  color
}`);

export const TransactionRowFragmentDoc = /*#__PURE__*/ parseOnUse<TransactionRowFragment, unknown>(`fragment TransactionRow on Transaction {
  id
  type
  date
  description
  payee
  note
  version
  receiptIds
  amount {
    value
    currency
  }
  baseAmount {
    value
    currency
  }
  rate
  category {
    ...CategoryRow
  }
  splits {
    note
    amount {
      value
      currency
    }
    baseAmount {
      value
      currency
    }
    category {
      ...CategoryRow
    }
  }
  tags {
    ...TagRow
  }
  paidBy {
    id
    name
  }
  account {
    id
    name
    currency
  }
  accountAmount {
    value
    currency
  }
  isReviewed
  recurrenceId
  setBy {
    field
    by
    id
  }
  createdBy {
    id
    name
  }
  authorName
}`, [CategoryRowFragmentDoc, TagRowFragmentDoc]);

export const ChangedTransactionFragmentDoc = /*#__PURE__*/ parseOnUse<ChangedTransactionFragment, unknown>(`fragment ChangedTransaction on RecordChange {
  transaction {
    ...TransactionRow
  }
}`, [TransactionRowFragmentDoc]);

export const ChangedCategoryFragmentDoc = /*#__PURE__*/ parseOnUse<ChangedCategoryFragment, unknown>(`fragment ChangedCategory on RecordChange {
  category {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const ChangedTagFragmentDoc = /*#__PURE__*/ parseOnUse<ChangedTagFragment, unknown>(`fragment ChangedTag on RecordChange {
  tag {
    ...TagRow
  }
}`, [TagRowFragmentDoc]);

export const MemberRowFragmentDoc = /*#__PURE__*/ parseOnUse<MemberRowFragment, unknown>(`fragment MemberRow on Member {
  id
  name
  email
  role
  isYou
  lastActiveAt
}`);

export const ChangedMemberFragmentDoc = /*#__PURE__*/ parseOnUse<ChangedMemberFragment, unknown>(`fragment ChangedMember on RecordChange {
  member {
    ...MemberRow
  }
}`, [MemberRowFragmentDoc]);

export const InvitationRowFragmentDoc = /*#__PURE__*/ parseOnUse<InvitationRowFragment, unknown>(`fragment InvitationRow on Invitation {
  id
  email
  role
  sentAt
  expiresAt
  isExpired
  invitedBy {
    id
    name
  }
}`);

export const ChangedInvitationFragmentDoc = /*#__PURE__*/ parseOnUse<ChangedInvitationFragment, unknown>(`fragment ChangedInvitation on RecordChange {
  invitation {
    ...InvitationRow
  }
}`, [InvitationRowFragmentDoc]);

export const SavedViewRowFragmentDoc = /*#__PURE__*/ parseOnUse<SavedViewRowFragment, unknown>(`fragment SavedViewRow on SavedView {
  id
  name
  page
  address
  isShared
  owner {
    id
    name
  }
}`);

export const ChangedSavedViewFragmentDoc = /*#__PURE__*/ parseOnUse<ChangedSavedViewFragment, unknown>(`fragment ChangedSavedView on RecordChange {
  savedView {
    ...SavedViewRow
  }
}`, [SavedViewRowFragmentDoc]);

export const BudgetLineRowFragmentDoc = /*#__PURE__*/ parseOnUse<BudgetLineRowFragment, unknown>(`fragment BudgetLineRow on BudgetLine {
  id
  month
  state
  usedPercent
  isPlanned
  counts
  categoryIds
  carriedFrom
  rollover
  rolloverFrom
  available {
    value
    currency
  }
  carried {
    value
    currency
  }
  unallocated {
    value
    currency
  }
  planned {
    value
    currency
  }
  spent {
    value
    currency
  }
  left {
    value
    currency
  }
  category {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const BudgetAlertNewsFragmentDoc = /*#__PURE__*/ parseOnUse<BudgetAlertNewsFragment, unknown>(`fragment BudgetAlertNews on BudgetAlert {
  id
  level
  line {
    ...BudgetLineRow
  }
}`, [BudgetLineRowFragmentDoc]);

export const LedgerNewsFragmentDoc = /*#__PURE__*/ parseOnUse<LedgerNewsFragment, unknown>(`fragment LedgerNews on LedgerChanges {
  cursor
  number
  since
  organization {
    ...OrganizationChoice
  }
  changes {
    id
    kind
    action
    ...ChangedTransaction
    ...ChangedCategory
    ...ChangedTag
    ...ChangedAccount
    ...ChangedMember
    ...ChangedInvitation
    ...ChangedSavedView
  }
  budgetAlerts {
    ...BudgetAlertNews
  }
}`, [OrganizationChoiceFragmentDoc, ChangedTransactionFragmentDoc, ChangedCategoryFragmentDoc, ChangedTagFragmentDoc, ChangedAccountFragmentDoc, ChangedMemberFragmentDoc, ChangedInvitationFragmentDoc, ChangedSavedViewFragmentDoc, BudgetAlertNewsFragmentDoc]);

export const TransactionSumsFragmentDoc = /*#__PURE__*/ parseOnUse<TransactionSumsFragment, unknown>(`fragment TransactionSums on TransactionTotals {
  count
  income {
    value
    currency
  }
  expense {
    value
    currency
  }
  net {
    value
    currency
  }
}`);

export const BudgetSheetFragmentDoc = /*#__PURE__*/ parseOnUse<BudgetSheetFragment, unknown>(`fragment BudgetSheet on BudgetMonth {
  month
  from
  to
  dayOfMonth
  daysInMonth
  daysLeft
  plannedBefore
  carried {
    value
    currency
  }
  income {
    value
    currency
  }
  received {
    value
    currency
  }
  leftToPlan {
    value
    currency
  }
  planned {
    value
    currency
  }
  spent {
    value
    currency
  }
  left {
    value
    currency
  }
  leftPerDay {
    value
    currency
  }
  lines {
    ...BudgetLineRow
  }
  unplanned {
    category {
      ...CategoryRow
    }
    spent {
      value
      currency
    }
  }
  unplannedSpent {
    value
    currency
  }
}`, [BudgetLineRowFragmentDoc, CategoryRowFragmentDoc]);

export const SampleSheetFragmentDoc = /*#__PURE__*/ parseOnUse<SampleSheetFragment, unknown>(`fragment SampleSheet on SampleData {
  state
  count
}`);

export const SessionUserFragmentDoc = /*#__PURE__*/ parseOnUse<SessionUserFragment, unknown>(`fragment SessionUser on Me {
  id
  name
  email
  currencySymbol
  hasCompletedOnboarding
  hasDismissedTour
  locale
  language
  weekStart
  mutedMails
  purgedAt
  country {
    id
  }
  defaultPersonalOrganization {
    id
  }
}`);

export const PastConversationFragmentDoc = /*#__PURE__*/ parseOnUse<PastConversationFragment, unknown>(`fragment PastConversation on PastSession {
  id
  title
  messageCount
  createdAt
  lastMessageAt
}`);

export const AssistantFactsFieldsFragmentDoc = /*#__PURE__*/ parseOnUse<AssistantFactsFieldsFragment, unknown>(`fragment AssistantFactsFields on AssistantFacts {
  modelName
  transcribes
  externalService {
    host
    isAllowed
  }
}`);

export const AnswerChartFragmentDoc = /*#__PURE__*/ parseOnUse<AnswerChartFragment, unknown>(`fragment AnswerChart on AnswerTable {
  layout
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
    beforeHref
    before {
      value
      currency
    }
  }
}`);

export const StagedDocumentFragmentDoc = /*#__PURE__*/ parseOnUse<StagedDocumentFragment, unknown>(`fragment StagedDocument on Document {
  id
  kind
  fileName
  title
  mail {
    sender
    subject
    sentAt
  }
  contentType
  size
  stage
  state
  failure
  itemCount
  pendingItemCount
  receiptId
  reviewPath
  createdAt
  createdBy {
    id
    name
  }
  total {
    value
    currency
  }
}`);

export const ChatDocumentFragmentDoc = /*#__PURE__*/ parseOnUse<ChatDocumentFragment, unknown>(`fragment ChatDocument on Document {
  ...StagedDocument
  stageSince
  transcript
  credits
  sameAs {
    id
    title
    fileName
    reviewPath
    createdAt
  }
  parts {
    ...StagedDocument
  }
}`, [StagedDocumentFragmentDoc]);

export const StagedCategoryFragmentDoc = /*#__PURE__*/ parseOnUse<StagedCategoryFragment, unknown>(`fragment StagedCategory on Category {
  id
  name
  icon
  color
}`);

export const DraftRowFragmentDoc = /*#__PURE__*/ parseOnUse<DraftRowFragment, unknown>(`fragment DraftRow on StagedItem {
  id
  kind
  type
  state
  description
  date
  month
  amount {
    value
    currency
  }
  category {
    ...StagedCategory
  }
}`, [StagedCategoryFragmentDoc]);

export const ChatMessageCardFragmentDoc = /*#__PURE__*/ parseOnUse<ChatMessageCardFragment, unknown>(`fragment ChatMessageCard on ChatMessage {
  id
  sessionId
  role
  content
  createdAt
  working
  stopped
  notice
  canRunAgain
  receiptStatus
  budgetImportStatus
  pendingReceiptItemCount
  pendingBudgetItemCount
  answer {
    text
    href
  }
  metadata {
    type
    itemsFound
    reviewUrl
  }
  table {
    ...AnswerChart
  }
  document {
    ...ChatDocument
  }
  drafts {
    ...DraftRow
  }
}`, [AnswerChartFragmentDoc, ChatDocumentFragmentDoc, DraftRowFragmentDoc]);

export const ConversationNewsFragmentDoc = /*#__PURE__*/ parseOnUse<ConversationNewsFragment, unknown>(`fragment ConversationNews on ChatMessageChanges {
  cursor
  number
  since
  deletedIds
  messages {
    ...ChatMessageCard
  }
  credits {
    used
    limit
  }
}`, [ChatMessageCardFragmentDoc]);

export const BudgetFillRowFragmentDoc = /*#__PURE__*/ parseOnUse<BudgetFillRowFragment, unknown>(`fragment BudgetFillRow on BudgetFill {
  id
  holdsOthers
  category {
    ...CategoryRow
  }
  lastPlan {
    value
    currency
  }
  spentLast {
    value
    currency
  }
  average {
    value
    currency
  }
}`, [CategoryRowFragmentDoc]);

export const BudgetYearLineFragmentDoc = /*#__PURE__*/ parseOnUse<BudgetYearLineFragment, unknown>(`fragment BudgetYearLine on BudgetYearRow {
  id
  category {
    ...CategoryRow
  }
  planned {
    value
    currency
  }
  spent {
    value
    currency
  }
  unplanned {
    value
    currency
  }
  cells {
    id
    month
    state
    isPlanned
    carriedFrom
    planned {
      value
      currency
    }
    carried {
      value
      currency
    }
    spent {
      value
      currency
    }
    left {
      value
      currency
    }
  }
}`, [CategoryRowFragmentDoc]);

export const BudgetYearSheetFragmentDoc = /*#__PURE__*/ parseOnUse<BudgetYearSheetFragment, unknown>(`fragment BudgetYearSheet on BudgetYear {
  year
  planned {
    value
    currency
  }
  spent {
    value
    currency
  }
  months {
    month
    planned {
      value
      currency
    }
    spent {
      value
      currency
    }
    left {
      value
      currency
    }
    unplanned {
      value
      currency
    }
  }
  unplanned {
    value
    currency
  }
  uncategorized {
    value
    currency
  }
  rows {
    ...BudgetYearLine
  }
}`, [BudgetYearLineFragmentDoc]);

export const CategoryImportLineFragmentDoc = /*#__PURE__*/ parseOnUse<CategoryImportLineFragment, unknown>(`fragment CategoryImportLine on CategoryLine {
  line
  name
  type
  parent
  finding
  changes
  reason
}`);

export const CategoryUsageRowFragmentDoc = /*#__PURE__*/ parseOnUse<CategoryUsageRowFragment, unknown>(`fragment CategoryUsageRow on CategoryUsage {
  categoryId
  thisMonth
  ever
}`);

export const ConnectedAppRowFragmentDoc = /*#__PURE__*/ parseOnUse<ConnectedAppRowFragment, unknown>(`fragment ConnectedAppRow on ConnectedApp {
  id
  name
  host
  scopes
  organization {
    id
    name
  }
  connectedAt
  lastUsedAt
}`);

export const ComingUpSheetFragmentDoc = /*#__PURE__*/ parseOnUse<ComingUpSheetFragment, unknown>(`fragment ComingUpSheet on Recurring {
  recurrences {
    id
    type
    description
    amount {
      value
      currency
    }
    category {
      ...CategoryRow
    }
  }
  occurrences {
    recurrenceId
    date
    isDue
  }
  suggestionCount
}`, [CategoryRowFragmentDoc]);

export const DashboardFigureFragmentDoc = /*#__PURE__*/ parseOnUse<DashboardFigureFragment, unknown>(`fragment DashboardFigure on Figure {
  changePercent
  amount {
    value
    currency
  }
}`);

export const CashFlowBarFragmentDoc = /*#__PURE__*/ parseOnUse<CashFlowBarFragment, unknown>(`fragment CashFlowBar on CashFlowMonth {
  month
  income {
    value
    currency
  }
  expense {
    value
    currency
  }
  net {
    value
    currency
  }
}`);

export const SpendingRowFragmentDoc = /*#__PURE__*/ parseOnUse<SpendingRowFragment, unknown>(`fragment SpendingRow on CategoryFigure {
  percent
  categoryIds
  amount {
    value
    currency
  }
  category {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const AttentionListFragmentDoc = /*#__PURE__*/ parseOnUse<AttentionListFragment, unknown>(`fragment AttentionList on Attention {
  pendingItems
  pendingReceipts
  pendingStatements
  pendingBudgetLists
  uncategorisedCount
  uncategorisedAmount {
    value
    currency
  }
  overBudget {
    ...BudgetLineRow
  }
  dueReceipts {
    id
    merchant
    dueDate
    amount {
      value
      currency
    }
  }
}`, [BudgetLineRowFragmentDoc]);

export const FirstStepsSheetFragmentDoc = /*#__PURE__*/ parseOnUse<FirstStepsSheetFragment, unknown>(`fragment FirstStepsSheet on FirstSteps {
  bankFile
  receipt
  budget
  partner
  note
}`);

export const DashboardSheetFragmentDoc = /*#__PURE__*/ parseOnUse<DashboardSheetFragment, unknown>(`fragment DashboardSheet on Dashboard {
  id
  month
  from
  to
  comparedFrom
  comparedTo
  income {
    ...DashboardFigure
  }
  expense {
    ...DashboardFigure
  }
  net {
    ...DashboardFigure
  }
  budget {
    ...BudgetSheet
  }
  cashFlow {
    ...CashFlowBar
  }
  spending {
    ...SpendingRow
  }
  attention {
    ...AttentionList
  }
  latest {
    ...TransactionRow
  }
  firstSteps {
    ...FirstStepsSheet
  }
}`, [DashboardFigureFragmentDoc, BudgetSheetFragmentDoc, CashFlowBarFragmentDoc, SpendingRowFragmentDoc, AttentionListFragmentDoc, TransactionRowFragmentDoc, FirstStepsSheetFragmentDoc]);

export const ImportFactsFragmentDoc = /*#__PURE__*/ parseOnUse<ImportFactsFragment, unknown>(`fragment ImportFacts on Import {
  id
  fileName
  size
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
  firstDay
  lastDay
  sums {
    currency
    moneyIn {
      value
      currency
    }
    moneyOut {
      value
      currency
    }
  }
  accounts
  canRevert
  createdAt
  createdBy {
    id
    name
  }
}`);

export const ImportRateLineFragmentDoc = /*#__PURE__*/ parseOnUse<ImportRateLineFragment, unknown>(`fragment ImportRateLine on ImportRate {
  currency
  rowCount
  moneyIn {
    value
    currency
  }
  moneyOut {
    value
    currency
  }
  rate
  source
  lastRate
  lastRateDay
  baseIn {
    value
    currency
  }
  baseOut {
    value
    currency
  }
}`);

export const ImportRatesFragmentDoc = /*#__PURE__*/ parseOnUse<ImportRatesFragment, unknown>(`fragment ImportRates on Import {
  rates {
    ...ImportRateLine
  }
}`, [ImportRateLineFragmentDoc]);

export const ImportLayoutFoundFragmentDoc = /*#__PURE__*/ parseOnUse<ImportLayoutFoundFragment, unknown>(`fragment ImportLayoutFound on ImportLayout {
  above
  dayOrder
  decimal
  plainAmounts
  columns {
    date
    amount
    debit
    credit
    direction
    currency
    fee
    state
    account
    bankId
    category
    tags
    texts
    notes
  }
}`);

export const ImportSheetFragmentDoc = /*#__PURE__*/ parseOnUse<ImportSheetFragment, unknown>(`fragment ImportSheet on Import {
  ...ImportFacts
  ...ImportRates
  skippedRows {
    row
    problem
    text
  }
  skippedCount
  missingCategories
  isRemembered
  sample
  layout {
    ...ImportLayoutFound
  }
  archive {
    organizationName
    madeAt
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
}`, [ImportFactsFragmentDoc, ImportRatesFragmentDoc, ImportLayoutFoundFragmentDoc]);

export const ImportRowCellsFragmentDoc = /*#__PURE__*/ parseOnUse<ImportRowCellsFragment, unknown>(`fragment ImportRowCells on ImportRow {
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
    currency
  }
  description
  note
  category {
    ...CategoryRow
  }
  categorySetBy
  categoryName
  tagNames
  isSplit
  verdict
  match {
    id
    type
    date
    amount {
      value
      currency
    }
    description
    note
    category {
      ...CategoryRow
    }
    authorName
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
}`, [CategoryRowFragmentDoc]);

export const InvitationOfferFragmentDoc = /*#__PURE__*/ parseOnUse<InvitationOfferFragment, unknown>(`fragment InvitationOffer on InvitationOffer {
  id
  organizationName
  organizationKind
  invitedBy
  email
  role
  sentAt
  expiresAt
  state
}`);

export const DeletedOrganizationFragmentDoc = /*#__PURE__*/ parseOnUse<DeletedOrganizationFragment, unknown>(`fragment DeletedOrganization on DeletedOrganization {
  id
  name
  deletedAt
  purgedAt
}`);

export const ReceiptCardFragmentDoc = /*#__PURE__*/ parseOnUse<ReceiptCardFragment, unknown>(`fragment ReceiptCard on Receipt {
  id
  version
  createdAt
  merchant {
    value
  }
  date {
    value
  }
  currency {
    value
  }
  total {
    value
  }
  pages {
    number
    imageUrl
    width
    height
  }
  document {
    ...StagedDocument
  }
  transactions {
    id
  }
}`, [StagedDocumentFragmentDoc]);

export const LookAlikeFragmentDoc = /*#__PURE__*/ parseOnUse<LookAlikeFragment, unknown>(`fragment LookAlike on Transaction {
  id
  type
  date
  description
  amount {
    value
    currency
  }
  authorName
}`);

export const ReviewRowFragmentDoc = /*#__PURE__*/ parseOnUse<ReviewRowFragment, unknown>(`fragment ReviewRow on StagedItem {
  id
  kind
  type
  state
  position
  description
  note
  date
  month
  confidence
  doubt
  doubtKind
  amountDoubt
  proposedCategoryName
  transactionId
  version
  amount {
    value
    currency
  }
  category {
    ...StagedCategory
  }
  document {
    ...StagedDocument
  }
  plannedNow {
    value
    currency
  }
  plannedAfter {
    value
  }
  lookAlikes {
    reasons
    transaction {
      ...LookAlike
    }
  }
}`, [StagedCategoryFragmentDoc, StagedDocumentFragmentDoc, LookAlikeFragmentDoc]);

export const ReceiptTransactionFragmentDoc = /*#__PURE__*/ parseOnUse<ReceiptTransactionFragment, unknown>(`fragment ReceiptTransaction on Transaction {
  id
  type
  date
  description
  amount {
    value
    currency
  }
  splits {
    note
  }
  category {
    ...StagedCategory
  }
  authorName
}`, [StagedCategoryFragmentDoc]);

export const ReviewedReceiptFragmentDoc = /*#__PURE__*/ parseOnUse<ReviewedReceiptFragment, unknown>(`fragment ReviewedReceipt on ReviewResult {
  document {
    ...StagedDocument
  }
  items {
    ...ReviewRow
  }
  transactions {
    ...ReceiptTransaction
  }
}`, [StagedDocumentFragmentDoc, ReviewRowFragmentDoc, ReceiptTransactionFragmentDoc]);

export const ReceiptPaymentFragmentDoc = /*#__PURE__*/ parseOnUse<ReceiptPaymentFragment, unknown>(`fragment ReceiptPayment on Receipt {
  id
  version
  dueDate
  iban
  ibanWarning
  codes
  paymentReference
  payee
  paidOn
  paymentSource
  payable {
    value
    currency
  }
  paymentCode {
    kind
    text
  }
}`);

export const EInvoiceFragmentDoc = /*#__PURE__*/ parseOnUse<EInvoiceFragment, unknown>(`fragment EInvoice on EInvoice {
  number
  isCreditNote
  sellerName
  sellerAddress
  taxes {
    rate
    base
    amount
  }
  warnings
}`);

export const PlaceMarkFragmentDoc = /*#__PURE__*/ parseOnUse<PlaceMarkFragment, unknown>(`fragment PlaceMark on Place {
  page
  x
  y
  width
  height
}`);

export const ReviewFieldFragmentDoc = /*#__PURE__*/ parseOnUse<ReviewFieldFragment, unknown>(`fragment ReviewField on ReadField {
  value
  source
  candidates
  confidence
  doubt
  place {
    ...PlaceMark
  }
}`, [PlaceMarkFragmentDoc]);

export const PageViewFragmentDoc = /*#__PURE__*/ parseOnUse<PageViewFragment, unknown>(`fragment PageView on DocumentPage {
  number
  imageUrl
  width
  height
  words {
    text
    x
    y
    width
    height
  }
}`);

export const ReviewItemFragmentDoc = /*#__PURE__*/ parseOnUse<ReviewItemFragment, unknown>(`fragment ReviewItem on StagedItem {
  id
  type
  state
  position
  description
  note
  confidence
  doubt
  doubtKind
  amountDoubt
  proposedCategoryName
  amount {
    value
    currency
  }
  category {
    ...StagedCategory
  }
  place {
    ...PlaceMark
  }
}`, [StagedCategoryFragmentDoc, PlaceMarkFragmentDoc]);

export const PartOfFileFragmentDoc = /*#__PURE__*/ parseOnUse<PartOfFileFragment, unknown>(`fragment PartOfFile on Document {
  id
  part
  receiptId
  state
  title
  total {
    value
    currency
  }
}`);

export const FileOfPartsFragmentDoc = /*#__PURE__*/ parseOnUse<FileOfPartsFragment, unknown>(`fragment FileOfParts on Document {
  ...PartOfFile
  parts {
    ...PartOfFile
  }
}`, [PartOfFileFragmentDoc]);

export const ReviewedDocumentFragmentDoc = /*#__PURE__*/ parseOnUse<ReviewedDocumentFragment, unknown>(`fragment ReviewedDocument on Document {
  ...StagedDocument
  note
  stageSince
  part
  partOf {
    ...FileOfParts
  }
  parts {
    ...PartOfFile
  }
  sameAs {
    id
  }
}`, [StagedDocumentFragmentDoc, FileOfPartsFragmentDoc, PartOfFileFragmentDoc]);

export const ReceiptReviewFragmentDoc = /*#__PURE__*/ parseOnUse<ReceiptReviewFragment, unknown>(`fragment ReceiptReview on Receipt {
  id
  version
  createdAt
  text
  totalProven
  vendorVatId
  ...ReceiptPayment
  eInvoice {
    ...EInvoice
  }
  merchant {
    ...ReviewField
  }
  date {
    ...ReviewField
  }
  currency {
    ...ReviewField
  }
  total {
    ...ReviewField
  }
  tax {
    ...ReviewField
  }
  discount {
    ...ReviewField
  }
  pages {
    ...PageView
  }
  items {
    ...ReviewItem
  }
  matches {
    reasons
    transaction {
      ...ReceiptTransaction
    }
  }
  transactions {
    ...ReceiptTransaction
  }
  duplicateOf {
    ...ReceiptCard
  }
  document {
    ...ReviewedDocument
  }
}`, [ReceiptPaymentFragmentDoc, EInvoiceFragmentDoc, ReviewFieldFragmentDoc, PageViewFragmentDoc, ReviewItemFragmentDoc, ReceiptTransactionFragmentDoc, ReceiptCardFragmentDoc, ReviewedDocumentFragmentDoc]);

export const RecurrenceRowFragmentDoc = /*#__PURE__*/ parseOnUse<RecurrenceRowFragment, unknown>(`fragment RecurrenceRow on Recurrence {
  id
  type
  amount {
    value
    currency
  }
  description
  note
  category {
    ...CategoryRow
  }
  frequency
  every
  startDate
  endDate
  weekend
  nextDate
  posts
  isPaused
  version
}`, [CategoryRowFragmentDoc]);

export const RecurringSheetFragmentDoc = /*#__PURE__*/ parseOnUse<RecurringSheetFragment, unknown>(`fragment RecurringSheet on Recurring {
  recurrences {
    ...RecurrenceRow
  }
  occurrences {
    recurrenceId
    date
    isDue
  }
  months {
    month
    count
    income {
      value
      currency
    }
    expense {
      value
      currency
    }
  }
  suggestionCount
}`, [RecurrenceRowFragmentDoc]);

export const RecurrenceSuggestionRowFragmentDoc = /*#__PURE__*/ parseOnUse<RecurrenceSuggestionRowFragment, unknown>(`fragment RecurrenceSuggestionRow on RecurrenceSuggestion {
  id
  type
  description
  amount {
    value
    currency
  }
  category {
    ...CategoryRow
  }
  frequency
  every
  hits
  lastDate
  nextDate
}`, [CategoryRowFragmentDoc]);

export const ComparedFigureFragmentDoc = /*#__PURE__*/ parseOnUse<ComparedFigureFragment, unknown>(`fragment ComparedFigure on Figure {
  changePercent
  amount {
    value
    currency
  }
  previous {
    value
    currency
  }
}`);

export const CategoryFigureRowFragmentDoc = /*#__PURE__*/ parseOnUse<CategoryFigureRowFragment, unknown>(`fragment CategoryFigureRow on CategoryFigure {
  type
  percent
  changePercent
  categoryIds
  amount {
    value
    currency
  }
  previous {
    value
    currency
  }
  category {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const ReportSheetFragmentDoc = /*#__PURE__*/ parseOnUse<ReportSheetFragment, unknown>(`fragment ReportSheet on Report {
  id
  from
  to
  comparedFrom
  comparedTo
  income {
    ...ComparedFigure
  }
  expense {
    ...ComparedFigure
  }
  net {
    ...ComparedFigure
  }
  months {
    ...CashFlowBar
  }
  categories {
    ...CategoryFigureRow
    parts {
      ...CategoryFigureRow
    }
  }
  tags @include(if: $withTags) {
    tag {
      ...TagRow
    }
    income {
      ...ComparedFigure
    }
    expense {
      ...ComparedFigure
    }
  }
  members(part: $part) @include(if: $withMembers) {
    person {
      id
      name
    }
    income {
      ...ComparedFigure
    }
    expense {
      ...ComparedFigure
    }
  }
}`, [ComparedFigureFragmentDoc, CashFlowBarFragmentDoc, CategoryFigureRowFragmentDoc, TagRowFragmentDoc]);

export const ReviewNewsFragmentDoc = /*#__PURE__*/ parseOnUse<ReviewNewsFragment, unknown>(`fragment ReviewNews on PendingItemsChanges {
  cursor
  number
  since
  pendingItemCount
  deletedIds
  items {
    ...ReviewRow
  }
  documents {
    ...StagedDocument
    sameAs {
      id
    }
  }
  receipts {
    ...ReceiptCard
    matches {
      reasons
      transaction {
        ...ReceiptTransaction
      }
    }
  }
}`, [ReviewRowFragmentDoc, StagedDocumentFragmentDoc, ReceiptCardFragmentDoc, ReceiptTransactionFragmentDoc]);

export const RuleRowFragmentDoc = /*#__PURE__*/ parseOnUse<RuleRowFragment, unknown>(`fragment RuleRow on Rule {
  id
  text
  match
  min {
    value
    currency
  }
  max {
    value
    currency
  }
  type
  category {
    ...CategoryRow
  }
  tags {
    id
    name
    color
  }
  marksReviewed
  payee
  isEnabled
  version
}`, [CategoryRowFragmentDoc]);

export const RuleSuggestionRowFragmentDoc = /*#__PURE__*/ parseOnUse<RuleSuggestionRowFragment, unknown>(`fragment RuleSuggestionRow on RuleSuggestion {
  id
  description
  type
  times
  category {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const ArchiveSheetFragmentDoc = /*#__PURE__*/ parseOnUse<ArchiveSheetFragment, unknown>(`fragment ArchiveSheet on Archive {
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
  createdAt
  expiresAt
}`);

export const SeatsTakenFragmentDoc = /*#__PURE__*/ parseOnUse<SeatsTakenFragment, unknown>(`fragment SeatsTaken on Billing {
  plan {
    key
    writers
  }
  usage {
    writers
  }
}`);

export const IncomingMailSettingsFragmentDoc = /*#__PURE__*/ parseOnUse<IncomingMailSettingsFragment, unknown>(`fragment IncomingMailSettings on IncomingMail {
  address
  senders
  refusedCount
  lastRefusedSender
  lastRefusedAt
  tooLargeCount
  mailboxReadAt
  mailboxFailure
  mailboxFailingSince
  hasMoreEmails
}`);

export const PaymentsSheetFragmentDoc = /*#__PURE__*/ parseOnUse<PaymentsSheetFragment, unknown>(`fragment PaymentsSheet on Payments {
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
    id
    number
    status
    issuedAt
    url
    amount {
      value
      currency
    }
  }
  packs {
    id
    credits
    left
    boughtAt
    expiresAt
  }
}`);

export const PasskeyRowFragmentDoc = /*#__PURE__*/ parseOnUse<PasskeyRowFragment, unknown>(`fragment PasskeyRow on Passkey {
  id
  name
  createdAt
  lastUsedAt
}`);

export const SessionRowFragmentDoc = /*#__PURE__*/ parseOnUse<SessionRowFragment, unknown>(`fragment SessionRow on SignInSession {
  id
  device
  address
  createdAt
  lastUsedAt
  isCurrent
}`);

export const ProviderRowFragmentDoc = /*#__PURE__*/ parseOnUse<ProviderRowFragment, unknown>(`fragment ProviderRow on SignInProvider {
  id
  name
  linkedAt
}`);

export const SignInAccountSheetFragmentDoc = /*#__PURE__*/ parseOnUse<SignInAccountSheetFragment, unknown>(`fragment SignInAccountSheet on SignInAccount {
  email
  newEmail
  hasPassword
  hasTotp
  recoveryCodesLeft
  passkeys {
    ...PasskeyRow
  }
  sessions {
    ...SessionRow
  }
  providers {
    ...ProviderRow
  }
}`, [PasskeyRowFragmentDoc, SessionRowFragmentDoc, ProviderRowFragmentDoc]);

export const AiUsageLineFragmentDoc = /*#__PURE__*/ parseOnUse<AiUsageLineFragment, unknown>(`fragment AiUsageLine on AiUsageLine {
  kind
  documents
  credits
  person {
    id
    name
  }
}`);

export const PlanTermsFragmentDoc = /*#__PURE__*/ parseOnUse<PlanTermsFragment, unknown>(`fragment PlanTerms on Plan {
  key
  name
  pricePerMonth
  pricePerYear
  organizations
  writers
  viewers
  credits
  storageMegabytes
}`);

export const BillingSheetFragmentDoc = /*#__PURE__*/ parseOnUse<BillingSheetFragment, unknown>(`fragment BillingSheet on Billing {
  plan {
    ...PlanTerms
  }
  period
  endsAt
  isTrial
  isReadOnly
  canStartTrial
  choices {
    ...PlanTerms
  }
  usage {
    writers
    viewers
    organizationsOwned
    credits
    creditsLimit
    storageMegabytes
  }
}`, [PlanTermsFragmentDoc]);

export const ApiTokenRowFragmentDoc = /*#__PURE__*/ parseOnUse<ApiTokenRowFragment, unknown>(`fragment ApiTokenRow on ApiToken {
  id
  kind
  name
  scopes
  organizationId
  createdAt
  expiresAt
  lastUsedAt
  owner {
    id
    name
  }
}`);

export const ReceiptChoiceFragmentDoc = /*#__PURE__*/ parseOnUse<ReceiptChoiceFragment, unknown>(`fragment ReceiptChoice on Receipt {
  id
  merchant {
    value
  }
  date {
    value
  }
  currency {
    value
  }
  total {
    value
  }
  document {
    id
    title
    stage
    state
  }
}`);

export const TrashRowFragmentDoc = /*#__PURE__*/ parseOnUse<TrashRowFragment, unknown>(`fragment TrashRow on TrashedRecord {
  id
  kind
  type
  title
  date
  deletedAt
  endsAt
  mayRestore
  amount {
    value
    currency
  }
  deletedBy {
    id
    name
  }
}`);

export const WebhookRowFragmentDoc = /*#__PURE__*/ parseOnUse<WebhookRowFragment, unknown>(`fragment WebhookRow on Webhook {
  id
  name
  url
  kinds
  actions
  categoryIds
  state
  stoppedAt
  failingSince
  formerSecretEndsAt
}`);

export const WebhookSecretFragmentDoc = /*#__PURE__*/ parseOnUse<WebhookSecretFragment, unknown>(`fragment WebhookSecret on WebhookWithSecret {
  webhook {
    ...WebhookRow
  }
  secret
}`, [WebhookRowFragmentDoc]);

export const DeliveryRowFragmentDoc = /*#__PURE__*/ parseOnUse<DeliveryRowFragment, unknown>(`fragment DeliveryRow on WebhookDelivery {
  id
  cause
  messageId
  type
  state
  attempts
  status
  failure
  durationMs
  dueAt
  createdAt
}`);

export const AccountChoicesDocument = /*#__PURE__*/ parseOnUse<AccountChoicesQuery, AccountChoicesQueryVariables>(`query AccountChoices {
  accounts {
    ...AccountChoice
  }
}`, [AccountChoiceFragmentDoc]);

export const AccountsDocument = /*#__PURE__*/ parseOnUse<AccountsQuery, AccountsQueryVariables>(`query Accounts {
  accounts {
    ...AccountRow
  }
  accountsTotal {
    ...AccountsSum
  }
}`, [AccountRowFragmentDoc, AccountsSumFragmentDoc]);

export const AccountDetailsDocument = /*#__PURE__*/ parseOnUse<AccountDetailsQuery, AccountDetailsQueryVariables>(`query AccountDetails($accountId: ID!) {
  account(id: $accountId) {
    ...AccountPage
  }
}`, [AccountPageFragmentDoc]);

export const RegisterBalancesDocument = /*#__PURE__*/ parseOnUse<RegisterBalancesQuery, RegisterBalancesQueryVariables>(`query RegisterBalances($ids: [ID!]!) {
  transactions(filter: { ids: $ids }, first: 100) {
    edges {
      node {
        id
        accountBalance {
          value
          currency
        }
      }
    }
  }
}`);

export const CreateAccountDocument = /*#__PURE__*/ parseOnUse<CreateAccountMutation, CreateAccountMutationVariables>(`mutation CreateAccount($input: NewAccountInput!) {
  createAccount(input: $input) {
    ...AccountPage
  }
}`, [AccountPageFragmentDoc]);

export const UpdateAccountDocument = /*#__PURE__*/ parseOnUse<UpdateAccountMutation, UpdateAccountMutationVariables>(`mutation UpdateAccount($id: ID!, $changes: AccountChangesInput!, $version: Int) {
  updateAccount(id: $id, changes: $changes, version: $version) {
    ...AccountRow
  }
}`, [AccountRowFragmentDoc]);

export const MoveAccountDocument = /*#__PURE__*/ parseOnUse<MoveAccountMutation, MoveAccountMutationVariables>(`mutation MoveAccount($id: ID!, $group: AccountGroup!, $beforeId: ID) {
  moveAccount(id: $id, group: $group, beforeId: $beforeId) {
    ...AccountRow
  }
}`, [AccountRowFragmentDoc]);

export const CloseAccountDocument = /*#__PURE__*/ parseOnUse<CloseAccountMutation, CloseAccountMutationVariables>(`mutation CloseAccount($id: ID!) {
  closeAccount(id: $id) {
    ...AccountRow
  }
}`, [AccountRowFragmentDoc]);

export const ReopenAccountDocument = /*#__PURE__*/ parseOnUse<ReopenAccountMutation, ReopenAccountMutationVariables>(`mutation ReopenAccount($id: ID!) {
  reopenAccount(id: $id) {
    ...AccountRow
  }
}`, [AccountRowFragmentDoc]);

export const RemoveAccountDocument = /*#__PURE__*/ parseOnUse<RemoveAccountMutation, RemoveAccountMutationVariables>(`mutation RemoveAccount($id: ID!) {
  removeAccount(id: $id)
}`);

export const AddBalanceStatementDocument = /*#__PURE__*/ parseOnUse<AddBalanceStatementMutation, AddBalanceStatementMutationVariables>(`mutation AddBalanceStatement($accountId: ID!, $day: Date!, $amount: Decimal!) {
  addBalanceStatement(accountId: $accountId, day: $day, amount: $amount) {
    ...StatementRow
  }
}`, [StatementRowFragmentDoc]);

export const UpdateBalanceStatementDocument = /*#__PURE__*/ parseOnUse<UpdateBalanceStatementMutation, UpdateBalanceStatementMutationVariables>(`mutation UpdateBalanceStatement($id: ID!, $day: Date!, $amount: Decimal!, $version: Int) {
  updateBalanceStatement(id: $id, day: $day, amount: $amount, version: $version) {
    ...StatementRow
  }
}`, [StatementRowFragmentDoc]);

export const DeleteBalanceStatementDocument = /*#__PURE__*/ parseOnUse<DeleteBalanceStatementMutation, DeleteBalanceStatementMutationVariables>(`mutation DeleteBalanceStatement($id: ID!) {
  deleteBalanceStatement(id: $id)
}`);

export const LedgerChangedWithAccountsDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithAccountsSubscription, LedgerChangedWithAccountsSubscriptionVariables>(`subscription LedgerChangedWithAccounts($after: Cursor) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    accounts {
      ...AccountRow
    }
    accountsTotal {
      ...AccountsSum
    }
  }
}`, [LedgerNewsFragmentDoc, AccountRowFragmentDoc, AccountsSumFragmentDoc]);

export const LedgerChangedWithRegisterDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithRegisterSubscription, LedgerChangedWithRegisterSubscriptionVariables>(`subscription LedgerChangedWithRegister($after: Cursor, $filter: TransactionFilter, $accountId: ID!) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    transactionTotals(filter: $filter) {
      ...TransactionSums
    }
    account(id: $accountId) {
      ...AccountPage
    }
  }
}`, [LedgerNewsFragmentDoc, TransactionSumsFragmentDoc, AccountPageFragmentDoc]);

export const LedgerChangedWithRegisterAndHistoryDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithRegisterAndHistorySubscription, LedgerChangedWithRegisterAndHistorySubscriptionVariables>(`subscription LedgerChangedWithRegisterAndHistory($after: Cursor, $filter: TransactionFilter, $accountId: ID!, $kind: HistoryKind!, $id: ID!) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    transactionTotals(filter: $filter) {
      ...TransactionSums
    }
    account(id: $accountId) {
      ...AccountPage
    }
    history(kind: $kind, id: $id) {
      ...HistoryEntry
    }
  }
}`, [LedgerNewsFragmentDoc, TransactionSumsFragmentDoc, AccountPageFragmentDoc, HistoryEntryFragmentDoc]);

export const TransactionsFileDocument = /*#__PURE__*/ parseOnUse<TransactionsFileQuery, TransactionsFileQueryVariables>(`query TransactionsFile($filter: TransactionFilter, $format: ExportFormat!, $withReceipts: Boolean, $locale: String) {
  transactionsFile(
    filter: $filter
    format: $format
    withReceipts: $withReceipts
    locale: $locale
  ) {
    ...FileToFetch
  }
}`, [FileToFetchFragmentDoc]);

export const UnmatchedReceiptCountDocument = /*#__PURE__*/ parseOnUse<UnmatchedReceiptCountQuery, UnmatchedReceiptCountQueryVariables>(`query UnmatchedReceiptCount($from: Date, $to: Date) {
  unmatchedReceiptCount(from: $from, to: $to)
}`);

export const HistoryDocument = /*#__PURE__*/ parseOnUse<HistoryQuery, HistoryQueryVariables>(`query History($kind: HistoryKind!, $id: ID!) {
  history(kind: $kind, id: $id) {
    ...HistoryEntry
  }
}`, [HistoryEntryFragmentDoc]);

export const ChangeKindsDocument = /*#__PURE__*/ parseOnUse<ChangeKindsQuery, ChangeKindsQueryVariables>(`query ChangeKinds {
  changeKinds {
    kind
    eventKind
    one
    many
  }
}`);

export const LedgerChangedWithHistoryDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithHistorySubscription, LedgerChangedWithHistorySubscriptionVariables>(`subscription LedgerChangedWithHistory($after: Cursor, $kind: HistoryKind!, $id: ID!) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    history(kind: $kind, id: $id) {
      ...HistoryEntry
    }
  }
}`, [LedgerNewsFragmentDoc, HistoryEntryFragmentDoc]);

export const LedgerChangedDocument = /*#__PURE__*/ parseOnUse<LedgerChangedSubscription, LedgerChangedSubscriptionVariables>(`subscription LedgerChanged($after: Cursor) {
  ledgerChanged(after: $after) {
    ...LedgerNews
  }
}`, [LedgerNewsFragmentDoc]);

export const PresenceChangedDocument = /*#__PURE__*/ parseOnUse<PresenceChangedSubscription, PresenceChangedSubscriptionVariables>(`subscription PresenceChanged($documentId: ID) {
  presenceChanged(documentId: $documentId) {
    userId
    name
    documentIds
  }
}`);

export const LedgerChangedWithBudgetsDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithBudgetsSubscription, LedgerChangedWithBudgetsSubscriptionVariables>(`subscription LedgerChangedWithBudgets($after: Cursor, $month: Month!) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    budgets: budgetMonth(month: $month) {
      ...BudgetSheet
    }
  }
}`, [LedgerNewsFragmentDoc, BudgetSheetFragmentDoc]);

export const BudgetsDocument = /*#__PURE__*/ parseOnUse<BudgetsQuery, BudgetsQueryVariables>(`query Budgets($month: Month!) {
  budgets(month: $month) {
    ...BudgetSheet
  }
}`, [BudgetSheetFragmentDoc]);

export const TransactionTotalsDocument = /*#__PURE__*/ parseOnUse<TransactionTotalsQuery, TransactionTotalsQueryVariables>(`query TransactionTotals($filter: TransactionFilter) {
  transactionTotals(filter: $filter) {
    ...TransactionSums
  }
}`, [TransactionSumsFragmentDoc]);

export const RuleEffectDocument = /*#__PURE__*/ parseOnUse<RuleEffectQuery, RuleEffectQueryVariables>(`query RuleEffect($input: RuleInput!, $id: ID) {
  rulePreview(input: $input, id: $id) {
    changing
  }
}`);

export const CategoriesDocument = /*#__PURE__*/ parseOnUse<CategoriesQuery, CategoriesQueryVariables>(`query Categories {
  categories {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const AllCategoriesDocument = /*#__PURE__*/ parseOnUse<AllCategoriesQuery, AllCategoriesQueryVariables>(`query AllCategories {
  categories(includeArchived: true) {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const TagsDocument = /*#__PURE__*/ parseOnUse<TagsQuery, TagsQueryVariables>(`query Tags {
  tags {
    ...TagRow
  }
}`, [TagRowFragmentDoc]);

export const SampleDataDocument = /*#__PURE__*/ parseOnUse<SampleDataQuery, SampleDataQueryVariables>(`query SampleData {
  sampleData {
    ...SampleSheet
  }
}`, [SampleSheetFragmentDoc]);

export const SampleEditsDocument = /*#__PURE__*/ parseOnUse<SampleEditsQuery, SampleEditsQueryVariables>(`query SampleEdits {
  sampleData {
    editedCount
  }
}`);

export const AddSampleDataDocument = /*#__PURE__*/ parseOnUse<AddSampleDataMutation, AddSampleDataMutationVariables>(`mutation AddSampleData {
  addSampleData {
    ...SampleSheet
  }
}`, [SampleSheetFragmentDoc]);

export const RemoveSampleDataDocument = /*#__PURE__*/ parseOnUse<RemoveSampleDataMutation, RemoveSampleDataMutationVariables>(`mutation RemoveSampleData {
  removeSampleData {
    ...SampleSheet
  }
}`, [SampleSheetFragmentDoc]);

export const OrganizationsDocument = /*#__PURE__*/ parseOnUse<OrganizationsQuery, OrganizationsQueryVariables>(`query Organizations {
  organizations {
    ...OrganizationChoice
  }
}`, [OrganizationChoiceFragmentDoc]);

export const PendingItemCountDocument = /*#__PURE__*/ parseOnUse<PendingItemCountQuery, PendingItemCountQueryVariables>(`query PendingItemCount {
  pendingItemCount
}`);

export const MeDocument = /*#__PURE__*/ parseOnUse<MeQuery, MeQueryVariables>(`query Me {
  me {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const InitializeProfileDocument = /*#__PURE__*/ parseOnUse<InitializeProfileMutation, InitializeProfileMutationVariables>(`mutation InitializeProfile($name: String!, $timeZone: String) {
  initializeProfile(name: $name, timeZone: $timeZone) {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const RestoreAccountDocument = /*#__PURE__*/ parseOnUse<RestoreAccountMutation, RestoreAccountMutationVariables>(`mutation RestoreAccount {
  restoreAccount {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const MovableProfileDocument = /*#__PURE__*/ parseOnUse<MovableProfileQuery, MovableProfileQueryVariables>(`query MovableProfile {
  movableProfile {
    name
    email
    organizations
  }
}`);

export const MoveProfileDocument = /*#__PURE__*/ parseOnUse<MoveProfileMutation, MoveProfileMutationVariables>(`mutation MoveProfile {
  moveProfile {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const StandingChangedDocument = /*#__PURE__*/ parseOnUse<StandingChangedSubscription, StandingChangedSubscriptionVariables>(`subscription StandingChanged {
  standingChanged {
    me {
      ...SessionUser
      limits {
        aiProcessesPerMonth
      }
    }
    organizations {
      ...OrganizationChoice
      memberCount
    }
    myInvitations {
      ...InvitationOffer
    }
    deletedOrganizations {
      ...DeletedOrganization
    }
  }
}`, [SessionUserFragmentDoc, OrganizationChoiceFragmentDoc, InvitationOfferFragmentDoc, DeletedOrganizationFragmentDoc]);

export const UndoDocument = /*#__PURE__*/ parseOnUse<UndoMutation, UndoMutationVariables>(`mutation Undo($batchId: ID!, $partly: Boolean) {
  undo(batchId: $batchId, partly: $partly) {
    done
    count
    batchId
    conflicts {
      recordId
      title
      reason
    }
  }
}`);

export const UndoableActionsDocument = /*#__PURE__*/ parseOnUse<UndoableActionsQuery, UndoableActionsQueryVariables>(`query UndoableActions {
  undoableActions {
    id
    summary
  }
}`);

export const SavedViewsDocument = /*#__PURE__*/ parseOnUse<SavedViewsQuery, SavedViewsQueryVariables>(`query SavedViews($page: ViewPage!) {
  savedViews(page: $page) {
    ...SavedViewRow
  }
}`, [SavedViewRowFragmentDoc]);

export const CreateSavedViewDocument = /*#__PURE__*/ parseOnUse<CreateSavedViewMutation, CreateSavedViewMutationVariables>(`mutation CreateSavedView($input: NewSavedViewInput!) {
  createSavedView(input: $input) {
    ...SavedViewRow
  }
}`, [SavedViewRowFragmentDoc]);

export const UpdateSavedViewDocument = /*#__PURE__*/ parseOnUse<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>(`mutation UpdateSavedView($id: ID!, $changes: SavedViewChangesInput!) {
  updateSavedView(id: $id, changes: $changes) {
    ...SavedViewRow
  }
}`, [SavedViewRowFragmentDoc]);

export const DeleteSavedViewDocument = /*#__PURE__*/ parseOnUse<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>(`mutation DeleteSavedView($id: ID!) {
  deleteSavedView(id: $id)
}`);

export const LastActiveSessionDocument = /*#__PURE__*/ parseOnUse<LastActiveSessionQuery, LastActiveSessionQueryVariables>(`query LastActiveSession {
  lastActiveSession {
    id
  }
}`);

export const StartAssistantSessionDocument = /*#__PURE__*/ parseOnUse<StartAssistantSessionMutation, StartAssistantSessionMutationVariables>(`mutation StartAssistantSession {
  startAssistantSession {
    id
  }
}`);

export const AssistantSessionsDocument = /*#__PURE__*/ parseOnUse<AssistantSessionsQuery, AssistantSessionsQueryVariables>(`query AssistantSessions {
  assistantSessions {
    ...PastConversation
  }
}`, [PastConversationFragmentDoc]);

export const OpenAssistantSessionDocument = /*#__PURE__*/ parseOnUse<OpenAssistantSessionMutation, OpenAssistantSessionMutationVariables>(`mutation OpenAssistantSession($id: ID!) {
  openAssistantSession(id: $id) {
    id
  }
}`);

export const AssistantFactsDocument = /*#__PURE__*/ parseOnUse<AssistantFactsQuery, AssistantFactsQueryVariables>(`query AssistantFacts {
  assistant {
    ...AssistantFactsFields
  }
}`, [AssistantFactsFieldsFragmentDoc]);

export const SetAiConsentDocument = /*#__PURE__*/ parseOnUse<SetAiConsentMutation, SetAiConsentMutationVariables>(`mutation SetAiConsent($host: String!, $isAllowed: Boolean!) {
  setAiConsent(host: $host, isAllowed: $isAllowed) {
    ...AssistantFactsFields
  }
}`, [AssistantFactsFieldsFragmentDoc]);

export const AssistantCreditsDocument = /*#__PURE__*/ parseOnUse<AssistantCreditsQuery, AssistantCreditsQueryVariables>(`query AssistantCredits {
  me {
    id
    limits {
      aiProcessesPerMonth
    }
    usageStats {
      currentMonthAiProcessingCount
    }
  }
}`);

export const ChatMessagesDocument = /*#__PURE__*/ parseOnUse<ChatMessagesQuery, ChatMessagesQueryVariables>(`query ChatMessages($sessionId: ID!) {
  chatMessages(sessionId: $sessionId) {
    ...ChatMessageCard
  }
}`, [ChatMessageCardFragmentDoc]);

export const ChatMessageChangedDocument = /*#__PURE__*/ parseOnUse<ChatMessageChangedSubscription, ChatMessageChangedSubscriptionVariables>(`subscription ChatMessageChanged($after: Cursor) {
  chatMessageChanged(after: $after) {
    ...ConversationNews
  }
}`, [ConversationNewsFragmentDoc]);

export const ChatMessageChangedWithSessionsDocument = /*#__PURE__*/ parseOnUse<ChatMessageChangedWithSessionsSubscription, ChatMessageChangedWithSessionsSubscriptionVariables>(`subscription ChatMessageChangedWithSessions($after: Cursor) {
  chatMessageChanged(after: $after) {
    ...ConversationNews
    sessions {
      ...PastConversation
    }
  }
}`, [ConversationNewsFragmentDoc, PastConversationFragmentDoc]);

export const AnswerWordsDocument = /*#__PURE__*/ parseOnUse<AnswerWordsSubscription, AnswerWordsSubscriptionVariables>(`subscription AnswerWords($messageId: ID!) {
  answerWords(messageId: $messageId) {
    offset
    text
    activity
  }
}`);

export const StopMessageDocument = /*#__PURE__*/ parseOnUse<StopMessageMutation, StopMessageMutationVariables>(`mutation StopMessage($id: ID!) {
  stopMessage(id: $id) {
    ...ChatMessageCard
  }
}`, [ChatMessageCardFragmentDoc]);

export const RunAgainDocument = /*#__PURE__*/ parseOnUse<RunAgainMutation, RunAgainMutationVariables>(`mutation RunAgain($id: ID!) {
  runAgain(id: $id) {
    ...ChatMessageCard
  }
}`, [ChatMessageCardFragmentDoc]);

export const VoiceFileDocument = /*#__PURE__*/ parseOnUse<VoiceFileQuery, VoiceFileQueryVariables>(`query VoiceFile($id: ID!) {
  document(id: $id) {
    id
    fileUrl
  }
}`);

export const TypeVoiceNoteDocument = /*#__PURE__*/ parseOnUse<TypeVoiceNoteMutation, TypeVoiceNoteMutationVariables>(`mutation TypeVoiceNote($documentId: ID!, $text: String!) {
  typeVoiceNote(documentId: $documentId, text: $text) {
    ...ChatDocument
  }
}`, [ChatDocumentFragmentDoc]);

export const AnswerDuplicateDocument = /*#__PURE__*/ parseOnUse<AnswerDuplicateMutation, AnswerDuplicateMutationVariables>(`mutation AnswerDuplicate($documentId: ID!, $answer: DuplicateAnswer!) {
  answerDuplicate(documentId: $documentId, answer: $answer) {
    ...ChatDocument
  }
}`, [ChatDocumentFragmentDoc]);

export const SendMessageDocument = /*#__PURE__*/ parseOnUse<SendMessageMutation, SendMessageMutationVariables>(`mutation SendMessage($input: NewMessageInput!) {
  sendMessage(input: $input) {
    userMessage {
      ...ChatMessageCard
    }
    assistantMessage {
      ...ChatMessageCard
    }
  }
}`, [ChatMessageCardFragmentDoc]);

export const DeleteMessageDocument = /*#__PURE__*/ parseOnUse<DeleteMessageMutation, DeleteMessageMutationVariables>(`mutation DeleteMessage($id: ID!, $sessionId: ID!) {
  deleteMessage(id: $id, sessionId: $sessionId)
}`);

export const ReceiptCheckDocument = /*#__PURE__*/ parseOnUse<ReceiptCheckQuery, ReceiptCheckQueryVariables>(`query ReceiptCheck($id: ID!) {
  receipt(id: $id) {
    id
    date {
      value
      doubt
    }
    merchant {
      doubt
    }
    currency {
      doubt
    }
    total {
      doubt
    }
    tax {
      value
      doubt
    }
    items {
      id
      doubt
      state
      category {
        ...StagedCategory
      }
    }
  }
}`, [StagedCategoryFragmentDoc]);

export const BudgetFillsDocument = /*#__PURE__*/ parseOnUse<BudgetFillsQuery, BudgetFillsQueryVariables>(`query BudgetFills($month: Month!) {
  budgetFills(month: $month) {
    ...BudgetFillRow
  }
}`, [BudgetFillRowFragmentDoc]);

export const SetBudgetDocument = /*#__PURE__*/ parseOnUse<SetBudgetMutation, SetBudgetMutationVariables>(`mutation SetBudget($categoryId: ID!, $month: Month!, $amount: Decimal!) {
  setBudget(categoryId: $categoryId, month: $month, amount: $amount) {
    ...BudgetLineRow
  }
}`, [BudgetLineRowFragmentDoc]);

export const SetBudgetsDocument = /*#__PURE__*/ parseOnUse<SetBudgetsMutation, SetBudgetsMutationVariables>(`mutation SetBudgets($plans: [BudgetPlanInput!]!) {
  setBudgets(plans: $plans)
}`);

export const DeleteBudgetDocument = /*#__PURE__*/ parseOnUse<DeleteBudgetMutation, DeleteBudgetMutationVariables>(`mutation DeleteBudget($categoryId: ID!, $month: Month!) {
  deleteBudget(categoryId: $categoryId, month: $month) {
    ...BudgetSheet
  }
}`, [BudgetSheetFragmentDoc]);

export const CopyBudgetsDocument = /*#__PURE__*/ parseOnUse<CopyBudgetsMutation, CopyBudgetsMutationVariables>(`mutation CopyBudgets($from: Month!, $to: Month!) {
  copyBudgets(from: $from, to: $to) {
    ...BudgetSheet
  }
}`, [BudgetSheetFragmentDoc]);

export const MoveBudgetDocument = /*#__PURE__*/ parseOnUse<MoveBudgetMutation, MoveBudgetMutationVariables>(`mutation MoveBudget($month: Month!, $fromCategoryId: ID!, $toCategoryId: ID!, $amount: Decimal!) {
  moveBudget(
    month: $month
    fromCategoryId: $fromCategoryId
    toCategoryId: $toCategoryId
    amount: $amount
  ) {
    ...BudgetSheet
  }
}`, [BudgetSheetFragmentDoc]);

export const SetRolloverDocument = /*#__PURE__*/ parseOnUse<SetRolloverMutation, SetRolloverMutationVariables>(`mutation SetRollover($categoryId: ID!, $rollover: Rollover!, $from: Month!, $month: Month!) {
  setRollover(
    categoryId: $categoryId
    rollover: $rollover
    from: $from
    month: $month
  ) {
    ...BudgetSheet
  }
}`, [BudgetSheetFragmentDoc]);

export const CreateDocumentDocument = /*#__PURE__*/ parseOnUse<CreateDocumentMutation, CreateDocumentMutationVariables>(`mutation CreateDocument($storagePath: String!) {
  createDocument(storagePath: $storagePath) {
    ...StagedDocument
  }
}`, [StagedDocumentFragmentDoc]);

export const BudgetsFileDocument = /*#__PURE__*/ parseOnUse<BudgetsFileQuery, BudgetsFileQueryVariables>(`query BudgetsFile($from: Month!, $to: Month!, $format: ExportFormat!, $locale: String) {
  budgetsFile(from: $from, to: $to, format: $format, locale: $locale) {
    ...FileToFetch
  }
}`, [FileToFetchFragmentDoc]);

export const BudgetYearDocument = /*#__PURE__*/ parseOnUse<BudgetYearQuery, BudgetYearQueryVariables>(`query BudgetYear($year: Int!) {
  budgetYear(year: $year) {
    ...BudgetYearSheet
  }
}`, [BudgetYearSheetFragmentDoc]);

export const LedgerChangedWithBudgetYearDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithBudgetYearSubscription, LedgerChangedWithBudgetYearSubscriptionVariables>(`subscription LedgerChangedWithBudgetYear($after: Cursor, $year: Int!) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    budgetYear(year: $year) {
      ...BudgetYearSheet
    }
  }
}`, [LedgerNewsFragmentDoc, BudgetYearSheetFragmentDoc]);

export const CreateCategoryDocument = /*#__PURE__*/ parseOnUse<CreateCategoryMutation, CreateCategoryMutationVariables>(`mutation CreateCategory($input: NewCategoryInput!) {
  createCategory(input: $input) {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const UpdateCategoryDocument = /*#__PURE__*/ parseOnUse<UpdateCategoryMutation, UpdateCategoryMutationVariables>(`mutation UpdateCategory($id: ID!, $changes: CategoryChangesInput!) {
  updateCategory(id: $id, changes: $changes) {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const MoveCategoryDocument = /*#__PURE__*/ parseOnUse<MoveCategoryMutation, MoveCategoryMutationVariables>(`mutation MoveCategory($id: ID!, $parentId: ID, $beforeId: ID) {
  moveCategory(id: $id, parentId: $parentId, beforeId: $beforeId) {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const MergeCategoryDocument = /*#__PURE__*/ parseOnUse<MergeCategoryMutation, MergeCategoryMutationVariables>(`mutation MergeCategory($id: ID!, $intoId: ID!) {
  mergeCategory(id: $id, intoId: $intoId) {
    ...CategoryRow
  }
}`, [CategoryRowFragmentDoc]);

export const DeleteCategoryDocument = /*#__PURE__*/ parseOnUse<DeleteCategoryMutation, DeleteCategoryMutationVariables>(`mutation DeleteCategory($id: ID!, $replacementId: ID, $leavesUncategorised: Boolean, $movesBudgets: Boolean) {
  deleteCategory(
    id: $id
    replacementId: $replacementId
    leavesUncategorised: $leavesUncategorised
    movesBudgets: $movesBudgets
  )
}`);

export const CategoryUseDocument = /*#__PURE__*/ parseOnUse<CategoryUseQuery, CategoryUseQueryVariables>(`query CategoryUse($id: ID!) {
  categoryUse(id: $id) {
    transactions
    budgets
    rules
    recurrences
    pendingItems
    children
  }
}`);

export const CategoryFileDocument = /*#__PURE__*/ parseOnUse<CategoryFileQuery, CategoryFileQueryVariables>(`query CategoryFile($format: CategoryFileFormat!) {
  categoryFile(format: $format)
}`);

export const CategoryImportDocument = /*#__PURE__*/ parseOnUse<CategoryImportQuery, CategoryImportQueryVariables>(`query CategoryImport($text: String!) {
  categoryImport(text: $text) {
    ...CategoryImportLine
  }
}`, [CategoryImportLineFragmentDoc]);

export const ImportCategoriesDocument = /*#__PURE__*/ parseOnUse<ImportCategoriesMutation, ImportCategoriesMutationVariables>(`mutation ImportCategories($text: String!) {
  importCategories(text: $text) {
    ...CategoryImportLine
  }
}`, [CategoryImportLineFragmentDoc]);

export const CategoryUsageDocument = /*#__PURE__*/ parseOnUse<CategoryUsageQuery, CategoryUsageQueryVariables>(`query CategoryUsage {
  categoryUsage {
    ...CategoryUsageRow
  }
}`, [CategoryUsageRowFragmentDoc]);

export const LedgerChangedWithUsageDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithUsageSubscription, LedgerChangedWithUsageSubscriptionVariables>(`subscription LedgerChangedWithUsage($after: Cursor) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    categoryUsage {
      ...CategoryUsageRow
    }
  }
}`, [LedgerNewsFragmentDoc, CategoryUsageRowFragmentDoc]);

export const ChangeLogDocument = /*#__PURE__*/ parseOnUse<ChangeLogQuery, ChangeLogQueryVariables>(`query ChangeLog($filter: ChangeLogFilter, $after: String) {
  changeLog(filter: $filter, first: 50, after: $after) {
    edges {
      node {
        ...LogEntry
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`, [LogEntryFragmentDoc]);

export const LogRecordsDocument = /*#__PURE__*/ parseOnUse<LogRecordsQuery, LogRecordsQueryVariables>(`query LogRecords($id: ID!) {
  changeBatch(id: $id) {
    ...LogRecords
  }
}`, [LogRecordsFragmentDoc]);

export const ChangeLogFileDocument = /*#__PURE__*/ parseOnUse<ChangeLogFileQuery, ChangeLogFileQueryVariables>(`query ChangeLogFile($filter: ChangeLogFilter) {
  changeLogFile(filter: $filter)
}`);

export const LedgerChangedWithChangeLogDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithChangeLogSubscription, LedgerChangedWithChangeLogSubscriptionVariables>(`subscription LedgerChangedWithChangeLog($after: Cursor, $filter: ChangeLogFilter) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    batches(filter: $filter) {
      ...LogEntry
    }
  }
}`, [LedgerNewsFragmentDoc, LogEntryFragmentDoc]);

export const ConnectedAppsDocument = /*#__PURE__*/ parseOnUse<ConnectedAppsQuery, ConnectedAppsQueryVariables>(`query ConnectedApps {
  connectedApps {
    ...ConnectedAppRow
  }
}`, [ConnectedAppRowFragmentDoc]);

export const DisconnectAppDocument = /*#__PURE__*/ parseOnUse<DisconnectAppMutation, DisconnectAppMutationVariables>(`mutation DisconnectApp($id: ID!) {
  disconnectApp(id: $id) {
    ...ConnectedAppRow
  }
}`, [ConnectedAppRowFragmentDoc]);

export const ComingUpDocument = /*#__PURE__*/ parseOnUse<ComingUpQuery, ComingUpQueryVariables>(`query ComingUp {
  recurring(days: 30) {
    ...ComingUpSheet
  }
}`, [ComingUpSheetFragmentDoc]);

export const DashboardDocument = /*#__PURE__*/ parseOnUse<DashboardQuery, DashboardQueryVariables>(`query Dashboard($month: Month!) {
  dashboard(month: $month) {
    ...DashboardSheet
  }
  sampleData {
    ...SampleSheet
  }
}`, [DashboardSheetFragmentDoc, SampleSheetFragmentDoc]);

export const LedgerChangedWithDashboardDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithDashboardSubscription, LedgerChangedWithDashboardSubscriptionVariables>(`subscription LedgerChangedWithDashboard($after: Cursor, $month: Month!) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    dashboard(month: $month) {
      ...DashboardSheet
    }
    recurring(days: 30) {
      ...ComingUpSheet
    }
    sampleData {
      ...SampleSheet
    }
  }
}`, [LedgerNewsFragmentDoc, DashboardSheetFragmentDoc, ComingUpSheetFragmentDoc, SampleSheetFragmentDoc]);

export const ImportsDocument = /*#__PURE__*/ parseOnUse<ImportsQuery, ImportsQueryVariables>(`query Imports($after: String) {
  imports(first: 30, after: $after) {
    edges {
      cursor
      node {
        ...ImportFacts
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`, [ImportFactsFragmentDoc]);

export const ImportDocument = /*#__PURE__*/ parseOnUse<ImportQuery, ImportQueryVariables>(`query Import($id: ID!) {
  import(id: $id) {
    ...ImportSheet
  }
}`, [ImportSheetFragmentDoc]);

export const ImportEditsDocument = /*#__PURE__*/ parseOnUse<ImportEditsQuery, ImportEditsQueryVariables>(`query ImportEdits($id: ID!) {
  import(id: $id) {
    id
    editedCount
  }
}`);

export const ImportRowsDocument = /*#__PURE__*/ parseOnUse<ImportRowsQuery, ImportRowsQueryVariables>(`query ImportRows($importId: ID!, $verdict: ImportVerdict, $isTaken: Boolean, $search: String, $after: String) {
  importRows(
    importId: $importId
    verdict: $verdict
    isTaken: $isTaken
    search: $search
    first: 50
    after: $after
  ) {
    edges {
      cursor
      node {
        ...ImportRowCells
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}`, [ImportRowCellsFragmentDoc]);

export const ImportRowsLikeDocument = /*#__PURE__*/ parseOnUse<ImportRowsLikeQuery, ImportRowsLikeQueryVariables>(`query ImportRowsLike($importId: ID!, $search: String!) {
  importRows(importId: $importId, search: $search, first: 100) {
    edges {
      node {
        id
        type
        description
        category {
          id
        }
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}`);

export const CreateImportUploadUrlDocument = /*#__PURE__*/ parseOnUse<CreateImportUploadUrlMutation, CreateImportUploadUrlMutationVariables>(`mutation CreateImportUploadUrl($fileName: String!, $size: Int!) {
  createImportUploadUrl(fileName: $fileName, size: $size) {
    uploadUrl
    storagePath
  }
}`);

export const StartImportDocument = /*#__PURE__*/ parseOnUse<StartImportMutation, StartImportMutationVariables>(`mutation StartImport($storagePath: String!) {
  startImport(storagePath: $storagePath) {
    ...ImportFacts
  }
}`, [ImportFactsFragmentDoc]);

export const ChangeImportLayoutDocument = /*#__PURE__*/ parseOnUse<ChangeImportLayoutMutation, ChangeImportLayoutMutationVariables>(`mutation ChangeImportLayout($id: ID!, $layout: ImportLayoutInput!) {
  changeImportLayout(id: $id, layout: $layout) {
    ...ImportFacts
  }
}`, [ImportFactsFragmentDoc]);

export const DecideImportRowsDocument = /*#__PURE__*/ parseOnUse<DecideImportRowsMutation, DecideImportRowsMutationVariables>(`mutation DecideImportRows($id: ID!, $rowIds: [ID!], $verdict: ImportVerdict, $isTaken: Boolean!) {
  decideImportRows(id: $id, rowIds: $rowIds, verdict: $verdict, isTaken: $isTaken) {
    ...ImportFacts
  }
}`, [ImportFactsFragmentDoc]);

export const SetImportDirectionDocument = /*#__PURE__*/ parseOnUse<SetImportDirectionMutation, SetImportDirectionMutationVariables>(`mutation SetImportDirection($id: ID!, $rowIds: [ID!], $type: CategoryType!) {
  setImportDirection(id: $id, rowIds: $rowIds, type: $type) {
    ...ImportFacts
    ...ImportRates
    isRemembered
    layout {
      ...ImportLayoutFound
    }
  }
}`, [ImportFactsFragmentDoc, ImportRatesFragmentDoc, ImportLayoutFoundFragmentDoc]);

export const SetImportRateDocument = /*#__PURE__*/ parseOnUse<SetImportRateMutation, SetImportRateMutationVariables>(`mutation SetImportRate($id: ID!, $currency: String!, $rate: Decimal) {
  setImportRate(id: $id, currency: $currency, rate: $rate) {
    ...ImportFacts
    ...ImportRates
  }
}`, [ImportFactsFragmentDoc, ImportRatesFragmentDoc]);

export const ChooseImportCategoryDocument = /*#__PURE__*/ parseOnUse<ChooseImportCategoryMutation, ChooseImportCategoryMutationVariables>(`mutation ChooseImportCategory($id: ID!, $rowIds: [ID!]!, $categoryId: ID, $alsoSame: Boolean) {
  chooseImportCategory(
    id: $id
    rowIds: $rowIds
    categoryId: $categoryId
    alsoSame: $alsoSame
  ) {
    ...ImportFacts
    missingCategories
  }
}`, [ImportFactsFragmentDoc]);

export const ApplyImportDocument = /*#__PURE__*/ parseOnUse<ApplyImportMutation, ApplyImportMutationVariables>(`mutation ApplyImport($id: ID!, $createCategories: Boolean!) {
  applyImport(id: $id, createCategories: $createCategories) {
    ...ImportFacts
  }
}`, [ImportFactsFragmentDoc]);

export const CancelImportDocument = /*#__PURE__*/ parseOnUse<CancelImportMutation, CancelImportMutationVariables>(`mutation CancelImport($id: ID!) {
  cancelImport(id: $id) {
    ...ImportFacts
  }
}`, [ImportFactsFragmentDoc]);

export const RevertImportDocument = /*#__PURE__*/ parseOnUse<RevertImportMutation, RevertImportMutationVariables>(`mutation RevertImport($id: ID!) {
  revertImport(id: $id) {
    ...ImportFacts
  }
}`, [ImportFactsFragmentDoc]);

export const DeleteImportDocument = /*#__PURE__*/ parseOnUse<DeleteImportMutation, DeleteImportMutationVariables>(`mutation DeleteImport($id: ID!) {
  deleteImport(id: $id)
}`);

export const ImportChangedDocument = /*#__PURE__*/ parseOnUse<ImportChangedSubscription, ImportChangedSubscriptionVariables>(`subscription ImportChanged($id: ID!) {
  importChanged(id: $id) {
    ...ImportFacts
    ...ImportRates
  }
}`, [ImportFactsFragmentDoc, ImportRatesFragmentDoc]);

export const ImportsChangedDocument = /*#__PURE__*/ parseOnUse<ImportsChangedSubscription, ImportsChangedSubscriptionVariables>(`subscription ImportsChanged {
  importsChanged {
    ...ImportFacts
  }
}`, [ImportFactsFragmentDoc]);

export const InvitationByTokenDocument = /*#__PURE__*/ parseOnUse<InvitationByTokenQuery, InvitationByTokenQueryVariables>(`query InvitationByToken($token: String!) {
  invitation(token: $token) {
    ...InvitationOffer
  }
}`, [InvitationOfferFragmentDoc]);

export const MyInvitationsDocument = /*#__PURE__*/ parseOnUse<MyInvitationsQuery, MyInvitationsQueryVariables>(`query MyInvitations {
  myInvitations {
    ...InvitationOffer
  }
}`, [InvitationOfferFragmentDoc]);

export const AcceptInvitationDocument = /*#__PURE__*/ parseOnUse<AcceptInvitationMutation, AcceptInvitationMutationVariables>(`mutation AcceptInvitation($id: ID!, $token: String) {
  acceptInvitation(id: $id, token: $token) {
    ...OrganizationChoice
  }
}`, [OrganizationChoiceFragmentDoc]);

export const DeclineInvitationDocument = /*#__PURE__*/ parseOnUse<DeclineInvitationMutation, DeclineInvitationMutationVariables>(`mutation DeclineInvitation($id: ID!) {
  declineInvitation(id: $id)
}`);

export const CompleteOnboardingDocument = /*#__PURE__*/ parseOnUse<CompleteOnboardingMutation, CompleteOnboardingMutationVariables>(`mutation CompleteOnboarding {
  completeOnboarding {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const DismissTourDocument = /*#__PURE__*/ parseOnUse<DismissTourMutation, DismissTourMutationVariables>(`mutation DismissTour {
  dismissTour {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const DeletedOrganizationsDocument = /*#__PURE__*/ parseOnUse<DeletedOrganizationsQuery, DeletedOrganizationsQueryVariables>(`query DeletedOrganizations {
  deletedOrganizations {
    ...DeletedOrganization
  }
}`, [DeletedOrganizationFragmentDoc]);

export const CreateOrganizationDocument = /*#__PURE__*/ parseOnUse<CreateOrganizationMutation, CreateOrganizationMutationVariables>(`mutation CreateOrganization($input: NewOrganizationInput!) {
  createOrganization(input: $input) {
    ...OrganizationChoice
  }
}`, [OrganizationChoiceFragmentDoc]);

export const LeaveOrganizationDocument = /*#__PURE__*/ parseOnUse<LeaveOrganizationMutation, LeaveOrganizationMutationVariables>(`mutation LeaveOrganization {
  leaveOrganization
}`);

export const RestoreOrganizationDocument = /*#__PURE__*/ parseOnUse<RestoreOrganizationMutation, RestoreOrganizationMutationVariables>(`mutation RestoreOrganization($id: ID!) {
  restoreOrganization(id: $id) {
    ...OrganizationChoice
  }
}`, [OrganizationChoiceFragmentDoc]);

export const ReceiptsDocument = /*#__PURE__*/ parseOnUse<ReceiptsQuery, ReceiptsQueryVariables>(`query Receipts($state: DocumentState, $unmatched: Boolean!, $after: String) {
  receipts(first: 16, state: $state, unmatched: $unmatched, after: $after) {
    edges {
      cursor
      node {
        ...ReceiptCard
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`, [ReceiptCardFragmentDoc]);

export const DocumentFileDocument = /*#__PURE__*/ parseOnUse<DocumentFileQuery, DocumentFileQueryVariables>(`query DocumentFile($id: ID!) {
  document(id: $id) {
    id
    fileUrl
  }
}`);

export const ReceiptReviewDocument = /*#__PURE__*/ parseOnUse<ReceiptReviewQuery, ReceiptReviewQueryVariables>(`query ReceiptReview($id: ID!) {
  receipt(id: $id) {
    ...ReceiptReview
  }
}`, [ReceiptReviewFragmentDoc]);

export const CreateReceiptDocument = /*#__PURE__*/ parseOnUse<CreateReceiptMutation, CreateReceiptMutationVariables>(`mutation CreateReceipt($input: NewReceiptInput!) {
  createReceipt(input: $input) {
    ...ReceiptCard
  }
}`, [ReceiptCardFragmentDoc]);

export const ApproveReceiptDocument = /*#__PURE__*/ parseOnUse<ApproveReceiptMutation, ApproveReceiptMutationVariables>(`mutation ApproveReceipt($id: ID!, $input: ReviewedReceiptInput!, $version: Int!) {
  approveReceipt(id: $id, input: $input, version: $version) {
    ...ReviewedReceipt
  }
}`, [ReviewedReceiptFragmentDoc]);

export const DiscardReceiptDocument = /*#__PURE__*/ parseOnUse<DiscardReceiptMutation, DiscardReceiptMutationVariables>(`mutation DiscardReceipt($id: ID!) {
  discardReceipt(id: $id) {
    ...ReviewedReceipt
  }
}`, [ReviewedReceiptFragmentDoc]);

export const DeleteReceiptsDocument = /*#__PURE__*/ parseOnUse<DeleteReceiptsMutation, DeleteReceiptsMutationVariables>(`mutation DeleteReceipts($ids: [ID!]!) {
  deleteReceipts(ids: $ids)
}`);

export const DeclineMatchDocument = /*#__PURE__*/ parseOnUse<DeclineMatchMutation, DeclineMatchMutationVariables>(`mutation DeclineMatch($receiptId: ID!, $transactionId: ID!) {
  declineMatch(receiptId: $receiptId, transactionId: $transactionId) {
    id
    matches {
      reasons
      transaction {
        ...ReceiptTransaction
      }
    }
  }
}`, [ReceiptTransactionFragmentDoc]);

export const ReadDocumentAgainDocument = /*#__PURE__*/ parseOnUse<ReadDocumentAgainMutation, ReadDocumentAgainMutationVariables>(`mutation ReadDocumentAgain($id: ID!) {
  readDocumentAgain(id: $id) {
    ...StagedDocument
  }
}`, [StagedDocumentFragmentDoc]);

export const SetReceiptPaidDocument = /*#__PURE__*/ parseOnUse<SetReceiptPaidMutation, SetReceiptPaidMutationVariables>(`mutation SetReceiptPaid($id: ID!, $paidOn: Date) {
  setReceiptPaid(id: $id, paidOn: $paidOn) {
    ...ReceiptPayment
  }
}`, [ReceiptPaymentFragmentDoc]);

export const RecurringPageDocument = /*#__PURE__*/ parseOnUse<RecurringPageQuery, RecurringPageQueryVariables>(`query RecurringPage {
  recurring(days: 90) {
    ...RecurringSheet
  }
}`, [RecurringSheetFragmentDoc]);

export const RecurrenceSuggestionsDocument = /*#__PURE__*/ parseOnUse<RecurrenceSuggestionsQuery, RecurrenceSuggestionsQueryVariables>(`query RecurrenceSuggestions {
  recurrenceSuggestions {
    ...RecurrenceSuggestionRow
  }
}`, [RecurrenceSuggestionRowFragmentDoc]);

export const CreateRecurrenceDocument = /*#__PURE__*/ parseOnUse<CreateRecurrenceMutation, CreateRecurrenceMutationVariables>(`mutation CreateRecurrence($input: NewRecurrenceInput!) {
  createRecurrence(input: $input) {
    ...RecurrenceRow
  }
}`, [RecurrenceRowFragmentDoc]);

export const UpdateRecurrenceDocument = /*#__PURE__*/ parseOnUse<UpdateRecurrenceMutation, UpdateRecurrenceMutationVariables>(`mutation UpdateRecurrence($id: ID!, $changes: RecurrenceChangesInput!, $version: Int) {
  updateRecurrence(id: $id, changes: $changes, version: $version) {
    ...RecurrenceRow
  }
}`, [RecurrenceRowFragmentDoc]);

export const DeleteRecurrenceDocument = /*#__PURE__*/ parseOnUse<DeleteRecurrenceMutation, DeleteRecurrenceMutationVariables>(`mutation DeleteRecurrence($id: ID!) {
  deleteRecurrence(id: $id)
}`);

export const RecordOccurrenceDocument = /*#__PURE__*/ parseOnUse<RecordOccurrenceMutation, RecordOccurrenceMutationVariables>(`mutation RecordOccurrence($id: ID!, $date: Date!, $amount: Decimal, $fromNowOn: Boolean) {
  recordOccurrence(id: $id, date: $date, amount: $amount, fromNowOn: $fromNowOn) {
    transaction {
      ...TransactionRow
    }
    recurrence {
      ...RecurrenceRow
    }
  }
}`, [TransactionRowFragmentDoc, RecurrenceRowFragmentDoc]);

export const SkipOccurrenceDocument = /*#__PURE__*/ parseOnUse<SkipOccurrenceMutation, SkipOccurrenceMutationVariables>(`mutation SkipOccurrence($id: ID!, $date: Date!) {
  skipOccurrence(id: $id, date: $date) {
    ...RecurrenceRow
  }
}`, [RecurrenceRowFragmentDoc]);

export const FindRecurrencesDocument = /*#__PURE__*/ parseOnUse<FindRecurrencesMutation, FindRecurrencesMutationVariables>(`mutation FindRecurrences {
  findRecurrences
}`);

export const DeclineRecurrenceSuggestionDocument = /*#__PURE__*/ parseOnUse<DeclineRecurrenceSuggestionMutation, DeclineRecurrenceSuggestionMutationVariables>(`mutation DeclineRecurrenceSuggestion($id: ID!, $declined: Boolean!) {
  declineRecurrenceSuggestion(id: $id, declined: $declined)
}`);

export const LedgerChangedWithRecurringDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithRecurringSubscription, LedgerChangedWithRecurringSubscriptionVariables>(`subscription LedgerChangedWithRecurring($after: Cursor) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    recurring(days: 90) {
      ...RecurringSheet
    }
    recurrenceSuggestions {
      ...RecurrenceSuggestionRow
    }
  }
}`, [LedgerNewsFragmentDoc, RecurringSheetFragmentDoc, RecurrenceSuggestionRowFragmentDoc]);

export const ReportFileDocument = /*#__PURE__*/ parseOnUse<ReportFileQuery, ReportFileQueryVariables>(`query ReportFile($from: Month!, $to: Month!, $part: MemberPart!, $format: ExportFormat!, $locale: String) {
  reportFile(from: $from, to: $to, part: $part, format: $format, locale: $locale) {
    ...FileToFetch
  }
}`, [FileToFetchFragmentDoc]);

export const ReportDocument = /*#__PURE__*/ parseOnUse<ReportQuery, ReportQueryVariables>(`query Report($from: Month!, $to: Month!, $withTags: Boolean!, $withMembers: Boolean!, $part: MemberPart!) {
  report(from: $from, to: $to) {
    ...ReportSheet
  }
}`, [ReportSheetFragmentDoc]);

export const LedgerChangedWithReportDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithReportSubscription, LedgerChangedWithReportSubscriptionVariables>(`subscription LedgerChangedWithReport($after: Cursor, $from: Month!, $to: Month!, $withTags: Boolean!, $withMembers: Boolean!, $part: MemberPart!) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    report(from: $from, to: $to) {
      ...ReportSheet
    }
  }
}`, [LedgerNewsFragmentDoc, ReportSheetFragmentDoc]);

export const PendingItemsDocument = /*#__PURE__*/ parseOnUse<PendingItemsQuery, PendingItemsQueryVariables>(`query PendingItems {
  pendingItems {
    ...ReviewRow
  }
}`, [ReviewRowFragmentDoc]);

export const BudgetListDocument = /*#__PURE__*/ parseOnUse<BudgetListQuery, BudgetListQueryVariables>(`query BudgetList($documentId: ID!) {
  document(id: $documentId) {
    ...StagedDocument
  }
  documentItems(documentId: $documentId) {
    ...ReviewRow
  }
}`, [StagedDocumentFragmentDoc, ReviewRowFragmentDoc]);

export const ReceiptToApproveDocument = /*#__PURE__*/ parseOnUse<ReceiptToApproveQuery, ReceiptToApproveQueryVariables>(`query ReceiptToApprove($id: ID!) {
  receipt(id: $id) {
    id
    version
    totalProven
    merchant {
      value
      doubt
    }
    date {
      value
      doubt
    }
    currency {
      value
      doubt
    }
    total {
      value
      doubt
    }
    tax {
      value
      doubt
    }
    duplicateOf {
      id
    }
    matches {
      reasons
    }
    items {
      id
      description
      state
      doubt
      amountDoubt
      amount {
        value
      }
      category {
        id
      }
    }
  }
}`);

export const ReceiptPictureDocument = /*#__PURE__*/ parseOnUse<ReceiptPictureQuery, ReceiptPictureQueryVariables>(`query ReceiptPicture($id: ID!) {
  receipt(id: $id) {
    id
    text
    pages {
      ...PageView
    }
    items {
      id
      doubt
      amountDoubt
      place {
        ...PlaceMark
      }
    }
  }
}`, [PageViewFragmentDoc, PlaceMarkFragmentDoc]);

export const PendingItemsChangedDocument = /*#__PURE__*/ parseOnUse<PendingItemsChangedSubscription, PendingItemsChangedSubscriptionVariables>(`subscription PendingItemsChanged($after: Cursor) {
  pendingItemsChanged(after: $after) {
    ...ReviewNews
  }
}`, [ReviewNewsFragmentDoc]);

export const PendingItemsChangedWithReceiptDocument = /*#__PURE__*/ parseOnUse<PendingItemsChangedWithReceiptSubscription, PendingItemsChangedWithReceiptSubscriptionVariables>(`subscription PendingItemsChangedWithReceipt($after: Cursor, $receiptId: ID!) {
  pendingItemsChanged(after: $after) {
    ...ReviewNews
    receipt(id: $receiptId) {
      ...ReceiptReview
    }
  }
}`, [ReviewNewsFragmentDoc, ReceiptReviewFragmentDoc]);

export const ApproveStagedItemDocument = /*#__PURE__*/ parseOnUse<ApproveStagedItemMutation, ApproveStagedItemMutationVariables>(`mutation ApproveStagedItem($id: ID!, $input: ReviewedStagedItemInput) {
  approveStagedItem(id: $id, input: $input) {
    ...ReviewRow
  }
}`, [ReviewRowFragmentDoc]);

export const ApproveDocumentItemsDocument = /*#__PURE__*/ parseOnUse<ApproveDocumentItemsMutation, ApproveDocumentItemsMutationVariables>(`mutation ApproveDocumentItems($documentId: ID!, $edits: [StagedItemEdit!]) {
  approveDocumentItems(documentId: $documentId, edits: $edits) {
    approved
    left
    reason
    refusals {
      itemId
      reason
    }
    document {
      ...StagedDocument
    }
  }
}`, [StagedDocumentFragmentDoc]);

export const MergeStagedItemDocument = /*#__PURE__*/ parseOnUse<MergeStagedItemMutation, MergeStagedItemMutationVariables>(`mutation MergeStagedItem($id: ID!, $transactionId: ID!) {
  mergeStagedItem(id: $id, transactionId: $transactionId) {
    ...ReviewRow
  }
}`, [ReviewRowFragmentDoc]);

export const DiscardStagedItemDocument = /*#__PURE__*/ parseOnUse<DiscardStagedItemMutation, DiscardStagedItemMutationVariables>(`mutation DiscardStagedItem($id: ID!) {
  discardStagedItem(id: $id) {
    ...ReviewRow
  }
}`, [ReviewRowFragmentDoc]);

export const RulesDocument = /*#__PURE__*/ parseOnUse<RulesQuery, RulesQueryVariables>(`query Rules {
  rules {
    ...RuleRow
  }
}`, [RuleRowFragmentDoc]);

export const RuleSuggestionsDocument = /*#__PURE__*/ parseOnUse<RuleSuggestionsQuery, RuleSuggestionsQueryVariables>(`query RuleSuggestions {
  ruleSuggestions {
    ...RuleSuggestionRow
  }
}`, [RuleSuggestionRowFragmentDoc]);

export const RulePreviewDocument = /*#__PURE__*/ parseOnUse<RulePreviewQuery, RulePreviewQueryVariables>(`query RulePreview($input: RuleInput!, $id: ID) {
  rulePreview(input: $input, id: $id) {
    count
    changing
    locked
    limitedTo
    income {
      value
      currency
    }
    expense {
      value
      currency
    }
    first {
      changes
      isLocked
      transaction {
        id
        type
        date
        description
        baseAmount {
          value
          currency
        }
        category {
          ...CategoryRow
        }
      }
    }
  }
}`, [CategoryRowFragmentDoc]);

export const CreateRuleDocument = /*#__PURE__*/ parseOnUse<CreateRuleMutation, CreateRuleMutationVariables>(`mutation CreateRule($input: RuleInput!) {
  createRule(input: $input) {
    ...RuleRow
  }
}`, [RuleRowFragmentDoc]);

export const UpdateRuleDocument = /*#__PURE__*/ parseOnUse<UpdateRuleMutation, UpdateRuleMutationVariables>(`mutation UpdateRule($id: ID!, $input: RuleInput!, $version: Int) {
  updateRule(id: $id, input: $input, version: $version) {
    ...RuleRow
  }
}`, [RuleRowFragmentDoc]);

export const EnableRuleDocument = /*#__PURE__*/ parseOnUse<EnableRuleMutation, EnableRuleMutationVariables>(`mutation EnableRule($id: ID!, $enabled: Boolean!) {
  enableRule(id: $id, enabled: $enabled) {
    ...RuleRow
  }
}`, [RuleRowFragmentDoc]);

export const DeleteRuleDocument = /*#__PURE__*/ parseOnUse<DeleteRuleMutation, DeleteRuleMutationVariables>(`mutation DeleteRule($id: ID!) {
  deleteRule(id: $id)
}`);

export const OrderRulesDocument = /*#__PURE__*/ parseOnUse<OrderRulesMutation, OrderRulesMutationVariables>(`mutation OrderRules($ids: [ID!]!) {
  orderRules(ids: $ids) {
    ...RuleRow
  }
}`, [RuleRowFragmentDoc]);

export const ApplyRuleDocument = /*#__PURE__*/ parseOnUse<ApplyRuleMutation, ApplyRuleMutationVariables>(`mutation ApplyRule($id: ID!) {
  applyRule(id: $id)
}`);

export const DeclineRuleSuggestionDocument = /*#__PURE__*/ parseOnUse<DeclineRuleSuggestionMutation, DeclineRuleSuggestionMutationVariables>(`mutation DeclineRuleSuggestion($id: ID!, $declined: Boolean!) {
  declineRuleSuggestion(id: $id, declined: $declined)
}`);

export const CreateTagOfRuleDocument = /*#__PURE__*/ parseOnUse<CreateTagOfRuleMutation, CreateTagOfRuleMutationVariables>(`mutation CreateTagOfRule($name: String!) {
  createTag(name: $name) {
    id
    name
    color
  }
}`);

export const LedgerChangedWithRulesDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithRulesSubscription, LedgerChangedWithRulesSubscriptionVariables>(`subscription LedgerChangedWithRules($after: Cursor) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    rules {
      ...RuleRow
    }
    ruleSuggestions {
      ...RuleSuggestionRow
    }
  }
}`, [LedgerNewsFragmentDoc, RuleRowFragmentDoc, RuleSuggestionRowFragmentDoc]);

export const ArchivesDocument = /*#__PURE__*/ parseOnUse<ArchivesQuery, ArchivesQueryVariables>(`query Archives {
  archives {
    ...ArchiveSheet
  }
}`, [ArchiveSheetFragmentDoc]);

export const RequestArchiveDocument = /*#__PURE__*/ parseOnUse<RequestArchiveMutation, RequestArchiveMutationVariables>(`mutation RequestArchive {
  requestArchive {
    ...ArchiveSheet
  }
}`, [ArchiveSheetFragmentDoc]);

export const ArchiveChangedDocument = /*#__PURE__*/ parseOnUse<ArchiveChangedSubscription, ArchiveChangedSubscriptionVariables>(`subscription ArchiveChanged {
  archiveChanged {
    ...ArchiveSheet
  }
}`, [ArchiveSheetFragmentDoc]);

export const LedgerChangedWithSampleDataDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithSampleDataSubscription, LedgerChangedWithSampleDataSubscriptionVariables>(`subscription LedgerChangedWithSampleData($after: Cursor) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    sampleData {
      ...SampleSheet
    }
  }
}`, [LedgerNewsFragmentDoc, SampleSheetFragmentDoc]);

export const MembersDocument = /*#__PURE__*/ parseOnUse<MembersQuery, MembersQueryVariables>(`query Members {
  members {
    ...MemberRow
  }
}`, [MemberRowFragmentDoc]);

export const InvitationsDocument = /*#__PURE__*/ parseOnUse<InvitationsQuery, InvitationsQueryVariables>(`query Invitations {
  invitations {
    ...InvitationRow
  }
}`, [InvitationRowFragmentDoc]);

export const SeatsDocument = /*#__PURE__*/ parseOnUse<SeatsQuery, SeatsQueryVariables>(`query Seats {
  billing {
    ...SeatsTaken
  }
}`, [SeatsTakenFragmentDoc]);

export const CreateInvitationDocument = /*#__PURE__*/ parseOnUse<CreateInvitationMutation, CreateInvitationMutationVariables>(`mutation CreateInvitation($input: NewInvitationInput!) {
  createInvitation(input: $input) {
    link
    invitation {
      ...InvitationRow
    }
  }
}`, [InvitationRowFragmentDoc]);

export const ResendInvitationDocument = /*#__PURE__*/ parseOnUse<ResendInvitationMutation, ResendInvitationMutationVariables>(`mutation ResendInvitation($id: ID!) {
  resendInvitation(id: $id) {
    link
    invitation {
      ...InvitationRow
    }
  }
}`, [InvitationRowFragmentDoc]);

export const RevokeInvitationDocument = /*#__PURE__*/ parseOnUse<RevokeInvitationMutation, RevokeInvitationMutationVariables>(`mutation RevokeInvitation($id: ID!) {
  revokeInvitation(id: $id)
}`);

export const UpdateMemberRoleDocument = /*#__PURE__*/ parseOnUse<UpdateMemberRoleMutation, UpdateMemberRoleMutationVariables>(`mutation UpdateMemberRole($userId: ID!, $role: Role!) {
  updateMemberRole(userId: $userId, role: $role) {
    ...MemberRow
  }
}`, [MemberRowFragmentDoc]);

export const RemoveMemberDocument = /*#__PURE__*/ parseOnUse<RemoveMemberMutation, RemoveMemberMutationVariables>(`mutation RemoveMember($userId: ID!) {
  removeMember(userId: $userId)
}`);

export const TransferOwnershipDocument = /*#__PURE__*/ parseOnUse<TransferOwnershipMutation, TransferOwnershipMutationVariables>(`mutation TransferOwnership($userId: ID!) {
  transferOwnership(userId: $userId) {
    ...MemberRow
  }
}`, [MemberRowFragmentDoc]);

export const LedgerChangedWithSeatsDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithSeatsSubscription, LedgerChangedWithSeatsSubscriptionVariables>(`subscription LedgerChangedWithSeats($after: Cursor) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    billing {
      ...SeatsTaken
    }
  }
}`, [LedgerNewsFragmentDoc, SeatsTakenFragmentDoc]);

export const IncomingMailDocument = /*#__PURE__*/ parseOnUse<IncomingMailQuery, IncomingMailQueryVariables>(`query IncomingMail {
  incomingMail {
    ...IncomingMailSettings
  }
}`, [IncomingMailSettingsFragmentDoc]);

export const ReplaceMailAddressDocument = /*#__PURE__*/ parseOnUse<ReplaceMailAddressMutation, ReplaceMailAddressMutationVariables>(`mutation ReplaceMailAddress {
  replaceMailAddress {
    ...IncomingMailSettings
  }
}`, [IncomingMailSettingsFragmentDoc]);

export const UpdateMailSendersDocument = /*#__PURE__*/ parseOnUse<UpdateMailSendersMutation, UpdateMailSendersMutationVariables>(`mutation UpdateMailSenders($senders: [String!]!) {
  updateMailSenders(senders: $senders) {
    ...IncomingMailSettings
  }
}`, [IncomingMailSettingsFragmentDoc]);

export const PaymentStatusDocument = /*#__PURE__*/ parseOnUse<PaymentStatusQuery, PaymentStatusQueryVariables>(`query PaymentStatus {
  payments {
    status
  }
}`);

export const PaymentsChangedDocument = /*#__PURE__*/ parseOnUse<PaymentsChangedSubscription, PaymentsChangedSubscriptionVariables>(`subscription PaymentsChanged {
  paymentsChanged {
    ...PaymentsSheet
  }
}`, [PaymentsSheetFragmentDoc]);

export const PlanChangePreviewDocument = /*#__PURE__*/ parseOnUse<PlanChangePreviewSubscription, PlanChangePreviewSubscriptionVariables>(`subscription PlanChangePreview($plan: PlanKey!, $period: PlanPeriod!) {
  planChangePreview(plan: $plan, period: $period) {
    due {
      value
      currency
    }
    credit {
      value
      currency
    }
    charge {
      value
      currency
    }
    at
  }
}`);

export const CancelSubscriptionDocument = /*#__PURE__*/ parseOnUse<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>(`mutation CancelSubscription {
  cancelSubscription {
    ...PaymentsSheet
  }
}`, [PaymentsSheetFragmentDoc]);

export const ResumeSubscriptionDocument = /*#__PURE__*/ parseOnUse<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables>(`mutation ResumeSubscription {
  resumeSubscription {
    ...PaymentsSheet
  }
}`, [PaymentsSheetFragmentDoc]);

export const OpenCustomerPortalDocument = /*#__PURE__*/ parseOnUse<OpenCustomerPortalMutation, OpenCustomerPortalMutationVariables>(`mutation OpenCustomerPortal {
  openCustomerPortal
}`);

export const BuyCreditsDocument = /*#__PURE__*/ parseOnUse<BuyCreditsMutation, BuyCreditsMutationVariables>(`mutation BuyCredits {
  buyCredits
}`);

export const OrderPlanDocument = /*#__PURE__*/ parseOnUse<OrderPlanMutation, OrderPlanMutationVariables>(`mutation OrderPlan($plan: PlanKey!, $period: PlanPeriod!, $previewedAt: DateTime) {
  changePlan(plan: $plan, period: $period, previewedAt: $previewedAt) {
    ...BillingSheet
    payAt
  }
}`, [BillingSheetFragmentDoc]);

export const ReadingAccuracyDocument = /*#__PURE__*/ parseOnUse<ReadingAccuracyQuery, ReadingAccuracyQueryVariables>(`query ReadingAccuracy {
  readingAccuracy {
    month
    field
    read
    corrected
    added
  }
}`);

export const SignInAccountDocument = /*#__PURE__*/ parseOnUse<SignInAccountQuery, SignInAccountQueryVariables>(`query SignInAccount {
  signInAccount {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const ChangePasswordDocument = /*#__PURE__*/ parseOnUse<ChangePasswordMutation, ChangePasswordMutationVariables>(`mutation ChangePassword($current: String, $password: String!) {
  changePassword(current: $current, password: $password) {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const RequestEmailChangeDocument = /*#__PURE__*/ parseOnUse<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>(`mutation RequestEmailChange($email: String!, $password: String) {
  requestEmailChange(email: $email, password: $password) {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const CancelEmailChangeDocument = /*#__PURE__*/ parseOnUse<CancelEmailChangeMutation, CancelEmailChangeMutationVariables>(`mutation CancelEmailChange {
  cancelEmailChange {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const StartPasskeyDocument = /*#__PURE__*/ parseOnUse<StartPasskeyMutation, StartPasskeyMutationVariables>(`mutation StartPasskey($password: String) {
  startPasskey(password: $password) {
    ticket
    options
  }
}`);

export const FinishPasskeyDocument = /*#__PURE__*/ parseOnUse<FinishPasskeyMutation, FinishPasskeyMutationVariables>(`mutation FinishPasskey($ticket: String!, $response: String!, $name: String!) {
  finishPasskey(ticket: $ticket, response: $response, name: $name) {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const RenamePasskeyDocument = /*#__PURE__*/ parseOnUse<RenamePasskeyMutation, RenamePasskeyMutationVariables>(`mutation RenamePasskey($id: ID!, $name: String!) {
  renamePasskey(id: $id, name: $name) {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const RemovePasskeyDocument = /*#__PURE__*/ parseOnUse<RemovePasskeyMutation, RemovePasskeyMutationVariables>(`mutation RemovePasskey($id: ID!, $password: String) {
  removePasskey(id: $id, password: $password) {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const StartTotpDocument = /*#__PURE__*/ parseOnUse<StartTotpMutation, StartTotpMutationVariables>(`mutation StartTotp($password: String) {
  startTotp(password: $password) {
    ticket
    secret
    url
  }
}`);

export const FinishTotpDocument = /*#__PURE__*/ parseOnUse<FinishTotpMutation, FinishTotpMutationVariables>(`mutation FinishTotp($ticket: String!, $code: String!) {
  finishTotp(ticket: $ticket, code: $code) {
    codes
    account {
      ...SignInAccountSheet
    }
  }
}`, [SignInAccountSheetFragmentDoc]);

export const RemoveTotpDocument = /*#__PURE__*/ parseOnUse<RemoveTotpMutation, RemoveTotpMutationVariables>(`mutation RemoveTotp($password: String) {
  removeTotp(password: $password) {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const RenewRecoveryCodesDocument = /*#__PURE__*/ parseOnUse<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>(`mutation RenewRecoveryCodes($password: String) {
  renewRecoveryCodes(password: $password) {
    codes
    account {
      ...SignInAccountSheet
    }
  }
}`, [SignInAccountSheetFragmentDoc]);

export const EndSessionDocument = /*#__PURE__*/ parseOnUse<EndSessionMutation, EndSessionMutationVariables>(`mutation EndSession($id: ID!) {
  endSession(id: $id) {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const EndAllSessionsDocument = /*#__PURE__*/ parseOnUse<EndAllSessionsMutation, EndAllSessionsMutationVariables>(`mutation EndAllSessions {
  endAllSessions
}`);

export const UnlinkProviderDocument = /*#__PURE__*/ parseOnUse<UnlinkProviderMutation, UnlinkProviderMutationVariables>(`mutation UnlinkProvider($id: ID!, $password: String) {
  unlinkProvider(id: $id, password: $password) {
    ...SignInAccountSheet
  }
}`, [SignInAccountSheetFragmentDoc]);

export const CountriesDocument = /*#__PURE__*/ parseOnUse<CountriesQuery, CountriesQueryVariables>(`query Countries {
  countries {
    id
    code
    name
    currency
    currencySymbol
  }
}`);

export const UpdatePreferredNameDocument = /*#__PURE__*/ parseOnUse<UpdatePreferredNameMutation, UpdatePreferredNameMutationVariables>(`mutation UpdatePreferredName($name: String!) {
  updatePreferredName(name: $name) {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const UpdateCountryDocument = /*#__PURE__*/ parseOnUse<UpdateCountryMutation, UpdateCountryMutationVariables>(`mutation UpdateCountry($countryId: ID!) {
  updateCountry(countryId: $countryId) {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const UpdatePreferencesDocument = /*#__PURE__*/ parseOnUse<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>(`mutation UpdatePreferences($preferences: PreferencesInput!) {
  updatePreferences(preferences: $preferences) {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const MembershipsDocument = /*#__PURE__*/ parseOnUse<MembershipsQuery, MembershipsQueryVariables>(`query Memberships {
  organizations {
    id
    name
    userRole
    memberCount
  }
}`);

export const DeleteAccountDocument = /*#__PURE__*/ parseOnUse<DeleteAccountMutation, DeleteAccountMutationVariables>(`mutation DeleteAccount($email: String!) {
  deleteAccount(email: $email) {
    ...SessionUser
  }
}`, [SessionUserFragmentDoc]);

export const ReceiptMatchingDocument = /*#__PURE__*/ parseOnUse<ReceiptMatchingQuery, ReceiptMatchingQueryVariables>(`query ReceiptMatching {
  matchConfirmations
}`);

export const UpdateOrganizationDocument = /*#__PURE__*/ parseOnUse<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>(`mutation UpdateOrganization($changes: OrganizationChangesInput!) {
  updateOrganization(changes: $changes) {
    ...OrganizationChoice
  }
}`, [OrganizationChoiceFragmentDoc]);

export const DeleteOrganizationDocument = /*#__PURE__*/ parseOnUse<DeleteOrganizationMutation, DeleteOrganizationMutationVariables>(`mutation DeleteOrganization($name: String!) {
  deleteOrganization(name: $name) {
    id
    name
    purgedAt
  }
}`);

export const PlanAndUsageDocument = /*#__PURE__*/ parseOnUse<PlanAndUsageQuery, PlanAndUsageQueryVariables>(`query PlanAndUsage {
  billing {
    ...BillingSheet
  }
}`, [BillingSheetFragmentDoc]);

export const AiUsageDocument = /*#__PURE__*/ parseOnUse<AiUsageQuery, AiUsageQueryVariables>(`query AiUsage($month: Month!) {
  aiUsage(month: $month) {
    ...AiUsageLine
  }
}`, [AiUsageLineFragmentDoc]);

export const ChangePlanDocument = /*#__PURE__*/ parseOnUse<ChangePlanMutation, ChangePlanMutationVariables>(`mutation ChangePlan($plan: PlanKey!, $period: PlanPeriod!) {
  changePlan(plan: $plan, period: $period) {
    ...BillingSheet
  }
}`, [BillingSheetFragmentDoc]);

export const StartTrialDocument = /*#__PURE__*/ parseOnUse<StartTrialMutation, StartTrialMutationVariables>(`mutation StartTrial($plan: PlanKey!) {
  startTrial(plan: $plan) {
    ...BillingSheet
  }
}`, [BillingSheetFragmentDoc]);

export const RecordedCountDocument = /*#__PURE__*/ parseOnUse<RecordedCountQuery, RecordedCountQueryVariables>(`query RecordedCount {
  transactionTotals {
    count
  }
}`);

export const LedgerChangedWithPlanDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithPlanSubscription, LedgerChangedWithPlanSubscriptionVariables>(`subscription LedgerChangedWithPlan($after: Cursor, $month: Month!) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    billing {
      ...BillingSheet
    }
    aiUsage(month: $month) {
      ...AiUsageLine
    }
  }
}`, [LedgerNewsFragmentDoc, BillingSheetFragmentDoc, AiUsageLineFragmentDoc]);

export const LedgerChangedWithHabitsDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithHabitsSubscription, LedgerChangedWithHabitsSubscriptionVariables>(`subscription LedgerChangedWithHabits($after: Cursor) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    matchConfirmations
    transactionTotals {
      count
    }
    incomingMail {
      ...IncomingMailSettings
    }
  }
}`, [LedgerNewsFragmentDoc, IncomingMailSettingsFragmentDoc]);

export const ApiTokensDocument = /*#__PURE__*/ parseOnUse<ApiTokensQuery, ApiTokensQueryVariables>(`query ApiTokens {
  apiTokens {
    ...ApiTokenRow
  }
}`, [ApiTokenRowFragmentDoc]);

export const OrganizationApiTokensDocument = /*#__PURE__*/ parseOnUse<OrganizationApiTokensQuery, OrganizationApiTokensQueryVariables>(`query OrganizationApiTokens {
  organizationApiTokens {
    ...ApiTokenRow
  }
}`, [ApiTokenRowFragmentDoc]);

export const CreateApiTokenDocument = /*#__PURE__*/ parseOnUse<CreateApiTokenMutation, CreateApiTokenMutationVariables>(`mutation CreateApiToken($input: NewApiTokenInput!) {
  createApiToken(input: $input) {
    token
    apiToken {
      ...ApiTokenRow
    }
  }
}`, [ApiTokenRowFragmentDoc]);

export const RevokeApiTokenDocument = /*#__PURE__*/ parseOnUse<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>(`mutation RevokeApiToken($id: ID!) {
  revokeApiToken(id: $id)
}`);

export const RevokeOrganizationApiTokenDocument = /*#__PURE__*/ parseOnUse<RevokeOrganizationApiTokenMutation, RevokeOrganizationApiTokenMutationVariables>(`mutation RevokeOrganizationApiToken($id: ID!) {
  revokeOrganizationApiToken(id: $id)
}`);

export const TagListDocument = /*#__PURE__*/ parseOnUse<TagListQuery, TagListQueryVariables>(`query TagList {
  tags {
    ...TagRow
    transactionCount
  }
}`, [TagRowFragmentDoc]);

export const CreateTagDocument = /*#__PURE__*/ parseOnUse<CreateTagMutation, CreateTagMutationVariables>(`mutation CreateTag($name: String!, $color: Int) {
  createTag(name: $name, color: $color) {
    ...TagRow
    transactionCount
  }
}`, [TagRowFragmentDoc]);

export const UpdateTagDocument = /*#__PURE__*/ parseOnUse<UpdateTagMutation, UpdateTagMutationVariables>(`mutation UpdateTag($id: ID!, $changes: TagChangesInput!) {
  updateTag(id: $id, changes: $changes) {
    ...TagRow
  }
}`, [TagRowFragmentDoc]);

export const DeleteTagDocument = /*#__PURE__*/ parseOnUse<DeleteTagMutation, DeleteTagMutationVariables>(`mutation DeleteTag($id: ID!) {
  deleteTag(id: $id)
}`);

export const MergeTagDocument = /*#__PURE__*/ parseOnUse<MergeTagMutation, MergeTagMutationVariables>(`mutation MergeTag($id: ID!, $into: ID!) {
  mergeTag(id: $id, into: $into) {
    ...TagRow
    transactionCount
  }
}`, [TagRowFragmentDoc]);

export const UpdateTransactionsMatchingDocument = /*#__PURE__*/ parseOnUse<UpdateTransactionsMatchingMutation, UpdateTransactionsMatchingMutationVariables>(`mutation UpdateTransactionsMatching($filter: TransactionFilter!, $count: Int!, $changes: BulkChangesInput!) {
  updateTransactionsMatching(filter: $filter, count: $count, changes: $changes) {
    count
    splitsLeft
  }
}`);

export const DeleteTransactionsMatchingDocument = /*#__PURE__*/ parseOnUse<DeleteTransactionsMatchingMutation, DeleteTransactionsMatchingMutationVariables>(`mutation DeleteTransactionsMatching($filter: TransactionFilter!, $count: Int!) {
  deleteTransactionsMatching(filter: $filter, count: $count) {
    count
  }
}`);

export const EarlierTransactionsDocument = /*#__PURE__*/ parseOnUse<EarlierTransactionsQuery, EarlierTransactionsQueryVariables>(`query EarlierTransactions($description: String!, $type: CategoryType!) {
  earlierTransactions(description: $description, type: $type) {
    ...TransactionRow
  }
}`, [TransactionRowFragmentDoc]);

export const LikeTransactionsDocument = /*#__PURE__*/ parseOnUse<LikeTransactionsQuery, LikeTransactionsQueryVariables>(`query LikeTransactions($filter: TransactionFilter!) {
  transactions(filter: $filter, first: 20) {
    edges {
      node {
        ...TransactionRow
      }
    }
  }
}`, [TransactionRowFragmentDoc]);

export const TransactionReceiptsDocument = /*#__PURE__*/ parseOnUse<TransactionReceiptsQuery, TransactionReceiptsQueryVariables>(`query TransactionReceipts($id: ID!) {
  transaction(id: $id) {
    id
    receipts {
      ...ReceiptChoice
    }
  }
}`, [ReceiptChoiceFragmentDoc]);

export const UnmatchedReceiptsDocument = /*#__PURE__*/ parseOnUse<UnmatchedReceiptsQuery, UnmatchedReceiptsQueryVariables>(`query UnmatchedReceipts {
  receipts(first: 30, unmatched: true) {
    edges {
      node {
        ...ReceiptChoice
      }
    }
  }
}`, [ReceiptChoiceFragmentDoc]);

export const PayersDocument = /*#__PURE__*/ parseOnUse<PayersQuery, PayersQueryVariables>(`query Payers {
  members {
    id
    name
    isYou
  }
}`);

export const LineReadingDocument = /*#__PURE__*/ parseOnUse<LineReadingQuery, LineReadingQueryVariables>(`query LineReading($line: String!) {
  lineReading(line: $line) {
    type
    amount
    currency
    description
    categoryId
    date
    tags
    paidBy
    others
  }
}`);

export const TransactionToEditDocument = /*#__PURE__*/ parseOnUse<TransactionToEditQuery, TransactionToEditQueryVariables>(`query TransactionToEdit($id: ID!) {
  transaction(id: $id) {
    ...TransactionRow
  }
}`, [TransactionRowFragmentDoc]);

export const SuggestedCategoryDocument = /*#__PURE__*/ parseOnUse<SuggestedCategoryQuery, SuggestedCategoryQueryVariables>(`query SuggestedCategory($description: String!, $type: CategoryType!) {
  suggestedCategory(description: $description, type: $type) {
    id
  }
}`);

export const CreateTransactionDocument = /*#__PURE__*/ parseOnUse<CreateTransactionMutation, CreateTransactionMutationVariables>(`mutation CreateTransaction($input: NewTransactionInput!) {
  createTransaction(input: $input) {
    ...TransactionRow
  }
}`, [TransactionRowFragmentDoc]);

export const UpdateTransactionDocument = /*#__PURE__*/ parseOnUse<UpdateTransactionMutation, UpdateTransactionMutationVariables>(`mutation UpdateTransaction($id: ID!, $changes: TransactionChangesInput!, $version: Int) {
  updateTransaction(id: $id, changes: $changes, version: $version) {
    ...TransactionRow
  }
}`, [TransactionRowFragmentDoc]);

export const AlikeTransactionsDocument = /*#__PURE__*/ parseOnUse<AlikeTransactionsQuery, AlikeTransactionsQueryVariables>(`query AlikeTransactions($filter: TransactionFilter) {
  transactionTotals(filter: $filter) {
    count
  }
  rules {
    text
    match
    category {
      id
    }
  }
}`);

export const TransactionsDocument = /*#__PURE__*/ parseOnUse<TransactionsQuery, TransactionsQueryVariables>(`query Transactions($filter: TransactionFilter, $after: String) {
  transactions(filter: $filter, after: $after, first: 50) {
    correctedText
    days {
      day
      net {
        value
        currency
      }
    }
    edges {
      node {
        ...TransactionRow
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}`, [TransactionRowFragmentDoc]);

export const LedgerChangedWithTotalsDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithTotalsSubscription, LedgerChangedWithTotalsSubscriptionVariables>(`subscription LedgerChangedWithTotals($after: Cursor, $filter: TransactionFilter) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    transactionTotals(filter: $filter) {
      ...TransactionSums
    }
  }
}`, [LedgerNewsFragmentDoc, TransactionSumsFragmentDoc]);

export const LedgerChangedWithTotalsAndHistoryDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithTotalsAndHistorySubscription, LedgerChangedWithTotalsAndHistorySubscriptionVariables>(`subscription LedgerChangedWithTotalsAndHistory($after: Cursor, $filter: TransactionFilter, $kind: HistoryKind!, $id: ID!) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    transactionTotals(filter: $filter) {
      ...TransactionSums
    }
    history(kind: $kind, id: $id) {
      ...HistoryEntry
    }
  }
}`, [LedgerNewsFragmentDoc, TransactionSumsFragmentDoc, HistoryEntryFragmentDoc]);

export const TrashDocument = /*#__PURE__*/ parseOnUse<TrashQuery, TrashQueryVariables>(`query Trash($kind: TrashKind, $after: String) {
  trash(kind: $kind, first: 50, after: $after) {
    edges {
      cursor
      node {
        ...TrashRow
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`, [TrashRowFragmentDoc]);

export const RestoreDocument = /*#__PURE__*/ parseOnUse<RestoreMutation, RestoreMutationVariables>(`mutation Restore($kind: TrashKind!, $ids: [ID!]!) {
  restore(kind: $kind, ids: $ids) {
    done
    count
    batchId
    conflicts {
      recordId
      title
      reason
    }
  }
}`);

export const LedgerChangedWithTrashDocument = /*#__PURE__*/ parseOnUse<LedgerChangedWithTrashSubscription, LedgerChangedWithTrashSubscriptionVariables>(`subscription LedgerChangedWithTrash($after: Cursor) {
  ledgerChanged(after: $after) {
    ...LedgerNews
    trashed {
      ...TrashRow
    }
  }
}`, [LedgerNewsFragmentDoc, TrashRowFragmentDoc]);

export const WebhooksDocument = /*#__PURE__*/ parseOnUse<WebhooksQuery, WebhooksQueryVariables>(`query Webhooks {
  webhooks {
    ...WebhookRow
  }
}`, [WebhookRowFragmentDoc]);

export const WebhooksChangedDocument = /*#__PURE__*/ parseOnUse<WebhooksChangedSubscription, WebhooksChangedSubscriptionVariables>(`subscription WebhooksChanged {
  webhooksChanged {
    ...WebhookRow
  }
}`, [WebhookRowFragmentDoc]);

export const CreateWebhookDocument = /*#__PURE__*/ parseOnUse<CreateWebhookMutation, CreateWebhookMutationVariables>(`mutation CreateWebhook($input: NewWebhookInput!) {
  createWebhook(input: $input) {
    ...WebhookSecret
  }
}`, [WebhookSecretFragmentDoc]);

export const UpdateWebhookDocument = /*#__PURE__*/ parseOnUse<UpdateWebhookMutation, UpdateWebhookMutationVariables>(`mutation UpdateWebhook($id: ID!, $changes: WebhookChangesInput!) {
  updateWebhook(id: $id, changes: $changes) {
    ...WebhookRow
  }
}`, [WebhookRowFragmentDoc]);

export const DeleteWebhookDocument = /*#__PURE__*/ parseOnUse<DeleteWebhookMutation, DeleteWebhookMutationVariables>(`mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id)
}`);

export const RotateWebhookSecretDocument = /*#__PURE__*/ parseOnUse<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(`mutation RotateWebhookSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    ...WebhookSecret
  }
}`, [WebhookSecretFragmentDoc]);

export const TestWebhookDocument = /*#__PURE__*/ parseOnUse<TestWebhookMutation, TestWebhookMutationVariables>(`mutation TestWebhook($id: ID!) {
  testWebhook(id: $id) {
    id
  }
}`);

export const WebhookDeliveriesDocument = /*#__PURE__*/ parseOnUse<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(`query WebhookDeliveries($webhookId: ID!, $after: String) {
  webhookDeliveries(webhookId: $webhookId, first: 20, after: $after) {
    edges {
      node {
        ...DeliveryRow
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}`, [DeliveryRowFragmentDoc]);

export const WebhookDeliveriesChangedDocument = /*#__PURE__*/ parseOnUse<WebhookDeliveriesChangedSubscription, WebhookDeliveriesChangedSubscriptionVariables>(`subscription WebhookDeliveriesChanged($webhookId: ID!) {
  webhookDeliveriesChanged(webhookId: $webhookId) {
    ...DeliveryRow
  }
}`, [DeliveryRowFragmentDoc]);

export const ReplayWebhookDeliveryDocument = /*#__PURE__*/ parseOnUse<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>(`mutation ReplayWebhookDelivery($id: ID!) {
  replayWebhookDelivery(id: $id) {
    id
  }
}`);

export const LastRateDocument = /*#__PURE__*/ parseOnUse<LastRateQuery, LastRateQueryVariables>(`query LastRate($currency: String!, $near: Date) {
  lastRate(currency: $currency, near: $near)
}`);

export const CreateUploadUrlDocument = /*#__PURE__*/ parseOnUse<CreateUploadUrlMutation, CreateUploadUrlMutationVariables>(`mutation CreateUploadUrl($input: UploadInput!) {
  createUploadUrl(input: $input) {
    uploadUrl
    storagePath
  }
}`);

export const PaletteTransactionsDocument = /*#__PURE__*/ parseOnUse<PaletteTransactionsQuery, PaletteTransactionsQueryVariables>(`query PaletteTransactions($text: String!) {
  transactions(filter: { text: $text }, first: 6) {
    edges {
      node {
        id
        type
        date
        description
        amount {
          value
          currency
        }
        category {
          id
          name
          icon
          color
        }
      }
    }
  }
}`);