// Firebase's emulator of identities, in a process that ends with the one that started it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEmulator } from './emulator-app.ts'

process.once('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)

const { emulator } = await createEmulator('demo-purser')
const server = createServer(emulator).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.(`127.0.0.1:${port}`)
})
