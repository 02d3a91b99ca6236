import type {
  RestBatchFragment,
  RestBudgetLineFragment,
  RestCategoryFragment,
  RestChangeValueFragment,
  RestInvitationFragment,
  RestMeFragment,
  RestMemberFragment,
  RestMessageFragment,
  RestOrganizationFragment,
  RestReceiptFragment,
  RestSentInvitationFragment,
  RestStagedItemFragment,
  RestTransactionFragment,
  RestTrashedFragment,
  RestUndoFragment,
} from './generated.ts'

/** The records as REST shows them: snake_case, amounts as decimal texts, words as people write them. */

/** 'EXPENSE' → 'Expense'. */
export const titled = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

export const showMe = (me: RestMeFragment) => ({
  user: {
    id: me.id,
    name: me.name,
    email: me.email,
    country_id: me.country?.id ?? null,
    currency_symbol: me.currencySymbol,
    has_completed_onboarding: me.hasCompletedOnboarding,
  },
  limits: { ai_processes_per_month: me.limits.aiProcessesPerMonth },
  usageStats: { current_month_ai_processing_count: me.usageStats.currentMonthAiProcessingCount },
  defaultPersonalOrganization: me.defaultPersonalOrganization,
})

export const showInvitation = (invitation: RestInvitationFragment) => ({
  id: invitation.id,
  email: invitation.email,
  role: titled(invitation.role),
  invited_by: invitation.invitedBy,
  sent_at: invitation.sentAt,
  expires_at: invitation.expiresAt,
  is_expired: invitation.isExpired,
})

export const showSentInvitation = ({ invitation, link }: RestSentInvitationFragment) => ({
  ...showInvitation(invitation),
  link,
})

export const showOrganization = (organization: RestOrganizationFragment) => ({
  id: organization.id,
  name: organization.name,
  user_role: titled(organization.userRole),
  kind: organization.kind.toLowerCase(),
  currency: organization.currency,
  plan: organization.plan,
  month_start_day: organization.monthStartDay,
  time_zone: organization.timeZone,
  member_count: organization.memberCount,
})

export const showMember = (member: RestMemberFragment) => ({
  id: member.id,
  name: member.name,
  email: member.email,
  role: titled(member.role),
  joined_at: member.joinedAt,
  last_active_at: member.lastActiveAt,
})

export const showCategory = (category: RestCategoryFragment) => ({
  id: category.id,
  name: category.name,
  type: titled(category.type),
  is_system_category: category.isSystemCategory,
  key: category.key,
  icon: category.icon,
  color: category.color,
  parent_id: category.parentId,
  position: category.position,
  archived: category.archived,
})

export const showTransaction = (transaction: RestTransactionFragment) => ({
  id: transaction.id,
  type: titled(transaction.type),
  amount: transaction.amount.value,
  currency: transaction.amount.currency,
  description: transaction.description,
  note: transaction.note,
  transaction_date: transaction.date,
  category_id: transaction.category?.id ?? null,
  category: transaction.category,
  base_amount: transaction.baseAmount.value,
  base_currency: transaction.baseAmount.currency,
  rate: transaction.rate,
  splits: transaction.splits.map(({ amount, baseAmount, category, note }) => ({
    category_id: category?.id ?? null,
    category,
    amount: amount.value,
    base_amount: baseAmount.value,
    note,
  })),
  tags: transaction.tags,
  paid_by: transaction.paidBy,
  reviewed: transaction.isReviewed,
  receipt_ids: transaction.receiptIds,
  created_at: transaction.createdAt,
  created_by: transaction.createdBy,
  author_name: transaction.authorName,
  version: transaction.version,
})

export const showBudgetLine = (line: RestBudgetLineFragment) => ({
  id: line.id,
  category_id: line.category.id,
  category: line.category,
  month: line.month,
  amount: line.planned.value,
  currency: line.planned.currency,
  carried: line.carried.value,
  carried_from: line.carriedFrom,
  spent: line.spent.value,
  left: line.left.value,
  state: line.state.toLowerCase(),
  counts: line.counts,
})

export const showReceipt = (receipt: RestReceiptFragment) => ({
  id: receipt.id,
  document_id: receipt.document.id,
  file_name: receipt.document.fileName,
  content_type: receipt.document.contentType,
  size: receipt.document.size,
  status: titled(receipt.document.state),
  stage: receipt.document.stage.toLowerCase(),
  failure: receipt.document.failure,
  merchant: receipt.merchant.value,
  transaction_date: receipt.date.value,
  currency: receipt.currency.value,
  total: receipt.total.value,
  tax: receipt.tax.value,
  item_count: receipt.document.itemCount,
  pending_item_count: receipt.document.pendingItemCount,
  review_url: receipt.document.reviewPath,
  created_at: receipt.createdAt,
  version: receipt.version,
})

export const showStagedItem = (item: RestStagedItemFragment) => ({
  id: item.id,
  document_id: item.document.id,
  kind: item.kind.toLowerCase(),
  state: item.state.toLowerCase(),
  description: item.description,
  amount: item.amount.value,
  currency: item.amount.currency,
  transaction_date: item.date,
  month: item.month,
  type: titled(item.type),
  category_id: item.category?.id ?? null,
  transaction_id: item.transactionId,
  amount_doubt: item.amountDoubt,
  version: item.version,
})

export const showMessage = (message: RestMessageFragment) => ({
  id: message.id,
  role: message.role.toLowerCase(),
  content: message.content,
  created_at: message.createdAt,
  metadata: message.metadata && {
    type: message.metadata.type.toLowerCase(),
    itemsFound: message.metadata.itemsFound,
    review_url: message.metadata.reviewUrl,
  },
  receipt_status: message.receiptStatus && titled(message.receiptStatus),
  budget_import_status: message.budgetImportStatus && titled(message.budgetImportStatus),
  pending_receipt_item_count: message.pendingReceiptItemCount,
  pending_budget_item_count: message.pendingBudgetItemCount,
})

export const showTrashed = (record: RestTrashedFragment) => ({
  id: record.id,
  kind: record.kind.toLowerCase(),
  type: record.type && titled(record.type),
  title: record.title,
  amount: record.amount?.value ?? null,
  currency: record.amount?.currency ?? null,
  date: record.date,
  deleted_at: record.deletedAt,
  deleted_by: record.deletedBy,
  ends_at: record.endsAt,
  may_restore: record.mayRestore,
})

export const showUndo = ({ done, count, batchId, conflicts }: RestUndoFragment) => ({
  done,
  count,
  batch_id: batchId,
  conflicts: conflicts.map(({ recordId, title, reason }) => ({ id: recordId, title, reason })),
})

const showValue = (value: RestChangeValueFragment | null) =>
  value && {
    text: value.text,
    amount: value.money?.value ?? null,
    currency: value.money?.currency ?? null,
    date: value.date,
  }

export const showBatch = (batch: RestBatchFragment) => ({
  id: batch.id,
  at: batch.at,
  by: batch.by,
  origin: batch.origin.toLowerCase(),
  summary: batch.summary,
  count: batch.count,
  changes: batch.changes.map(({ kind, recordId, action, title, fields }) => ({
    kind: kind.toLowerCase(),
    id: recordId,
    action: action.toLowerCase(),
    title,
    fields: fields.map(({ before, after, ...field }) => ({
      ...field,
      before: showValue(before),
      after: showValue(after),
    })),
  })),
  may_undo: batch.mayUndo,
  is_undone: batch.isUndone,
  undoes: batch.undoes,
})
