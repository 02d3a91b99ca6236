// Written by `npm run generate` from the migrated database.
import type { ColumnType, Generated } from 'kysely'

export type ArchiveState = 'REQUESTED' | 'MAKING' | 'READY' | 'FAILED' | 'EXPIRED'
export type CategoryType = 'EXPENSE' | 'INCOME'
export type ChangeAction = 'CREATED' | 'UPDATED' | 'DELETED'
export type ChatRole = 'USER' | 'ASSISTANT' | 'ERROR'
export type CredentialKind = 'password' | 'passkey' | 'totp' | 'recovery' | 'provider'
export type DeliveryCause = 'CHANGE' | 'REPLAY' | 'TEST' | 'GAP'
export type DeliveryState = 'PENDING' | 'DELIVERED' | 'FAILED' | 'SKIPPED'
export type DocumentKind = 'RECEIPT' | 'BUDGET_LIST' | 'STATEMENT' | 'TEXT' | 'VOICE'
export type DocumentStage = 'RECEIVED' | 'READING' | 'STAGED' | 'FAILED'
export type DocumentState = 'STAGING' | 'PROCESSED' | 'DISCARDED'
export type ImportFormat = 'CSV' | 'OFX' | 'QIF' | 'CAMT' | 'MT940' | 'HTML' | 'XLSX' | 'ARCHIVE' | 'ACTUAL' | 'PURSER'
export type ImportState = 'READING' | 'READY' | 'APPLYING' | 'DONE' | 'REVERTING' | 'REVERTED' | 'FAILED' | 'CANCELLED'
export type ImportVerdict = 'NEW' | 'THERE' | 'POSSIBLE' | 'CHANGED'
export type InvoiceStatus = 'OPEN' | 'PAID' | 'UNCOLLECTIBLE' | 'VOID'
export type MessageState = 'WORKING' | 'DONE' | 'STOPPED'
export type OrganizationKind = 'PERSONAL' | 'TEAM'
export type PaymentRefusal = 'DECLINED' | 'TOO_SMALL' | 'NO_ANSWER'
export type PaymentRequest = 'CHANGE' | 'CANCEL' | 'RESUME'
export type PaymentStatus = 'NONE' | 'ACTIVE' | 'PAST_DUE' | 'ENDED'
export type ReceiptMatchState = 'SUGGESTED' | 'CONFIRMED' | 'DECLINED'
export type RecurrenceFrequency = 'WEEKLY' | 'MONTHLY' | 'YEARLY'
export type Role = 'OWNER' | 'ADMIN' | 'MEMBER' | 'VIEWER'
export type StagedItemKind = 'RECEIPT_ITEM' | 'STATEMENT_ROW' | 'BUDGET_LINE' | 'DRAFT'
export type StagedItemState = 'PENDING' | 'APPROVED' | 'MERGED' | 'DISCARDED'
export type WebhookStop = 'PAUSED' | 'GONE' | 'FAILING'

export interface AccountDays {
  organizationId: string
  accountId: string
  day: string
  amountMinor: bigint
  count: bigint
}

export interface Accounts {
  id: Generated<string>
  subject: string
  email: string
  name: string
  language: string | null
  disabledAt: Date | null
  createdAt: Generated<Date>
}

export interface AiUsage {
  organizationId: Generated<string>
  id: Generated<string>
  userId: Generated<string>
  documentId: string | null
  kind: string
  credits: number
  state: Generated<string>
  at: Generated<Date>
}

export interface Archives {
  organizationId: Generated<string>
  id: Generated<string>
  userId: Generated<string>
  state: Generated<ArchiveState>
  progress: Generated<number>
  storagePath: string | null
  size: bigint | null
  counts: ColumnType<unknown, string | undefined, string>
  problem: string | null
  createdAt: Generated<Date>
  readyAt: Date | null
  expiresAt: Date | null
}

export interface AssistantSessions {
  organizationId: Generated<string>
  id: Generated<string>
  userId: Generated<string>
  lastQuestion: ColumnType<unknown, string | null, string | null>
  createdAt: Generated<Date>
  openedAt: Generated<Date>
}

