// Loaded with --import: appends every host to which the process connects, and every name that it looks up, to the file
// CONNECTIONS_FILE.
import dgram from 'node:dgram'
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const file = process.env.CONNECTIONS_FILE ?? ''
const note = (host: unknown) => appendFileSync(file, `${String(host)}\n`)

const { connect } = net.Socket.prototype
// biome-ignore lint/suspicious/noExplicitAny: Node.js itself calls this with an array that no type describes.
net.Socket.prototype.connect = function (this: net.Socket, ...args: any[]) {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0]
  const options = typeof first === 'object' ? first : { port: first, host: args[1] }
  note(options.path ? 'unix' : (options.host ?? 'localhost'))
  return Reflect.apply(connect, this, args)
}

const { lookup } = dns
dns.lookup = Object.assign((...args: unknown[]) => {
  note(args[0])
  return Reflect.apply(lookup, dns, args)
}, lookup)
dgram.Socket.prototype.send = new Proxy(dgram.Socket.prototype.send, {
  apply(send, socket, args) {
    note(args.findLast((each) => typeof each === 'string') ?? 'a datagram')
    return Reflect.apply(send, socket, args)
  },
})
syncBuiltinESMExports()
