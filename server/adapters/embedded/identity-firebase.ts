import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

/** What a request handler of the emulator takes: Express reads `body` where a request was parsed before. */
export type Emulator = (request: IncomingMessage, response: ServerResponse) => void

export interface EmulatorAccount {
  localId: string
  disabled?: boolean
  /** Tokens of an earlier sign-in are refused: seconds since 1970. */
  validSince?: string
  providerUserInfo?: { providerId: string }[]
}

export interface EmulatorMail {
  email: string
  requestType: string
  oobCode: string
  oobLink: string
  at?: string
}

/** The emulator's memory of one project, as far as it is used here. */
export interface EmulatorState {
  users: Map<string, EmulatorAccount>
  oobs: Map<string, EmulatorMail>
  updateUserByLocalId(localId: string, fields: object, options?: { upsertProviders: object[] }): unknown
  deleteUser(account: EmulatorAccount): unknown
  deleteAllAccounts(): unknown
  createOob(...about: unknown[]): EmulatorMail
  deleteOobCode(code: string): unknown
}

interface Specification {
  paths: Record<string, PathItem>
  components: { parameters: Record<string, unknown> }
}

interface PathItem {
  parameters?: { $ref?: string }[]
  get?: Operation
  post?: Operation
  patch?: Operation
  delete?: Operation
}

interface Operation {
  responses: Record<string, { content?: unknown }>
}

/** What the web SDK and firebase-admin ask for when people sign in by e-mail, by Google or by a token. */
const keptPaths = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signUp|update)$/,
  /^\/v1\/accounts:signInWith(CustomToken|Idp|Password)$/,
  /^\/v1\/projects(\/\{targetProjectId\}\/accounts(:(batchDelete|batchGet|delete|lookup|sendOobCode|update))?)?$/,
  /^\/v1\/projects\/\{targetProjectId\}:createSessionCookie$/,
  /^\/v1\/token$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|oobCodes)$/,
]

/**
 * The official emulator of firebase-tools, as a request handler with an empty memory.
 *
 * These are its internal modules (the version is pinned): its own command takes seven seconds and 380 MB, writes a
 * debug log into the working folder and forgets everybody when killed. Most of what remains is compiling validators
 * from its OpenAPI document, so what nobody asks for is cut from that first: unused paths, the query parameters that
 * all paths share, and the shapes of its own answers. That leaves 0.6 s and 150 MB.
 */
export async function createEmulator(projectId: string): Promise<{ emulator: Emulator; state: EmulatorState }> {
  const require = createRequire(import.meta.url)
  const folder = 'firebase-tools/lib/emulator/auth'
  const { default: specification }: { default: Specification } = require(`${folder}/apiSpec.js`)
  prune(specification)

  const { AgentProjectState }: { AgentProjectState: new (id: string) => EmulatorState } = require(`${folder}/state.js`)
  const { SingleProjectMode }: { SingleProjectMode: { NO_WARNING: string } } = require(`${folder}/index.js`)
  const { createApp }: { createApp(id: string, mode: string, states: Map<string, EmulatorState>): Promise<Emulator> } =
    require(`${folder}/server.js`)

  const state = new AgentProjectState(projectId)
  const emulator = await createApp(projectId, SingleProjectMode.NO_WARNING, new Map([[projectId, state]]))
  return { emulator, state }
}

function prune({ paths, components }: Specification): void {
  const shared = Object.keys(components.parameters).map((name) => `#/components/parameters/${name}`)
  for (const [path, item] of Object.entries(paths)) {
    if (!keptPaths.some((kept) => kept.test(path))) delete paths[path]
    item.parameters = item.parameters?.filter(({ $ref }) => $ref === undefined || !shared.includes($ref))
    for (const operation of [item.get, item.post, item.patch, item.delete]) {
      for (const response of Object.values(operation?.responses ?? {})) response.content = { '*/*': { schema: {} } }
    }
  }
}
