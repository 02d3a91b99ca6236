import { createServer } from 'node:net'

/** Returns the first free port on 127.0.0.1 from `first` on. Tries up to 200 ports. */
export async function findFreePort(first: number): Promise<number> {
  const last = Math.min(first + 199, 65535)
  for (let port = first; port <= last; port++) {
    if (await isFree(port)) return port
  }
  throw new Error(`Every port from ${first} to ${last} of 127.0.0.1 is taken.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
