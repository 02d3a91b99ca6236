interface NewAccount {
  email: string
  password: string
  verified: boolean
}

/** Creates an account in the server's emulator. @returns the token of its first session */
export async function signUpWithFirebase(baseUrl: string, { email, password, verified }: NewAccount): Promise<string> {
  const account = { email, emailVerified: verified, ...(password && { password }) }
  const { localId } = await administer(baseUrl, 'create', account)
  return (await signInWithoutPassword(baseUrl, localId)).idToken
}

export async function identityOf(baseUrl: string) {
  const { firebase } = await (await fetch(`${baseUrl}/config.json`)).json()
  const accounts = `${firebase.authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts`
  const post = async (what: string, body: object) => {
    const response = await fetch(`${accounts}:${what}?key=${firebase.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${what}: ${JSON.stringify(answer)}`)
    return answer
  }
  return { apiKey: firebase.apiKey, post }
}

/** Signs an account in by a custom token, which the emulator takes unsigned. */
export async function signInWithoutPassword(baseUrl: string, uid: string) {
  const { apiKey, post } = await identityOf(baseUrl)
  const session: { idToken: string; refreshToken: string; expiresIn: string } = await post('signInWithCustomToken', {
    token: JSON.stringify({ uid }),
    returnSecureToken: true,
  })
  return { apiKey, ...session }
}

export async function administer(baseUrl: string, what: 'create' | 'update' | 'delete', body: object) {
  const { firebase } = await (await fetch(`${baseUrl}/config.json`)).json()
  const url = `${firebase.authEmulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts${what === 'create' ? '' : `:${what}`}`
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${what}: ${await response.text()}`)
  const answer: { localId: string } = await response.json()
  return answer
}
