import { BlockList, isIP } from 'node:net'

const blockLists = new WeakMap<readonly string[], BlockList>()

/** @param ranges such as 10.0.0.1 or 172.16.0.0/12; the list must not change */
export function isInRanges(ranges: readonly string[], address: string): boolean {
  const version = isIP(address)
  if (version === 0 || ranges.length === 0) return false
  return blockListOf(ranges).check(address, version === 4 ? 'ipv4' : 'ipv6')
}

export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

function blockListOf(ranges: readonly string[]): BlockList {
  const known = blockLists.get(ranges)
  if (known) return known
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  blockLists.set(ranges, list)
  return list
}
