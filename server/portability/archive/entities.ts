import { sql } from 'kysely'
import { records } from '../../history/records.ts'
import { fieldsOf, type RecordDescriptor } from '../../platform/records/descriptor.ts'
import type { ArchiveEntity } from './columns.ts'

const members: ArchiveEntity = {
  name: 'members',
  about: 'Who keeps these books, and who has kept them; the addresses of those who are members now.',
  table: 'memberships',
  key: ['user_id'],
  // Row-level security also shows the user's memberships in other organizations.
  seen: sql`t.organization_id = current_organization()`,
  exportOnly: true,
  columns: [
    { name: 'id', type: 'id', about: 'The member.', as: sql`t.user_id` },
    {
      name: 'name',
      type: 'text',
      about: 'As people see it.',
      as: sql`(select u.name from users u where u.id = t.user_id)`,
    },
    {
      name: 'email',
      type: 'text',
      about: 'Their address.',
      as: sql`(select u.email from users u where u.id = t.user_id and t.removed_at is null)`,
      nullable: true,
    },
    { name: 'role', type: 'text', about: 'OWNER, ADMIN, MEMBER or VIEWER.' },
    { name: 'joined_at', type: 'moment', about: 'Since when.' },
    { name: 'removed_at', type: 'moment', about: 'Until when, where it is over.', nullable: true },
  ],
}

/** In dependency order: each entity refers only to earlier ones. */
export const archiveEntities: readonly ArchiveEntity[] = [members, ...records.flatMap(entityOf)]

function entityOf({ table, archive, fields }: RecordDescriptor): ArchiveEntity[] {
  if (!archive) return []
  const columns = fieldsOf({ fields }).flatMap(([name, field]) =>
    field.about === undefined ? [] : [{ ...field, name, about: field.about }],
  )
  return [{ key: ['id'], ...archive, table, columns }]
}
