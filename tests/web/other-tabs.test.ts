import { expect, onTestFinished, test, vi } from 'vitest'

const claims = { sub: 'ada', email: 'ada@example.test', name: 'Ada', email_verified: true, iat: 0, exp: 600 }
const token = `.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`

test('a tab asks for the state of its session when the tab that logs out is closed', async () => {
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  vi.useFakeTimers()
  vi.resetModules()
  const channel = { onmessage: (_: { data: object }) => {}, postMessage: () => {}, close: () => {} }
  vi.stubGlobal('BroadcastChannel', function open() {
    return channel
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
  const answers = [{ token }, { token: null }]
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()))
  const { ownIdentity } = await import('../../web/app/identity/own/own-identity.ts')

  const changes: object[] = []
  const stop = ownIdentity.watch(true, {
    onChange: (identity, isLost) => changes.push({ user: identity?.uid, isLost }),
    onUnreachable: () => {},
    onLoggingOut: (isLoggingOut) => changes.push({ isLoggingOut }),
  })
  onTestFinished(stop)
  await vi.waitFor(() => expect(changes).toEqual([{ user: 'ada', isLost: false }]))
  channel.onmessage({ data: { isLoggingOut: true } })
  await vi.advanceTimersByTimeAsync(14_000)
  expect(changes.slice(1)).toEqual([{ isLoggingOut: true }])
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(changes.slice(2)).toEqual([{ user: undefined, isLost: true }, { isLoggingOut: false }]))
})
