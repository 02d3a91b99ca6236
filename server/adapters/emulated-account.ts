import type { FirebaseSettings } from './firebase.ts'

/**
 * Creates a verified account in the identity emulator, or finds the existing account with the address.
 * @returns the account's uid
 */
export async function ensureAccount(
  emulatorUrl: string,
  { projectId }: FirebaseSettings,
  account: { email: string; password: string; name: string },
): Promise<string> {
  const call = async (path: string, body: object) => {
    const response = await fetch(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: { localId?: string; users?: { localId: string }[] } = await response.json()
    return { isOk: response.ok, answer }
  }
  const find = async () => (await call('accounts:lookup', { email: [account.email] })).answer.users?.[0]?.localId
  const known = await find()
  if (known) return known
  const { email, password, name } = account
  const made = await call('accounts', { email, password, displayName: name, emailVerified: true })
  const uid = made.isOk ? made.answer.localId : await find()
  if (!uid) throw new Error('The demo account was not made.')
  return uid
}
