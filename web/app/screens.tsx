import type { ComponentType, LazyExoticComponent } from 'react'
import type { RouteObject } from 'react-router-dom'

/**
 * The screens inside the shell, one row each:
 * `{ path: 'dashboard', lazy: screen(async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage) }`.
 * `handle: { isWholeScreen: true }` takes padding and bars away, as the review of a receipt wants it.
 */
export const screens: RouteObject[] = []

/** The assistant's window: `lazy(async () => ({ default: (await import('…/AssistantWindow.tsx')).AssistantWindow }))`. */
export const AssistantWindow: LazyExoticComponent<ComponentType<{ onClose: () => void }>> | null = null

/** What is there on every screen of an organization: the tour, an invitation to answer. */
export const mountedEverywhere: ComponentType[] = []

/** A screen whose code is loaded when it is first opened. */
export function screen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: await load() })
}
