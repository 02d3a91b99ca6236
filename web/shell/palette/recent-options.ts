/** Maximum number of remembered options. */
const most = 4

const storageKeyOf = (organizationId: string) => `recentCommands:${organizationId}`

/** Returns the ids of the options that were used last on this device, latest first. */
export function recentOptionIds(organizationId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeyOf(organizationId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberOption(organizationId: string, id: string): void {
  const ids = [id, ...recentOptionIds(organizationId).filter((each) => each !== id)].slice(0, most)
  try {
    localStorage.setItem(storageKeyOf(organizationId), JSON.stringify(ids))
  } catch {
    // Without storage, the palette shows no recent options.
  }
}
