import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const script = path.join(import.meta.dirname, 'stuck-process.ts')

test.each(['loop', 'pattern'])(
  'a process that one operation holds with a %s ends and names the operation',
  async (kind) => {
    const stuck = spawn(process.execPath, [script, kind], { stdio: ['ignore', 'inherit', 'pipe'] })
    const [written, [code, signal]] = await Promise.all([text(stuck.stderr), once(stuck, 'exit')])
    expect([code, signal]).toEqual([null, 'SIGKILL'])
    expect(JSON.parse(written)).toMatchObject({
      level: 'error',
      event: 'event_loop.blocked',
      work: 'query tags',
      place: expect.stringMatching(/^at hold \(tests\/embedded\/stuck-process\.ts:\d+\)/),
    })
  },
)