export interface BalanceStatements {
  organizationId: Generated<string>
  id: Generated<string>
  accountId: string
  day: string
  amountMinor: bigint
  currency: string
  kind: string
  source: Generated<string>
  version: Generated<number>
  createdBy: Generated<string>
  createdAt: Generated<Date>
}

export interface BillingAccounts {
  organizationId: Generated<string>
  customerId: string | null
  subscriptionId: string | null
  releasedSubscriptionId: string | null
  status: Generated<PaymentStatus>
  endsAt: Date | null
  nextAmount: bigint | null
  nextCurrency: string | null
  nextAt: Date | null
  payChangeAt: string | null
  requested: PaymentRequest | null
  requestId: string | null
  requestedPlan: string | null
  requestedPeriod: string | null
  requestedAt: Date | null
  refusal: PaymentRefusal | null
  notice: string | null
  reading: Generated<bigint>
  syncedAt: Date | null
  requestedBy: string | null
}

export interface BillingCheckouts {
  organizationId: Generated<string>
  id: Generated<string>
  plan: string | null
  period: string | null
  sessionId: string | null
  createdAt: Generated<Date>
  closedAt: Date | null
}

export interface BillingEvents {
  id: string
  type: string
  customerId: string | null
  receivedAt: Generated<Date>
}

export interface BillingInvoices {
  organizationId: Generated<string>
  id: string
  number: string | null
  status: InvoiceStatus
  amount: bigint
  currency: string
  issuedAt: Date
  url: string | null
}

export interface BudgetAlerts {
  organizationId: Generated<string>
  id: Generated<string>
  categoryId: string
  month: string
  level: number
  at: Generated<Date>
  number: bigint
}

export interface Budgets {
  organizationId: Generated<string>
  id: Generated<string>
  categoryId: string
  month: string
  amountMinor: bigint
  createdAt: Generated<Date>
}

export interface BulkChanges {
  id: Generated<bigint>
  organizationId: string
  kind: string
  recordId: string
  action: ChangeAction
  after: ColumnType<unknown, string | null, string | null>
  userId: string | null
  via: string
  batchId: string
  privateTo: string | null
  transactionId: Generated<string>
  at: Generated<Date>
  undoes: string | null
  grantId: string | null
  salt: Generated<string | null>
}

export interface Categories {
  organizationId: Generated<string>
  id: Generated<string>
  key: string | null
  name: string
  type: CategoryType
  parentId: string | null
  icon: string
  color: number
  position: Generated<number>
  archivedAt: Date | null
  createdAt: Generated<Date>
  rollover: Generated<string>
  rolloverFrom: string | null
}

export interface CategoryCorrections {
  organizationId: Generated<string>
  id: Generated<string>
  type: CategoryType
  name: string
  description: string
  categoryId: string
  times: Generated<number>
  transactionId: string
  correctedAt: Generated<Date>
  declinedAt: Date | null
}

export interface CategoryParents {
  organizationId: Generated<string>
  categoryId: string
  before: string
  parentId: string | null
}

export interface ChangeBatches {
  organizationId: string
  id: string
  number: bigint
  at: Date
  userId: string | null
  via: string
  undoes: string | null
  tally: ColumnType<unknown, string, string>
}

export interface Changes {
  id: ColumnType<bigint, never, never>
  organizationId: string
  number: bigint | null
  kind: string
  recordId: string
  action: ChangeAction
  before: ColumnType<unknown, string | null, string | null>
  after: ColumnType<unknown, string | null, string | null>
  userId: string | null
  via: string
  batchId: string
  privateTo: string | null
  transactionId: Generated<string>
  at: Generated<Date>
  undoes: string | null
  grantId: string | null
  salt: Generated<string | null>
  hash: Buffer | null
}

