import { useState } from 'react'

/** Returns a choice of the user that this device stores, false at first, and the function that changes it. */
export function useDeviceFlag(storageKey: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) === 'true')
  const change = (next: boolean) => {
    localStorage.setItem(storageKey, String(next))
    setOn(next)
  }
  return [isOn, change]
}
