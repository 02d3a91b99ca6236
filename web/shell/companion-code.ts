// This code is needed after the first screen, and is requested together with it.

export const loadCompanions = async () => ({ default: (await import('./Companions.tsx')).Companions })

export const loadUserState = async () => ({
  default: (await import('../app/session/UserStateSubscription.tsx')).UserStateSubscription,
})