export interface ChatMessages {
  organizationId: Generated<string>
  id: Generated<string>
  userId: Generated<string>
  sessionId: string
  position: ColumnType<bigint, never, never>
  role: ChatRole
  content: string
  answer: ColumnType<unknown, string | undefined, string>
  answerTable: ColumnType<unknown, string | null, string | null>
  documentId: string | null
  createdAt: Generated<Date>
  state: Generated<MessageState>
  question: ColumnType<unknown, string | null, string | null>
  notice: string | null
}

export interface Codes {
  id: Generated<string>
  purpose: string
  accountId: string | null
  email: Generated<string>
  details: ColumnType<unknown, string | undefined, string>
  attempts: Generated<number>
  createdAt: Generated<Date>
  expiresAt: Date
  usedAt: Date | null
}

export interface ComparedBooks {
  organizationId: Generated<string>
  id: string
  isOriginal: boolean
  isImported: boolean
  date: string
  type: CategoryType
  currency: string
  amountMinor: bigint
  account: string | null
  bankId: string | null
  name: string
  words: string
  hasNote: boolean
}

export interface ComparedLikes {
  organizationId: Generated<string>
  rowId: string
  matchId: string
  days: number
  likeness: number
}

export interface ComparedPairs {
  organizationId: Generated<string>
  importId: string
  rowId: string
  matchId: string
  verdict: ImportVerdict
  reasons: string[]
}

export interface ComparedRows {
  organizationId: Generated<string>
  id: string
  position: number
  date: string
  type: CategoryType
  currency: string
  amountMinor: bigint
  account: string | null
  bankId: string | null
  name: string
  words: string
  hasNote: boolean
}

export interface Countries {
  id: string
  code: string
  name: string
  currency: string
  symbol: string
}

export interface Credentials {
  accountId: string
  kind: CredentialKind
  key: Generated<string>
  name: Generated<string>
  secret: string | null
  counter: Generated<bigint>
  transports: Generated<string[]>
  createdAt: Generated<Date>
  lastUsedAt: Date | null
}

export interface CreditDraws {
  organizationId: Generated<string>
  usageId: string
  packId: string
  credits: number
}

export interface CreditPacks {
  organizationId: Generated<string>
  id: string
  credits: number
  boughtAt: Date
  expiresAt: Date
}

export interface DailyTotals {
  organizationId: string
  day: string
  type: CategoryType
  amountMinor: bigint
  count: bigint
  repeated: Generated<bigint>
}

export interface DocumentReadings {
  organizationId: Generated<string>
  documentId: string
  pages: ColumnType<unknown, string, string>
  text: string
  fields: ColumnType<unknown, string, string>
}

export interface Documents {
  organizationId: Generated<string>
  id: Generated<string>
  kind: DocumentKind
  stage: Generated<DocumentStage>
  state: Generated<DocumentState>
  fileName: string
  contentType: string
  size: number
  sha256: Buffer | null
  storagePath: string | null
  pageCount: Generated<number>
  title: Generated<string>
  totalMinor: bigint | null
  currency: string | null
  failure: string | null
  credits: Generated<number>
  createdBy: Generated<string>
  createdAt: Generated<Date>
  version: Generated<number>
  partOf: string | null
  part: Generated<number>
  stageSince: Generated<Date>
  transcript: string | null
  isKeptTwice: Generated<boolean>
  attempt: Generated<number>
  note: string | null
  mailId: string | null
}

export interface Grants {
  id: Generated<string>
  kind: string
  userId: string
  onlyOrganization: string | null
  deniedOrganizations: Generated<string[]>
  deniedAt: Date | null
  name: string
  scopes: string[]
  tokenHash: Buffer | null
  createdAt: Generated<Date>
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
  clientId: string | null
  clientHost: string | null
}

export interface IdempotencyKeys {
  organizationId: string
  userId: Generated<string>
  key: string
  requestHash: Buffer
  answer: ColumnType<unknown, string | null, string | null>
  createdAt: Generated<Date>
}

export interface ImportLayouts {
  organizationId: Generated<string>
  signature: string
  layout: ColumnType<unknown, string, string>
  changedAt: Generated<Date>
}

