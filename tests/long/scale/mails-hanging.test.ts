import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { createTeam, invite } from '../../api/people/invitations-steps.ts'
import { signUp } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'

const silent = { server: createServer(), open: 0, most: 0 }
let server: TestServer

beforeAll(async () => {
  silent.server.on('connection', (socket) => {
    silent.open += 1
    silent.most = Math.max(silent.most, silent.open)
    socket.on('error', () => {})
    socket.on('close', () => {
      silent.open -= 1
    })
  })
  await once(silent.server.listen(0, '127.0.0.1'), 'listening')
  const address = silent.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  server = await startServer({
    environment: { SMTP_URL: `smtp://127.0.0.1:${address.port}`, MAIL_FROM: 'books@purser.example' },
  })
})

afterAll(async () => {
  await server?.stop()
  silent.server.close()
})

test('documents are read while a mail server does not respond', async () => {
  const ada = await createTeam(await signUp(server.baseUrl))
  for (const name of ['sam', 'kim', 'lee']) await invite(ada, `${name}@purser.example`)
  await expect.poll(() => silent.open).toBe(1)
  await addReceipt(ada, server.baseUrl, pdf())
  expect(silent.most).toBe(1)
})
