import { type Asks, isRow, type Row } from './roles.ts'

/** The rights of API tokens and connected apps by scope, written from the product's description and independent of the code. */

export const scopes = ['read', 'stage', 'write', 'admin'] as const
export type Scope = (typeof scopes)[number]

/** The scope that each row of the table of roles needs. Null is for what no token may do. */
const scopeOfRow: Record<Row, Scope | null> = {
  see: 'read',
  ask: 'stage',
  leave: null,
  stageAndReview: 'write',
  record: 'write',
  deleteOthers: 'write',
  plan: 'write',
  manageCategories: 'write',
  manageOrganization: 'admin',
  manageMembers: 'admin',
  seeChangeLog: 'admin',
  seeBilling: 'read',
  own: null,
}

/** Operations that differ from their row: reads about the user, what only stages, and what only the user decides. */
const exceptions: Record<string, Scope | null> = {
  me: 'read',
  organizations: 'read',
  countries: 'read',
  createDocument: 'stage',
  createReceipt: 'stage',
  createUploadUrl: 'stage',
  readDocumentAgain: 'stage',
  stageWithTool: 'stage',
  typeVoiceNote: 'stage',
  createSavedView: 'write',
  updateSavedView: 'write',
  deleteSavedView: 'write',
  setAiConsent: null,
  'GET /users/me': 'read',
  'GET /organizations': 'read',
  'GET /settings/countries': 'read',
  'POST /receipts': 'stage',
  'POST /receipts/upload-url': 'stage',
  'POST /saved-views': 'write',
  'PUT /saved-views/{id}': 'write',
  'DELETE /saved-views/{id}': 'write',
}

/** Returns whether a token with the scope may call the operation, if the role of its owner allows it. */
export function isInScope(name: string, asks: Asks, scope: Scope): boolean {
  if (asks === 'nothing') return true
  const usual = isRow(asks) ? scopeOfRow[asks] : null
  const needed = name in exceptions ? exceptions[name] : usual
  return needed != null && scopes.indexOf(scope) >= scopes.indexOf(needed)
}