export interface ImportRows {
  organizationId: Generated<string>
  id: Generated<string>
  importId: string
  position: number
  date: string
  type: CategoryType
  amountMinor: bigint
  currency: string
  baseAmountMinor: bigint
  rate: string | null
  description: string
  note: Generated<string>
  account: string | null
  bankId: string | null
  categoryId: string | null
  categorySetBy: string | null
  categoryName: string | null
  tagNames: Generated<string[]>
  splits: ColumnType<unknown, string | null, string | null>
  doubt: string | null
  verdict: Generated<ImportVerdict>
  matchId: string | null
  reasons: Generated<string[]>
  taken: Generated<boolean>
  decidedOn: ImportVerdict | null
  own: ColumnType<unknown, string | null, string | null>
  changes: ColumnType<unknown, string | null, string | null>
  matchVersion: number | null
  reviewed: boolean | null
  paidBy: string | null
  writtenAmount: string | null
}

export interface Imports {
  organizationId: Generated<string>
  id: Generated<string>
  fileName: string
  size: number
  storagePath: string | null
  format: ImportFormat | null
  state: Generated<ImportState>
  attempt: Generated<number>
  progress: Generated<number>
  problem: string | null
  layout: ColumnType<unknown, string | null, string | null>
  sample: ColumnType<unknown, string | undefined, string>
  signature: string | null
  isRemembered: Generated<boolean>
  rowCount: Generated<number>
  newCount: Generated<number>
  thereCount: Generated<number>
  possibleCount: Generated<number>
  takenCount: Generated<number>
  firstDay: string | null
  lastDay: string | null
  sums: ColumnType<unknown, string | undefined, string>
  leftOut: ColumnType<unknown, string | undefined, string>
  accounts: Generated<string[]>
  archive: ColumnType<unknown, string | null, string | null>
  batchId: string | null
  made: ColumnType<unknown, string | undefined, string>
  createdBy: Generated<string>
  createdAt: Generated<Date>
  rates: ColumnType<unknown, string | undefined, string>
  baseCurrency: string | null
  skippedRows: ColumnType<unknown, string | undefined, string>
  skippedCount: Generated<number>
  undirectedCount: Generated<number>
  changedCount: Generated<number>
  updatedCount: Generated<number>
}

export interface Invitations {
  organizationId: Generated<string>
  id: Generated<string>
  email: string
  role: Role
  tokenHash: Buffer
  sends: Generated<number>
  invitedBy: Generated<string>
  createdAt: Generated<Date>
  sentAt: Generated<Date>
  expiresAt: Generated<Date>
  acceptedAt: Date | null
  acceptedBy: string | null
  declinedAt: Date | null
  revokedAt: Date | null
}

export interface MailAddresses {
  organizationId: Generated<string>
  secretHash: Buffer
  secret: string
  refusedCount: Generated<number>
  lastRefusedSender: string | null
  lastRefusedAt: Date | null
  tooLargeCount: Generated<number>
}

export interface MailboxState {
  isOnly: Generated<boolean>
  readAt: Date | null
  hasMore: Generated<boolean>
  failure: string | null
  failingSince: Date | null
}

export interface Mails {
  organizationId: Generated<string>
  id: Generated<string>
  messageId: string | null
  sha256: Buffer
  sender: string
  subject: string
  sentAt: Date | null
  createdBy: Generated<string>
  createdAt: Generated<Date>
}

export interface MemberActivity {
  organizationId: Generated<string>
  userId: string
  lastActiveAt: Generated<Date>
}

export interface Memberships {
  organizationId: Generated<string>
  userId: string
  role: Role
  joinedAt: Generated<Date>
  removedAt: Date | null
}

export interface MerchantNames {
  organizationId: Generated<string>
  kind: string
  value: string
  name: string
  updatedAt: Generated<Date>
}

export interface ModelCalls {
  organizationId: Generated<string>
  id: Generated<string>
  userId: Generated<string>
  purpose: string
  model: string
  promptHash: Buffer
  toolCalls: Generated<number>
  inputTokens: Generated<number>
  outputTokens: Generated<number>
  outcome: string
  at: Generated<Date>
}

