import { identityErrorOf } from '../identity-errors.ts'
import type { SignInActions } from '../identity-provider.ts'
import { invitationProof } from './invitation-proof.ts'
import { adoptSession, renewClaims, type SessionAnswer } from './own-identity.ts'
import { post } from './request.ts'

export const signUp: SignInActions['signUp'] = async (email, password, name) => {
  const invitation = invitationProof()
  const answer = await ask<{ isVerified?: boolean }>('/auth/register', { email, password, name, invitation })
  return answer.isVerified === true
}

export const signIn: SignInActions['signIn'] = async (email, password) => {
  const answer = await ask<SessionAnswer | { secondFactor: string }>('/auth/login', { email, password })
  if ('secondFactor' in answer) return answer.secondFactor
  adoptSession(answer)
  return null
}

export const sendPasswordReset: SignInActions['sendPasswordReset'] = async (email) => {
  await ask('/auth/forgot', { email })
}

export const setNewPassword: SignInActions['setNewPassword'] = async (code, password) => {
  const { email } = await ask<{ email: string }>('/auth/reset', { code, password })
  return email
}

/**
 * @param ticket from the first factor
 * @param code of the authenticator app, or a recovery code
 * @throws IdentityError
 */
export async function confirmSecondFactor(ticket: string, code: string): Promise<void> {
  adoptSession(await ask<SessionAnswer>('/auth/second-factor', { ticket, code }))
}

export interface Verification {
  email: string
  /** True in another browser than that of the registration, which sends the code again with a password. */
  needsPassword?: boolean
}

/**
 * Proves the address of a new account with the code from the mail.
 * @throws IdentityError
 */
export function verifyAddress(code: string, chosen: { password?: string; name?: string } = {}): Promise<Verification> {
  return ask<Verification>('/auth/verify', { code, ...chosen })
}

export interface EmailChange {
  /** The new address. */
  email: string
  /** False until the links of both mails were opened. */
  isComplete: boolean
}

/** @throws IdentityError */
export async function confirmEmailChange(code: string): Promise<EmailChange> {
  const change = await ask<EmailChange>('/auth/email', { code })
  // The next token would have the new address anyway. Until then, only the shown address is outdated.
  if (change.isComplete) await renewClaims().catch(() => undefined)
  return change
}

/** Returns the address that starts the login with an OIDC provider and ends at this path. */
export function providerAddress(id: string, path: string): string {
  return `/auth/oidc/start?${new URLSearchParams({ provider: id, to: path })}`
}

/** @throws IdentityError */
async function ask<Answer>(path: string, body: object): Promise<Answer> {
  try {
    return await post<Answer>(path, body)
  } catch (error) {
    throw identityErrorOf(error)
  }
}
