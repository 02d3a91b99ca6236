import { writeSync } from 'node:fs'
import { type Debugger, type Runtime, Session } from 'node:inspector'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'
import { currentWorkKey } from '../base/current-work.ts'
import { formatLogLine } from '../base/log.ts'
import type { WatchdogOptions } from './watchdog.ts'

const { turns, interval, maxChecks }: WatchdogOptions = workerData
/** The milliseconds within which the debugger must answer. */
const stackTime = 2_000
const root = path.join(import.meta.dirname, '../..')

let seen = -1
let checksWithoutTurn = 0

const timer = setInterval(() => {
  const now = Atomics.load(turns, 0)
  checksWithoutTurn = now === seen ? checksWithoutTurn + 1 : 0
  seen = now
  if (checksWithoutTurn < maxChecks) return
  clearInterval(timer)
  setTimeout(end, stackTime, 'unknown', 'unknown')
  pauseMainThread()
}, interval)

/** The standard streams of a worker pass through the main thread, so the line is written directly. */
function end(work: string, place: string): void {
  writeSync(2, formatLogLine('error', 'event_loop.blocked', { milliseconds: interval * maxChecks, work, place }))
  process.kill(process.pid, 'SIGKILL')
}

function pauseMainThread(): void {
  const files = new Map<string, string>()
  const session = new Session()
  session.connectToMainThread()
  session.on('Debugger.scriptParsed', ({ params }) => void files.set(params.scriptId, params.url))
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    const place = callFrames
      .slice(0, 12)
      .map((frame) => formatFrame(frame, files))
      .join(' | ')
    const callFrameId = callFrames[0]?.callFrameId
    if (!callFrameId) return end('unknown', place)
    const question = { callFrameId, expression: `globalThis[Symbol.for('${currentWorkKey}')]?.()`, returnByValue: true }
    session.post('Debugger.evaluateOnCallFrame', question, (_error, answer?: { result: Runtime.RemoteObject }) =>
      end(String(answer?.result.value ?? 'unknown'), place),
    )
  })
  session.post('Debugger.enable', () => {})
  session.post('Debugger.pause', () => {})
}

function formatFrame({ functionName, location }: Debugger.CallFrame, files: ReadonlyMap<string, string>): string {
  const url = files.get(location.scriptId) ?? ''
  const file = url.startsWith('file:') ? path.relative(root, fileURLToPath(url)) : url
  return `at ${functionName || '<anonymous>'} (${file}:${location.lineNumber + 1})`
}