export interface MoneyAccounts {
  organizationId: Generated<string>
  id: Generated<string>
  kind: string
  name: string
  currency: string
  listGroup: string
  icon: string
  color: number
  position: Generated<number>
  keys: Generated<string[]>
  creditLimitMinor: bigint | null
  statementDay: number | null
  dueDay: number | null
  openedOn: string | null
  closedOn: string | null
  inNetWorth: Generated<boolean>
  version: Generated<number>
  createdBy: Generated<string>
  createdAt: Generated<Date>
}

export interface MonthlyTotals {
  organizationId: string
  month: string
  type: CategoryType
  categoryId: string | null
  amountMinor: bigint
  count: bigint
}

export interface OauthRecords {
  kind: string
  id: Buffer
  grantId: string | null
  content: string
  scopes: string[] | null
  resource: string | null
  createdAt: Generated<Date>
  expiresAt: Date
  consumedAt: Date | null
}

export interface Organizations {
  id: Generated<string>
  name: string
  kind: OrganizationKind
  currency: string
  monthStartDay: Generated<number>
  timeZone: Generated<string>
  createdBy: Generated<string>
  createdAt: Generated<Date>
  deletedAt: Date | null
  plan: Generated<string>
  planPeriod: string | null
  planEndsAt: Date | null
  trialUsedAt: Date | null
  attachesReceipts: Generated<boolean>
  mailSenders: Generated<string[]>
  mailAddressReplacedAt: Date | null
}

export interface PersonHeads {
  userId: string
  number: bigint
}

export interface PersonMarks {
  transactionId: Generated<string>
  userId: string
}

export interface Presences {
  organizationId: Generated<string>
  id: Generated<string>
  userId: Generated<string>
  documentId: string | null
  seenAt: Generated<Date>
}

export interface PurgedOrganizations {
  id: string
  lastNumber: bigint
  hash: Buffer | null
  at: Generated<Date>
}

export interface ReceiptMatches {
  organizationId: Generated<string>
  id: Generated<string>
  receiptId: string
  transactionId: string
  state: Generated<ReceiptMatchState>
  score: number
  reasons: Generated<string[]>
  decidedBy: string | null
  decidedAt: Date | null
}

export interface ReceiptTransactions {
  organizationId: Generated<string>
  receiptId: string
  transactionId: string
  id: Generated<string>
}

export interface Receipts {
  organizationId: Generated<string>
  id: Generated<string>
  documentId: string
  merchant: string | null
  date: string | null
  currency: string | null
  totalMinor: bigint | null
  taxMinor: bigint | null
  duplicateOf: string | null
  version: Generated<number>
  createdBy: Generated<string>
  createdAt: Generated<Date>
  vendorVatId: string | null
  dueDate: string | null
  payableMinor: bigint | null
  iban: string | null
  paymentReference: string | null
  paidOn: string | null
}

export interface RecurrenceDays {
  organizationId: Generated<string>
  recurrenceId: string
  date: string
  transactionId: string | null
}

export interface RecurrenceSuggestions {
  organizationId: Generated<string>
  id: Generated<string>
  type: CategoryType
  name: string
  description: string
  amountMinor: bigint
  categoryId: string | null
  frequency: RecurrenceFrequency
  every: number
  hits: number
  lastDate: string
  nextDate: string
  foundAt: Generated<Date>
  declinedAt: Date | null
}

export interface Recurrences {
  organizationId: Generated<string>
  id: Generated<string>
  type: CategoryType
  amountMinor: bigint
  currency: string
  description: string
  note: Generated<string>
  categoryId: string | null
  tagIds: Generated<string[]>
  paidBy: string | null
  frequency: RecurrenceFrequency
  every: Generated<number>
  startDate: string
  endDate: string | null
  nextDate: string | null
  posts: Generated<boolean>
  pausedAt: Date | null
  version: Generated<number>
  createdBy: Generated<string>
  createdAt: Generated<Date>
  weekend: string | null
}

