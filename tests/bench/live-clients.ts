import WebSocket from 'ws'
import { answer, now } from '../support/servers/processes.ts'

export interface Crowd {
  url: string
  clients: { headers: Record<string, string>; greeting: string[] }[]
}

let arrived: number[][] = []
let text = ''
let stir = () => {}

async function open({ url, clients }: Crowd): Promise<void> {
  const places = clients.map((client, place) => ({ ...client, place: arrived.length + place }))
  arrived = [...arrived, ...clients.map(() => [])]
  for (let at = 0; at < places.length; at += 25) {
    await Promise.all(
      places.slice(at, at + 25).map(({ headers, greeting, place }) => connect(url, headers, greeting, place)),
    )
  }
}

function connect(url: string, headers: Record<string, string>, greeting: string[], place: number): Promise<void> {
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers, perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    let isFollowing = greeting.length === 0
    socket.on('error', reject)
    socket.on('close', (code, reason) => reject(new Error(`A socket was closed with ${code} ${reason}`)))
    socket.on('open', () => {
      if (isFollowing) resolve()
      else socket.send(greeting[0] ?? '')
    })
    socket.on('message', (data: Buffer) => {
      const at = now()
      if (isFollowing) {
        arrived[place]?.push(at)
        if (place === 0) text = data.toString()
        stir()
        return
      }
      const message = data.toString()
      if (message.includes('"connection_ack"')) for (const each of greeting.slice(1)) socket.send(each)
      else if (message.includes('"next"')) {
        isFollowing = true
        resolve()
      } else if (!message.includes('"ping"')) reject(new Error(message))
    })
  })
}

async function next(): Promise<number[]> {
  while (!arrived.every(({ length }) => length > 0)) {
    await new Promise<void>((resolve) => {
      stir = resolve
    })
  }
  return arrived.map((times) => times.shift() ?? 0)
}

answer({ open, next, text: () => text })
