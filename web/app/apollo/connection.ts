import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import type { Client } from 'graphql-ws'

/** Disconnections shorter than this are not reported, in milliseconds. */
const offlineDelay = 5_000

const cutOff = makeVar(false)

/** Returns true if the connection of the active organization has been lost for a while. */
export function useIsOffline(): boolean {
  return useReactiveVar(cutOff)
}

/** Watches the connection of a client. Returns a function that stops watching. */
export function watchConnection(socket: Pick<Client, 'on'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    cutOff(false)
  }
  const wait = () => {
    timer ??= setTimeout(() => cutOff(true), offlineDelay)
  }
  const leave = [socket.on('connecting', wait), socket.on('closed', wait), socket.on('connected', end)]
  return () => {
    for (const stop of leave) stop()
    end()
  }
}