export interface Redactions {
  organizationId: string
  position: bigint
  firstNumber: bigint
  lastNumber: bigint
  removed: Buffer
  remaining: Buffer | null
  reason: string
  at: Generated<Date>
  hash: Buffer
}

export interface Rules {
  organizationId: Generated<string>
  id: Generated<string>
  position: Generated<number>
  conditions: ColumnType<unknown, string, string>
  actions: ColumnType<unknown, string, string>
  enabled: Generated<boolean>
  version: Generated<number>
  createdBy: Generated<string>
  createdAt: Generated<Date>
}

export interface SampleRecords {
  organizationId: Generated<string>
  kind: string
  recordId: string
}

export interface SavedViews {
  organizationId: Generated<string>
  id: Generated<string>
  userId: Generated<string>
  name: string
  page: string
  address: string
  isShared: Generated<boolean>
  createdAt: Generated<Date>
}

export interface SearchWords {
  organizationId: string
  word: string
}

export interface Sessions {
  id: Generated<string>
  accountId: string
  generation: Generated<number>
  rotatedAt: Generated<Date>
  device: Generated<string>
  network: Generated<string>
  createdAt: Generated<Date>
  expiresAt: Date
  endedAt: Date | null
}

export interface StagedItems {
  organizationId: Generated<string>
  id: Generated<string>
  documentId: string
  kind: StagedItemKind
  state: Generated<StagedItemState>
  position: number
  type: CategoryType
  description: string
  note: Generated<string>
  amountMinor: bigint
  currency: string
  date: string | null
  month: string | null
  categoryId: string | null
  proposedCategoryName: string | null
  confidence: Generated<number>
  doubt: string | null
  place: ColumnType<unknown, string | null, string | null>
  transactionId: string | null
  reviewedBy: string | null
  reviewedAt: Date | null
  version: Generated<number>
  amountDoubt: string | null
}

export interface Streams {
  organizationId: Generated<string>
  lastNumber: Generated<bigint>
  floorNumber: Generated<bigint>
  epoch: Generated<string>
  hash: Buffer | null
  hashedNumber: Generated<bigint>
}

export interface Tags {
  organizationId: Generated<string>
  id: Generated<string>
  name: string
  color: Generated<number>
  createdAt: Generated<Date>
}

export interface TransactionSplits {
  organizationId: string
  transactionId: string
  position: number
  type: CategoryType
  date: string
  categoryId: string | null
  amountMinor: bigint
  baseAmountMinor: bigint
  note: Generated<string>
}

export interface TransactionTags {
  organizationId: string
  transactionId: string
  tagId: string
  date: string
}

export interface Transactions {
  organizationId: Generated<string>
  id: Generated<string>
  type: CategoryType
  amountMinor: bigint
  currency: string
  baseAmountMinor: bigint
  rate: Generated<string>
  description: string
  note: Generated<string>
  date: string
  categoryId: string | null
  sourceId: string | null
  version: Generated<number>
  createdBy: Generated<string | null>
  createdAt: Generated<Date>
  splits: ColumnType<unknown, string | null, string | null>
  tagIds: Generated<string[]>
  paidBy: string | null
  reviewed: Generated<boolean>
  setBy: ColumnType<unknown, string | undefined, string>
  recurrenceId: string | null
  authorName: string | null
  payee: string | null
  accountId: string | null
  accountAmountMinor: bigint | null
}

export interface UndoableKinds {
  kind: string
  tableName: string
  place: number
  follows: Generated<string[]>
}

export interface Uploads {
  organizationId: Generated<string>
  id: Generated<string>
  userId: Generated<string>
  fileName: string
  contentType: string
  storagePath: string
  state: Generated<string>
  size: number | null
  sha256: Buffer | null
  expiresAt: Date
  createdAt: Generated<Date>
}

export interface Users {
  id: Generated<string>
  authUid: string
  name: string
  email: string
  countryId: string | null
  hasCompletedOnboarding: Generated<boolean>
  disabledAt: Date | null
  createdAt: Generated<Date>
  locale: string | null
  mutedMails: Generated<string[]>
  validAfter: Date | null
  deletedAt: Date | null
  signedOutAt: Date | null
  emailTokenEnds: Date | null
  hasDismissedTour: Generated<boolean>
  aiConsentHost: string | null
  aiConsent: boolean | null
  language: string | null
  weekStart: number | null
}

