/** Who may do what, written from the product's description and not from the code: what the code is compared with. */

export type Cell = 'yes' | 'own only' | 'no'
type Cells = `${Cell}, ${Cell}, ${Cell}, ${Cell}`

/** For Owner, Admin, Member, Viewer. */
const rows = {
  see: 'yes, yes, yes, yes',
  ask: 'yes, yes, yes, yes',
  leave: 'yes, yes, yes, yes',
  stageAndReview: 'yes, yes, yes, no',
  record: 'yes, yes, yes, no',
  deleteOthers: 'yes, yes, own only, no',
  plan: 'yes, yes, yes, no',
  manageCategories: 'yes, yes, no, no',
  manageOrganization: 'yes, yes, no, no',
  manageMembers: 'yes, yes, no, no',
  seeChangeLog: 'yes, yes, no, no',
  own: 'yes, no, no, no',
} as const satisfies Record<string, Cells>

export type Row = keyof typeof rows

/** What an operation asks: nothing, a genuine sign-in, a verified one with a profile, or a row of the table. */
export type Asks = 'nothing' | 'sign-in' | 'profile' | Row

export const actors = [
  'owner',
  'admin',
  'member',
  'viewer',
  'removed',
  'stranger',
  'unverified',
  'profileless',
  'anonymous',
] as const
export type Actor = (typeof actors)[number]

export function isRow(asks: Asks): asks is Row {
  return asks in rows
}

/** The cell of somebody in the organization; undefined for everybody else. */
export function cellOf(row: Row, actor: Actor): Cell | undefined {
  const [owner, admin, member, viewer] = rows[row].split(', ') as Cell[]
  return { owner, admin, member, viewer }[actor as 'owner']
}

/** With which code an actor is refused; undefined where the table lets them in. */
export function refusalOf(asks: Asks, actor: Actor): string | undefined {
  if (asks === 'nothing') return undefined
  if (actor === 'anonymous') return 'UNAUTHENTICATED'
  if (asks === 'sign-in') return undefined
  if (actor === 'unverified') return 'EMAIL_NOT_VERIFIED'
  if (actor === 'profileless') return 'PROFILE_NOT_INITIALIZED'
  if (!isRow(asks)) return undefined
  const cell = cellOf(asks, actor)
  if (!cell) return 'NOT_A_MEMBER'
  return cell === 'no' ? 'FORBIDDEN' : undefined
}

/** Every root field of the schema. One that is missing here, or here without being there, fails the test. */
export const operations: Record<'Query' | 'Mutation' | 'Subscription', Record<string, Asks>> = {
  Query: {
    aiUsage: 'see',
    assistant: 'ask',
    assistantSessions: 'ask',
    billing: 'see',
    budgetFills: 'see',
    budgetYear: 'see',
    budgets: 'see',
    categories: 'see',
    categoryFile: 'see',
    categoryImport: 'plan',
    categoryUsage: 'see',
    categoryUse: 'see',
    changeLog: 'seeChangeLog',
    changeLogFile: 'seeChangeLog',
    changeBatch: 'seeChangeLog',
    chatMessages: 'ask',
    countries: 'profile',
    dashboard: 'see',
    deletedOrganizations: 'profile',
    document: 'see',
    documentItems: 'see',
    earlierTransactions: 'see',
    history: 'see',
    invitation: 'nothing',
    invitations: 'manageMembers',
    lastActiveSession: 'ask',
    lastRate: 'see',
    matchConfirmations: 'see',
    me: 'profile',
    members: 'see',
    myInvitations: 'profile',
    organizations: 'profile',
    pendingItemCount: 'see',
    pendingItems: 'see',
    receipt: 'see',
    receipts: 'see',
    report: 'see',
    savedViews: 'see',
    suggestedCategory: 'see',
    tags: 'see',
    transaction: 'see',
    transactionTotals: 'see',
    transactions: 'see',
    trash: 'see',
  },
  Mutation: {
    acceptInvitation: 'profile',
    answerDuplicate: 'stageAndReview',
    approveDocumentItems: 'stageAndReview',
    approveReceipt: 'stageAndReview',
    approveStagedItem: 'stageAndReview',
    changePlan: 'own',
    completeOnboarding: 'profile',
    copyBudgets: 'plan',
    createCategory: 'plan',
    createDocument: 'record',
    createInvitation: 'manageMembers',
    createOrganization: 'profile',
    createReceipt: 'record',
    createSavedView: 'see',
    createTag: 'plan',
    createTransaction: 'record',
    createUploadUrl: 'record',
    declineInvitation: 'profile',
    declineMatch: 'stageAndReview',
    deleteAccount: 'profile',
    deleteCategory: 'manageCategories',
    deleteBudget: 'plan',
    deleteMessage: 'ask',
    deleteOrganization: 'own',
    deleteReceipts: 'stageAndReview',
    deleteSavedView: 'see',
    deleteTag: 'manageCategories',
    deleteTransactions: 'record',
    deleteTransactionsMatching: 'record',
    discardReceipt: 'stageAndReview',
    discardStagedItem: 'stageAndReview',
    initializeProfile: 'sign-in',
    importCategories: 'plan',
    leaveOrganization: 'leave',
    mergeCategory: 'manageCategories',
    mergeStagedItem: 'stageAndReview',
    mergeTag: 'manageCategories',
    moveBudget: 'plan',
    moveCategory: 'plan',
    openAssistantSession: 'ask',
    readDocumentAgain: 'stageAndReview',
    removeMember: 'manageMembers',
    resendInvitation: 'manageMembers',
    restore: 'record',
    restoreAccount: 'profile',
    restoreOrganization: 'profile',
    revokeInvitation: 'manageMembers',
    runAgain: 'ask',
    sendMessage: 'ask',
    setBudget: 'plan',
    setBudgets: 'plan',
    setRollover: 'plan',
    startAssistantSession: 'ask',
    stopMessage: 'ask',
    startTrial: 'own',
    transferOwnership: 'own',
    typeVoiceNote: 'stageAndReview',
    undo: 'record',
    updateCategory: 'plan',
    updateCountry: 'profile',
    updateMemberRole: 'manageMembers',
    updateOrganization: 'manageOrganization',
    updatePreferences: 'profile',
    updatePreferredName: 'profile',
    updateSavedView: 'see',
    updateTag: 'plan',
    updateTransaction: 'record',
    updateTransactionsMatching: 'record',
  },
  Subscription: {
    answerWords: 'ask',
    chatMessageChanged: 'ask',
    ledgerChanged: 'see',
    pendingItemsChanged: 'see',
    presenceChanged: 'see',
    standingChanged: 'profile',
  },
}

