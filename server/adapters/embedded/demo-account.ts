import type { FirebaseSettings } from '../../config.ts'

/**
 * Makes a verified account at the embedded provider of identities, or finds the one with that address.
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
  const found = await call('accounts:lookup', { email: [account.email] })
  const known = found.answer.users?.[0]?.localId
  if (known) return known
  const { email, password, name } = account
  const made = await call('accounts', { email, password, displayName: name, emailVerified: true })
  if (!made.isOk || !made.answer.localId) throw new Error('The demo account was not made.')
  return made.answer.localId
}