export interface WebhookCursors {
  organizationId: Generated<string>
  webhookId: string
  number: bigint
  failingSince: Date | null
}

export interface WebhookDeliveries {
  organizationId: Generated<string>
  id: Generated<string>
  webhookId: string
  cause: DeliveryCause
  messageId: string
  type: string
  number: bigint | null
  recordId: string | null
  state: Generated<DeliveryState>
  attempts: Generated<number>
  status: number | null
  failure: string | null
  durationMs: number | null
  dueAt: Generated<Date>
  createdAt: Generated<Date>
  endedAt: Date | null
}

export interface WebhookSecrets {
  organizationId: Generated<string>
  webhookId: string
  id: Generated<string>
  secret: string
  endsAt: Date | null
}

export interface Webhooks {
  organizationId: Generated<string>
  id: Generated<string>
  name: string
  url: string
  kinds: Generated<string[]>
  actions: Generated<string[]>
  categoryIds: Generated<string[]>
  stopped: WebhookStop | null
  stoppedAt: Date | null
  createdBy: Generated<string>
  createdAt: Generated<Date>
  replayedAt: Date | null
  secretChangedAt: Date | null
}

export interface Tables {
  accountDays: AccountDays
  accounts: Accounts
  aiUsage: AiUsage
  archives: Archives
  assistantSessions: AssistantSessions
  balanceStatements: BalanceStatements
  billingAccounts: BillingAccounts
  billingCheckouts: BillingCheckouts
  billingEvents: BillingEvents
  billingInvoices: BillingInvoices
  budgetAlerts: BudgetAlerts
  budgets: Budgets
  bulkChanges: BulkChanges
  categories: Categories
  categoryCorrections: CategoryCorrections
  categoryParents: CategoryParents
  changeBatches: ChangeBatches
  changes: Changes
  chatMessages: ChatMessages
  codes: Codes
  comparedBooks: ComparedBooks
  comparedLikes: ComparedLikes
  comparedPairs: ComparedPairs
  comparedRows: ComparedRows
  countries: Countries
  credentials: Credentials
  creditDraws: CreditDraws
  creditPacks: CreditPacks
  dailyTotals: DailyTotals
  documentReadings: DocumentReadings
  documents: Documents
  grants: Grants
  idempotencyKeys: IdempotencyKeys
  importLayouts: ImportLayouts
  importRows: ImportRows
  imports: Imports
  invitations: Invitations
  mailAddresses: MailAddresses
  mailboxState: MailboxState
  mails: Mails
  memberActivity: MemberActivity
  memberships: Memberships
  merchantNames: MerchantNames
  modelCalls: ModelCalls
  moneyAccounts: MoneyAccounts
  monthlyTotals: MonthlyTotals
  oauthRecords: OauthRecords
  organizations: Organizations
  personHeads: PersonHeads
  personMarks: PersonMarks
  presences: Presences
  purgedOrganizations: PurgedOrganizations
  receiptMatches: ReceiptMatches
  receiptTransactions: ReceiptTransactions
  receipts: Receipts
  recurrenceDays: RecurrenceDays
  recurrenceSuggestions: RecurrenceSuggestions
  recurrences: Recurrences
  redactions: Redactions
  rules: Rules
  sampleRecords: SampleRecords
  savedViews: SavedViews
  searchWords: SearchWords
  sessions: Sessions
  stagedItems: StagedItems
  streams: Streams
  tags: Tags
  transactionSplits: TransactionSplits
  transactionTags: TransactionTags
  transactions: Transactions
  undoableKinds: UndoableKinds
  uploads: Uploads
  users: Users
  webhookCursors: WebhookCursors
  webhookDeliveries: WebhookDeliveries
  webhookSecrets: WebhookSecrets
  webhooks: Webhooks
}