/** Every call of the REST API, that of the assistant among them. */
export const calls: Record<string, Asks> = {
  'GET /users/me': 'profile',
  'POST /users/initialize-profile': 'sign-in',
  'PUT /users/me/preferred-name': 'profile',
  'PUT /settings/user/country': 'profile',
  'GET /settings/countries': 'profile',
  'GET /categories': 'see',
  'PUT /categories/{id}': 'plan',
  'POST /transactions': 'record',
  'POST /receipts/upload-url': 'record',
  'POST /receipts': 'record',
  'POST /users/complete-onboarding': 'profile',
  'GET /organizations': 'profile',
  'GET /assistant/session/last-active': 'ask',
  'POST /assistant/session/start': 'ask',
  'GET /assistant/history': 'ask',
  'DELETE /assistant/history/{messageId}': 'ask',
  'POST /assistant/command': 'ask',
  'GET /transactions': 'see',
  'GET /transactions/{id}': 'see',
  'PUT /transactions/{id}': 'record',
  'DELETE /transactions/{id}': 'record',
  'POST /categories': 'plan',
  'PUT /categories/{id}/order': 'plan',
  'POST /categories/{id}/merge': 'manageCategories',
  'DELETE /categories/{id}': 'manageCategories',
  'GET /budgets': 'see',
  'PUT /budgets': 'plan',
  'DELETE /budgets': 'plan',
  'POST /budgets/copy': 'plan',
  'GET /receipts': 'see',
  'GET /receipts/{id}': 'see',
  'DELETE /receipts/{id}': 'stageAndReview',
  'GET /review': 'see',
  'POST /review/{id}/approve': 'stageAndReview',
  'POST /review/{id}/discard': 'stageAndReview',
  'GET /trash': 'see',
  'POST /trash/{id}/restore': 'record',
  'GET /changes': 'seeChangeLog',
  'POST /changes/{batch_id}/undo': 'record',
  'POST /organizations': 'profile',
  'PUT /organization': 'manageOrganization',
  'DELETE /organization': 'own',
  'POST /organization/leave': 'leave',
  'GET /members': 'see',
  'PUT /members/{id}': 'manageMembers',
  'DELETE /members/{id}': 'manageMembers',
  'GET /invitations': 'manageMembers',
  'POST /invitations': 'manageMembers',
  'POST /invitations/{id}/resend': 'manageMembers',
  'DELETE /invitations/{id}': 'manageMembers',
  'GET /usage': 'see',
}
