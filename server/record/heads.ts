/** The state of a chain at a time. A head that is kept elsewhere shows whether earlier changes were altered since. */
export interface Head {
  organizationId: string
  number: bigint
  hash: string
  redactions: bigint
  redactionsHash: string
}

const format = /^([0-9a-f-]{36}) (\d+) ([0-9a-f]{64}) (\d+) ([0-9a-f]{64})$/

export function printHead({ organizationId, number, hash, redactions, redactionsHash }: Head): string {
  return `${organizationId} ${number} ${hash} ${redactions} ${redactionsHash}`
}

/**
 * Reads the lines that `printHead` wrote. Other lines are skipped, because npm prints some too.
 * @throws Error if the file has no heads
 */
export function parseHeads(text: string): Map<string, Head> {
  const heads = new Map<string, Head>()
  for (const line of text.split('\n')) {
    const [, organizationId, number, hash, redactions, redactionsHash] = format.exec(line.trim()) ?? []
    if (!organizationId || !number || !hash || !redactions || !redactionsHash) continue
    heads.set(organizationId, {
      organizationId,
      number: BigInt(number),
      hash,
      redactions: BigInt(redactions),
      redactionsHash,
    })
  }
  if (heads.size === 0) throw new Error('The file has no heads: write them with npm run --silent verify-record > FILE')
  return heads
}
