let addresses = 0

/** An address on the network that no other device of the process has, because the entry points limit each network. */
export function nextAddress(): string {
  addresses += 1
  return `10.${process.pid % 250}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`
}
