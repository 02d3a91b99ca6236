import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import type { Client } from 'graphql-ws'

/** Whoever is back within this time was not away, in milliseconds. */
const patience = 5_000

const cutOff = makeVar(false)

/** Whether nothing arrives of what others do: the connection of the active organization has been gone for a while. */
export function useIsOffline(): boolean {
  return useReactiveVar(cutOff)
}

/** Notices when a client's connection is gone, until the answer is called. */
export function watchConnection(socket: Pick<Client, 'on'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    cutOff(false)
  }
  const wait = () => {
    timer ??= setTimeout(() => cutOff(true), patience)
  }
  const leave = [socket.on('connecting', wait), socket.on('closed', wait), socket.on('connected', end)]
  return () => {
    for (const stop of leave) stop()
    end()
  }
}
