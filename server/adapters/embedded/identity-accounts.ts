import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { EmulatorAccount, EmulatorMail, EmulatorState } from './identity-firebase.ts'

export interface StoredAccounts {
  /** The salt of the password hashes. The salt never changes for a data folder. */
  salt: string
  saved(): Promise<void>
}

interface AccountsFile {
  salt: string
  accounts: EmulatorAccount[]
  mails: EmulatorMail[]
}

const maxMails = 200

/**
 * Loads the accounts into the emulator and saves the file after each change. Refresh tokens are not saved, because the
 * emulator's tokens contain their account and stay valid while it exists.
 */
export async function openAccounts(path: string, state: EmulatorState): Promise<StoredAccounts> {
  const { salt, accounts, mails } = await readAccounts(path)
  for (const account of accounts) restore(state, account)
  for (const mail of mails) state.oobs.set(mail.oobCode, mail)

  const save = runExclusively(() =>
    writeSafely(path, JSON.stringify({ salt, accounts: [...state.users.values()], mails: [...state.oobs.values()] })),
  )
  let latest = Promise.resolve()
  const changed = () => {
    latest = save()
    // The waiting callers receive the error. Without callers, a rejection must not end the process.
    latest.catch(() => undefined)
  }
  watchChanges(state, changed)
  return { salt, saved: () => latest }
}

async function readAccounts(path: string): Promise<AccountsFile> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { salt: randomBytes(24).toString('base64url'), accounts: [], mails: [] }
    }
    throw new Error(`The accounts in ${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Omits the providers `password` and `phone`, because the emulator adds them itself and would list them twice. */
function restore(state: EmulatorState, { localId, providerUserInfo = [], ...fields }: EmulatorAccount): void {
  state.users.set(localId, { localId })
  const others = providerUserInfo.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone')
  state.updateUserByLocalId(localId, fields, { upsertProviders: others })
}

function watchChanges(state: EmulatorState, changed: () => void): void {
  const { createOob } = state
  state.createOob = (...about) => {
    const mail = createOob.apply(state, about)
    mail.at = new Date().toISOString()
    for (const code of [...state.oobs.keys()].slice(0, -maxMails)) state.oobs.delete(code)
    changed()
    return mail
  }
  state.updateUserByLocalId = reporting(state.updateUserByLocalId.bind(state), changed)
  state.deleteUser = reporting(state.deleteUser.bind(state), changed)
  state.deleteAllAccounts = reporting(state.deleteAllAccounts.bind(state), changed)
  state.deleteOobCode = reporting(state.deleteOobCode.bind(state), changed)
}

function reporting<Args extends unknown[]>(method: (...args: Args) => unknown, changed: () => void) {
  return (...args: Args) => {
    const result = method(...args)
    changed()
    return result
  }
}

/**
 * Runs `work` one call at a time. Calls during a run share the next run, because the current run may have missed their
 * change.
 */
function runExclusively(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    if (next === undefined) {
      const mine = running
        .catch(() => undefined)
        .then(() => {
          running = mine
          next = undefined
          return work()
        })
      next = mine
    }
    return next
  }
}

/** Writes the file atomically, so that a crash leaves either the old file or the new one. */
async function writeSafely(path: string, text: string): Promise<void> {
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
