import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { EmulatorAccount, EmulatorMail, EmulatorState } from './identity-firebase.ts'

/** The emulator's accounts and open mails, kept in a file. */
export interface StoredAccounts {
  /** What passwords are derived with before the emulator sees them; the same for the folder's whole life. */
  salt: string
  /** Settles when all that changed so far is on the disk. */
  saved(): Promise<void>
}

interface AccountsFile {
  salt: string
  accounts: EmulatorAccount[]
  mails: EmulatorMail[]
}

const mailsKept = 200

/**
 * Fills the emulator's memory from the file and from then on writes the file anew after each change.
 * Refresh tokens need no keeping: the emulator's name their account, and hold as long as it exists.
 */
export async function openAccounts(path: string, state: EmulatorState): Promise<StoredAccounts> {
  const { salt, accounts, mails } = await readAccounts(path)
  for (const account of accounts) restore(state, account)
  for (const mail of mails) state.oobs.set(mail.oobCode, mail)

  const save = inTurn(() =>
    writeSafely(path, JSON.stringify({ salt, accounts: [...state.users.values()], mails: [...state.oobs.values()] })),
  )
  let latest = Promise.resolve()
  const changed = () => {
    latest = save()
    // Whoever waits for it hears of a failure; when nobody does, it must not end the process.
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

/** The providers `password` and `phone` are left out: the emulator adds them itself, and would list them twice. */
function restore(state: EmulatorState, { localId, providerUserInfo = [], ...fields }: EmulatorAccount): void {
  state.users.set(localId, { localId })
  const others = providerUserInfo.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone')
  state.updateUserByLocalId(localId, fields, { upsertProviders: others })
}

/** Every change of the emulator's memory that must outlive it goes through one of these methods. */
function watchChanges(state: EmulatorState, changed: () => void): void {
  const { createOob } = state
  state.createOob = (...about) => {
    const mail = createOob.apply(state, about)
    mail.at = new Date().toISOString()
    for (const code of [...state.oobs.keys()].slice(0, -mailsKept)) state.oobs.delete(code)
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
 * Makes `work` run one at a time. A call while it runs is answered by the next run, shared by all who called
 * meanwhile: the one under way may have looked before their change.
 */
function inTurn(work: () => Promise<void>): () => Promise<void> {
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

/** A kill or a power cut at any moment leaves the old file or the new one, whole. */
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
