import type { WorkerTask, WorkerTasks } from '../adapters/worker/protocol.ts'

/** Each process runs one task, so it loads the modules of this task only: all of them take 0.3 s of CPU time. */
export const tasks: WorkerTasks = {
  parseArchive: lazily(async () => (await import('../portability/archive/parse-archive.ts')).parseArchive),
  parseImport: lazily(async () => (await import('../intake/imports/files/parse-import.ts')).parseImport),
  parseMail: lazily(async () => (await import('../intake/mails/parse-mail.ts')).parseMail),
  parseMailHeader: lazily(async () => (await import('../intake/mails/parse-mail.ts')).parseMailHeader),
  parseTable: lazily(async () => (await import('../intake/staging/parse-table.ts')).parseTable),
}

function lazily<Input, Value, Result, Reply>(
  load: () => Promise<WorkerTask<Input, Value, Result, Reply>>,
): WorkerTask<Input, Value, Result, Reply> {
  return async function* run(input) {
    const task = await load()
    return yield* task(input)
  }
}
