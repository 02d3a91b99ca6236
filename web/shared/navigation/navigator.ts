import { useSyncExternalStore } from 'react'
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom'

/** Returns true if the navigation must wait for a decision of the user, which may call `proceed`. */
type Blocker = (from: Location, to: Location, proceed: () => void) => boolean

interface Shown {
  location: Location
  navigationType: NavigationType
}

interface Entry {
  usr?: unknown
  key?: string
  /** The position in the history of this tab. A difference tells how far a step went. */
  idx?: number
}

const subscribers = new Set<() => void>()
const blockers = new Set<Blocker>()
let load: (pathname: string) => Promise<unknown> | null = () => null
let shown: Shown | null = null
let isPending = false
let latest = 0
let index = 0
/** The kind of the next step in the history: one that undoes a blocked step, or one that the user has confirmed. */
let expected: 'revert' | 'confirmed' | null = null

/** Loads the first screen and follows the history. `loader` loads the code of a path, or returns null if it is loaded. */
export function startNavigator(loader: typeof load): void {
  load = loader
  index = indexOf(0)
  window.addEventListener('popstate', followStep)
  void show(locationOfEntry(), NavigationType.Pop)
}

/** Changes the address when the code of the next screen is loaded and no blocker objects. */
export const appNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => history.go(delta),
  push: (to, state) => change(to, state, NavigationType.Push),
  replace: (to, state) => change(to, state, NavigationType.Replace),
}

/** Returns the location of the shown screen, or null until the first screen is loaded. */
export function useShown(): Shown | null {
  return useSyncExternalStore(subscribe, () => shown)
}

/** Returns whether the code of the next screen loads. */
export function useIsPending(): boolean {
  return useSyncExternalStore(subscribe, () => isPending)
}

export function addBlocker(blocker: Blocker): () => void {
  blockers.add(blocker)
  return () => blockers.delete(blocker)
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

function change(to: To, state: unknown, type: NavigationType): void {
  const path = typeof to === 'string' ? parsePath(to) : to
  const key = Math.random().toString(36).slice(2, 10)
  const next: Location = { pathname: '/', search: '', hash: '', ...path, state: state ?? null, key }
  const write = () => {
    if (type === NavigationType.Push) index++
    const entry: Entry = { usr: next.state, key, idx: index }
    if (type === NavigationType.Push) history.pushState(entry, '', createPath(next))
    else history.replaceState(entry, '', createPath(next))
  }
  const proceed = () => void show(next, type, write)
  if (!isBlocked(next, proceed)) proceed()
}

function isBlocked(next: Location, proceed: () => void): boolean {
  const from = shown?.location
  return from !== undefined && [...blockers].some((blocks) => blocks(from, next, proceed))
}

async function show(location: Location, navigationType: NavigationType, write?: () => void): Promise<void> {
  const own = ++latest
  const loading = load(location.pathname)
  if (loading) {
    isPending = true
    notify()
    await loading
    if (own !== latest) return
  }
  write?.()
  shown = { location, navigationType }
  isPending = false
  notify()
}

function notify(): void {
  for (const subscriber of subscribers) subscriber()
}

function followStep(): void {
  const step = expected
  expected = null
  if (step === 'revert') return
  const next = locationOfEntry()
  const nextIndex = indexOf(index + 1)
  const delta = nextIndex - index
  const proceed = () => {
    expected = 'confirmed'
    history.go(delta)
  }
  if (step === null && isBlocked(next, proceed)) {
    expected = 'revert'
    history.go(-delta)
    return
  }
  index = nextIndex
  void show(next, NavigationType.Pop)
}

function locationOfEntry(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = entryState()
  return { pathname, search, hash, state: usr, key }
}

function entryState(): Entry {
  return typeof history.state === 'object' && history.state !== null ? history.state : {}
}

/** Returns the position of the shown entry, and stores this one if another script has made the entry. */
function indexOf(missing: number): number {
  const { idx = missing } = entryState()
  history.replaceState({ ...entryState(), idx }, '')
  return idx
}
