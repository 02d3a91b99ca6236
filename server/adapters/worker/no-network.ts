import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Import this module first. Node 24 has no permission for the network, so the functions that open a connection are
 * replaced. This stops libraries, but not the native code of addons.
 */
const throwNoNetwork = () => {
  throw new Error('This process has no network.')
}

function block(target: object, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(target, name, { value: throwNoNetwork, writable: false, configurable: false })
  }
}

const lookups = (target: object) => Object.keys(target).filter((name) => /^(?:lookup|resolve|reverse)/.test(name))

block(net.Socket.prototype, ['connect'])
block(net.Server.prototype, ['listen'])
block(dgram.Socket.prototype, ['bind', 'connect', 'send'])
block(dns, lookups(dns))
block(dns.promises, lookups(dns.promises))
for (const { prototype } of [dns.Resolver, dns.promises.Resolver]) {
  block(
    prototype,
    Object.getOwnPropertyNames(prototype).filter((name) => /^(?:resolve|reverse)/.test(name)),
  )
}
block(globalThis, ['fetch', 'WebSocket', 'EventSource'])
syncBuiltinESMExports()
