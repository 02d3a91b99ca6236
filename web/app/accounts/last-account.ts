/** The account that the user chose last for a new transaction on this device, or null. */
export const lastAccountOf = (organizationId: string): string | null => localStorage.getItem(storageKey(organizationId))

export function rememberAccount(organizationId: string, accountId: string | null): void {
  try {
    if (accountId) localStorage.setItem(storageKey(organizationId), accountId)
    else localStorage.removeItem(storageKey(organizationId))
  } catch {
    // If storage is full or blocked, the next form begins without an account.
  }
}

const storageKey = (organizationId: string) => `account:${organizationId}`
