import { startServer } from '../../support/servers/server.ts'
import { expect, test } from '../../support/test.ts'

test('a server without mail delivery logs this once, and no user can read its mails', async () => {
  const server = await startServer({
    environment: { FIREBASE_PROJECT_ID: 'books', FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'books.example' },
  })
  try {
    expect(server.output().match(/"event":"mail.not_sent"/g)).toHaveLength(1)
    expect(server.output()).toMatch(/"event":"mail.not_sent","missing":"SMTP_URL"/)
    const response = await fetch(`${server.baseUrl}/dev/mail`, { headers: { accept: 'application/json' } })
    expect(response.headers.get('content-type')).not.toContain('json')
  } finally {
    await server.stop()
  }
})
