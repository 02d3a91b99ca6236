import { readdir } from 'node:fs/promises'
import { webFolder } from '../../../server/web-build.ts'
import { startServer } from '../../support/servers/server.ts'
import { expect, test } from '../../support/test.ts'

test('a server that has just started serves each file to its first visitors', async () => {
  const server = await startServer()
  try {
    const scripts = (await readdir(`${webFolder}/assets`)).filter((name) => name.endsWith('.js'))
    const paths = ['/', ...scripts.map((name) => `/assets/${name}`)]
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await statusOf(server.baseUrl + path)) })))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  } finally {
    await server.stop()
  }
})

async function statusOf(address: string) {
  const response = await fetch(address)
  await response.arrayBuffer()
  return { status: response.status }
}
