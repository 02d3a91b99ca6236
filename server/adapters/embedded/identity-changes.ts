import type { EmulatorAccount, EmulatorState } from './identity-firebase.ts'

export interface AccountChange {
  uid: string
  isDisabled: boolean
  /** In milliseconds since 1970. Tokens of earlier sign-ins are rejected. */
  validAfter?: number
}

/**
 * Reports each account that is disabled, enabled, signed out everywhere or deleted. A deleted account is reported as
 * signed out.
 */
export function watchAccounts(state: EmulatorState, onChange: (change: AccountChange) => void): void {
  const reported = new Map([...state.users.values()].map((account) => [account.localId, textOf(account)]))
  const { updateUserByLocalId, deleteUser, deleteAllAccounts } = state

  const notifyDeleted = (uid: string) => {
    reported.delete(uid)
    onChange({ uid, isDisabled: false, validAfter: Date.now() })
  }
  state.updateUserByLocalId = (...update) => {
    const result = updateUserByLocalId.apply(state, update)
    const account = state.users.get(update[0])
    if (account && reported.get(account.localId) !== textOf(account)) {
      reported.set(account.localId, textOf(account))
      onChange(changeOf(account))
    }
    return result
  }
  state.deleteUser = (account) => {
    const result = deleteUser.call(state, account)
    notifyDeleted(account.localId)
    return result
  }
  state.deleteAllAccounts = () => {
    const uids = [...state.users.keys()]
    const result = deleteAllAccounts.call(state)
    for (const uid of uids) notifyDeleted(uid)
    return result
  }
}

function changeOf({ localId, disabled = false, validSince }: EmulatorAccount): AccountChange {
  return {
    uid: localId,
    isDisabled: disabled,
    ...(validSince !== undefined && { validAfter: Number(validSince) * 1_000 }),
  }
}

const textOf = (account: EmulatorAccount) => JSON.stringify(changeOf(account))
