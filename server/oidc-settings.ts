import type { OidcSettings } from './adapters/oidc.ts'

type Environment = Record<string, string | undefined>

const parts = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME']
const pattern = new RegExp(`^(?:${parts.join('|')})(_\\w+)?$`)

/**
 * Reads the providers of OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, and of the same names with a
 * suffix, such as OIDC_ISSUER_2.
 * @param text reads a setting, which may be in a file whose path is the name with _FILE
 * @returns the problems as sentences, and the providers that are complete
 */
export function readOidcSettings(
  environment: Environment,
  text = (name: string) => environment[name]?.trim() || undefined,
): { providers: OidcSettings[]; problems: string[] } {
  const names = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''))
  const suffixes = names.flatMap((name) => {
    const found = pattern.exec(name)
    return found && text(name) !== undefined ? [found[1] ?? ''] : []
  })
  const problems: string[] = []
  const providers: OidcSettings[] = []
  for (const suffix of [...new Set(suffixes)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    const names = parts.map((part) => `${part}${suffix}`)
    const [issuer, clientId, clientSecret, name] = names.map(text)
    if (issuer && clientId && clientSecret && name) {
      const provider = { id: suffix.slice(1).toLowerCase() || 'oidc', name, issuer, clientId, clientSecret }
      const problem = findProblem(`OIDC_ISSUER${suffix}`, provider, providers)
      if (problem) problems.push(problem)
      else providers.push(provider)
    } else {
      const missing = names.filter((each) => text(each) === undefined)
      const given = names.find((each) => text(each) !== undefined)
      problems.push(`${given} also needs ${missing.join(', ')}.`)
    }
  }
  return { providers, problems }
}

function findProblem(name: string, { id, issuer }: OidcSettings, others: readonly OidcSettings[]): string | undefined {
  const url = URL.parse(issuer)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    return `${name} is an address without parameters: https://id.example.com/realms/home`
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return `${name} begins with https://`
  if (others.some((other) => new URL(other.issuer).href === url.href)) {
    return `${name} repeats another provider: each issuer is configured once.`
  }
  if (others.some((other) => other.id === id)) return `${name} needs another suffix: "${id}" is used already.`
  return undefined
}

const isLoopback = (host: string) => /^(127(\.\d+){3}|\[::1\]|localhost|.+\.localhost)$/.test(host)
