import { type Actor, cellOf, type Row } from './roles.ts'
import type { Answer, RolesFixture } from './roles-fixture.ts'

export interface RoleCase {
  name: string
  actor: Actor
  isAllowed: boolean
  /** Creates the record. `ask` sends the request, and `isDone` returns true if it took effect. */
  run(fixture: RolesFixture): Promise<{ ask(): Promise<Answer>; isDone(): Promise<boolean> }>
}

const members = ['owner', 'admin', 'member', 'viewer'] as const

const isYes = (row: Row, actor: Actor) => cellOf(row, actor) === 'yes'

/** Own records need a yes or 'own only', others' records a yes. */
const deletions = members.flatMap((actor) => [
  deletion('one’s own transaction', actor, cellOf('deleteOthers', actor) !== 'no', (own) => [own], 'graphql'),
  deletion('another’s transaction', actor, isYes('deleteOthers', actor), (_, other) => [other], 'graphql'),
  deletion('one’s own and another’s at once', actor, isYes('deleteOthers', actor), (...both) => both, 'graphql'),
  deletion('one’s own transaction by REST', actor, cellOf('deleteOthers', actor) !== 'no', (own) => [own], 'rest'),
  deletion('another’s transaction by REST', actor, isYes('deleteOthers', actor), (_, other) => [other], 'rest'),
])

const others = members.flatMap((actor): RoleCase[] => [
  {
    name: 'archives a category',
    actor,
    isAllowed: isYes('manageCategories', actor),
    async run({ organizationId, graphql, sql }) {
      const [category] = await sql(
        'select id from categories where organization_id = $1 and archived_at is null limit 1',
        [organizationId],
      )
      return {
        ask: () =>
          graphql(actor, mutation(`updateCategory(id: "${category?.id}", changes: { archived: true }) { id }`)),
        isDone: async () =>
          (await sql('select from categories where id = $1 and archived_at is not null', [category?.id])).length === 1,
      }
    },
  },
  roleChange('makes a Member an Owner', actor, isYes('own', actor), 'removed', 'OWNER'),
  roleChange('makes an Owner an Admin', actor, isYes('own', actor), 'second', 'ADMIN'),
  roleChange('makes a Member a Viewer', actor, isYes('manageMembers', actor), 'removed', 'VIEWER'),
  removal('removes an Owner', actor, isYes('own', actor), 'second'),
  removal('removes a Member', actor, isYes('manageMembers', actor), 'removed'),
  {
    name: 'sends the assistant a file',
    actor,
    isAllowed: isYes('stageAndReview', actor),
    async run({ organizationId, userIds, graphql, sql }) {
      const storagePath = `${organizationId}/2026/03/${crypto.randomUUID()}`
      await sql(
        `insert into uploads (organization_id, user_id, file_name, content_type, storage_path, state, size, expires_at)
           values ($1, $2, 'a.png', 'image/png', $3, 'uploaded', 10, now() + interval '5 minutes')`,
        [organizationId, userIds[actor], storagePath],
      )
      const { data } = await graphql(actor, mutation('startAssistantSession { id }'))
      const input = `{ sessionId: "${data.startAssistantSession.id}", storagePath: "${storagePath}" }`
      return {
        ask: () => graphql(actor, mutation(`sendMessage(input: ${input}) { __typename }`)),
        isDone: async () => (await sql('select from documents where storage_path = $1', [storagePath])).length === 1,
      }
    },
  },
])

/** All cases that depend on the owner of a record, or on more than the called operation. */
export const roleCases: readonly RoleCase[] = [...deletions, ...others]

function deletion(
  what: string,
  actor: (typeof members)[number],
  isAllowed: boolean,
  choose: (own: string, other: string) => string[],
  entryPoint: 'graphql' | 'rest',
): RoleCase {
  return {
    name: `deletes ${what}`,
    actor,
    isAllowed,
    async run({ organizationId, userIds, graphql, rest, sql }) {
      const create = async (creator: string) => {
        const [made] = await sql<{ id: string }>(
          `insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, date, created_by)
             values ($1, 'EXPENSE', 100, 'USD', 100, '', '2026-03-31', $2) returning id`,
          [organizationId, userIds[creator]],
        )
        return made?.id ?? ''
      }
      const ids = choose(await create(actor), await create('second'))
      const list = ids.map((id) => `"${id}"`).join(', ')
      return {
        ask: () =>
          entryPoint === 'rest'
            ? rest(actor, { method: 'DELETE', path: `/transactions/${ids[0]}`, body: undefined })
            : graphql(actor, mutation(`deleteTransactions(ids: [${list}])`)),
        isDone: async () => (await sql('select from transactions where id = any($1)', [ids])).length < ids.length,
      }
    },
  }
}

/** @param whom member whose role changes; a removed member returns as a Member first */
function roleChange(
  name: string,
  actor: Actor,
  isAllowed: boolean,
  whom: 'second' | 'removed',
  role: string,
): RoleCase {
  return {
    name,
    actor,
    isAllowed,
    async run(fixture) {
      const userId = await stateOf(fixture, whom)
      return {
        ask: () => fixture.graphql(actor, mutation(`updateMemberRole(userId: "${userId}", role: ${role}) { id }`)),
        isDone: () => isNow(fixture, userId, role),
      }
    },
  }
}

function removal(name: string, actor: Actor, isAllowed: boolean, whom: 'second' | 'removed'): RoleCase {
  return {
    name,
    actor,
    isAllowed,
    async run(fixture) {
      const userId = await stateOf(fixture, whom)
      return {
        ask: () => fixture.graphql(actor, mutation(`removeMember(userId: "${userId}")`)),
        isDone: async () => !(await isNow(fixture, userId)),
      }
    },
  }
}

async function stateOf({ organizationId, userIds, sql }: RolesFixture, whom: 'second' | 'removed'): Promise<string> {
  await sql('update memberships set removed_at = null, role = $3 where organization_id = $1 and user_id = $2', [
    organizationId,
    userIds[whom],
    whom === 'second' ? 'OWNER' : 'MEMBER',
  ])
  return userIds[whom] ?? ''
}

async function isNow({ organizationId, sql }: RolesFixture, userId: string, role?: string): Promise<boolean> {
  const [found] = await sql<{ role: string }>(
    'select role from memberships where organization_id = $1 and user_id = $2 and removed_at is null',
    [organizationId, userId],
  )
  return found !== undefined && (role === undefined || found.role === role)
}

const mutation = (operation: string) => ({ query: `mutation { ${operation} }`, variables: {} })
